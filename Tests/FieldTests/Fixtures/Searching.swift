import Contract
import SwiftUI

private struct Search: View {
  @State private var query = ""
  let log: Log
  var body: some View {
    NavigationStack {
      List {
        ForEach(["사과", "배"].filter { query.isEmpty || $0 == query }, id: \.self) { Text($0) }
        Status()
      }
      .navigationTitle("과일")
    }
    .searchable(text: $query, prompt: "과일 찾기") { Text("추천 배").searchCompletion("배") }
    .onSubmit(of: .search) { log.note("찾음 \(query)") }
    .onSubmit { log.note("글") }
  }
}

private struct Status: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    Text(isSearching ? "찾는 중" : "쉼")
    Button("그만 찾기") { dismissSearch() }
  }
}

private struct PercentStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100))퍼센트")
    }
  }
}

private struct StarStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Styled: View {
  var body: some View {
    VStack {
      ProgressView("진행", value: 0.25).progressViewStyle(PercentStyle())
      DisclosureGroup("더") { Text("안") }.disclosureGroupStyle(StarStyle())
    }
  }
}

private struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}

private struct Tree: View {
  var body: some View {
    List([Folder(id: "집", folders: [Folder(id: "방"), Folder(id: "마루")]), Folder(id: "길")], children: \.folders) {
      Text($0.id)
    }
  }
}

private struct Days: View {
  @State private var days: Set<DateComponents> = []
  var body: some View { MultiDatePicker("쉬는 날", selection: $days) }
}

private struct HiddenBar: View {
  @State private var size = "S"
  var body: some View {
    NavigationStack {
      Picker("크기", selection: $size) { Text("S").tag("S") }.labelsHidden()
        .navigationTitle("숨은 제목").toolbar(.hidden, for: .navigationBar).toolbar { Button("막대") {} }
    }
  }
}

@MainActor let searching = [
  Fixture("a search field filters, submits its own kind, and is cancelled", rows: 90) {
    let log = Log()
    let run = show(Search(log: log), "tap \"과일 찾기\"; type 배; return; tap 취소")
    $0.equal(run.failure, nil)
    $0.equal(run.written("query"), ["배", "배", ""])
    $0.equal(log.lines, ["찾음 배"])
    let typing = show(Search(log: Log()), "tap \"과일 찾기\"; type 배")
    $0.equal(typing.texts, ["추천 배", "배", "찾는 중"])
    $0.equal(typing.elements("searchField")[0]["value"], "배")
    $0.equal(typing.final.keyboard["return"], "검색")
  },
  Fixture("a suggestion fills the search field; dismissSearch() ends the search") {
    let run = show(Search(log: Log()), "tap \"과일 찾기\"; tap \"추천 배\"; tap \"그만 찾기\"")
    $0.equal(run.failure, nil)
    $0.equal(run.written("query"), ["배", ""])
    $0.equal(run.texts, ["사과", "배", "쉼"])
  },
  Fixture("styles of one's own make the bodies of progress and disclosure") {
    let run = show(Styled(), "tap button[0]")
    $0.equal(run.texts, ["진행", "25퍼센트", "안"])
  },
  Fixture("the rows of a tree open") {
    let run = show(Tree(), "tap 집")
    $0.equal(run.texts, ["방", "마루", "길"])
  },
  Fixture("picking a day twice takes it back") {
    let run = show(Days(), "pick \"쉬는 날\" 2026-02-03; pick \"쉬는 날\" 2026-02-01; pick \"쉬는 날\" 2026-02-03")
    $0.equal(run.failure, nil)
    $0.equal(run.elements("datePicker")[0]["value"], "2026. 2. 1.")
  },
  Fixture("a hidden bar takes its items with it; a hidden label goes on naming its control") {
    let run = show(HiddenBar())
    $0.equal(run.elements("button").count, 0)
    $0.equal(run.elements("picker")[0]["label"], "크기")
  },
]
