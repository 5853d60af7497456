import Foundation

/// The project's ledger as it stands in `Docs/fidelity.md`: each row of its tables, with the state in the last column.
struct LedgerFile {
  struct Entry {
    let name: String
    let state: String
    let line: Int
  }

  let entries: [Entry]

  init(path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    entries = lines.enumerated().compactMap { Self.entry(of: $1, line: $0 + 1) }
  }

  /// A row of a table whose first cell is a row's name: a number (`67b`), or a name of part B or D (`B4`, `D12`).
  private static func entry(of line: Substring, line number: Int) -> Entry? {
    guard line.hasPrefix("|"), line.hasSuffix("|") else { return nil }
    let cells = line.dropFirst().dropLast().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let name = cells.first, let state = cells.last, cells.count > 2, isName(name) else { return nil }
    return Entry(name: name, state: state, line: number)
  }

  private static func isName(_ text: String) -> Bool {
    let digits = text.drop { $0 == "B" || $0 == "D" }
    return digits.first?.isNumber == true && digits.allSatisfy { $0.isNumber || $0 == "b" }
  }

  /// What does not agree between the ledger and the rows that tests name.
  func faults(shown: Set<String>) -> [String] {
    var faults: [String] = []
    var known: Set<String> = []
    for entry in entries {
      let place = "line \(entry.line), row \(entry.name)"
      if !known.insert(entry.name).inserted { faults.append("\(place): there twice") }
      switch entry.state {
      case "holds", "policy":
        if !shown.contains(entry.name) { faults.append("\(place): \(entry.state), but no fixture names it") }
      case "open":
        if shown.contains(entry.name) { faults.append("\(place): open, but a fixture names it") }
      case let state where state.hasPrefix("not simulated: ") && state.count > 25:
        if shown.contains(entry.name) { faults.append("\(place): not simulated, but a fixture names it") }
      default:
        faults.append("\(place): \"\(entry.state)\" is none of holds, policy, open and not simulated with a reason")
      }
    }
    return faults + shown.subtracting(known).sorted().map { "row \($0): named by a fixture, but not in the ledger" }
  }

  /// How many rows there are of each state.
  var counts: [(state: String, count: Int)] {
    let states = entries.map { String($0.state.prefix { $0 != ":" }) }
    return ["holds", "policy", "not simulated", "open"].map { state in (state, states.count { $0 == state }) }
  }
}
