/// A stored property of a view that brings its own storage; its view is evaluated again when that changes.
///
/// A struct of one's own takes part by declaring the conformance: the dynamic properties inside it are found and
/// connected first, then `update()` is called, before each evaluation of the view.
public protocol DynamicProperty {
  @MainActor @preconcurrency mutating func update()

  @MainActor @preconcurrency
  static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext)
  static func _isSame(_ a: Self, _ b: Self) -> Bool
}

extension DynamicProperty {
  @MainActor @preconcurrency public mutating func update() {}

  @MainActor @preconcurrency
  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    context.install(PropertyPlan.of(Self.self), at: pointer)
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }

  public static func _isSame(_ a: Self, _ b: Self) -> Bool {
    let comparator = Comparator.fieldwise(Self.self)
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { comparator.areEqual(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
    }
  }
}
