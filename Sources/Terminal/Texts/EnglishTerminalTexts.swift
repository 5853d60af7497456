struct EnglishTerminalTexts: TerminalTexts {
  let badCode = "wrong"
  let goodCode = "right"
  let badMark = "wrong"
  let goodMark = "right"
  let shut = "(shut)"

  func heading(level: Int, _ text: String) -> String { "Heading level \(level): \(text)" }
  func code(_ words: [String]) -> String { (["Code"] + words).joined(separator: ", ") + ":" }
  let endOfCode = "End of code."
  func quote(_ text: String) -> String { "Quote: \(text)" }
  func table(rows: Int, columns: [String]) -> String {
    "Table with \(rows) \(rows == 1 ? "row" : "rows"). Columns: \(columns.joined(separator: ", "))."
  }
  func row(_ number: Int, _ cells: [String]) -> String { "Row \(number). \(cells.joined(separator: "; "))." }
  func task(done: Bool, _ text: String) -> String { done ? "Checked: \(text)" : "Not checked: \(text)" }
}
