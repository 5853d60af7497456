/// Hands a value up to the views around, made of what comes from below.
public struct _PreferenceModifier<Key: PreferenceKey> {
  let transform: (_ below: () -> Key.Value) -> Key.Value
}

extension _PreferenceModifier: _PrimitiveModifier {
  public static func _make<C: View>(_ view: ModifiedContent<C, Self>, in place: _Place) -> _Node {
    PreferenceNode<C, Key>(view, place)
  }
  public static func _update<C: View>(_ node: _Node, to view: ModifiedContent<C, Self>) {
    unsafeDowncast(node, to: PreferenceNode<C, Key>.self).update(view)
  }
}

final class PreferenceNode<C: View, Key: PreferenceKey>: _Node, PreferenceSource {
  private var modifier: _PreferenceModifier<Key>
  private var content: _Node!

  init(_ view: ModifiedContent<C, _PreferenceModifier<Key>>, _ place: _Place) {
    modifier = view.modifier
    super.init(place)
    content = C._make(view.content, in: self.place())
    preferenceChanged(Key.self)
  }

  func update(_ view: ModifiedContent<C, _PreferenceModifier<Key>>) {
    modifier = view.modifier
    C._update(content, to: view.content)
    preferenceChanged(Key.self)
  }

  func preference(below: () -> Key.Value) -> Key.Value { modifier.transform(below) }
  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func willLeave() { preferenceChanged(Key.self) }
}

/// Runs an action when what is handed up has changed, and with the first value.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: @MainActor (Key.Value) -> Void
}

extension _PreferenceActionModifier: _PrimitiveModifier {
  public static func _make<C: View>(_ view: ModifiedContent<C, Self>, in place: _Place) -> _Node {
    PreferenceActionNode<C, Key>(view, place)
  }
  public static func _update<C: View>(_ node: _Node, to view: ModifiedContent<C, Self>) {
    unsafeDowncast(node, to: PreferenceActionNode<C, Key>.self).update(view)
  }
}

final class PreferenceActionNode<C: View, Key: PreferenceKey>: _Node, PreferenceReader where Key.Value: Equatable {
  private var modifier: _PreferenceActionModifier<Key>
  private var content: _Node!
  private var seen: Key.Value?
  private var limit = FrameLimit()

  init(_ view: ModifiedContent<C, _PreferenceActionModifier<Key>>, _ place: _Place) {
    modifier = view.modifier
    super.init(place)
    content = C._make(view.content, in: self.place())
    evaluate()
  }

  func update(_ view: ModifiedContent<C, _PreferenceActionModifier<Key>>) {
    modifier = view.modifier
    C._update(content, to: view.content)
  }

  override func evaluate() {
    isQueued = false
    let value = Evaluation.none { preference(Key.self) }
    guard seen != value else { return }
    seen = value
    guard limit.allows(graph, "Bound preference \(typeName(Key.self))") else { return }
    let action = modifier.action
    graph.queue.changes.append { action(value) }
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
}

/// Views in front of or behind a view, made of what it hands up.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  let isInFront: Bool
  let layer: @MainActor (Key.Value) -> Layer
}

extension _PreferenceLayerModifier: _PrimitiveModifier {
  public static func _make<C: View>(_ view: ModifiedContent<C, Self>, in place: _Place) -> _Node {
    PreferenceLayerNode<C, Key, Layer>(view, place)
  }
  public static func _update<C: View>(_ node: _Node, to view: ModifiedContent<C, Self>) {
    unsafeDowncast(node, to: PreferenceLayerNode<C, Key, Layer>.self).update(view)
  }
}

final class PreferenceLayerNode<C: View, Key: PreferenceKey, Layer: View>: _Node, PreferenceReader {
  private var modifier: _PreferenceLayerModifier<Key, Layer>
  private var content: _Node!
  private var layer: _Node?

  init(_ view: ModifiedContent<C, _PreferenceLayerModifier<Key, Layer>>, _ place: _Place) {
    modifier = view.modifier
    super.init(place)
    content = C._make(view.content, in: self.place())
    evaluate()
  }

  func update(_ view: ModifiedContent<C, _PreferenceLayerModifier<Key, Layer>>) {
    modifier = view.modifier
    C._update(content, to: view.content)
    evaluate()
  }

  override func evaluate() {
    isQueued = false
    let value = Evaluation.none { content.preferenceOfSelf(Key.self) }
    let view = Evaluation.of(self) { ObservedObjects.tracking(node: self) { modifier.layer(value) } }
    if let layer { Layer._update(layer, to: view) } else { layer = Layer._make(view, in: place()) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    content.map(body)
    layer.map(body)
  }

  override func addElements(to builder: ElementBuilder) {
    guard let layer else { return content.addElements(to: builder) }
    builder.add(content, layered: layer, inFront: modifier.isInFront, self)
  }
}

extension _Node {
  /// What this node and those below hand up.
  fileprivate func preferenceOfSelf<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    guard let source = self as? any PreferenceSource<K> else { return preference(key) }
    return source.preference { preference(key) }
  }
}

extension View {
  /// Hands a value up, in the place of what the views inside hand up.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> ModifiedContent<Self, _PreferenceModifier<K>> { modifier(_PreferenceModifier { _ in value }) }

  /// Changes what the views inside hand up.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceModifier<K>> {
    modifier(
      _PreferenceModifier { below in
        var value = below()
        callback(&value)
        return value
      })
  }

  /// Hands up something made of a place in this view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> ModifiedContent<Self, _PreferenceModifier<K>> {
    modifier(_PreferenceModifier { _ in transform(Anchor(value: value.value)) })
  }

  /// Runs an action with what is handed up, first of all and when it has changed.
  @preconcurrency
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceActionModifier<K>> where K.Value: Equatable {
    modifier(_PreferenceActionModifier(action: action))
  }

  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceLayerModifier<K, V>> {
    modifier(_PreferenceLayerModifier(isInFront: true, layer: transform))
  }

  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceLayerModifier<K, V>> {
    modifier(_PreferenceLayerModifier(isInFront: false, layer: transform))
  }
}
