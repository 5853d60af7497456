import Contract

/// The screen as text.
@MainActor
public struct ScreenText {
  public let text: String

  public init(_ screen: Screen, platform: Platform) {
    text = ScreenIndex(screen).elements.map { one in
      [one.reference, one.element.label, one.element.value].compactMap { $0 }.joined(separator: " ")
    }
    .joined(separator: "\n")
  }
}

extension Screen {
  /// Lets `change` see each element on the screen.
  public mutating func changeAll(_ change: (inout Element) -> Void) {
    for index in elements.indices { elements[index].changeAll(change) }
    for index in presentations.indices { presentations[index].changeAll(change) }
    for bar in bars.keys { for index in bars[bar]!.indices { bars[bar]![index].changeAll(change) } }
  }
}

extension Element {
  fileprivate mutating func changeAll(_ change: (inout Element) -> Void) {
    change(&self)
    for index in children.indices { children[index].changeAll(change) }
  }
}
