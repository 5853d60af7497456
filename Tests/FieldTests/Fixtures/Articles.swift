import Contract
import SwiftUI

// The sentences about text and focus of the five articles that `Docs/fidelity.md` names in part D, each on a view of our
// own that does what the sentence says.

private struct Profile: View {
  @State private var nick = ""
  @State private var secret = ""
  @State private var line = ""
  @State private var story = ""
  @FocusState private var isNick: Bool
  var body: some View {
    VStack {
      TextField("별명", text: $nick).textInputAutocapitalization(.never).autocorrectionDisabled().focused($isNick)
      SecureField("비밀번호", text: $secret).textContentType(.password)
      TextField("소개", text: $line, axis: .vertical).lineLimit(1...4)
      TextEditor(text: $story)
      Text(isNick ? "쓰는 중" : "쉬는 중")
    }
  }
}

private struct CountByFormat: View {
  @State private var count = 0
  var body: some View {
    VStack {
      TextField("개수", value: $count, format: .number).keyboardType(.numberPad)
      Text("모두 \(count)개")
    }
  }
}

private struct CountByText: View {
  @State private var text = ""
  private var count: Int? { Int(text) }
  var body: some View {
    VStack {
      TextField("개수", text: $text).keyboardType(.numberPad)
      if let count { Text("모두 \(count)개") } else { Text("숫자가 아님") }
    }
  }
}

private struct Bill: View {
  @State private var count = 1
  @State private var price: Decimal = 0
  var body: some View {
    Form {
      TextField("개수", value: $count, format: .number)
      TextField("값", value: $price, format: .currency(code: "KRW")).keyboardType(.decimalPad)
      Text("합 \(price * Decimal(count), format: .currency(code: "KRW"))")
    }
  }
}

private struct Points: View {
  @State private var name = ""
  @State private var number = 0
  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  let log: Log
  var body: some View {
    VStack {
      TextField("이름", text: $name).submitLabel(.done).onSubmit { log("checked \(name)") }
      TextField("점수", value: $number, formatter: formatter)
      Text("점수 \(number)")
    }
  }
}

private struct SignUp: View {
  enum Field: Hashable { case name, mail }
  @State private var name = ""
  @State private var mail = ""
  @FocusState private var field: Field?
  let log: Log
  var body: some View {
    Form {
      TextField("이름", text: $name).focused($field, equals: .name)
      TextField("메일", text: $mail).focused($field, equals: .mail)
      Button("다 됨") {
        if name.isEmpty { field = .name } else if mail.isEmpty { field = .mail } else { log("checked") }
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("내리기") { field = nil }
      }
    }
  }
}

private struct Doorway: View {
  enum Field: Hashable { case id, password }
  @State private var id = ""
  @State private var password = ""
  @FocusState private var field: Field?
  var body: some View {
    VStack {
      TextField("아이디", text: $id).focused($field, equals: .id)
      SecureField("암호", text: $password).focused($field, equals: .password)
      Button("들어가기") {
        if id.isEmpty { field = .id } else if password.isEmpty { field = .password } else { field = nil }
      }
    }
    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { field = .id } }
  }
}

/// Keeps a draft as text and takes only numbers from 1 to 99 over.
private struct Seats: View {
  @State private var seats = 12
  var body: some View {
    VStack {
      SeatsDraft(seats: $seats)
      Text(verbatim: "자리 \(seats)")
    }
  }
}

private struct SeatsDraft: View {
  @Binding var seats: Int
  @State private var draft: String
  @State private var complaint: String?
  @FocusState private var isEditing: Bool

  init(seats: Binding<Int>) {
    _seats = seats
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
    guard let number = Int(draft.trimmingCharacters(in: .whitespacesAndNewlines)), 1...99 ~= number else {
      return complaint = "1부터 99까지"
    }
    (seats, draft, complaint) = (number, "\(number)", nil)
  }
}

