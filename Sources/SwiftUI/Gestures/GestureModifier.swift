import Foundation

/// Lets a view take gestures: what it shows can then be tapped, pressed or swiped.
public struct _GestureModifier {
  /// Which goes first where the view has controls or gestures inside.
  enum Priority { case inner, outer, both }

  let priority: Priority
  var isActive = true
  /// How many taps it wants, where it is a tap gesture and nothing else.
  var tapCount: Int?
  /// Tells the gesture what a person did; false where it means nothing to it.
  let recognize: @MainActor (_GestureInput) -> Bool
}

extension _GestureModifier: NodeModifier {
  typealias State = GestureReceiver

  static func makeState(_ modifier: Self, _ node: _Node) -> GestureReceiver { GestureReceiver(modifier, node) }
  func before(_ node: _Node, _ state: inout GestureReceiver) { state.modifier = self }

  func addElements(_ node: _Node, _ state: GestureReceiver, _ content: _Node, to builder: ElementBuilder) {
    guard isActive else { return content.addElements(to: builder) }
    var elements = builder.elements(of: content)
    if !elements.contains(where: \.canTakeGestures), let first = elements.firstIndex(where: \.isDecoration) {
      elements[first].kind = .image
    }
    for index in elements.indices { state.attach(to: &elements[index]) }
    elements.forEach(builder.add)
  }
}

extension Element {
  /// Whether it, or something in it, is listed and can therefore be a target.
  fileprivate var canTakeGestures: Bool { kind.isListed || children.contains(where: \.canTakeGestures) }

  /// Whether it holds other elements that are targets of their own.
  fileprivate var isContainer: Bool { [.form, .list, .section, .row, .sheet].contains(kind) }
}

/// Takes what a person does with any of the elements in a view that has a gesture.
@MainActor
final class GestureReceiver: Interactive {
  var modifier: _GestureModifier
  private unowned(unsafe) let node: _Node
  /// Elements' own targets together with the gesture, where that does not simply come after them.
  private var targets: [ObjectIdentifier: GestureTarget] = [:]
  private var taps = 0
  private var lastTap = -Double.infinity

  /// The longest time between the taps of a double tap, in seconds.
  private static let tapInterval = 0.35

  init(_ modifier: _GestureModifier, _ node: _Node) {
    self.modifier = modifier
    self.node = node
  }

  /// Lets the element, and the elements in it, be used with the gesture.
  func attach(to element: inout Element) {
    for index in element.children.indices { attach(to: &element.children[index]) }
    guard element.kind.isListed else { return }
    guard !element.isContainer else { return element.around.append(self) }
    if modifier.priority != .inner || element.kind.isField {
      element.target = target(with: element)
    } else if element.target == nil {
      element.target = self
    } else {
      element.around.append(self)
    }
    element.isEnabled = element.isEnabled ?? isEnabled
  }

  private func target(with element: Element) -> GestureTarget {
    let key = ObjectIdentifier(element.node)
    let target = targets[key] ?? GestureTarget(self)
    targets[key] = target
    target.inner = element.target
    target.isField = element.kind.isField
    return target
  }

  private var isEnabled: Bool { EnvironmentValues(frame: node.environment).isEnabled }

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard isEnabled else { return .rejected(reason: Refusal.disabled) }
    guard let input = input(of: interaction) else { return .impossible(reason: Impossible.otherwise) }
    if modifier.recognize(input) { return .done }
    // The first tap of two is no mistake.
    if case .tap = input.kind, (modifier.tapCount ?? 1) > 1 { return .done }
    return .impossible(reason: Impossible.otherwise)
  }

  private func input(of interaction: Interaction) -> _GestureInput? {
    switch interaction {
    case .tap:
      let now = node.graph.trace.clock()
      taps = now - lastTap <= Self.tapInterval ? taps + 1 : 1
      lastTap = now
      return _GestureInput(kind: .tap(count: taps))
    case .longPress: return _GestureInput(kind: .longPress)
    case .swipe(let direction): return _GestureInput(kind: .swipe(direction))
    default: return nil
    }
  }
}

/// An element's own target together with a gesture around it that comes first, or at once.
final class GestureTarget: Interactive {
  weak var inner: (any Interactive)?
  var isField = false
  private unowned let receiver: GestureReceiver

  init(_ receiver: GestureReceiver) { self.receiver = receiver }

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard receiver.modifier.priority == .outer else {
      // A tap on a field is told to the gestures around it and moves the focus all the same.
      return together(interaction, gestureFirst: isField)
    }
    let result = receiver.perform(interaction)
    if case .impossible = result, let inner { return inner.perform(interaction) }
    return result
  }

  private func together(_ interaction: Interaction, gestureFirst: Bool) -> InteractionResult {
    let early = gestureFirst ? receiver.perform(interaction) : nil
    let own = inner?.perform(interaction)
    let gesture = early ?? receiver.perform(interaction)
    guard let own else { return gesture }
    return own == .done ? own : gesture == .done ? gesture : own
  }
}
