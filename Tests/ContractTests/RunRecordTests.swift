import Contract
import Testing

@Suite struct RunRecordTests {
  private func document(of messages: [HostMessage], output: String = "") -> RunDocument {
    var record = RunRecord()
    for message in messages { record.take(message) }
    var document = RunDocument(file: "a.swift")
    record.fill(&document, output: output)
    return document
  }

  private func write(_ name: String, changed: Bool, path: String = "V") -> HostMessage {
    .event(
      Event(
        time: 0, kind: .write,
        details: JSONObject(["name": .string(name), "view": "V", "path": .string(path), "changed": .bool(changed)])))
  }

  @Test func eventsStandUnderTheirActions() {
    let document = document(of: [
      .step(action: nil), write("a", changed: true), .step(action: "show state"), .shown("a = 1\n"),
      .step(action: "tap x"), .failed("no x"),
    ])
    #expect(document.steps.map(\.events.count) == [1, 0, 0])
    #expect(document.steps[1].shown == "a = 1\n")
    #expect(document.steps[2].error == "no x")
  }

  @Test func writesAreCountedByPropertyOfTheInstance() {
    let state: JSON = .object([
      "state": [
        .object(["view": "V", "path": "V", "name": "quiet"]), .object(["view": "V", "path": "V", "name": "a"]),
      ]
    ])
    let writes = document(of: [
      write("items[3]", changed: true), write("a", changed: true), write("a", changed: false),
      write("items[0]", changed: true), write("a", changed: true, path: "V[1]"), .settled(state),
    ]).final.writes
    #expect(writes.map(\.name) == ["quiet", "a", "items", "a"])
    #expect(writes.map(\.path) == ["V", "V", "V", "V[1]"])
    #expect(writes.map(\.calls) == [0, 2, 2, 1])
    #expect(writes.map(\.changes) == [0, 1, 2, 1])
  }

  @Test func whatTheHostDidNotLiveToTellIsPrintedInTheLastStep() {
    let print = HostMessage.event(Event(time: 1.5, kind: .print, details: JSONObject(["text": "하나\n"])))
    let document = document(of: [.step(action: nil), print, .step(action: "tap x")], output: "하나\n둘")
    #expect(document.steps[1].events == [Event(time: 1.5, kind: .print, details: JSONObject(["text": "둘"]))])
    #expect(document.final.output == "하나\n둘")
  }

  @Test func theLastScreenThatSettledStands() {
    let document = document(of: [
      .settled(.object(["screen": "first", "focus": "이름"])), .step(action: "type 1"),
      .settled(.object(["screen": "second"])), .step(action: "type 2"), write("a", changed: true),
    ])
    #expect(document.final.screen == "second")
    #expect(document.final.focus == nil)
    #expect(document.final.writes.map(\.calls) == [1])
  }

  @Test(arguments: [
    HostMessage.step(action: nil), .step(action: "tap \"a b\""), .shown("x\n"), .failed("no"),
    .settled(.object(["screen": "s"])), .ended, .stopped(outcome: "livelock", details: JSONObject(["line": 3])),
    .fell(HostFall(kind: .signal, number: 4, lastWords: 7, stacks: [[10, 20], [30]])),
    .fell(HostFall(kind: .memory, number: 0, stacks: [[]])),
    .event(Event(time: 0.25, kind: .focus, details: JSONObject(["from": nil, "to": "a"]))),
  ])
  func aMessageComesThroughAsItWas(_ message: HostMessage) throws {
    #expect(try HostMessage(JSON(parsing: message.json.text)) == message)
  }

  @Test func aRequestComesThroughAsItWas() throws {
    var request = HostRequest(library: "/x/a.so", entry: "V")
    request.platform = .macOS
    request.now = 1_767_225_600.5
    request.seed = .max
    request.policies = ["formatCommit": "live", "composition": "edits"]
    request.actions = ["tap 수량", "type \"a\\nb\""]
    request.timeLimit = 2.5
    #expect(try HostRequest(JSON(parsing: request.json.text)) == request)
  }
}