private struct SeatsByFormat: View {
  @State private var seats = 12
  var body: some View { TextField("자리", value: $seats, format: .number) }
}

/// One box for each character; a paste as long as the code is spread over the boxes.
private struct CodeBoxes: View {
  @State private var boxes = Array(repeating: "", count: 4)
  @FocusState private var place: Int?
  let spreads: Bool
  var body: some View {
    HStack {
      ForEach(0..<4, id: \.self) { number in
        CodeBox(text: $boxes[number], place: _place, number: number) { typed in
          if spreads, typed.count == boxes.count { return boxes = typed.map { String($0) } }
          boxes[number] = String(typed.prefix(1))
          place = typed.isEmpty ? number - 1 : number + 1
        }
      }
      Text(boxes.joined())
    }
  }
}

private struct CodeBox: View {
  @Binding var text: String
  @FocusState var place: Int?
  let number: Int
  let report: (String) -> Void
  @available(*, deprecated) var body: some View {
    TextField("", text: $text).focused($place, equals: number).onChange(of: text) { new in report(new) }
  }
}

@MainActor let articles: [Fixture] = [
  Fixture("Day 11: input is a binding and a focus state; controls own no values", rows: "D1", "D2") {
    let run = show(Profile(), "tap 별명; type ab; tap 비밀번호; type c; tap 소개; type d; tap textEditor[0]; type e")
    $0.equal(
      ["nick", "secret", "line", "story"].map { run.written($0) }, [["a", "ab"], ["c"], ["d"], ["e"]])
    $0.equal(show(Profile(), "tap 별명").texts, ["쓰는 중"])
    $0.equal(show(Profile(), "tap 별명; hide keyboard").texts, ["쉬는 중"])
  },
  Fixture("Day 11: capitals and corrections can be switched off, and passwords filled in", rows: "D3", "D4") {
    $0.equal(show(Profile(), "tap 별명; press teh").state("nick"), "teh")
    $0.equal(show(Profile(), "tap 비밀번호; autofill secret").written("secret"), ["secret"])
  },
  Fixture("Day 11: a field starts at one line and grows to four", rows: "D5") {
    let lines = { (actions: String) in show(Profile(), actions).elements("textField")[1]["lines"]?.int }
    $0.equal(lines(""), 1)
    $0.equal(lines("tap 소개; paste \"1\\n2\\n3\""), 3)
    $0.equal(lines("tap 소개; paste \"1\\n2\\n3\\n4\\n5\""), 4)
  },
  Fixture(
    "Day 11: a secure field shows dots, hides them in screenshots, refuses cut and copy, marks Caps Lock", rows: "D6"
  ) {
    let run = show(Profile(), "tap 비밀번호; type abc; screenshot; select all; copy; cut; hardware caps lock")
    $0.equal(run.fieldTexts[1], "•••")
    $0.hold(!run.shown[0].contains("•"), "no dots in the screenshot")
    $0.equal(run.rejections.count, 2)
    $0.equal(run.first("secureField", "capsLock")?.bool, true)
  },
  Fixture("Day 11: 1, 2, 3 and Return are four updates of a String and one of a number", rows: "D7", "D8") {
    $0.equal(show(Profile(), "tap 별명; type 123; return").written("nick"), ["1", "12", "123", "123"])
    $0.equal(show(SeatsByFormat(), "tap 자리; clear; type 123; return").written("seats"), ["123"])
  },
  Fixture("Day 11: a total over a number field stays at 0 until it is confirmed; its pad has no Return", rows: "D9") {
    $0.equal(show(CountByFormat(), "tap 개수; type 123").texts, ["모두 0개"])
    $0.hold(show(CountByFormat(), "tap 개수; type 123; return").failure != nil, "no Return on a number pad")
    $0.equal(show(CountByFormat(), "tap 개수; clear; type 123; hide keyboard").texts, ["모두 123개"])
    let live = show(CountByFormat(), "tap 개수; clear; type 123", policies: ["formatCommit": "live"])
    $0.equal(live.texts, ["모두 123개"], "another policy, another answer")
  },
  Fixture("Day 11: a String as the truth and a derived number follow at once", rows: "D10") {
    $0.equal(show(CountByText()).texts, ["숫자가 아님"])
    let run = show(CountByText(), "tap 개수; type 123")
    $0.equal(run.texts, ["모두 123개"])
    $0.equal(show(CountByText(), "tap 개수; paste 1a").texts, ["숫자가 아님"])
  },
  Fixture("Day 11: a price in a form, in won, with a total", rows: "D11") {
    $0.equal(show(Bill()).texts, ["합 ₩0"])
    let run = show(Bill(), "tap 개수; clear; type 3; tap 값; clear; type 1500; hide keyboard")
    $0.equal(run.texts, ["합 ₩4,500"])
    $0.equal(run.fieldTexts, ["3", "₩1,500"])
  },
  Fixture("Number input: a number is committed, and what is invalid goes back to the last valid one", rows: "D17") {
    $0.equal(show(SeatsByFormat(), "tap 자리; clear; type 25").calls("seats"), 0)
    $0.equal(show(SeatsByFormat(), "tap 자리; clear; type 25; return").written("seats"), ["25"])
    $0.equal(show(SeatsByFormat(), "tap 자리; clear; type x; return").fieldTexts, ["12"])
  },
  Fixture("Number input: on the way from 12 to 25 the field is empty, and a paste brings 2a", rows: "D18") {
    let run = show(SeatsByFormat(), "tap 자리; delete 2; type 25; return")
    $0.equal(run.edits, ["1", "", "2", "25"])
    $0.equal(run.written("seats"), ["25"])
    $0.equal(show(SeatsByFormat(), "tap 자리; clear; paste 2a; return").written("seats"), ["2"], "the number before it")
    $0.equal(show(Seats(), "tap 자리; clear; paste 2a; tap 완료").texts, ["1부터 99까지", "자리 12"])
  },
  Fixture(
    "Number input: the draft begins with the number and is taken over by the button or when it is left", rows: "D19",
    "D20"
  ) {
    $0.equal(show(Seats()).fieldTexts, ["12"])
    let done = show(Seats(), "tap 자리; clear; type 25; tap 완료")
    $0.equal(done.texts, ["자리 25"])
    $0.equal(done.focusMoves, ["자리", nil])
    $0.equal(show(Seats(), "tap 자리; clear; type 25; hide keyboard").texts, ["자리 25"])
  },
  Fixture("Number input: from 1 to 99, spaces trimmed, the draft made neat, the complaint kept until then", rows: "D21")
  {
    $0.equal(show(Seats(), "tap 자리; clear; type 100; tap 완료").texts, ["1부터 99까지", "자리 12"])
    let mended = show(Seats(), "tap 자리; clear; type 0; tap 완료; tap 자리; clear; paste \" 07 \"; tap 완료")
    $0.equal(mended.texts, ["자리 7"])
    $0.equal(mended.fieldTexts, ["7"])
  },
  Fixture("Number input: a number pad checks nothing", rows: "D22") {
    $0.equal(show(Seats(), "tap 자리; clear; paste abc").fieldTexts, ["abc"])
    $0.equal(show(Seats(), "tap 자리; clear; hardware type x").fieldTexts, ["x"])
  },
  Fixture(
    "Code field: a character moves on to the next box, a deletion back to the one before", rows: "D23", "D27", "D28"
  ) {
    let run = show(CodeBoxes(spreads: false), "tap textField[0]; type 12; tap textField[1]; delete")
    $0.equal(run.focusRefs, ["textField[0]", "textField[1]", "textField[2]", "textField[1]", "textField[0]"])
    $0.equal(run.texts, ["1"])
  },
  Fixture("Code field: onChange with one value cuts the text down to its first character", rows: "D24", "D25") {
    let run = show(CodeBoxes(spreads: false), "tap textField[0]; paste 23")
    $0.equal(run.fieldTexts, ["2", "", "", ""])
    $0.equal(run.changeActions, ["23", "2"].map { $0 == "23" ? " -> 23" : "23 -> 2" })
  },
  Fixture("Code field: a pasted code keeps only its first digit, unless it is spread over the boxes", rows: "D29") {
    $0.equal(show(CodeBoxes(spreads: false), "tap textField[0]; paste 1234").texts, ["1"])
    let spread = show(CodeBoxes(spreads: true), "tap textField[0]; paste 1234")
    $0.equal(spread.fieldTexts, ["1", "2", "3", "4"])
    $0.equal(spread.texts, ["1234"])
  },
  Fixture("Focus login: an optional enum holds the focus of two fields", rows: "D30") {
    $0.equal(show(Doorway(), "tap 암호").state("field"), "password")
    $0.equal(show(Doorway()).state("field"), "nil")
  },
  Fixture("Focus login: the keyboard comes 1.2 seconds after the screen", rows: "D31") {
    $0.hold(show(Doorway(), "wait 1").final.keyboard.isNull, "not yet")
    $0.hold(show(Doorway(), "wait 1.1").final.keyboard.isNull, "not yet")
    let run = show(Doorway(), "wait 1.2")
    $0.equal(run.state("field"), "id")
    $0.hold(!run.final.keyboard.isNull, "now")
  },
  Fixture("Focus login: the button moves the focus to what is missing, or takes it away", rows: "D32") {
    $0.equal(show(Doorway(), "tap 들어가기").focusMoves, ["아이디"])
    $0.equal(show(Doorway(), "tap 아이디; type a; tap 들어가기").focusMoves, ["아이디", "암호"])
    $0.equal(show(Doorway(), "tap 암호; type b; tap 들어가기").focusMoves, ["암호", "아이디"])
    $0.equal(
      show(Doorway(), "tap 아이디; type a; tap 암호; type b; tap 들어가기").focusMoves, ["아이디", "암호", nil])
  },
  Fixture("LINE Pay: a String follows each edit, a formatter's number waits for Return", rows: "D33") {
    let run = show(Points(log: Log()), "tap 이름; type ab; tap 점수; clear; type 1200")
    $0.equal(run.written("name"), ["a", "ab"])
    $0.equal(run.texts, ["점수 0"])
    let returned = show(Points(log: Log()), "tap 점수; clear; type 1200; return")
    $0.equal(returned.texts, ["점수 1,200"])
    $0.equal(returned.fieldTexts[1], "1,200")
  },
  Fixture("LINE Pay: onSubmit runs at Return, whose caption is the submit label", rows: "D34") {
    let log = Log()
    let run = show(Points(log: log), "tap 이름; type a; show keyboard; return")
    $0.equal(run.shown, ["default 완료"])
    $0.equal(log.lines, ["checked a"])
  },
  Fixture("LINE Pay: the focus state follows the field and moves it; the button sends to what is empty", rows: "D35") {
    $0.equal(show(SignUp(log: Log()), "tap 메일").state("field"), "mail")
    $0.equal(show(SignUp(log: Log()), "tap \"다 됨\"").focusMoves, ["이름"])
    $0.equal(show(SignUp(log: Log()), "tap 이름; type a; tap \"다 됨\"").focusMoves, ["이름", "메일"])
    let log = Log()
    _ = show(SignUp(log: log), "tap 이름; type a; tap 메일; type b; tap \"다 됨\"")
    $0.equal(log.lines, ["checked"])
  },
  Fixture("LINE Pay: a bar above the keyboard with a button that takes the focus away", rows: "D36") {
    $0.equal(show(SignUp(log: Log()), "tap 메일").keyboardBar, ["내리기"])
    $0.equal(show(SignUp(log: Log()), "tap 메일; tap 내리기").focusMoves, ["메일", nil])
  },
]
