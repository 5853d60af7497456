import Contract
import SwiftUI

private struct Selected: View {
  @State private var text = "abc"
  @State private var selection: TextSelection?
  let log: Log
  var body: some View {
    VStack {
      TextField("글", text: $text, selection: $selection)
      Button("앞으로") { selection = TextSelection(insertionPoint: text.startIndex) }
      Button("모두") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
    }
    .onChange(of: selection) { _, new in
      guard let new, case .selection(let range) = new.indices else { return log("nil") }
      let place = { (index: String.Index) in text.distance(from: text.startIndex, to: index) }
      log("\(place(range.lowerBound))-\(place(range.upperBound)) \(new.isInsertion)")
    }
  }
}

/// A field whose caret and selection the app follows. Apple's pages of `TextSelection` and of the initialiser.
@MainActor let selecting: [Fixture] = [
  Fixture("the selection follows the caret, what is typed and what is selected") {
    let log = Log()
    _ = show(Selected(log: log), "tap 글; type d; cursor 1; select 0 2")
    $0.equal(log.lines, ["3-3 true", "4-4 true", "1-1 true", "0-2 false"])
  },
  Fixture("the app moves the caret and selects") {
    $0.equal(show(Selected(log: Log()), "tap 글; tap 앞으로; type x").state("text"), "xabc")
    $0.equal(show(Selected(log: Log()), "tap 글; tap 모두; type x").state("text"), "x")
  },
]
