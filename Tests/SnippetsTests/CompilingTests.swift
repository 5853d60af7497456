import Contract
import Foundation
import Testing

@testable import Snippets

/// Sources through the real compiler, against the modules of this build.
@Suite struct CompilingTests {
  /// A compiler that keeps nothing but the system's headers.
  static let compiler: SnippetCompiler = {
    var compiler = SnippetCompiler()
    compiler.cache = nil
    return compiler
  }()

  private func compile(
    _ text: String, name: String = "Test.swift", _ change: (inout SnippetCompiler.Options) -> Void = { _ in }
  ) throws -> CompiledSnippet {
    var options = SnippetCompiler.Options()
    change(&options)
    return try Self.compiler.compile([SourceFile(name: name, text: text)], options)
  }

  private static let view = """
    import SwiftUI

    struct A: View {
      var body: some View { Text("가") }
    }

    """

  @Test func aViewBecomesALibrary() throws {
    let snippet = try compile(Self.view)
    #expect(snippet.diagnostics == [])
    let library = try #require(snippet.library)
    #expect(FileManager.default.fileExists(atPath: library))
  }

  @Test func anErrorIsToldOnTheLearnersLineAndColumn() throws {
    let snippet = try compile(Self.view + "#Preview(\"제목\") { A().unknown() }\nlet a: Int = \"x\"")
    #expect(snippet.library == nil)
    let errors = snippet.diagnostics.filter { $0.severity == .error }
    // `#Preview("제목") { A().` is 25 bytes long.
    #expect(errors.map { [$0.line, $0.column] }.sorted { $0[0] < $1[0] } == [[6, 26], [7, 14]])
    #expect(errors.map(\.file) == ["Test.swift", "Test.swift"])
    #expect(errors.contains { $0.message == "cannot convert value of type 'String' to specified type 'Int'" })
  }

  @Test func aWarningIsKept() throws {
    let snippet = try compile(Self.view + "@available(*, deprecated) func old() {}\nfunc new() { old() }")
    #expect(snippet.library != nil)
    #expect(snippet.diagnostics.map(\.severity) == [.warning])
    #expect(snippet.diagnostics.map(\.line) == [7])
    #expect(snippet.diagnostics.map(\.column) == [14])
  }

  @Test func notesStayWithTheirErrorAndOnTheLearnersLines() throws {
    let snippet = try compile(Self.view + "func f(a: Int) {}\nfunc g() { f(b: 1, 2, 3) }\nstruct B: View {}")
    #expect(snippet.library == nil)
    #expect(snippet.diagnostics.allSatisfy { $0.file == "Test.swift" && $0.line <= 9 })
  }

  @Test func anUnfinishedFileIsToldAtItsEnd() throws {
    let snippet = try compile("import SwiftUI\nstruct A: View {\n  var body: some View {\n    Text(\"a\")\n")
    #expect(snippet.library == nil)
    #expect(snippet.diagnostics.contains { $0.severity == .error })
    #expect(snippet.diagnostics.allSatisfy { (1...4).contains($0.line) })
  }

  @Test func aCallThatTheCompilerRefusesIsDroppedAndTheRestStays() throws {
    let closed = """
      struct Wrong: View {
        @available(*, unavailable) init() {}
        var body: some View { Text("") }
      }
      """
    let snippet = try compile(Self.view + closed)
    #expect(snippet.diagnostics == [])
    #expect(snippet.library != nil)
    #expect(snippet.showables.map(\.entry) == ["A"])
    #expect(snippet.unshown.map(\.obstacle) == [.refused])
  }

  /// Ledger 108, B10.
  @Test func aFocusStateWithAValueIsRefusedInWords() throws {
    let snippet = try compile(
      """
      import SwiftUI
      struct A: View {
        @FocusState private var focused: Bool = false
        var body: some View { Text("") }
      }
      """)
    let error = try #require(snippet.diagnostics.first)
    #expect(error.severity == .error && error.line == 3)
    let hint = try #require(snippet.diagnostics.dropFirst().first { $0.message == Hint.focusStateValue.message })
    #expect(hint.severity == .note && hint.line == 3 && hint.column == 41)
  }

  @Test func aFileWithoutImportsIsToldToImport() throws {
    let snippet = try compile("struct A: View {\n  var body: some View { Text(\"\") }\n}")
    #expect(snippet.diagnostics.first?.message == "cannot find type 'View' in scope")
    #expect(snippet.diagnostics.filter { $0.message == Hint.missingImport.message }.count == 1)
  }

  @Test func looseCodeCompilesAsAView() throws {
    let snippet = try compile("Text(\"가\")\nText(\"나\")") { $0.allowsLooseCode = true }
    #expect(snippet.diagnostics == [])
    #expect(snippet.showables.map(\.entry) == ["Fragment"])
    #expect(snippet.library != nil)
  }

