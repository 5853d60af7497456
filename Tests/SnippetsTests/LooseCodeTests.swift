import Testing

@testable import Snippets

/// Loose code becomes a view on its own lines, for `run -` and for lessons.
@Suite struct LooseCodeTests {
  /// Loose code, words of it, and the prepared text.
  struct Row: Sendable, CustomTestStringConvertible {
    var source: String
    var prepared: String
    var testDescription: String { source }
  }

  static let rows: [Row] = [
    Row(
      source: "@State private var name = \"\"\n\nvar body: some View {\n  Text(name)\n}",
      prepared: """
        import SwiftUI; struct Fragment: View { @State private var name = ""

        var body: some View {
          Text(name)
        } }
        """),
    Row(
      source: "enum Field { case a }\n@FocusState var field: Field?\nvar body: some View { Text(\"\") } // end",
      prepared: """
        import SwiftUI; enum Field { case a }
        struct Fragment: View { @FocusState var field: Field?
        var body: some View { Text("") } } // end
        """),
    Row(
      source: "Text(\"가\")\n  .bold() // c\nText(\"나\")",
      prepared: """
        import SwiftUI; struct Fragment: View { var body: some View { Text("가")
          .bold() // c
        Text("나") } }
        """),
    Row(
      source:
        "@State var n = 0\nlet all = 3\nlet half = n / 2\nlet c = 1\nTextField(\"수\", value: $n, format: .number)",
      prepared: """
        import SwiftUI; struct Fragment: View { @State var n = 0
        let all = 3
        var body: some View { let half = n / 2
        let c = 1
        TextField("수", value: $n, format: .number) } }
        """),
    Row(
      source: "Text(\"가\")\nfunc f() {}\nText(\"나\")",
      prepared: """
        import SwiftUI; struct Fragment: View { @ViewBuilder var part1: some View { Text("가") }
        func f() {}
        var body: some View { part1; Text("나") } }
        """),
    Row(
      source: "import SwiftUI\n// note\nif Bool.random() { Text(\"a\") } else { Text(\"b\") }",
      prepared: """
        import SwiftUI
        // note
        struct Fragment: View { var body: some View { if Bool.random() { Text("a") } else { Text("b") } } }
        """),
  ]

  @Test(arguments: rows)
  func looseCodeBecomesAView(_ row: Row) {
    let preparation = Preparation(row.source, loose: true)
    let lines = row.source.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(preparation.lines.prefix(lines).joined(separator: "\n") == row.prepared)
    #expect(preparation.prepared.showables.last?.kind == .fragment)
    #expect(!preparation.prepared.isScript)
    for word in ["Text", "name", "bold", "case", "$n"] {
      #expect(preparation.mapped(word) == preparation.places(word), "\(word)")
    }
  }

  @Test(arguments: [
    "print(1)", "let a = Int(\"2a\")\nprint(a as Any)", "Task { print(1) }", "let x = [1].map { $0 }", "foo.bar()",
  ])
  func statementsThatMakeNoViewStayAScript(_ source: String) {
    let preparation = Preparation(source, loose: true)
    #expect(preparation.prepared.showables.map(\.kind) == (preparation.prepared.isScript ? [.script] : []))
    #expect(preparation.line(1).hasPrefix("import SwiftUI; "))
  }

  @Test func aWholeFileIsNotWrapped() {
    let source = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
    #expect(Preparation(source, loose: true).prepared == Preparation(source).prepared)
  }

  @Test func aFileOnDiskIsNeverWrapped() {
    let preparation = Preparation("@State var n = 0\nvar body: some View { Text(\"\\(n)\") }")
    #expect(preparation.line(1) == "@State var n = 0")
    #expect(preparation.prepared.showables.isEmpty)
  }
}
