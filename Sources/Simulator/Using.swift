import Contract
import FieldEngine
import SwiftUI

extension Session {
  /// Taps an element, or a row of a picker that shows its rows.
  func tap(_ target: Target) throws {
    do {
      try use(find(target), .tap, target)
    } catch let failure as ActionFailure {
      guard case .label(let label, nil) = target, let picker = picker(showing: label) else { throw failure }
      try use(picker, .pick(label), target)
    }
  }

  /// The one picker that has a row with this label.
  private func picker(showing label: String) -> Element? {
    let pickers = reachable.filter { $0.options.contains { $0.label == label } }
    return pickers.count == 1 ? pickers[0] : nil
  }

  func use(_ target: Target, _ interaction: Interaction) throws {
    try use(find(target), interaction, target)
  }

  /// Presses a side of a stepper so many times, each an edit of its own, up to the first that comes to nothing.
  func press(_ target: Target, _ side: Interaction, _ count: Int) throws {
    let stepper = try find(target)
    for number in 0..<count {
      if number > 0 { try settle() }
      guard try use(stepper, side, target) else { return }
    }
  }

  /// - Returns: whether something happened.
  @discardableResult
  private func use(_ element: Element, _ interaction: Interaction, _ target: Target) throws -> Bool {
    if interaction == .tap { try handOver(to: element) }
    switch element.perform(interaction) {
    case .done: return true
    case .rejected(let reason):
      graph.trace.record(.rejected, ["ref": JSON(graph.reference(of: element.node)), "reason": .string(reason)])
      return false
    case .impossible(let reason):
      throw ActionFailure(message: texts.impossible(target.description, describe(element), reason))
    }
  }

  /// Swipes the topmost sheet away.
  func dismiss() throws {
    guard let top = graph.screen().presentations.last else { throw ActionFailure(message: texts.nothingToDismiss) }
    try use(top, .dismiss, .label(top.label))
  }

  /// Goes back to the screen below on a navigation stack.
  func goBack() throws {
    guard let back = graph.screen().back, back.perform(.tap) == .done else {
      throw ActionFailure(message: texts.nothingToGoBackTo)
    }
  }

  /// Drags the content around the target, else that around the focused field, else any. All of it is on the screen
  /// anyway; but the keyboard may go (ledger 129, 130).
  func scroll(_ scroll: Action.Scroll) throws {
    guard let content = try scrollable(for: scroll) else {
      return graph.trace.record(.rejected, ["reason": "nothing to scroll"])
    }
    if platform == .iOS, content.dismissesKeyboardWhenScrolled { focus.move(to: nil) }
  }

  private func scrollable(for scroll: Action.Scroll) throws -> Element? {
    if case .to(let target) = scroll {
      let node = try find(target).node
      return scrollable { $0.node === node }
    }
    return scrollable(around: \.isFocused) ?? scrollable { _ in true }
  }

  private func scrollable(around isWanted: (Element) -> Bool) -> Element? {
    let screen = graph.screen()
    let content = screen.presentations.last.map { [$0] } ?? screen.elements
    for element in content {
      if let found = element.scrollable(around: isWanted) { return found }
    }
    return nil
  }
}
