import Contract
import Snippets
import Terminal
import TextWidth

/// A compiler's message with the learner's own line and a caret below it.
struct DiagnosticLines {
  let sources: [SourceFile]
  let texts: any RunTexts

  func lines(of diagnostic: Diagnostic) -> [StyledText] {
    let hint = Hint.allCases.first { diagnostic.severity == .note && $0.message == diagnostic.message }
    let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): "
    let head =
      StyledText(place, .faint) + StyledText(diagnostic.severity.rawValue + ": ", style(diagnostic.severity))
      + StyledText(hint.map(texts.hint) ?? diagnostic.message, .strong)
    guard let line = sourceLine(diagnostic) else { return [head] }
    let number = String(diagnostic.line)
    let margin = String(repeating: " ", count: number.count)
    let before = line.text.utf8.prefix(max(0, diagnostic.column - 1 - line.indentation))
    // Tabs stay tabs, so that the caret is below its place whatever a tab is wide.
    let blanks = String(decoding: before, as: UTF8.self).map { character -> String in
      character == "\t" ? "\t" : String(repeating: " ", count: TextMeasure().width(of: character))
    }.joined()
    return [
      head, StyledText("  \(number) | ", .faint) + StyledText(line.text),
      StyledText("  \(margin) | ", .faint) + StyledText(blanks + "^", style(diagnostic.severity)),
    ]
  }

  private func style(_ severity: Diagnostic.Severity) -> TextStyle {
    switch severity {
    case .error: .wrong
    case .warning: .changed
    case .note: .heading
    }
  }

  private func sourceLine(_ diagnostic: Diagnostic) -> (text: String, indentation: Int)? {
    for source in sources where source.name == diagnostic.file {
      guard (source.firstLine...source.lastLine).contains(diagnostic.line) else { continue }
      let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let index = diagnostic.line - source.firstLine
      if lines.indices.contains(index) { return (String(lines[index]), source.indentation) }
    }
    return nil
  }
}
