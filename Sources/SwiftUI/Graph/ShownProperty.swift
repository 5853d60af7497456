/// A wrapped property of a view on the screen, as the document lists it.
@MainActor
public struct ShownProperty {
  public let view: String
  public let path: String
  public let name: String
  public let type: String
  public let value: String
  public let isNil: Bool
  public let writeCalls: Int
  public let writeChanges: Int

  init?(_ location: AnyLocation) {
    guard let owner = location.owner else { return nil }
    view = owner.view
    path = owner.node.instancePath
    name = owner.name
    type = typeName(location.valueType)
    let description = location.described
    value = description.text
    isNil = description.isNil
    writeCalls = location.writeCalls
    writeChanges = location.writeChanges
  }
}

extension ViewGraph {
  /// The wrapped properties on the screen, once per instance, or those with this name.
  public func properties(named name: String?) -> [ShownProperty] {
    Evaluation.none {
      properties.all.filter { name == nil || $0.owner?.name == name }.compactMap { ShownProperty($0) }
    }
  }

  /// How often the body of each instance ran.
  public var bodyList: [(path: String, count: Int)] { bodyCounts.all }
}
