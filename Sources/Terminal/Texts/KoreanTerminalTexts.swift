struct KoreanTerminalTexts: TerminalTexts {
  let badCode = "이렇게 쓰면 안 된다"
  let goodCode = "이렇게 쓴다"
  let badMark = "틀린 예"
  let goodMark = "옳은 예"
  let shut = "(접혀 있음)"

  func heading(level: Int, _ text: String) -> String { "제목 \(level)단계: \(text)" }
  func code(_ words: [String]) -> String { (["코드"] + words).joined(separator: ", ") + ":" }
  let endOfCode = "코드 끝."
  func quote(_ text: String) -> String { "인용: \(text)" }
  func table(rows: Int, columns: [String]) -> String { "표, \(rows)행. 열: \(columns.joined(separator: ", "))." }
  func row(_ number: Int, _ cells: [String]) -> String { "\(number)행. \(cells.joined(separator: "; "))." }
  func task(done: Bool, _ text: String) -> String { done ? "표시함: \(text)" : "표시 안 함: \(text)" }
}
