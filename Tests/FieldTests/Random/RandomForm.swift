import SwiftUI

/// A form of parts that chance has chosen, each with a state of its own, joined by one focus.
struct RandomForm: View {
  enum Part: CaseIterable {
    case text, limited, filtered, number, optionalNumber, decimal, currency, secret, editor, growing, search
    case toggle, stepper, picker, segments, date, button, clearButton, nextButton, sheet, list
  }

  let parts: [Part]
  /// A form, a form on a navigation stack, or a stack.
  let container: Int
  @FocusState private var focus: Int?
  @State private var log: [String] = []

  var body: some View {
    switch container {
    case 0: Form { rows }
    case 1: NavigationStack { Form { rows } }
    default: VStack { rows }
    }
  }

  @ViewBuilder private var rows: some View {
    ForEach(Array(parts.enumerated()), id: \.offset) { index, part in
      RandomRow(part: part, index: index, count: parts.count, focus: $focus) { log.append($0) }
        .focused($focus, equals: index)
    }
    Text("\(focus.map(String.init) ?? "nil") \(log.count)")
      .onSubmit { log.append("submit") }
  }
}

private struct RandomRow: View {
  let part: RandomForm.Part
  let index: Int
  let count: Int
  let focus: FocusState<Int?>.Binding
  let log: (String) -> Void
  @State private var text = ""
  @State private var number = 3
  @State private var optional: Int?
  @State private var decimal = 1.5
  @State private var price = Decimal(1000)
  @State private var isOn = false
  @State private var date = Date(timeIntervalSince1970: 1_767_225_600)
  @State private var items = ["a", "b"]

  private var label: String { "칸\(index)" }

  var body: some View {
    switch part {
    case .text: TextField(label, text: $text).onSubmit { log("submit") }
    case .limited:
      TextField(label, text: $text).onChange(of: text) { text = String(text.prefix(3)) }
    case .filtered:
      TextField(label, text: Binding(get: { text }, set: { text = $0.filter(\.isLetter) }))
        .textInputAutocapitalization(.words)
    case .number: TextField(label, value: $number, format: .number).keyboardType(.numberPad)
    case .optionalNumber: TextField(label, value: $optional, format: .number)
    case .decimal: TextField(label, value: $decimal, format: .number).keyboardType(.decimalPad)
    case .currency: TextField(label, value: $price, format: .currency(code: "KRW"))
    case .secret: SecureField(label, text: $text).submitLabel(.done)
    case .editor: TextEditor(text: $text)
    case .growing: TextField(label, text: $text, axis: .vertical).lineLimit(1...4)
    case .search: TextField(label, text: $text).disabled(isOn).onSubmit { focus.wrappedValue = (index + 1) % count }
    case .toggle: Toggle(label, isOn: $isOn)
    case .stepper: Stepper("\(label) \(number)", value: $number, in: 0...5, step: 2)
    case .picker: Picker(label, selection: $number) { ForEach(0..<4) { Text("\($0)번").tag($0) } }
    case .segments:
      Picker(label, selection: $text) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
    case .date: DatePicker(label, selection: $date)
    case .button: Button(label) { isOn.toggle() }
    case .clearButton: Button(label) { focus.wrappedValue = nil }
    case .nextButton:
      Button(label) {
        number = (number + 1) % (count + 2)
        focus.wrappedValue = number - 1
      }
    case .sheet:
      Button(label) { isOn = true }.sheet(isPresented: $isOn) {
        TextField("안\(index)", text: $text)
        Button("닫기\(index)") { isOn = false }
      }
    case .list:
      ForEach($items, id: \.self) { $item in TextField("줄", text: $item) }
      Button("더\(index)") { items.append("c\(items.count)") }
      Button("덜\(index)") { if !items.isEmpty { items.removeFirst() } }
    }
  }
}
