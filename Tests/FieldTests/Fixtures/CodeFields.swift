import Contract
import SwiftUI

/// A box for one digit; it reports what is typed before or after it cuts the text down to one character.
private struct DigitBox: View {
  @State var digit = ""
  @FocusState var place: Int?
  let number: Int
  let cutsFirst: Bool
  let report: (Int, String) -> Void

  @available(*, deprecated) var body: some View {
    TextField("", text: $digit)
      .keyboardType(.numberPad)
      .focused($place, equals: number)
      .onChange(of: digit) { new in
        if !cutsFirst { report(number, digit) }
        if new.count > 1 { digit = String(new.prefix(1)) }
        if cutsFirst { report(number, digit) }
      }
  }
}

private struct DigitRow: View {
  let length: Int
  let cutsFirst: Bool
  let log: Log
  @FocusState var place: Int?
  @State private var digits: [Int: String] = [:]
  @Binding var code: String

  var body: some View {
    HStack {
      ForEach(0..<length, id: \.self) { number in
        DigitBox(place: _place, number: number, cutsFirst: cutsFirst) { number, digit in
          log("\(number) \(digit)")
          place = digit.isEmpty ? number - 1 : number + 1
          digits[number] = digit
          code = (0..<length).map { digits[$0] ?? "" }.joined()
        }
      }
    }
  }
}

private struct CodeScreen: View {
  @State private var code = ""
  let length: Int
  var cutsFirst = false
  var log = Log()
  var body: some View {
    VStack {
      Text(code)
      DigitRow(length: length, cutsFirst: cutsFirst, log: log, code: $code)
    }
  }
}

/// Boxes that ask for the system's one-time code; one keeps a space to notice deletions.
private struct OfferedBoxes: View {
  @State private var first = ""
  @State private var second = " "
  @FocusState private var place: Int?
  var body: some View {
    HStack {
      TextField("하나", text: $first)
        .textContentType(.oneTimeCode)
        .focused($place, equals: 0)
        .onChange(of: first) {
          if first.count > 1 { first = String(first.prefix(1)) }
          if !first.isEmpty { place = 1 }
        }
      TextField("둘", text: $second).textContentType(.oneTimeCode).focused($place, equals: 1)
    }
  }
}

/// One field that nobody sees has the text and the focus, and the boxes only show it.
private struct HiddenField: View {
  @State private var code = ""
  @FocusState private var isFocused: Bool
  private let length = 6
  var body: some View {
    ZStack {
      TextField("코드", text: $code)
        .textContentType(.oneTimeCode)
        .keyboardType(.numberPad)
        .focused($isFocused)
        .opacity(0)
        .onAppear { isFocused = true }
        .onChange(of: code) { code = String(code.filter(\.isNumber).prefix(length)) }
      HStack {
        ForEach(0..<length, id: \.self) { place in
          Text(place < code.count ? String(Array(code)[place]) : "·")
        }
      }
    }
  }
}

/// Fields for verification codes, one box for each digit.
@MainActor let codeFields: [Fixture] = [
  Fixture("reported before it is cut, a paste is wrong in the parent for one update", rows: 223) {
    let log = Log()
    let run = show(CodeScreen(length: 6, log: log), "tap textField[1]; paste 23")
    $0.equal(run.written("digit"), ["23", "2"])
    $0.equal(log.lines, ["1 23", "1 2"])
    $0.equal(run.changed("code"), ["23", "2"])
    $0.equal(run.texts, ["2"])
    $0.equal(run.focusRefs.last!, "textField[2]")
  },
  Fixture("cut before it is reported, the report is right, and comes twice", rows: 224) {
    let log = Log()
    let run = show(CodeScreen(length: 6, cutsFirst: true, log: log), "tap textField[1]; paste 23")
    $0.equal(run.written("digit"), ["23", "2"])
    $0.equal(log.lines, ["1 2", "1 2"])
    $0.equal(run.changed("code"), ["2"])
  },
  Fixture("a digit moves the focus to the next box", rows: 225) {
    let run = show(CodeScreen(length: 6), "tap textField[0]; type 123")
    $0.equal(run.focusRefs, ["textField[0]", "textField[1]", "textField[2]", "textField[3]"])
    $0.equal(run.texts, ["123"])
  },
  Fixture("behind the last box there is none: the focus goes, or stays by policy", rows: 226, "B9") {
    let run = show(CodeScreen(length: 3), "tap textField[0]; type 123")
    $0.equal(run.focusRefs.last!, nil)
    $0.equal(run.state("place"), "nil")
    $0.hold(run.final.keyboard.isNull, "the keyboard hides")
    let kept = show(CodeScreen(length: 3), "tap textField[0]; type 123", policies: ["unmatchedFocus": "keep"])
    $0.equal(kept.focusRefs.last!, "textField[2]")
  },
  Fixture("deleting the digit moves the focus back; before the first box there is none", rows: 227) {
    let run = show(CodeScreen(length: 6), "tap textField[0]; type 12; tap textField[1]; delete")
    $0.equal(run.focusRefs.last!, "textField[0]")
    $0.equal(run.texts, ["1"])
    $0.equal(show(CodeScreen(length: 6), "tap textField[0]; type 1; tap textField[0]; delete").focusRefs.last!, nil)
  },
  Fixture("deleting in an empty box does nothing at all", rows: 228) {
    let run = show(CodeScreen(length: 6), "tap textField[0]; type 1; delete")
    $0.equal(run.focusRefs.last!, "textField[1]")
    $0.equal(run.lastStep, [])
  },
  Fixture("of a pasted code only the first digit stays", rows: 229) {
    let run = show(CodeScreen(length: 6), "tap textField[0]; paste 123456")
    $0.equal(run.fieldTexts, ["1", "", "", "", "", ""])
    $0.equal(run.texts, ["1"])
  },
  Fixture("a digit typed behind another is lost, one typed before it counts", rows: 230) {
    let full = "tap textField[0]; type 3; tap textField[0]"
    $0.equal(show(CodeScreen(length: 6), full + "; type 7").fieldTexts[0], "3")
    $0.equal(show(CodeScreen(length: 6), full + "; cursor start; type 7").fieldTexts[0], "7")
  },
  Fixture("the system's code goes into the focused box, which keeps its first digit", rows: 231) {
    let run = show(OfferedBoxes(), "tap 하나; autofill 123456")
    $0.equal(run.fieldTexts, ["1", " "])
    $0.equal(run.focusMoves, ["하나", "둘"])
    $0.equal(show(CodeScreen(length: 4), "tap textField[0]; autofill 1234").fieldTexts, ["1", "", "", ""])
  },
  Fixture("a box that keeps a space is offered no code", rows: 232) {
    let run = show(OfferedBoxes(), "tap 둘; autofill 123456")
    $0.equal(run.fieldTexts, ["", " "])
    $0.equal(run.rejections.count, 1)
  },
  Fixture("one field behind the boxes takes typing, paste, deletion and the system's code", rows: 233) {
    let end = { (actions: String) in show(HiddenField(), actions).texts.joined() }
    $0.equal(end("autofill 123456"), "123456")
    $0.equal(end("paste \"12 34 56 78\""), "123456")
    $0.equal(end("type 123; delete 2"), "1·····")
  },
]
