import Contract
import TextWidth

/// What text is set on: how wide it is, how wide its characters are, and the language of the words that layout adds.
public struct Page: Sendable {
  public var width: Int
  public var language: Language
  public var measure: TextMeasure

  public init(width: Int, language: Language, measure: TextMeasure = TextMeasure()) {
    self.width = width
    self.language = language
    self.measure = measure
  }

  /// Box drawing has ambiguous width (UAX 11): where such characters are two columns wide, ASCII keeps lines straight.
  var signs: DrawingSigns { measure.ambiguous == .wide ? .ascii : .unicode }
  var texts: any TerminalTexts { language.terminalTexts }

  /// The page inside a margin.
  func narrowed(by columns: Int) -> Page {
    var inner = self
    inner.width = max(10, width - columns)
    return inner
  }
}
