/// Gives a view the value by which a picker, a list or a tab view knows it.
public struct _TagModifier<Value: Hashable> {
  let value: Value
  let includesOptional: Bool
}

extension _TagModifier: NodeModifier {
  func addElements(_ node: _Node, _ state: Void, _ content: _Node, to builder: ElementBuilder) {
    builder.adding(content) {
      $0.tags.explicit = value as Any
      $0.tags.includesOptional = includesOptional
    }
  }
}

extension View {
  /// Sets the value that is written when this view is chosen.
  /// - Parameter includeOptional: whether the tag also stands for the optional of its value (ledger 144, 145).
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> ModifiedContent<Self, _TagModifier<V>> {
    modifier(_TagModifier(value: tag, includesOptional: includeOptional))
  }
}

extension Tags {
  /// The value of a selection's type that these tags stand for: the explicit tag where there is one, else the id of the
  /// row; of exactly the selection's type, or of what it is an optional of (ledger 139-148).
  func value<Selection>(as type: Selection.Type) -> Selection? {
    if let explicit { return Self.value(explicit, as: type, orOptional: includesOptional) }
    if let automatic { return Self.value(automatic, as: type, orOptional: true) }
    return nil
  }

  /// The type of the tag in force, as the source writes it; nil where there is none.
  var typeInForce: String? {
    func name<T>(_ value: T) -> String { typeName(T.self) }
    return (explicit ?? automatic).map { _openExistential($0, do: name) }
  }

  private static func value<Selection>(_ tag: Any, as: Selection.Type, orOptional: Bool) -> Selection? {
    func open<Tag>(_ tag: Tag) -> Selection? {
      if Tag.self == Selection.self { return unsafeBitCast(tag, to: Selection.self) }
      if orOptional, Tag?.self == Selection.self { return unsafeBitCast(Optional(tag), to: Selection.self) }
      return nil
    }
    return _openExistential(tag, do: open)
  }
}
