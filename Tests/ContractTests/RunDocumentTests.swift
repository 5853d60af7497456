import Contract
import Testing

/// The document of `Docs/contract.md`, and the one printed there.
@Suite struct RunDocumentTests {
  /// The contract's own example, its drawing and policies shortened.
  private static let example = """
    {"format":1,"file":"LiveCount.swift","view":"LiveCount","platform":"ios","locale":"ko_KR",\
    "policies":{"formatCommit":"documented"},"outcome":"finished","diagnostics":[],\
    "steps":[{"action":null,"error":null,"events":[]},\
    {"action":"tap 수량","error":null,"events":[\
    {"t":0,"kind":"focus","from":null,"to":"수량","fromRef":null,"toRef":"textField[0]"},\
    {"t":0,"kind":"keyboard","type":"numberPad"}]},\
    {"action":"type 1","error":null,"events":[\
    {"t":0,"kind":"edit","ref":"textField[0]","key":"1","text":"1","caret":1},\
    {"t":0,"kind":"write","name":"quantityText","view":"LiveCount","path":"LiveCount",\
    "type":"String","old":"","new":"1","changed":true},\
    {"t":0,"kind":"body","view":"LiveCount","path":"LiveCount"},\
    {"t":0,"kind":"text","ref":"text[0]","old":"숫자를 입력하세요","new":"주문 1개"}]}],\
    "final":{"screen":"drawn","elements":[\
    {"kind":"textField","ref":"textField[0]","label":"수량","value":"1","placeholder":"수량","focused":true,\
    "enabled":true},{"kind":"text","ref":"text[0]","label":"주문 1개","value":"주문 1개"}],\
    "state":[{"view":"LiveCount","path":"LiveCount","name":"quantityText","type":"String","value":"1","isNil":false}],\
    "focus":"수량","focusRef":"textField[0]","keyboard":{"type":"numberPad","return":null,"toolbar":[]},\
    "output":"what the program printed\\n",\
    "writes":[{"view":"LiveCount","path":"LiveCount","name":"quantityText","calls":1,"changes":1}]}}
    """

  @Test func theContractsExampleIsReadAndWrittenByteForByte() throws {
    let document = try #require(RunDocument(JSON(parsing: Self.example)))
    #expect(document.view == "LiveCount")
    #expect(document.steps.map(\.action) == [nil, "tap 수량", "type 1"])
    #expect(document.steps[2].events.map(\.kind) == [.edit, .write, .body, .text])
    #expect(document.final.writes.map(\.name) == ["quantityText"])
    #expect(document.json.text == Self.example)
  }

  /// Exit statuses and details of `Docs/contract.md`.
  static let outcomes: [(outcome: Outcome, status: Int32, details: String)] = [
    (.finished, 0, #""outcome":"finished","diagnostics""#),
    (.actionFailed, 1, #""outcome":"actionFailed","diagnostics""#),
    (
      .noView([UnshownView(name: "V", wants: ["(x: Binding<Int>)"], preview: "#Preview { V(x: .constant(1)) }")]), 2,
      ##""views":[{"name":"V","wants":["(x: Binding<Int>)"],"preview":"#Preview { V(x: .constant(1)) }"}]"##
    ),
    (.compileError, 3, #""outcome":"compileError","diagnostics""#),
    (.compilerLimit, 3, #""outcome":"compilerLimit","diagnostics""#),
    (
      .trap(message: "Index out of range", at: .init(line: 3, column: 7)), 4,
      #""outcome":"trap","message":"Index out of range","line":3,"column":7,"diagnostics""#
    ),
    (.trap(message: "m", at: nil), 4, #""message":"m","line":null,"column":null"#),
    (.exited(status: 7, at: .init(line: 2)), 4, #""outcome":"exited","status":7,"line":2,"column":null"#),
    (.timeout(at: .init(line: 5, column: 1)), 124, #""outcome":"timeout","line":5"#),
    (.memoryLimit(at: nil), 4, #""outcome":"memoryLimit","line":null"#),
    (.outputLimit(at: nil), 4, #""outcome":"outputLimit","line":null"#),
    (.livelock(at: nil), 4, #""outcome":"livelock","line":null"#),
    (.interrupted, 130, #""outcome":"interrupted","diagnostics""#),
  ]

  @Test(arguments: outcomes)
  func anOutcomeHasItsDetailsAtTheTopAndComesBack(
    _ expected: (outcome: Outcome, status: Int32, details: String)
  ) throws {
    var document = RunDocument(file: "-", view: nil, platform: .macOS, locale: "en_US")
    document.outcome = expected.outcome
    document.diagnostics = [Diagnostic(file: "a.swift", line: 1, column: 2, severity: .warning, message: "careful")]
    let text = document.json.text
    #expect(text.contains(expected.details))
    #expect(try RunDocument(JSON(parsing: text)) == document)
    #expect(document.outcome.exitStatus == expected.status)
  }

  @Test func membersOfALaterHostAreKept() throws {
    let later = Self.example.replacing(#""writes":["#, with: #""alerts":[1],"writes":["#)
    let document = try #require(RunDocument(JSON(parsing: later)))
    #expect(document.json["final"]?["alerts"] == [1])
  }

  @Test(arguments: ["{}", "[]", #"{"format":2}"#, example.replacing(#""t":0"#, with: #""t":"0""#)])
  func whatIsNoDocumentIsNotRead(_ text: String) throws {
    #expect(try RunDocument(JSON(parsing: text)) == nil)
  }
}
