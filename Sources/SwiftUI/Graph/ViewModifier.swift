/// Makes another view out of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>

  static func _make<C: View>(_ view: ModifiedContent<C, Self>, in place: _Place) -> _Node
  static func _update<C: View>(_ node: _Node, to view: ModifiedContent<C, Self>)
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("ModifiedContent has no body") }
  public static func _make(_ view: Self, in place: _Place) -> _Node { Modifier._make(view, in: place) }
  public static func _update(_ node: _Node, to view: Self) { Modifier._update(node, to: view) }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier and returns a view.
  public nonisolated func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// One modifier after another.
  public func concat<M>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

// MARK: - Modifiers with a body

extension ViewModifier {
  public static func _make<C: View>(_ view: ModifiedContent<C, Self>, in place: _Place) -> _Node {
    ModifierNode(view, place)
  }
  public static func _update<C: View>(_ node: _Node, to view: ModifiedContent<C, Self>) {
    unsafeDowncast(node, to: ModifierNode<C, Self>.self).update(view)
  }
}

/// The view that a modifier's body was given as `content`.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let slot: ModifiedSlot

  public var body: Never { fatalError("a modifier's content has no body") }
  public static func _make(_ view: Self, in place: _Place) -> _Node { ContentNode(view.slot, place) }
  public static func _update(_ node: _Node, to view: Self) { unsafeDowncast(node, to: ContentNode.self).refresh() }
}

/// Keeps the modified view for wherever the modifier's body puts it, once or several times.
@MainActor
final class ModifiedSlot {
  var make: (_Place) -> _Node
  var update: (_Node) -> Void
  /// Counts new values of the modified view.
  var version = 0
  private(set) var users: [ObjectIdentifier: ContentNode] = [:]

  init<C: View>(_ content: C) {
    make = { C._make(content, in: $0) }
    update = { C._update($0, to: content) }
  }

  func set<C: View>(_ content: C) {
    make = { C._make(content, in: $0) }
    update = { C._update($0, to: content) }
    version += 1
  }

  func add(_ user: ContentNode) { users[ObjectIdentifier(user)] = user }
  func remove(_ user: ContentNode) { users[ObjectIdentifier(user)] = nil }
}

final class ContentNode: _Node {
  private let slot: ModifiedSlot
  private var child: _Node?
  private var version: Int

  init(_ slot: ModifiedSlot, _ place: _Place) {
    self.slot = slot
    version = slot.version
    super.init(place)
    child = slot.make(self.place())
    slot.add(self)
  }

  func refresh() {
    guard let child, version != slot.version else { return }
    version = slot.version
    slot.update(child)
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
  override func willLeave() { slot.remove(self) }
}

/// The node of a modifier that is made of views: like a view's, with storage and a body.
final class ModifierNode<C: View, M: ViewModifier>: _Node {
  private var modifier: M
  private let slot: ModifiedSlot
  private let slots = PropertySlots()
  private var child: _Node?
  private let type = ViewType.of(M.self)

  init(_ view: ModifiedContent<C, M>, _ place: _Place) {
    modifier = view.modifier
    slot = ModifiedSlot(view.content)
    super.init(place)
    evaluate()
  }

  func update(_ new: ModifiedContent<C, M>) {
    slot.set(new.content)
    if !isQueued, type.comparator.same(modifier, new.modifier) {
      slot.users.values.forEach { $0.refresh() }
      return
    }
    modifier = new.modifier
    evaluate()
    slot.users.values.forEach { $0.refresh() }
  }

