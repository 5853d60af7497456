/// A value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that hands a value up.
@MainActor
protocol PreferenceSource<Key>: AnyObject {
  associatedtype Key: PreferenceKey
  /// The value for those above, made of what is below.
  func preference(below: () -> Key.Value) -> Key.Value
}

/// A node that looks at what is handed up to it.
@MainActor
protocol PreferenceReader<Key>: AnyObject {
  associatedtype Key: PreferenceKey
}

extension _Node {
  /// What the views below hand up for a key: where one sets the value, that of its own content does not count.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var result: K.Value?
    func add(_ value: K.Value) {
      guard var sum = result else {
        result = value
        return
      }
      K.reduce(value: &sum) { value }
      result = sum
    }
    func visit(_ node: _Node) {
      if let source = node as? any PreferenceSource<K> {
        add(source.preference { node.preference(key) })
      } else {
        node.forEachChild(visit)
      }
    }
    forEachChild(visit)
    return result ?? K.defaultValue
  }

  /// Tells all that look at a key from above that its value may have changed.
  func preferenceChanged<K: PreferenceKey>(_ key: K.Type) {
    for node in ancestors where node is any PreferenceReader<K> { graph.queue.mark(node) }
  }
}
