import Contract
import Dispatch
import Foundation
import Synchronization
import Testing

/// `fieldbook run` from the outside: options, outcomes and exit statuses of the contract.
@Suite struct RunCommandTests {
  private static let counter = """
    import SwiftUI

    struct Counter: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("수량", text: $text)
          Text("주문 \\(text)개")
        }
      }
    }

    """

  private func run(_ source: String, _ options: String..., environment: [String: String] = [:]) throws
    -> FieldbookProcess
  {
    let folder = try TestFolder(["Test.swift": source])
    return try FieldbookProcess(["run", "Test.swift"] + options, folder: folder.path, environment: environment)
  }

  @Test func aRunEndsWithItsDocument() throws {
    let run = try run(Self.counter, "--json", "--do", "tap 수량; type 12")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let document = try #require(run.document)
    #expect(document.file == "Test.swift")
    #expect(document.view == "Counter")
    #expect(document.outcome == .finished)
    #expect(document.steps.map(\.action) == [nil, "tap 수량", "type 12"])
    #expect(document.final.state.first?["value"] == "12")
    #expect(document.final.writes.map(\.calls) == [2])
  }

  @Test func anActionThatCannotBeDoneEndsTheSteps() throws {
    let run = try run(Self.counter, "--json", "--do", "tap 수량; tap 없음; type 1")
    #expect(run.status == 1)
    let document = try #require(run.document)
    #expect(document.outcome == .actionFailed)
    #expect(document.steps.map(\.action) == [nil, "tap 수량", "tap 없음"])
    #expect(document.steps.last?.error != nil)
  }

