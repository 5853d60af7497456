import SwiftUI

/// A tree of views that pass state on in many ways, chosen by chance; all of its state is at its root, so that a second
/// tree can be built from scratch on the values that the first one has come to.
struct RandomTree: View {
  /// The ways in which state reaches a view.
  enum Part: CaseIterable {
    case rowTexts, rowFields, rowCount, indexedRows, modelCount, modelField, branch, environment, content, nested,
      erased
    case preference, list, button, sheetless, modified
  }

  struct Item: Identifiable, Equatable, CustomStringConvertible {
    var id: Int
    var text: String
    var description: String { "\(id):\(text)" }
  }

  /// All that can change.
  struct Values: Equatable {
    var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b"), Item(id: 3, text: "")]
    var isOn = false
    var name = "n"
    var count = 0
    var title = "t"
  }

  @Observable final class Model {
    var count: Int
    var title: String

    init(_ values: Values) {
      count = values.count
      title = values.title
    }
  }

  let parts: [Part]
  /// Hears of the present values when its button is tapped.
  let tell: (Values) -> Void
  @State private var items: [Item]
  @State private var isOn: Bool
  @State private var name: String
  @State private var model: Model

  init(_ parts: [Part], _ values: Values, tell: @escaping (Values) -> Void = { _ in }) {
    self.parts = parts
    self.tell = tell
    _items = State(initialValue: values.items)
    _isOn = State(initialValue: values.isOn)
    _name = State(initialValue: values.name)
    _model = State(initialValue: Model(values))
  }

  /// The buttons that change something.
  static let changes = ["더하기", "빼기", "뒤집기", "켜기", "하나", "제목", "고치기", "이름", "돌리기"]

  var body: some View {
    VStack {
      ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
        content(of: part)
      }
      buttons
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("더하기") { items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, text: "새")) }
    Button("빼기") { if items.count > 1 { items.remove(at: items.count / 2) } }
    Button("뒤집기") { items.reverse() }
    Button("돌리기") { items.append(items.removeFirst()) }
    Button("켜기") { isOn.toggle() }
    Button("하나") { model.count += 1 }
    Button("제목") { model.title += "x" }
    Button("고치기") { items[0].text += "!" }
    Button("이름") { name = name.count > 3 ? "" : name + "m" }
    Button("알리기") {
      tell(Values(items: items, isOn: isOn, name: name, count: model.count, title: model.title))
    }
  }

  @ViewBuilder private func content(of part: Part) -> some View {
    switch part {
    case .rowTexts: ForEach(items) { Text("글 \($0.text)") }
    case .rowFields: ForEach($items) { RowField(item: $0) }
    case .rowCount: Text("\(items.count)줄")
    case .indexedRows: ForEach(items.indices, id: \.self) { index in TextField("칸", text: $items[index].text) }
    case .modelCount: ModelCount(model: model)
    case .modelField: ModelField(model: model)
    case .branch:
      if isOn {
        Text("켜짐 \(items.count)")
      } else if model.count > 2 {
        Nested(isOn: isOn, name: $name)
      } else {
        Text("꺼짐 \(name)")
      }
    case .environment: EnvironmentText().environment(\.treeNumber, items.count + model.count)
    case .content: Boxed { Text("합 \(items.map(\.id).reduce(0, +))") }
    case .nested: Nested(isOn: isOn, name: $name)
    case .erased: AnyView(isOn ? AnyView(Text("하나 \(model.title)")) : AnyView(Nested(isOn: isOn, name: $name)))
    case .preference: PreferenceText(items: items)
    case .list: List { ForEach($items) { $item in if isOn || item.id % 2 == 1 { TextField("줄", text: $item.text) } } }
    case .button: CountingButton(name: name) { model.count += items.count }
    case .sheetless: Toggle("켬 \(model.count)", isOn: $isOn)
    case .modified: Text("줄 \(name)").modifier(Suffixed(suffix: model.title)).disabled(isOn)
    }
  }
}

private struct RowField: View {
  @Binding var item: RandomTree.Item
  var body: some View { TextField("행 \(item.id)", text: $item.text) }
}

private struct ModelCount: View {
  let model: RandomTree.Model
  var body: some View { Text("수 \(model.count)") }
}

private struct ModelField: View {
  @Bindable var model: RandomTree.Model
  var body: some View { TextField("제목 칸", text: $model.title) }
}

private struct Nested: View {
  let isOn: Bool
  @Binding var name: String
  var body: some View {
    TextField("이름 칸", text: $name).disabled(isOn)
    Inner(name: name)
  }

  struct Inner: View {
    let name: String
    var body: some View { Text("안녕 \(name)") }
  }
}

private struct Boxed<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

private struct CountingButton: View {
  let name: String
  let action: @MainActor () -> Void
  var body: some View { Button("더 \(name)", action: action) }
}

private struct Suffixed: ViewModifier {
  let suffix: String
  func body(content: Content) -> some View {
    content
    Text("꼬리 \(suffix)")
  }
}

private struct TreeNumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var treeNumber: Int {
    get { self[TreeNumberKey.self] }
    set { self[TreeNumberKey.self] = newValue }
  }
}

private struct EnvironmentText: View {
  @Environment(\.treeNumber) private var number
  var body: some View { Text("환경 \(number)") }
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PreferenceText: View {
  let items: [RandomTree.Item]
  @State private var total = 0
  var body: some View {
    VStack {
      ForEach(items) { item in Text("몫 \(item.id)").preference(key: CountKey.self, value: item.text.count) }
      Text("길이 \(total)")
    }
    .onPreferenceChange(CountKey.self) { total = $0 }
  }
}
