/// Turns styled text into what is written to the terminal.
public struct StyleRenderer: Sendable {
  /// Whether escape sequences are written at all.
  public var hasStyles: Bool

  public init(hasStyles: Bool) { self.hasStyles = hasStyles }

  /// The text with the escape sequences of its styles, each piece closed at its own end. Control characters, which a
  /// program's output may hold, are shown instead of obeyed.
  public func render(_ text: StyledText) -> String {
    text.spans.map { span in
      let shown = Self.harmless(span.text)
      let parameters = span.style.parameters
      guard hasStyles, !parameters.isEmpty, !shown.isEmpty else { return shown }
      return "\u{1B}[\(parameters.map(String.init).joined(separator: ";"))m\(shown)\u{1B}[0m"
    }.joined()
  }

  /// Control characters as their Unicode pictures; line ends and tabs stay.
  static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x7F: result.append("\u{2421}")
      case 0..<0x20 where isControl(scalar): result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case _ where isControl(scalar): result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks that turn the reading direction would reorder the terminal's line.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
