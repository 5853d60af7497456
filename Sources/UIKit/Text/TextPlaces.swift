// What `UITextInput` asks for is the same for both kinds of fields.

extension UITextField {
  public var selectedTextRange: UITextRange? {
    get { UITextRange(textProxy.selectedRange) }
    set { if let newValue { textProxy.selectedRange = newValue.range } }
  }
}

extension UITextView {
  public var selectedTextRange: UITextRange? {
    get { UITextRange(textProxy.selectedRange) }
    set { if let newValue { textProxy.selectedRange = newValue.range } }
  }
}

extension TextHolding {
  func _text(in range: UITextRange) -> String? {
    let text = textProxy.editor.text
    return Range(range.range, in: text).map { String(text[$0]) }
  }
  func _range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (low, high) = (min(start.offset, end.offset), max(start.offset, end.offset))
    return UITextRange(NSRange(location: low, length: high - low))
  }
  func _position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let isBack = direction == .left || direction == .up
    return self.position(position.offset + (isBack ? -offset : offset))
  }
}

private func order(_ a: UITextPosition, _ b: UITextPosition) -> ComparisonResult {
  a.offset == b.offset ? .orderedSame : a.offset < b.offset ? .orderedAscending : .orderedDescending
}

extension UITextField {
  public var markedTextRange: UITextRange? { textProxy.markedRange.map(UITextRange.init) }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(length) }
  public func text(in range: UITextRange) -> String? { _text(in: range) }
  public func replace(_ range: UITextRange, withText text: String) { textProxy.replace(range.range, with: text) }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    _range(from: start, to: end)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.position(position.offset + offset)
  }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { _position(from: position, in: direction, offset: offset) }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { end.offset - start.offset }
  public var hasText: Bool { length > 0 }
  public func insertText(_ text: String) {
    textProxy.replace(textProxy.selectedRange, with: text)
    didChange(selectionMoved: false)
  }
}

extension UITextView {
  public var markedTextRange: UITextRange? { textProxy.markedRange.map(UITextRange.init) }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(length) }
  public func text(in range: UITextRange) -> String? { _text(in: range) }
  public func replace(_ range: UITextRange, withText text: String) { textProxy.replace(range.range, with: text) }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    _range(from: start, to: end)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.position(position.offset + offset)
  }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { _position(from: position, in: direction, offset: offset) }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { end.offset - start.offset }
  public var hasText: Bool { length > 0 }
  public func insertText(_ text: String) {
    textProxy.replace(textProxy.selectedRange, with: text)
    didChange(selectionMoved: false)
  }
}
