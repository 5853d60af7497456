struct KoreanTerminalTexts: TerminalTexts {
  let badCode = "나쁜 예"
  let goodCode = "좋은 예"
  let badMark = "나쁜 예"
  let goodMark = "좋은 예"
  let shut = "(접힘)"

  func heading(level: Int, _ text: String) -> String { "제목 \(level)단계: \(text)" }
  func code(_ words: [String]) -> String { (["코드"] + words).joined(separator: ", ") + ":" }
  let endOfCode = "코드 끝."
  func quote(_ text: String) -> String { "인용: \(text)" }
  func table(rows: Int, columns: [String]) -> String { "표, \(rows)행. 열: \(columns.joined(separator: ", "))." }
  func row(_ number: Int, _ cells: [String]) -> String { "\(number)행. \(cells.joined(separator: "; "))." }
  func task(done: Bool, _ text: String) -> String { done ? "표시함: \(text)" : "표시 안 함: \(text)" }
}
