/// Sets code with line numbers; a line that is too long goes on below itself, further in.
struct CodeLayout {
  var page: Page

  func lines(of code: CodeListing) -> [StyledText] {
    let digits = max(2, String(code.lines.last?.number ?? 1).count)
    return caption(code) + code.lines.flatMap { line($0, digits) }
  }

  private func caption(_ code: CodeListing) -> [StyledText] {
    var parts: [StyledText] = []
    switch code.isBad {
    case true?: parts.append(StyledText("❌ " + page.texts.badCode, .wrong))
    case false?: parts.append(StyledText("✅ " + page.texts.goodCode, .right))
    case nil: break
    }
    if let id = code.id { parts.append(StyledText(id, .faint)) }
    return parts.isEmpty ? [] : page.measure.wrapped(parts.joined(separator: "  "), width: page.width)
  }

  private func line(_ line: CodeListing.Line, _ digits: Int) -> [StyledText] {
    let number = String(line.number)
    let margin = String(repeating: " ", count: digits - number.count) + number
    let first = StyledText("\(margin) \(page.signs.vertical) ", .faint)
    guard page.measure.width(of: first + line.text) > page.width else { return [first + line.text] }
    let indent = line.text.text.prefix { $0 == " " }.count
    let further = min(indent + 2, page.width / 3)
    return page.measure.wrapped(
      line.text.dropping(indent), width: page.width,
      first: first + .blanks(indent),
      rest: StyledText(String(repeating: " ", count: digits) + " \(page.signs.continued) ", .faint)
        + .blanks(further))
  }
}

extension StyledText {
  /// The text without its first `count` characters.
  func dropping(_ count: Int) -> StyledText {
    var result = StyledText(), left = count
    for span in spans {
      let kept = span.text.dropFirst(left)
      left = max(0, left - span.text.count)
      result.append(String(kept), span.style)
    }
    return result
  }
}
