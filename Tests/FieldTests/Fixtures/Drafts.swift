import Contract
import SwiftUI

private struct Seats: View {
  @State private var seats = 2
  let log: Log
  var body: some View {
    VStack {
      SeatsEditor(seats: $seats, log: log)
      Text(verbatim: "자리 \(seats)")
    }
  }
}

/// Keeps what is being typed apart from the number that counts.
private struct SeatsEditor: View {
  @Binding var seats: Int
  let log: Log
  @State private var draft: String
  @State private var complaint: String?
  @FocusState private var isEditing: Bool

  init(seats: Binding<Int>, log: Log) {
    _seats = seats
    self.log = log
    _draft = State(initialValue: "\(seats.wrappedValue)")
  }

  var body: some View {
    VStack {
      TextField("자리", text: $draft).keyboardType(.numberPad).focused($isEditing)
      if let complaint { Text(complaint) }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("완료") {
          accept()
          isEditing = false
        }
      }
    }
    .onChange(of: isEditing) { _, now in if !now { accept() } }
  }

  private func accept() {
    log("accept")
    guard let number = Int(draft.trimmingCharacters(in: .whitespaces)), (1...99).contains(number) else {
      complaint = "1에서 99까지"
      return
    }
    seats = number
    draft = "\(number)"
    complaint = nil
  }
}

private struct Derived: View {
  @State private var text = ""
  private var number: Int? { Int(text) }
  var body: some View {
    VStack {
      TextField("수량", text: $text)
      if let number { Text(verbatim: "\(number)") } else { Text("숫자 아님") }
    }
  }
}

/// A String as the truth, and a number made of it.
@MainActor let drafts: [Fixture] = [
  Fixture("a draft is accepted by the button, and once more when the focus leaves", rows: 67) {
    let log = Log()
    let run = show(Seats(log: log), "tap 자리; clear; type 25; tap 완료")
    $0.equal(log.lines, ["accept", "accept"])
    $0.equal(run.changed("seats"), ["25"])
    $0.equal(run.written("seats"), ["25", "25"], "the second write is equal")
    $0.equal(run.texts, ["자리 25"])
    $0.hold(run.final.keyboard.isNull, "the keyboard is gone")
  },
  Fixture("a draft that is no number of the range stays with its complaint, and the number stays too", rows: 67) {
    for text in ["0", "100", "2a", ""] {
      let run = show(Seats(log: Log()), "tap 자리; clear\(text.isEmpty ? "" : "; paste \(text)"); tap 완료")
      $0.equal(run.calls("seats"), 0, text)
      $0.equal(run.fieldTexts, [text])
      $0.equal(run.texts, ["1에서 99까지", "자리 2"])
    }
    let mended = show(Seats(log: Log()), "tap 자리; clear; tap 완료; tap 자리; type 7; tap 완료")
    $0.equal(mended.texts, ["자리 7"])
    $0.equal(show(Seats(log: Log()), "tap 자리; clear; paste \" 07 \"; tap 완료").fieldTexts, ["7"])
  },
  Fixture("a number made of a String follows each edit, by the rules of Int(_:)", rows: "67b") {
    for (text, shown) in [
      ("1", "1"), ("1a", "숫자 아님"), (" 5", "숫자 아님"), ("+5", "5"), ("007", "7"), ("１２", "숫자 아님"), ("1,000", "숫자 아님"),
    ] {
      $0.equal(show(Derived(), "tap 수량; paste \"\(text)\"").texts, [shown], text)
    }
    let typed = show(Derived(), "tap 수량; type 12; delete 2")
    $0.equal(typed.written("text"), ["1", "12", "1", ""])
    $0.equal(typed.texts, ["숫자 아님"])
  },
]
