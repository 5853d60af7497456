/// Text in pieces of one style each. It may hold line ends, which only wrapping resolves.
public struct StyledText: Equatable, Sendable, ExpressibleByStringLiteral {
  public var spans: [Span]

  public struct Span: Equatable, Sendable {
    public var text: String
    public var style: TextStyle

    public init(_ text: String, _ style: TextStyle = .plain) {
      self.text = text
      self.style = style
    }
  }

  public init(_ spans: [Span] = []) { self.spans = spans }
  public init(_ text: String, _ style: TextStyle = .plain) { spans = text.isEmpty ? [] : [Span(text, style)] }
  public init(stringLiteral value: String) { self.init(value) }

  /// What is left of it without any style.
  public var text: String { spans.map(\.text).joined() }
  public var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

  /// Appends a piece; one of the same style as the last grows that one.
  public mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += text
    } else {
      spans.append(Span(text, style))
    }
  }

  public mutating func append(_ other: StyledText) {
    for span in other.spans { append(span.text, span.style) }
  }

  public static func + (a: StyledText, b: StyledText) -> StyledText {
    var result = a
    result.append(b)
    return result
  }

  public static func += (a: inout StyledText, b: StyledText) { a.append(b) }

  /// The same text with `style` under what each piece has already.
  public func styled(_ style: TextStyle) -> StyledText {
    StyledText(spans.map { Span($0.text, style.adding($0.style)) })
  }
}

extension Sequence where Element == StyledText {
  /// The pieces with a separator between them.
  public func joined(separator: StyledText = "") -> StyledText {
    var result = StyledText()
    for (index, piece) in enumerated() {
      if index > 0 { result += separator }
      result += piece
    }
    return result
  }
}
