import Contract
import Testing

@testable import Snippets

/// Each edit of a learner's source stays on its line, and each column finds its way back.
@Suite struct PreparerTests {
  /// A source, words of it, and what the line of the first word looks like then.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var words: [String]
    var prepared: [Int: String]
    var platform = Platform.iOS
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "@objc", source: "class C { @objc func done() {}; @objc(other:) func other(_ a: Int) {} }",
      words: ["done", "other(_", "}"],
      prepared: [1: "class C {       func done() {};               func other(_ a: Int) {} }"]),
    Row(
      name: "@objcMembers, @IBAction", source: "@objcMembers class C {\n  @IBAction func tapped() {}\n}",
      words: ["class", "tapped"],
      prepared: [1: "             class C {", 2: "            func tapped() {}"]),
    Row(
      name: "#selector of a bare name in a type",
      source: "class C { func done() {}; lazy var s = #selector(done); let after = 1 }",
      words: ["func", "done); let", "after"],
      prepared: [
        1: "class C { func done() {}; lazy var s = Selector._make(\"done\", Self.done); let after = 1 }"
      ]),
    Row(
      name: "#selector of an instance's method", source: "func f() { use(#selector(field.end(_:))); g() }",
      words: ["field", "g()"],
      prepared: [1: "func f() { use(Selector._make(\"end:\", field.end(_:))); g() }"]),
    Row(
      name: "#selector with labels, of a type's method",
      source: "class C { func set(to a: Int, b: Int) {} }\nlet s = #selector(C.set)",
      words: ["C.set"], prepared: [2: "let s = Selector._make(\"setTo:b:\", C.set)"]),
    Row(
      name: "a property of an @Observable class",
      source: "import SwiftUI\n@Observable final class F {\n  var mail = \"\" // why\n  let id = 1\n}",
      words: ["why", "let id"],
      prepared: [
        3:
          "  var mail = \"\" { didSet { SwiftUI._ObservableWrites.record(self, \"mail\", oldValue, self.mail) } } // why",
        4: "  let id = 1",
      ]),
    Row(
      name: "observers of an @Observable class's properties",
      source: "import SwiftUI\n@Observable class F {\n  var a = 1 { didSet { print(a) } }\n"
        + "  var b = 1 { willSet { print(1) } }\n  var c: Int { a }\n  @ObservationIgnored var d = 1\n}",
      words: ["print(a)", "print(1)", "{ a }", "var d"],
      prepared: [
        3: "  var a = 1 { didSet { SwiftUI._ObservableWrites.record(self, \"a\", oldValue, self.a); print(a) } }",
        4: "  var b = 1 { willSet { print(1) }  didSet { SwiftUI._ObservableWrites.record(self, \"b\", oldValue, "
          + "self.b) } }",
        5: "  var c: Int { a }", 6: "  @ObservationIgnored var d = 1",
      ]),
    Row(
      name: "import Foundation", source: "import Foundation\nimport SwiftUI\nlet a = 1", words: ["let a"],
      prepared: [1: "import SwiftUI", 2: "import SwiftUI"]),
    Row(
      name: "import of a single name", source: "import class Foundation.Timer // why\nlet a = 1", words: ["why"],
      prepared: [1: "import SwiftUI                // why"]),
    Row(
      name: "#if os", source: "#if os(iOS)\nlet a = 1\n#elseif os(macOS)\nlet b = 1\n#endif",
      words: ["let a", "let b"],
      prepared: [1: "#if true", 3: "#elseif false"]),
    Row(
      name: "#if os on macOS", source: "#if os(iOS) || os(tvOS)\nlet a = 1\n#else\nlet b = 1\n#endif", words: ["b"],
      prepared: [1: "#if false   || false"], platform: .macOS),
    Row(
      name: "#if with && and !",
      source: "#if !os(macOS) && canImport(UIKit) && swift(>=5.9)\nlet a = 1\n#endif", words: ["let a", "swift("],
      prepared: [1: "#if !false     && true             && swift(>=5.9)"]),
    Row(
      name: "#if targetEnvironment", source: "#if targetEnvironment(simulator)\nlet a = 1\n#endif", words: ["let a"],
      prepared: [1: "#if true"]),
    Row(
      name: "#if canImport on macOS", source: "#if canImport(UIKit)\nlet a = 1\n#elseif canImport(AppKit)\n#endif",
      words: ["a"], prepared: [1: "#if false", 3: "#elseif canImport(AppKit)"], platform: .macOS),
    Row(
      name: "#if around modifiers",
      source: "struct A: View { var body: some View {\n  Text(\"가\")\n  #if os(iOS)\n    .bold()\n  #endif\n} }",
      words: ["bold"], prepared: [3: "  #if true"]),
    Row(
      name: "#Preview", source: "#Preview {\n  Text(\"가\").bold()\n}", words: ["Text", "bold"],
      prepared: [1: "         struct Preview: View { var body: some View {", 3: "} }"]),
    Row(
      name: "#Preview with a title and traits",
      source: "#Preview(\"제목\", traits: .sizeThatFitsLayout) { Text(\"가\").bold() } // after",
      words: ["Text", "bold", "after"],
      prepared: [:]),
    Row(
      name: "#Preview over several lines", source: "#Preview(\n  \"A\"\n) {\n  Text(\"가\")\n}\nlet after = 1",
      words: ["Text", "after"],
      prepared: [1: "", 2: "", 3: "  struct Preview: View { var body: some View {"]),
    Row(
      name: "@Previewable",
      source: """
        #Preview {
          @Previewable @State var a = 0 // here
          @Previewable @State var b = "나"
          Stepper("s", value: $a)
        }
        """,
      words: ["a = 0", "here", "b = ", "Stepper", "$a"],
      prepared: [
        1: "         struct Preview: View {", 2: "               @State var a = 0 // here",
        3: "               @State var b = \"나\"; var body: some View {", 5: "} }",
      ]),
    Row(
      name: "@Previewable in one line", source: "#Preview { @Previewable @State var a = 0; Text(\"\\(a)\") }",
      words: ["a = 0", "Text"],
      prepared: [
        1: "         struct Preview: View {              @State var a = 0; var body: some View { Text(\"\\(a)\") } }"
      ]),
  ]

  @Test(arguments: rows)
  func everyEditKeepsLinesAndColumns(_ row: Row) {
    let preparation = Preparation(row.source, platform: row.platform)
    for (line, text) in row.prepared { #expect(preparation.line(line) == text) }
    for word in row.words { #expect(preparation.mapped(word) == preparation.places(word), "\(word)") }
  }

  @Test func aSourceThatNeedsNothingStaysAsItIs() {
    let source = "import SwiftUI\n\nlet 가 = \"#Preview { @objc }\" // #selector(x)\n/* #if os(iOS) */\n"
    #expect(Preparation(source).prepared.files[0].text == source)
  }

  @Test func previewableBehindAStatementBecomesAMemberAllTheSame() {
    let preparation = Preparation("#Preview {\n  let a = 1\n  @Previewable @State var b = 2\n  Text(\"\\(a + b)\")\n}")
    #expect(preparation.line(1).hasSuffix("struct Preview: View {  @State var b = 2; var body: some View {"))
    #expect(preparation.line(3) == "")
    #expect(preparation.mapped("Text") == preparation.places("Text"))
  }

  @Test func generatedNamesAvoidTheLearnersOwn() {
    let preparation = Preparation(
      "import SwiftUI\nstruct Preview {}\n#Preview { Text(\"a\") }\n#Preview(\"b\") { Text(\"b\") }")
    #expect(preparation.prepared.showables.map(\.entry) == ["Preview2", "Preview3"])
    #expect(preparation.prepared.showables.map(\.title) == [nil, "b"])
  }

  @Test func aLessonsSnippetHasTheLessonsOwnLinesAndColumns() {
    let source = SourceFile(
      name: "part1.md", text: "@objc class C {}\nlet a: Int = \"x\"", firstLine: 40, indentation: 2)
    let file = Preparer().prepare([source]).files[0]
    #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false)[40] == "let a: Int = \"x\"")
    #expect(file.originalColumn(line: 41, column: 14) == 16)
    #expect(source.lastLine == 41)
  }

  @Test func whatCannotBeParsedIsLeftForTheCompilerToExplain() {
    let preparation = Preparation("import SwiftUI\nstruct A: View {\n  var body: some View {\n    Text(\"a\")\n  }\n")
    #expect(preparation.prepared.hasSyntaxErrors)
    #expect(preparation.registrations == [])
  }
}
