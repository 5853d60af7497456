import Contract

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
