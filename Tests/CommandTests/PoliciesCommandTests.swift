import Contract
import Foundation
import Testing

/// `fieldbook policies`: what can be chosen, and what is fixed.
@Suite struct PoliciesCommandTests {
  /// The rows of part B in the project's ledger, with their states.
  private func ledgerRows() throws -> [(row: String, state: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let text = try String(contentsOf: root.appending(path: "Docs/fidelity.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 5, cells[0].first == "B", Int(cells[0].dropFirst()) != nil else { return nil }
      return (cells[0], cells[cells.count - 1])
    }
  }

  @Test func everyRowOfTheLedgersPartBIsListedOnce() throws {
    let run = try FieldbookProcess("policies", "--json")
    #expect(run.status == 0)
    let document = try JSON(parsing: run.output)
    let rows = try ledgerRows()
    #expect(rows.count == 16)
    let chosen = Set(document["policies"]?.array?.compactMap { $0["row"]?.string } ?? [])
    let fixed = Set(document["fixed"]?.array?.compactMap { $0["row"]?.string } ?? [])
    #expect(chosen == Set(rows.filter { $0.state == "policy" }.map(\.row)))
    #expect(fixed == Set(rows.filter { $0.state != "policy" }.map(\.row)))
  }

  @Test func aListedValueCanBeChosen() throws {
    let folder = try TestFolder([
      "Test.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }\n"
    ])
    let document = try JSON(parsing: FieldbookProcess("policies", "--json").output)
    var options: [String] = []
    for policy in try #require(document["policies"]?.array) {
      let name = try #require(policy["name"]?.string)
      let value = policy["values"]?.array?.last?["value"]?.string ?? "0.25"
      options += ["--policy", "\(name)=\(value)"]
    }
    let run = try FieldbookProcess(["run", "Test.swift", "--json"] + options, folder: folder.path)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(arguments: ["ko", "en"])
  func thePageNamesValuesMeaningsAndSources(_ language: String) throws {
    let run = try FieldbookProcess("policies", "--lang", language)
    for policy in Policy.all {
      #expect(run.output.contains("\(policy.name) (\(policy.row))"))
      guard case .words(let words) = policy.values else { continue }
      for word in words { #expect(run.output.contains("    \(word)")) }
    }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try FieldbookProcess("policies", "x").status == 2)
  }
}
