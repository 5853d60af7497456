@_spi(Reflection) import Swift

/// Which fields of a type are dynamic properties and where they lie; found once per type.
struct PropertyPlan {
  struct Field {
    let offset: Int
    let name: String
    let type: any DynamicProperty.Type
  }

  let fields: [Field]
  /// Where fields lie that hold observable objects without a wrapper.
  let objects: [Int]

  nonisolated(unsafe) private static var known: [ObjectIdentifier: PropertyPlan] = [:]

  static func of(_ type: Any.Type) -> PropertyPlan {
    let id = ObjectIdentifier(type)
    if let plan = known[id] { return plan }
    var fields: [Field] = []
    var objects: [Int] = []
    _forEachField(of: type, options: fieldOptions) { name, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        let name = String(cString: name)
        fields.append(
          Field(offset: offset, name: name.hasPrefix("_") ? String(name.dropFirst()) : name, type: property))
      } else if ObjectRegistry.isObservableClass(fieldType) {
        objects.append(offset)
      }
      return true
    }
    let plan = PropertyPlan(fields: fields, objects: objects)
    known[id] = plan
    return plan
  }
}

/// What a property needs to find its storage again each time its view is evaluated.
@MainActor
public struct _PropertyContext {
  let node: _Node
  /// The view (or modifier) that the property belongs to, as the document names it.
  let view: String
  fileprivate(set) var name: String
  let slots: PropertySlots
  fileprivate var next = 0

  init(node: _Node, view: String, slots: PropertySlots) {
    self.node = node
    self.view = view
    self.name = ""
    self.slots = slots
  }

  /// The storage of the property that comes next: what is there from the last time, else what `make` makes.
  mutating func slot<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    defer { next += 1 }
    if next < slots.storage.count { return unsafeDowncast(slots.storage[next], to: Storage.self) }
    let storage = make()
    slots.storage.append(storage)
    return storage
  }

  func owner(wrapper: String) -> PropertyOwner {
    PropertyOwner(node: node, view: view, name: name, wrapper: wrapper)
  }

  /// Lists the properties of an observable object among the screen's state for as long as the view is there.
  func hold(_ object: AnyObject, isSubscriber: Bool = false) {
    node.graph.objects.hold(object, by: slots, of: node, isSubscriber: isSubscriber)
  }

  /// Connects all dynamic properties of the value at `pointer` with their storage, nested ones too.
  mutating func install(_ plan: PropertyPlan, at pointer: UnsafeMutableRawPointer) {
    let outer = name
    for field in plan.fields {
      name = outer.isEmpty ? field.name : outer + "." + field.name
      field.type._install(at: pointer + field.offset, &self)
    }
    for offset in plan.objects { hold((pointer + offset).load(as: AnyObject.self)) }
    name = outer
  }
}

/// The storage of one node's properties, in the order of its fields.
final class PropertySlots {
  var storage: [AnyObject] = []
}