  override func evaluate() {
    isQueued = false
    graph.checkNesting(of: self, type.name)
    let body = Evaluation.of(self) {
      type.install(&modifier, node: self, slots: slots)
      if type.isOfLearner {
        graph.bodyCounts.count(self)
        graph.trace.record(.body, ["view": .string(type.name), "path": .string(instancePath)])
      }
      return ObservedObjects.tracking(node: self) { modifier.body(content: _ViewModifier_Content(slot: slot)) }
    }
    if let child { M.Body._update(child, to: body) } else { child = M.Body._make(body, in: place()) }
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
  override func willLeave() { graph.retire(slots) }
  override var viewName: String? { type.isOfLearner ? type.name : nil }
}

// MARK: - Modifiers of the framework

/// A modifier that has no body of its own.
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A modifier that changes only looks: nothing stands between the view and its place in the tree. Such a modifier must
/// never come or go, which its type guarantees.
public protocol _LooksModifier: _PrimitiveModifier {}

extension _LooksModifier {
  public static func _make<C: View>(_ view: ModifiedContent<C, Self>, in place: _Place) -> _Node {
    C._make(view.content, in: place)
  }
  public static func _update<C: View>(_ node: _Node, to view: ModifiedContent<C, Self>) {
    C._update(node, to: view.content)
  }
}

/// A modifier that has a node: the node holds the modified view and does what the modifier is for.
protocol NodeModifier: _PrimitiveModifier {
  associatedtype State = Void
  /// What a new node starts with, before its content is made.
  @MainActor static func makeState(_ modifier: Self, _ node: _Node) -> State
  /// The environment of the content, where the modifier changes it.
  @MainActor func frame(_ node: _Node, _ state: State) -> EnvironmentFrame?
  /// Called before the content is made or updated.
  @MainActor func before(_ node: _Node, _ state: inout State)
  /// Called after the content was made or updated.
  @MainActor func after(_ node: _Node, _ state: inout State, isFirst: Bool)
  /// Called when something that `before` or `after` read has changed.
  @MainActor func reevaluate(_ node: _Node, _ state: inout State)
  @MainActor func willLeave(_ node: _Node, _ state: inout State)
  /// Called when the screen on which the node stands is hidden or shown again.
  @MainActor func visibilityChanged(_ node: _Node, _ state: inout State, _ isVisible: Bool)
  /// Nodes that the modifier has beside its content.
  @MainActor func forEachChild(_ state: State, _ body: (_Node) -> Void)
  /// Adds what the content shows to the semantic tree, changed as the modifier wants it.
  @MainActor func addElements(_ node: _Node, _ state: State, _ content: _Node, to builder: ElementBuilder)
}

extension NodeModifier {
  func frame(_ node: _Node, _ state: State) -> EnvironmentFrame? { nil }
  func before(_ node: _Node, _ state: inout State) {}
  func after(_ node: _Node, _ state: inout State, isFirst: Bool) {}
  func reevaluate(_ node: _Node, _ state: inout State) { after(node, &state, isFirst: false) }
  func willLeave(_ node: _Node, _ state: inout State) {}
  func visibilityChanged(_ node: _Node, _ state: inout State, _ isVisible: Bool) {}
  func forEachChild(_ state: State, _ body: (_Node) -> Void) {}
  func addElements(_ node: _Node, _ state: State, _ content: _Node, to builder: ElementBuilder) {
    content.addElements(to: builder)
  }

  public static func _make<C: View>(_ view: ModifiedContent<C, Self>, in place: _Place) -> _Node {
    NodeModifierNode(view, place)
  }
  public static func _update<C: View>(_ node: _Node, to view: ModifiedContent<C, Self>) {
    unsafeDowncast(node, to: NodeModifierNode<C, Self>.self).update(view)
  }
}

extension NodeModifier where State == Void {
  static func makeState(_ modifier: Self, _ node: _Node) {}
}

final class NodeModifierNode<C: View, M: NodeModifier>: _Node {
  private(set) var modifier: M
  private(set) var state: M.State!
  private(set) var content: _Node!

  init(_ view: ModifiedContent<C, M>, _ place: _Place) {
    modifier = view.modifier
    super.init(place)
    state = M.makeState(modifier, self)
    change { modifier.before(self, &$0) }
    content = C._make(view.content, in: self.place(environment: modifier.frame(self, state)))
    change { modifier.after(self, &$0, isFirst: true) }
  }

  func update(_ view: ModifiedContent<C, M>) {
    isQueued = false
    modifier = view.modifier
    change { modifier.before(self, &$0) }
    C._update(content, to: view.content)
    change { modifier.after(self, &$0, isFirst: false) }
  }

  /// Lets the modifier change its state, which may be looked at meanwhile.
  private func change(_ body: (inout M.State) -> Void) {
    var changed = state!
    body(&changed)
    state = changed
  }

  override func evaluate() { change { modifier.reevaluate(self, &$0) } }
  override func forEachChild(_ body: (_Node) -> Void) {
    content.map(body)
    state.map { modifier.forEachChild($0, body) }
  }
  override func willLeave() { change { modifier.willLeave(self, &$0) } }
  override func visibilityChanged(_ isVisible: Bool) { change { modifier.visibilityChanged(self, &$0, isVisible) } }
  override func addElements(to builder: ElementBuilder) { modifier.addElements(self, state, content, to: builder) }
}
