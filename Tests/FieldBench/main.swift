import Contract
import FieldEngine
import SimulatedMachine
import SwiftUI

// How much a keystroke and a first screen cost, by the number of rows. Run by `make bench`, in a release build.

SimulatedMachine.install(start: 0, seed: 1, locale: "ko_KR", timeZone: "Asia/Seoul")

struct OwnRow: View {
  @State private var text = ""
  let index: Int
  var body: some View { TextField("행 \(index)", text: $text) }
}

/// Each row owns its state.
struct OwnForm: View {
  let count: Int
  var body: some View {
    Form {
      ForEach(0..<count, id: \.self) { OwnRow(index: $0) }
    }
  }
}

/// All rows share one array.
struct ArrayForm: View {
  @State var items: [String]
  var body: some View {
    Form {
      ForEach(items.indices, id: \.self) { index in
        TextField("행", text: $items[index])
      }
    }
  }
}

@MainActor
struct Measurement {
  /// Milliseconds.
  let first: Double
  let key: Double
  let bodies: Int
  let bytesPerRow: Int

  init(rows count: Int, _ view: some View) {
    let clock = ContinuousWallClock()
    let trace = Trace()
    let system = FocusSystem(trace: trace)
    let graph = ViewGraph(trace: trace, focusSystem: system, policies: Policies(platform: .iOS), platform: .iOS)
    let before = residentBytes()
    let start = clock.now
    graph.show(view)
    first = clock.now - start
    bytesPerRow = (residentBytes() - before) / max(1, count)
    let fields = ScreenIndex(graph.screen()).elements.filter { $0.element.kind == .textField }
    _ = fields[count / 2].element.target!.perform(.tap)
    graph.flush()
    let field = system.first as! any TextResponder
    let bodiesBefore = graph.bodyTotal
    var times: [Double] = []
    for _ in 0..<21 {
      let start = clock.now
      _ = field.perform(.insert("a"), key: "a")
      graph.flush()
      times.append(clock.now - start)
    }
    key = times.sorted()[10]
    bodies = (graph.bodyTotal - bodiesBefore) / 21
  }
}

/// Milliseconds as thousandths.
func short(_ number: Double) -> String { (number * 1000).rounded().description.split(separator: ".")[0].description }

print("A form of N rows, a keystroke in the middle one (median of 21). Times in thousandths of a millisecond.")
print(
  "Goals: a key in a row with a state of its own at most 20, with one array for all rows at most 500 at N = 1,000 and")
print("5,000 at 10,000; the first screen at most 30 a row; at most 6,144 bytes a row.")
for count in [10, 1_000, 10_000] {
  let own = Measurement(rows: count, OwnForm(count: count))
  let array = Measurement(rows: count, ArrayForm(items: Array(repeating: "", count: count)))
  for (name, one) in [("own  ", own), ("array", array)] {
    print(
      "\(name) N = \(count): key \(short(one.key)), first \(short(one.first / Double(count))) a row, "
        + "\(one.bodies) bodies a key, \(one.bytesPerRow) bytes a row")
  }
}
