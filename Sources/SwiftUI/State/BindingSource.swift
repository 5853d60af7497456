/// What stands behind a binding.
class BindingSource<Value>: @unchecked Sendable {
  func get() -> Value { fatalError("abstract") }
  func set(_ value: Value, transaction: Transaction, part: WrittenPart?) { fatalError("abstract") }
  /// A part of the value: whoever is being evaluated becomes a reader of that part alone, where the source can tell
  /// parts from each other.
  func get<Part>(_ key: PartKey, _ part: (Value) -> Part) -> Part { part(get()) }
  /// Whether the other leads to the same value, so that a view that got it has got nothing new.
  func isSame(as other: BindingSource<Value>) -> Bool { self === other }
}

/// The storage of a property wrapper.
final class LocationSource<Value>: BindingSource<Value>, @unchecked Sendable {
  let location: Location<Value>
  init(_ location: Location<Value>) { self.location = location }

  override func get() -> Value { location.get() }
  override func get<Part>(_ key: PartKey, _ part: (Value) -> Part) -> Part { location.get(key, part) }
  override func set(_ value: Value, transaction: Transaction, part: WrittenPart?) {
    transaction.whileCurrent { location.set(value, part: part) }
  }
  override func isSame(as other: BindingSource<Value>) -> Bool {
    self === other || (other as? LocationSource)?.location === location
  }
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

  override func get() -> Value { root.get(PartKey(keyPath)) { $0[keyPath: keyPath] } }

  override func get<Part>(_ key: PartKey, _ part: (Value) -> Part) -> Part {
    root.get(PartKey(keyPath)) { part($0[keyPath: keyPath]) }
  }

  override func set(_ value: Value, transaction: Transaction, part: WrittenPart?) {
    let old = root.get()
    var new = old
    new[keyPath: keyPath] = value
    let written = WrittenPart.of(
      part, key: PartKey(keyPath), path: { [keyPath] in KeyPathNames.suffix(of: keyPath) },
      old: old[keyPath: keyPath], new: value)
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

  override func get() -> Root.Element { root.get(PartKey(index)) { $0[index] } }

  override func get<Part>(_ key: PartKey, _ part: (Root.Element) -> Part) -> Part {
    root.get(PartKey(index)) { part($0[index]) }
  }

  override func set(_ value: Root.Element, transaction: Transaction, part: WrittenPart?) {
    var new = root.get()
    let old = new[index]
    new[index] = value
    let written = WrittenPart.of(
      part, key: PartKey(index), path: { [index] in "[\(index)]" }, old: old, new: value)
    root.set(new, transaction: transaction, part: written)
  }

  override func isSame(as other: BindingSource<Root.Element>) -> Bool {
    guard let other = other as? ElementSource<Root> else { return false }
    return other.index == index && other.root.isSame(as: root)
  }
}

extension WrittenPart {
  /// The part that a projection wrote; an inner projection has already said what it wrote, and only its path grows.
  /// - Parameter key: the part as a part of the value around it, which is what readers are told apart by.
  static func of<Value>(
    _ inner: WrittenPart?, key: PartKey, path: @escaping () -> String, old: Value, new: Value
  ) -> WrittenPart {
    if let inner {
      return WrittenPart(
        key: key, path: { path() + inner.path() }, type: inner.type, old: inner.old, new: inner.new,
        isChanged: inner.isChanged)
    }
    return WrittenPart(
      key: key, path: path, type: { typeName(Value.self) }, old: { ValueDescription(old) },
      new: { ValueDescription(new) }, isChanged: !areEqual(old, new))
  }
}

/// Tells the parts of a value from each other: an index, a key path.
struct PartKey: Hashable, @unchecked Sendable {
  private let key: AnyHashable

  init(_ keyPath: AnyKeyPath) { key = AnyHashable(keyPath) }

  /// An index that is not hashable stands for every index.
  init<Index: Comparable>(_ index: Index) { key = (index as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(0) }
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
