import FieldEngine

/// Draws the keyboard that is up: the bar above it, its type, and the keys that it really has.
@MainActor
struct KeyboardDrawing {
  let keyboard: Keyboard
  /// The caption of the Return key.
  let returnCaption: String?
  let bar: [Element]

  func draw(width: Int) -> TextBlock {
    let inner = width - 4
    let items = bar.isEmpty ? [] : [barBlock(inner), TextBlock([String(repeating: "─", count: inner)], width: inner)]
    return TextBlock.column(items + keys(inner), width: inner).boxed(title: "⌨ " + keyboard.type.rawValue)
  }

  private func barBlock(_ width: Int) -> TextBlock {
    let titles = bar.filter { $0.kind.isListed }.map { $0.isEnabled == false ? "( \($0.label) )" : "[ \($0.label) ]" }
    let isTrailing = bar.first?.kind == .spacer
    return TextBlock(
      wrapping: titles.joined(separator: " "), width: width, alignment: isTrailing ? .trailing : .leading)
  }

  private func keys(_ width: Int) -> [TextBlock] {
    guard let keys = keyboard.padKeys else {
      return [TextBlock.spread("a b c … ⌫", returnCaption.map { "[ \($0) ]" } ?? "", width: width)]
    }
    var rows: [String] = []
    for start in stride(from: 0, to: keys.count, by: 3) {
      rows.append(keys[start..<min(start + 3, keys.count)].map { "  \($0)  " }.joined())
    }
    rows[rows.count - 1] += "  ⌫"
    return [TextBlock(rows, width: width)]
  }
}