  @Test(arguments: [
    "print(1)\n", "let a = Int(\"2\")\nprint(a as Any)\n", "import Foundation\nprint(Date())\n",
    "@main struct Tool { static func main() { print(1) } }\n",
  ])
  func aScriptCompiles(_ source: String) throws {
    for name in ["Test.swift", "main.swift", "이름 있는 파일.swift", "-odd@name", "a:b.swift"] {
      let snippet = try compile(source, name: name)
      #expect(snippet.diagnostics == [], "\(name)")
      #expect(snippet.library != nil, "\(name)")
    }
  }

  /// The `#Preview` that the report of a view which wants something tells to add.
  @Test(
    arguments: [
      "@Binding var quantity: Int", "@Binding var price: Decimal", "let title: String", "let isOn: (Int) -> Bool",
      "@ObservedObject var m: Model", "@Bindable var n: Newer", "let item: Item", "@Binding var field: Field",
      "@FocusState.Binding var focus: Field?", "let date: Date\n  let items: [Item]", "@ViewBuilder let content: Text",
      "var onChange: ((_ index: Int, _ char: String) -> Void)", "init(_ a: Int) {}\n  init(b: String) {}",
      "@State var a: Int\n  @FocusState var focused: Int?\n  @State private var b = 1",
      "let nested: Nested\n  enum Nested { case x }",
      "let range: ClosedRange<Int>\n  let pair: (a: Int, b: String)", "@State private var a = 1; let b: Int",
    ])
  func thePreviewToAddCompiles(_ member: String) throws {
    let source = """
      import SwiftUI
      struct V: View {
        \(member)
        var body: some View { Text("") }
      }
      enum Field { case a }
      class Model: ObservableObject { @Published var a = 1 }
      @Observable class Newer { var a = 1 }
      struct Item: Identifiable { let id = UUID(); var name: String; var field: Field }

      """
    let preview = try #require(try compile(source).unshown.first?.preview)
    let snippet = try compile(source + preview)
    #expect(snippet.diagnostics.filter { $0.severity == .error } == [], "\(preview)")
    #expect(snippet.showables.map(\.kind) == [.preview])
  }

  @Test func anAppCompilesAsItIs() throws {
    let snippet = try compile(Self.view + "@main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }")
    #expect(snippet.diagnostics == [])
    #expect(snippet.showables.map(\.kind) == [.view, .app])
  }

  @Test func sourcesThatBelongTogetherCompileTogether() throws {
    let sources = [
      SourceFile(name: "part1.md", text: "struct A: View {\n  var body: some View { Text(\"가\") }\n}", firstLine: 10),
      SourceFile(name: "part1.md", text: "#Preview {\n  A().nothing()\n}", firstLine: 30, indentation: 2),
    ]
    var options = SnippetCompiler.Options()
    options.allowsLooseCode = true
    let snippet = try Self.compiler.compile(sources, options)
    #expect(snippet.diagnostics.map(\.line) == [31])
    #expect(snippet.diagnostics.map(\.column) == [9])
    let right = [sources[0], SourceFile(name: "part1.md", text: "#Preview {\n  A()\n}", firstLine: 30, indentation: 2)]
    #expect(try Self.compiler.compile(right, options).library != nil)
  }

  @Test func otherPlatformsBranchesAreNotCompiled() throws {
    let source = Self.view + "#if os(macOS)\nlet a: Int = \"x\"\n#endif"
    #expect(try compile(source).library != nil)
    #expect(try compile(source) { $0.platform = .macOS }.diagnostics.map(\.line) == [7])
  }

  @Test func theLanguageModeIsTheAskedOne() throws {
    let source = Self.view + "var shared = 1\nfunc f() async { shared += 1 }"
    #expect(try compile(source).library != nil)
    #expect(try compile(source) { $0.languageMode = 6 }.library == nil)
  }

  /// The modules of this build, changed as if Swift 6.3.0 had written them.
  @Test func modulesOfAnotherCompilerAreToldApart() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fieldbook-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let version = try #require(Self.compiler.home.compilerVersion)
    let modules = URL(fileURLWithPath: Self.compiler.home.modules)
    for name in try FileManager.default.contentsOfDirectory(atPath: modules.path) where name.hasSuffix(".swiftmodule") {
      var bytes = try Data(contentsOf: modules.appendingPathComponent(name))
      let other = Data(version.replacing("Swift version 6.", with: "Swift version 5.").utf8)
      while let range = bytes.range(of: Data(version.utf8)) { bytes.replaceSubrange(range, with: other) }
      try bytes.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    var compiler = Self.compiler
    compiler.home.modules = folder
    #expect(
      throws: CompilerStop.machine(
        .otherCompiler(
          built: version.replacing("Swift version 6.", with: "Swift version 5."), found: version))
    ) {
      try compiler.compile([SourceFile(name: "Test.swift", text: Self.view)], SnippetCompiler.Options())
    }
  }

  @Test func missingModulesAreSaidToBeMissing() {
    var compiler = Self.compiler
    compiler.home.modules = "/nowhere"
    #expect(throws: CompilerStop.machine(.notBuilt(folder: "/nowhere"))) {
      try compiler.compile([SourceFile(name: "Test.swift", text: Self.view)], SnippetCompiler.Options())
    }
  }
}
