import Contract
import SwiftUI

private struct Memo: View {
  @State private var memo = ""
  let log: Log
  var body: some View {
    TextField("메모", text: $memo, axis: .vertical).lineLimit(1...4).onSubmit { log("submitted \(memo)") }
  }
}

private struct Roomy: View {
  @State private var memo = ""
  var body: some View { TextField("메모", text: $memo, axis: .vertical).lineLimit(3, reservesSpace: true) }
}

private struct Endless: View {
  @State private var memo = ""
  var body: some View { TextField("메모", text: $memo, axis: .vertical) }
}

/// The workaround of those who want Return to submit a field of several lines.
private struct ReturnWatcher: View {
  @State private var memo = ""
  let log: Log
  var body: some View {
    TextField("메모", text: $memo, axis: .vertical)
      .onChange(of: memo) {
        guard memo.contains("\n") else { return log("changed \(memo)") }
        memo.removeAll { $0 == "\n" }
        log("sent \(memo)")
      }
  }
}

private struct Notes: View {
  @State private var notes = ""
  let log: Log
  var body: some View { TextEditor(text: $notes).onSubmit { log("submitted") } }
}

/// Fields of several lines.
@MainActor let lines: [Fixture] = [
  Fixture("a vertical field grows with its lines from the least to the most", rows: 25) {
    let grown = { (text: String) in show(Memo(log: Log()), "tap 메모; paste \"\(text)\"").first("textField", "lines")?.int
    }
    $0.equal(show(Memo(log: Log())).first("textField", "lines")?.int, 1)
    $0.equal(grown("a\\nb"), 2)
    $0.equal(grown("a\\nb\\nc\\nd"), 4)
    $0.equal(grown("a\\nb\\nc\\nd\\ne\\nf"), 4)
    $0.equal(show(Roomy()).first("textField", "lines")?.int, 3)
    $0.equal(show(Endless(), "tap 메모; paste \"1\\n2\\n3\\n4\\n5\\n6\"").first("textField", "lines")?.int, 6)
    let long = show(Endless(), "tap 메모; paste \"\(String(repeating: "가", count: 60))\"")
    $0.hold((long.first("textField", "lines")?.int ?? 0) > 1, "a line that is too long is broken")
  },
  Fixture("Return on the screen's keyboard breaks the line of a vertical field and submits nothing", rows: 26) {
    let log = Log()
    let run = show(Memo(log: log), "tap 메모; type a; return; type b")
    $0.equal(run.written("memo"), ["a", "a\n", "a\nb"])
    $0.equal(run.focusMoves, ["메모"])
    $0.equal(log.lines, [])
  },
  Fixture("Return on a hardware keyboard submits a vertical field and the focus leaves", rows: 27) {
    let log = Log()
    let run = show(Memo(log: log), "tap 메모; type a; hardware return")
    $0.equal(run.state("memo"), "a")
    $0.equal(run.focusMoves, ["메모", nil])
    $0.equal(log.lines, ["submitted a"])
  },
  Fixture("on macOS Return submits a vertical field and Option with Return breaks its line", rows: 28) {
    let log = Log()
    let run = show(Memo(log: log), "tap 메모; type a; hardware option return; type b; return", platform: .macOS)
    $0.equal(run.changed("memo"), ["a", "a\n", "a\nb"])
    $0.equal(log.lines, ["submitted a\nb"])
  },
  Fixture("watching for a line break in onChange takes two writes and two calls", rows: 29) {
    let log = Log()
    let run = show(ReturnWatcher(log: log), "tap 메모; type x; return")
    $0.equal(run.written("memo"), ["x", "x\n", "x"])
    $0.equal(run.changeActions.count, 3)
    $0.equal(log.lines, ["changed x", "sent x", "changed x"])
    $0.equal(run.fieldTexts, ["x"])
  },
  Fixture("Return in a text editor is always a line break", rows: 30) {
    let log = Log()
    let run = show(Notes(log: log), "tap textEditor[0]; type a; return; hardware return; type b")
    $0.equal(run.written("notes"), ["a", "a\n", "a\n\n", "a\n\nb"])
    $0.equal(show(Notes(log: log), "tap textEditor[0]; return", platform: .macOS).written("notes"), ["\n"])
    $0.equal(log.lines, [])
  },
]
