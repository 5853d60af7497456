import Contract
import SwiftUI

private struct ButtonRows: View {
  let log: Log
  var body: some View {
    Form {
      HStack {
        Text("담기")
        Spacer()
        Button("저장") { log.note("저장") }
      }
      HStack {
        Button("왼쪽") { log.note("왼쪽") }
        Button("오른쪽") { log.note("오른쪽") }
      }
      HStack {
        Button("따로 하나") { log.note("하나") }.buttonStyle(.borderless)
        Button("따로 둘") { log.note("둘") }.buttonStyle(.plain)
      }
      Section {
        Text("가")
        Text("나")
        VStack {
          Text("다")
          Text("라")
        }
      } header: {
        Text("머리")
      } footer: {
        Text("발")
      }
    }
  }
}

/// Rows made from a binding to a collection, as Apple's page on `ForEach.init(_:content:)` shows them.
private struct BoundRows: View {
  @State private var fruits = [Fruit(id: 1, name: "배"), Fruit(id: 2, name: "귤")]
  var body: some View {
    ForEach($fruits) { $fruit in TextField("과일", text: $fruit.name) }
    Button("더") { fruits.append(Fruit(id: fruits.count + 1, name: "감")) }
    Button("덜") { fruits.removeFirst() }
    Button("뒤집기") { fruits.reverse() }
  }
}

private struct Fruit: Identifiable, Hashable {
  let id: Int
  var name: String
}

private struct Fruits: View {
  @State private var fruits = [Fruit(id: 1, name: "사과"), Fruit(id: 2, name: "배"), Fruit(id: 3, name: "감")]
  @State private var chosen: Int?
  let log: Log
  var body: some View {
    List(selection: $chosen) {
      ForEach(fruits) { Text($0.name) }.onDelete { fruits.remove(atOffsets: $0) }
      Text("끝").tag(9)
        .swipeActions { Button("보관") { log.note("보관") } }
        .contextMenu { Button("복사") { log.note("복사") } }
    }
    .refreshable { log.note("새로 고침") }
  }
}

private struct Edited: View {
  @State private var names = ["하나", "둘"]
  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
      }
      .toolbar { EditButton() }
    }
  }
}

@MainActor let rows = [
  Fixture("a tap anywhere in a row presses its button", rows: 171) {
    let log = Log()
    $0.equal(show(ButtonRows(log: log), "tap 담기; tap 저장").failure, nil)
    $0.equal(log.lines, ["저장", "저장"])
  },
  Fixture("several buttons in one row are pressed together, unless their style parts them", rows: 172) {
    let log = Log()
    $0.equal(show(ButtonRows(log: log), #"tap 왼쪽; tap "따로 하나"; tap "따로 둘""#).failure, nil)
    $0.equal(log.lines, ["왼쪽", "오른쪽", "하나", "둘"])
  },
  Fixture("a section has words above and below", rows: 170, 173) {
    let run = show(ButtonRows(log: Log()))
    let section = run.elements("section")[0]
    $0.equal(section["header"], "머리")
    $0.equal(section["footer"], "발")
    $0.equal(run.texts, ["담기", "가", "나", "다", "라"])
  },
  Fixture("rows of a bound collection come, go and move with it; an edit reaches its own element") {
    $0.equal(show(BoundRows(), "tap 더").fieldTexts, ["배", "귤", "감"])
    $0.equal(show(BoundRows(), "tap 더; tap 덜").fieldTexts, ["귤", "감"])
    let moved = show(BoundRows(), "tap 뒤집기; tap textField[1]; type 즙")
    $0.equal(moved.fieldTexts, ["귤", "배즙"])
    $0.equal(moved.written("fruits[1].name"), ["배즙"])
  },
  Fixture("forms and lists are told apart", rows: 177) {
    $0.equal(show(ButtonRows(log: Log())).elements("form").count, 1)
    $0.equal(show(Fruits(log: Log())).elements("list").count, 1)
  },
  Fixture("a tap on a list's row selects its tag or id") {
    let run = show(Fruits(log: Log()), "tap 배; tap 끝")
    $0.equal(run.written("chosen"), ["2", "9"])
  },
  Fixture("a swipe brings up a row's actions") {
    let log = Log()
    let run = show(
      Fruits(log: log), "swipe 배 left; tap 삭제; swipe 끝 left; tap 보관; long press 끝; tap 복사; swipe 감 down")
    $0.equal(run.failure, nil)
    $0.equal(run.texts, ["사과", "감", "끝"])
    $0.equal(log.lines, ["보관", "복사", "새로 고침"])
  },
  Fixture("in edit mode each row can be deleted") {
    let run = show(Edited(), "tap 편집; tap button[1]; tap 완료")
    $0.equal(run.failure, nil)
    $0.equal(run.written("names").count, 1)
  },
]
