import Contract
import TextWidth

/// Draws a field: a box with its text, or in a row of a form a line; the caret is `▏`, the placeholder stands in `‹›`.
@MainActor
struct FieldDrawing {
  let element: Element
  let words: ScreenWords
  let isInRow: Bool
  let platform: Platform

  private var isDisabled: Bool { element.isEnabled == false }
  private var isMultiline: Bool { element.kind == .textEditor || element.style.lineLimit != nil }

  func draw(width: Int) -> Block {
    guard platform == .macOS, !element.label.isEmpty, !element.style.isLabelHidden else { return field(width: width) }
    let label = Block(wrapping: "\(element.drawnWords):", width: width / 2)
    return Block.beside([label, field(width: max(3, width - label.width - 1))])
  }

  /// The field without a label beside it.
  func field(width: Int) -> Block {
    guard !isInRow else { return line(width: width) }
    let border: Border = isDisabled ? .dashed : element.isFocused ? .heavy : .light
    let margin = width >= 8 ? 1 : 0
    let text = lines(width: width - 2 - 2 * margin)
    let block = Block(text.map { InkedLine(spaces(margin)) + $0 })
    return block.boxed(width: width, border, ink: isDisabled ? .dim : [])
  }

  /// The field as a row: what is left of the line is drawn as a line to write on.
  private func line(width: Int) -> Block {
    let fill = isDisabled ? "┄" : element.isFocused ? "━" : "_"
    return Block(
      lines(width: width).map { line in
        line + InkedLine(String(repeating: fill, count: max(0, width - line.width)), .dim)
      })
  }

  private func lines(width: Int) -> [InkedLine] {
    let icon = element.kind == .searchField ? "⌕ " : ""
    let text = shownText
    guard !text.isEmpty else {
      let hint = element.placeholder.flatMap { $0.isEmpty ? nil : "‹\($0)›" } ?? ""
      var line = InkedLine(icon + (element.isFocused ? "▏" : ""))
      line.append(TextMeasure().truncated(hint, to: max(0, width - line.width)), .dim)
      return [line] + Array(repeating: InkedLine(), count: leastLines - 1)
    }
    guard isMultiline else { return [InkedLine(icon) + window(width: width - icon.terminalWidth)] }
    return multiline(width: width)
  }

  private var shownText: String { element.value ?? "" }

  /// The lines that a field of several lines has at least.
  private var leastLines: Int {
    element.kind == .textEditor ? 3 : min(max(1, element.style.lineLimit?.lowerBound ?? 1), 8)
  }

  /// The characters with their ink, and the caret among them.
  private var characters: [(text: String, ink: Ink)] {
    var result = shownText.enumerated().map { index, character in
      (String(character), element.style.selection?.contains(index) == true ? Ink.inverted : [])
    }
    if let selection = element.style.selection, !selection.isEmpty {
      result.insert(("▌", .dim), at: min(selection.upperBound, result.count))
      result.insert(("▐", .dim), at: min(selection.lowerBound, result.count))
    } else if let caret = element.style.caret {
      result.insert(("▏", []), at: min(max(0, caret), result.count))
    }
    return result
  }

  /// The part of one line around the caret that fits.
  private func window(width: Int) -> InkedLine {
    let all = characters
    let widths = all.map { $0.text.terminalWidth }
    guard widths.reduce(0, +) > width, width > 2 else { return Self.line(all) }
    let caret = all.firstIndex { $0.text == "▏" || $0.text == "▌" } ?? 0
    var (start, end) = (caret, caret)
    var used = widths[caret]
    // Room for the marks of what is cut off.
    let room = width - 2
    while true {
      if start > 0, used + widths[start - 1] <= room {
        start -= 1
        used += widths[start]
      } else if end + 1 < all.count, used + widths[end + 1] <= room {
        end += 1
        used += widths[end]
      } else {
        break
      }
    }
    return InkedLine(start > 0 ? "…" : "", .dim) + Self.line(all[start...end])
      + InkedLine(end < all.count - 1 ? "…" : "", .dim)
  }

  private static func line(_ characters: some Sequence<(text: String, ink: Ink)>) -> InkedLine {
    characters.reduce(into: InkedLine()) { $0.append($1.text, $1.ink) }
  }

  /// All lines, or those around the caret where there are more than the field may show.
  private func multiline(width: Int) -> [InkedLine] {
    let all = characters
    let text = all.map(\.text).joined()
    var lines: [InkedLine] = []
    var caretLine = 0
    var next = all.startIndex
    for range in TextMeasure().lineRanges(of: text, width: max(1, width)) {
      var line = InkedLine()
      var rest = text[range]
      // Spaces and newlines at which the text was broken belong to no line.
      while next < all.endIndex, !rest.isEmpty {
        let character = all[next]
        if rest.hasPrefix(character.text) {
          if character.text == "▏" { caretLine = lines.count }
          line.append(character.text, character.ink)
          rest = rest.dropFirst(character.text.count)
        }
        next += 1
      }
      lines.append(line)
    }
    let most = element.kind == .textEditor ? 8 : min(element.style.lineLimit?.upperBound ?? 8, 8)
    if lines.count > most {
      let first = min(max(0, caretLine - most + 1), lines.count - most)
      lines = Array(lines[first..<first + most])
    }
    return lines + Array(repeating: InkedLine(), count: max(0, leastLines - lines.count))
  }
}