  @Test func aFileThatDoesNotCompileSaysWhere() throws {
    let run = try run(Self.counter + "let a: Int = \"가\"\n", "--lang", "en")
    #expect(run.status == 3)
    #expect(
      run.output.contains("Test.swift:12:14: error: cannot convert value of type 'String' to specified type 'Int'"))
    #expect(run.output.contains("  12 | let a: Int = \"가\"\n     |              ^\n"))
    #expect(run.output.contains("It does not compile."))
    let json = try self.run(Self.counter + "let a: Int = \"가\"\n", "--json")
    #expect(json.status == 3)
    #expect(json.document?.diagnostics.map(\.line) == [12])
  }

  @Test func theCaretIsBelowItsColumnBehindHangul() throws {
    let run = try run("let 가나 = unknown\n", "--lang", "en")
    #expect(run.output.contains("  1 | let 가나 = unknown\n    |            ^\n"))
  }

  @Test func aViewThatWantsABindingIsToldWithItsPreview() throws {
    let source = """
      import SwiftUI
      struct QuantityEditor: View {
        @Binding var quantity: Int
        var body: some View { TextField("수량", value: $quantity, format: .number) }
      }

      """
    let preview = "#Preview { @Previewable @State var quantity = 0; QuantityEditor(quantity: $quantity) }"
    let missing = try run(source, "--json")
    #expect(missing.status == 2)
    #expect(
      missing.document?.outcome
        == .noView([UnshownView(name: "QuantityEditor", wants: ["(quantity: Binding<Int>)"], preview: preview)]))
    for language in ["ko", "en"] {
      let words = try run(source, "--lang", language)
      #expect(words.status == 2)
      #expect(words.output.contains("  " + preview))
    }
    let added = try run(source + preview, "--json")
    #expect(added.status == 0)
    #expect(added.document?.view == "#Preview")
  }

  @Test func previewsAreChosenByTheirTitles() throws {
    let source = Self.counter + "#Preview(\"하나\") { Text(\"1\") }\n#Preview(\"둘\") { Text(\"2\") }\n"
    #expect(try run(source, "--json").document?.view == "하나")
    #expect(try run(source, "--json", "--preview", "둘").document?.view == "둘")
    #expect(try run(source, "--json", "--view", "Counter").document?.view == "Counter")
    let none = try run(source, "--preview", "셋", "--lang", "en")
    #expect(none.status == 2)
    #expect(none.output.contains("하나, 둘"))
  }

  @Test func standardInputMayBeLoose() throws {
    let run = try FieldbookProcess(
      "run", "-", "--json", "--do", "show screen",
      input: "@State private var name = \"가\"\n\nvar body: some View {\n  Text(name)\n}\n")
    #expect(run.status == 0)
    #expect(run.document?.file == "-")
    #expect(run.document?.view == "Fragment")
  }

  @Test func actionsMayComeFromAFileOrStandardInput() throws {
    let folder = try TestFolder(["Test.swift": Self.counter, "do.txt": "tap 수량\ntype 1\n"])
    let fromFile = try FieldbookProcess("run", "Test.swift", "--json", "--actions", "do.txt", folder: folder.path)
    #expect(fromFile.document?.steps.map(\.action) == [nil, "tap 수량", "type 1"])
    let fromInput = try FieldbookProcess(
      "run", "Test.swift", "--json", "--actions", "-", input: "tap 수량", folder: folder.path)
    #expect(fromInput.document?.steps.map(\.action) == [nil, "tap 수량"])
  }

  @Test(
    arguments: [
      (["run"], "FILE"), (["run", "nothere.swift"], "nothere.swift"), (["runn", "x"], "run?"),
      (["run", "Test.swift", "--vew", "A"], "--view?"), (["run", "Test.swift", "--do", "tpa x"], "tap"),
      (["run", "Test.swift", "--policy", "formatComit=live"], "formatCommit"),
      (["run", "Test.swift", "--now", "2026-02-30"], "2026-02-30"), (["run", "Test.swift", "--swift", "4"], "5, 6"),
      (["run", "Test.swift", "--timeout", "0"], "--timeout"), (["run", "-", "--actions", "-"], "."),
      (["run", "Test.swift", "--view", "A", "--preview", "B"], "--preview"), (["run", "Test.swift", "x"], "x"),
      (["run", "Test.swift", "--timezone", "Nowhere"], "Nowhere"), (["run", "."], "."),
    ] as [([String], String)])
  func aWrongCommandLineIsToldOnStandardError(_ arguments: [String], _ word: String) throws {
    let folder = try TestFolder(["Test.swift": Self.counter])
    for language in ["ko", "en"] {
      let run = try FieldbookProcess(arguments + ["--lang", language], folder: folder.path)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.contains(word), "\(run.errors)")
    }
  }

  @Test func theSameRunGivesTheSameBytes() throws {
    let options = ["--json", "--do", "tap 수량; type 12; wait 1; return"]
    let source = Self.counter + "// \(UUID())\n#Preview { Counter() }"
    let surroundings = [[:], ["TZ": "America/New_York"], ["LANG": "ko_KR.UTF-8"], ["LC_ALL": "en_US.UTF-8"]]
    // One after the other, from a cold cache on; then all at once, several for each processor: a machine under load.
    let calm = try surroundings.map { try document(of: source, options, $0) }
    let loaded = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4 * ProcessInfo.processInfo.activeProcessorCount) { number in
      let told = try? document(of: source, options, surroundings[number % surroundings.count])
      loaded.withLock { $0.append(told ?? "") }
    }
    #expect(Set(calm + loaded.withLock { $0 }).count == 1)
    #expect(calm[0].contains("finished"))
  }

  /// What a run says on standard output, in a folder of its own.
  private func document(
    of source: String, _ options: [String], _ environment: [String: String]
  ) throws -> String {
    let folder = try TestFolder(["Test.swift": source])
    return try FieldbookProcess(["run", "Test.swift"] + options, folder: folder.path, environment: environment).output
  }

  @Test func whyAnActionFailedIsToldInTheInterfacesLanguage() throws {
    let hasHangul = { (text: Substring) in
      // The field is called so in every language.
      text.replacing("수량", with: "").unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    }
    // Nothing has the focus: what a person at the prompt reads is in their language, and so is the drawing's frame.
    for (language, isKorean) in [("ko", true), ("en", false)] {
      let run = try run(Self.counter, "--lang", language, "--do", "type 1")
      let reason = try #require(run.output.split(separator: "\n").first { $0.contains("textField") })
      #expect(hasHangul(reason) == isKorean, "\(reason)")
      let document = try self.run(Self.counter, "--json", "--lang", language, "--do", "type 1").document
      let error = try #require(document?.steps.last?.error)
      #expect(hasHangul(error[...]) == isKorean, "\(error)")
    }
    // What a program reads does not follow the surroundings.
    let english = try self.run(Self.counter, "--json", "--do", "type 1", environment: ["LANG": "en_US.UTF-8"])
    let korean = try self.run(Self.counter, "--json", "--do", "type 1", environment: ["LANG": "ko_KR.UTF-8"])
    #expect(english.output == korean.output)
  }

  @Test func traceShowsEveryEventUnderItsAction() throws {
    let run = try run(Self.counter, "--trace", "--do", "tap 수량; type 1", "--lang", "en")
    let lines = run.output.split(separator: "\n").map(String.init)
    let typed = try #require(lines.firstIndex { $0.hasSuffix("type 1") })
    #expect(lines[(typed + 1)...].contains { $0.contains("write") && $0.contains("\"\" → \"1\"") })
  }

  @Test func plainHasNoDrawing() throws {
    let run = try run(Self.counter, "--plain", "--lang", "en", "--do", "tap 수량; type 1")
    #expect(run.output.contains("- textField 수량, 1, focused"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(try self.run(Self.counter, environment: ["TERM": "dumb"]).output.contains("- textField"))
  }

  @Test func whatTheMachineLacksIsStatusFive() throws {
    let noCompiler = try run(Self.counter, environment: ["FIELDBOOK_TOOLCHAIN": "/nowhere"])
    #expect(noCompiler.status == 5)
    #expect(noCompiler.errors.contains("swift.org"))
    let noModules = try run(Self.counter, environment: ["FIELDBOOK_HOME": "/nowhere"])
    #expect(noModules.status == 5)
    #expect(noModules.errors.contains("make"))
  }

  @Test func helpAndVersionGoToStandardOutput() throws {
    for words in [["help"], ["--help"], ["run", "--help"], ["help", "run"], ["--version"]] {
      let run = try FieldbookProcess(words)
      #expect(run.status == 0)
      #expect(run.output.contains("fieldbook"))
    }
  }

  @Test func aFullDiskOrNoHomeStopsNothing() throws {
    let run = try run(
      Self.counter, "--json",
      environment: ["XDG_CACHE_HOME": "/proc/nothing", "HOME": "/proc/nothing", "TMPDIR": FieldbookProcess.cache])
    #expect(run.status == 0)
  }

  @Test func aLessonsSnippetRunsWithWhatItUses() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/Lessons", withIntermediateDirectories: true)
    let lesson = """
      ---
      format: 1
      id: tiny
      title: 작은 글
      lang: ko
      ---

      ```swift id=row
      struct Row: View {
        var body: some View { Text("줄") }
      }
      ```

      1. 들여 쓴 코드

         ```swift id=list uses=row locale=en_US
         VStack {
           Row()
         }
         ```

      ```swift id=wrong uses=row
      Row().nothing()
      ```

      """
    try lesson.write(toFile: folder.path + "/Lessons/tiny.md", atomically: true, encoding: .utf8)
    let list = try FieldbookProcess("run", "Lessons/tiny.md#list", "--json", folder: folder.path)
    #expect(list.status == 0)
    #expect(list.document?.file == "tiny.md#list")
    #expect(list.document?.locale == "en_US")
    #expect(list.document?.final.elements.first?["label"] == "줄")
    let wrong = try FieldbookProcess("run", "Lessons/tiny.md#wrong", "--lang", "en", folder: folder.path)
    #expect(wrong.status == 3)
    #expect(wrong.output.contains("Lessons/tiny.md:23:7: error: value of type 'Row' has no member 'nothing'"))
    #expect(wrong.output.contains("  23 | Row().nothing()\n     |       ^\n"))
    let none = try FieldbookProcess("run", "Lessons/tiny.md#lst", folder: folder.path)
    #expect(none.status == 2)
    #expect(none.errors.contains("list?"))
  }

  @Test func anInterruptedRunStillTellsWhatHappened() throws {
    let folder = try TestFolder([
      "Test.swift":
        "import SwiftUI\nstruct A: View {\n  var body: some View { Text(\"\").onAppear { while true {} } }\n}\n"
    ])
    // Compiled beforehand, so that the interrupt meets the program.
    _ = try FieldbookProcess("run", "Test.swift", "--timeout", "0.1", folder: folder.path)
    let run = try FieldbookProcess(
      ["run", "Test.swift", "--json", "--timeout", "60"], folder: folder.path, interruptAfter: 3)
    #expect(run.status == 130)
    #expect(run.document?.outcome == .interrupted)
    #expect(run.document?.steps.isEmpty == false)
  }

  @Test func manyAtOnceShareTheCache() async throws {
    let folder = try TestFolder(["Test.swift": Self.counter + "// \(UUID())\n"])
    let path = folder.path
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask { try FieldbookProcess("run", "Test.swift", "--json", folder: path).output }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(outputs.count == 1)
    #expect(outputs.first?.contains("\"outcome\": \"finished\"") == true)
  }
}
