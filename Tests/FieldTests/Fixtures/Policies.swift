import Contract
import SwiftUI

private struct Sizes: View {
  @State private var size = 23
  var body: some View { Stepper("크기", value: $size, in: 12...24, step: 2) }
}

private struct Digits: View {
  @State private var digits = ""
  var body: some View {
    TextField("숫자", text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
  }
}

private struct Appearing: View {
  @State private var value = 0
  let log: Log
  var body: some View {
    let _ = log("body \(value)")
    Text("\(value)")
      .onChange(of: value) { old, new in log("\(old) -> \(new)") }
      .onAppear {
        log("appear")
        value = 1
      }
  }
}

private struct Restless: View {
  @State private var value = 0
  let log: Log
  var body: some View {
    Text("\(value)")
      .onChange(of: value, initial: true) { _, new in
        log("\(new)")
        value += 1
      }
      .onAppear { value += 1 }
  }
}

/// What policies decide, in every value, where no other subject has it. The trace says so each time.
@MainActor let policies: [Fixture] = [
  Fixture("a stepper's step past its bound ends there, or does not happen", rows: "B13") {
    let clamped = show(Sizes(), "increment 크기")
    $0.equal(clamped.written("size"), ["24"])
    $0.equal(clamped.decided("stepperEdge"), "clamp")
    let refused = show(Sizes(), "increment 크기", policies: ["stepperEdge": "refuse"])
    $0.equal(refused.calls("size"), 0)
    $0.equal(refused.rejections.count, 1)
    $0.equal(refused.decided("stepperEdge"), "refuse")
  },
  Fixture("what a setter makes of the text: kept apart from the field, or shown at once", rows: 12, "B4") {
    let now = show(Digits(), "tap 숫자; paste a; paste 1a")
    $0.equal(now.decided("setterFilter"), "ios17")
    $0.equal(now.edits, ["a", "a1a"])
    $0.equal(now.fieldTexts, ["1"], "an update that brings another value reaches the field")
    let then = show(Digits(), "tap 숫자; paste a; paste 1a", policies: ["setterFilter": "ios16"])
    $0.equal(then.decided("setterFilter"), "ios16")
    $0.equal(then.edits, ["a", "1a"])
    $0.equal(then.fieldTexts, ["1"])
    $0.equal(show(Digits(), "tap 숫자; type 12").policiesThatDecided, [], "nothing to decide")
  },
  Fixture("an equal write at Return: policy on and off, noted both times", rows: "B2") {
    for (value, calls) in [("on", 1), ("off", 0)] {
      let run = show(Digits(), "tap 숫자; return", policies: ["equalCommitWrite": value])
      $0.equal(run.calls("digits"), calls, value)
      $0.equal(run.decided("equalCommitWrite"), value)
    }
  },
  Fixture("body first, then onAppear, then body again where it wrote", rows: "B14") {
    let log = Log()
    _ = show(Appearing(log: log))
    $0.equal(log.lines, ["body 0", "appear", "body 1", "0 -> 1"])
  },
  Fixture("what appearing brings about is a frame of its own", rows: "B7") {
    let log = Log()
    let run = show(Restless(log: log))
    $0.hold(log.lines.count > 2, "the appearance has used up two calls, and more follow")
    $0.equal(run.warnings.first, "onChange(of: Int) action tried to update multiple times per frame.")
  },
]
