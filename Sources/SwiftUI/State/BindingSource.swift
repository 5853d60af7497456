/// What stands behind a binding.
class BindingSource<Value>: @unchecked Sendable {
  func get() -> Value { fatalError("abstract") }
  func set(_ value: Value, transaction: Transaction, part: WrittenPart?) { fatalError("abstract") }
  /// Whether the other leads to the same value, so that a view that got it has got nothing new.
  func isSame(as other: BindingSource<Value>) -> Bool { self === other }
}

/// The storage of a property wrapper.
final class LocationSource<Value>: BindingSource<Value>, @unchecked Sendable {
  let location: Location<Value>
  init(_ location: Location<Value>) { self.location = location }

  override func get() -> Value { location.get() }
  override func set(_ value: Value, transaction: Transaction, part: WrittenPart?) {
    transaction.whileCurrent { location.set(value, part: part) }
  }
  override func isSame(as other: BindingSource<Value>) -> Bool { (other as? LocationSource)?.location === location }
}

/// A value that never changes.
final class ConstantSource<Value>: BindingSource<Value>, @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ value: Value, transaction: Transaction, part: WrittenPart?) {}
  override func isSame(as other: BindingSource<Value>) -> Bool {
    (other as? ConstantSource).map { areEqual($0.value, value) } ?? false
  }
}

/// The two closures of `Binding(get:set:)`: every write calls the setter, whatever it does with it (ledger 8).
final class ClosureSource<Value>: BindingSource<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value, transaction: Transaction, part: WrittenPart?) { setter(value, transaction) }
}

/// A part of another binding's value, by key path.
final class KeyPathSource<Root, Value>: BindingSource<Value>, @unchecked Sendable {
  private let root: BindingSource<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: BindingSource<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root.get()[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction, part: WrittenPart?) {
    let old = root.get()
    var new = old
    new[keyPath: keyPath] = value
    let written = WrittenPart.of(
      part, path: KeyPathNames.suffix(of: keyPath), old: old[keyPath: keyPath], new: value)
    root.set(new, transaction: transaction, part: written)
  }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    guard let other = other as? KeyPathSource<Root, Value> else { return false }
    return other.keyPath == keyPath && other.root.isSame(as: root)
  }
}

/// One element of another binding's collection.
final class ElementSource<Root: MutableCollection>: BindingSource<Root.Element>, @unchecked Sendable {
  private let root: BindingSource<Root>
  private let index: Root.Index

  init(_ root: BindingSource<Root>, _ index: Root.Index) {
    self.root = root
    self.index = index
  }

  override func get() -> Root.Element { root.get()[index] }

  override func set(_ value: Root.Element, transaction: Transaction, part: WrittenPart?) {
    var new = root.get()
    let old = new[index]
    new[index] = value
    root.set(new, transaction: transaction, part: WrittenPart.of(part, path: "[\(index)]", old: old, new: value))
  }

  override func isSame(as other: BindingSource<Root.Element>) -> Bool {
    guard let other = other as? ElementSource<Root> else { return false }
    return other.index == index && other.root.isSame(as: root)
  }
}

extension WrittenPart {
  /// The part that a projection wrote; an inner projection has already said what it wrote, and only its path grows.
  static func of<Value>(_ inner: WrittenPart?, path: String, old: Value, new: Value) -> WrittenPart {
    if var inner {
      inner.path = path + inner.path
      return inner
    }
    return WrittenPart(
      path: path, type: typeName(Value.self), old: { ValueDescription(old) }, new: { ValueDescription(new) })
  }
}

/// The names of key paths as a source writes them.
enum KeyPathNames {
  /// `.email` for `\Form.email`; `[…]` for a subscript whose index cannot be seen.
  static func suffix(of keyPath: AnyKeyPath) -> String {
    let text = String(reflecting: keyPath)
    guard let dot = text.firstIndex(of: ".") else { return "[…]" }
    let path = text[dot...]
    return path.contains("<") ? "[…]" : String(path)
  }
}
