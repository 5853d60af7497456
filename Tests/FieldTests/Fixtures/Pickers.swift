import Contract
import SwiftUI

private enum Scope: String, CaseIterable, Identifiable {
  case all, mentions, off
  var id: Self { self }
}

private enum Size: String, CaseIterable, Identifiable {
  case small, large
  var id: String { rawValue }
}

private struct ScopePicker: View {
  @State private var scope = Scope.mentions
  var body: some View {
    Picker("알림", selection: $scope) {
      ForEach(Scope.allCases) { Text($0.rawValue) }
    }
  }
}

private struct IndexPicker: View {
  @State private var size = "M"
  let sizes = ["S", "M", "L"]
  var body: some View {
    Picker("크기", selection: $size) {
      ForEach(sizes.indices, id: \.self) { Text(sizes[$0]) }
    }
    .pickerStyle(.segmented)
  }
}

private struct RawValueIDPicker: View {
  @State private var size = Size.small
  let isFixed: Bool
  var body: some View {
    if isFixed {
      Picker("크기", selection: $size) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
      }
    } else {
      Picker("크기", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue) }
      }
    }
  }
}

private struct OptionalPicker: View {
  @State private var size: String?
  var body: some View {
    Picker("크기", selection: $size) {
      Text("없음").tag(nil as String?)
      Text("스").tag("S")
      Text("엠").tag("M", includeOptional: false)
      Text("엘").tag(String?.some("L"))
      ForEach(["XL"], id: \.self) { Text($0) }
    }
  }
}

private struct SomeTagPicker: View {
  @State private var size = "S"
  var body: some View {
    Picker("크기", selection: $size) {
      Text("스").tag("S")
      Text("엠").tag(Optional.some("M"))
    }
  }
}

private struct ExplicitPicker: View {
  @State private var size = "S"
  var body: some View {
    Picker("크기", selection: $size) {
      ForEach(0..<2) { Text("\($0)번").tag($0 == 0 ? "S" : "L") }
      Text("또 엘").tag("L")
      Text("표 없음")
    }
  }
}

private struct StyledPickers: View {
  @State private var size = "S"
  var body: some View {
    Form {
      choices("줄").pickerStyle(.inline)
      choices("메뉴").pickerStyle(.menu)
      choices("바퀴").pickerStyle(.wheel)
      choices("조각").pickerStyle(.segmented)
      choices("화면").pickerStyle(.navigationLink)
    }
  }
  private func choices(_ title: String) -> some View {
    Picker(title, selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }
  }
}

@MainActor let pickers = [
  Fixture("choosing a row writes its tag once", rows: 139, 140, 152) {
    let run = show(ScopePicker(), #"pick 알림 off"#)
    $0.equal(run.written("scope"), ["off"])
    $0.equal(run.elements("picker")[0]["value"], "off")
    $0.equal(run.elements("picker")[0]["label"], "알림")
  },
  Fixture("a tap on a row's words chooses it", rows: 139) {
    $0.equal(show(ScopePicker(), #"tap off"#).written("scope"), ["off"])
  },
  Fixture("tags of another type choose nothing, and SwiftUI says that the selection has none", rows: 141, 149, 253) {
    let run = show(IndexPicker(), #"pick 크기 L; tap S"#)
    $0.equal(run.written("size"), [])
    $0.equal(run.state("size"), "M")
    $0.equal(run.rejections.count, 2)
    $0.equal(
      run.warnings,
      [
        "Picker: the selection \"M\" is invalid and does not have an associated tag, this will give undefined results."
      ])
    let options = run.elements("picker")[0]["options"]?.array ?? []
    $0.equal(options.map { $0["selected"] }, [false, false, false])
  },
  Fixture("an id that is the raw value does not choose the case; the case itself does", rows: 142) {
    $0.equal(show(RawValueIDPicker(isFixed: false), "pick 크기 large").written("size"), [])
    $0.equal(show(RawValueIDPicker(isFixed: true), "pick 크기 large").written("size"), ["large"])
  },
  Fixture("an optional's tag never matches what is not optional", rows: 143) {
    let run = show(SomeTagPicker(), "pick 크기 엠")
    $0.equal(run.written("size"), [])
    $0.equal(run.rejections.count, 1)
  },
  Fixture("a tag stands for its optional too, unless told otherwise", rows: 144, 145, 146, 147) {
    let run = show(OptionalPicker(), "pick 크기 스; pick 크기 엠; pick 크기 엘; pick 크기 XL; pick 크기 없음")
    $0.equal(run.written("size"), ["S", "L", "XL", "nil"])
    $0.equal(run.warnings, [])
  },
  Fixture("an explicit tag goes before the row's id; of equal tags the first is shown", rows: 148, 150) {
    let run = show(ExplicitPicker(), #"pick 크기 "1번"; pick 크기 "표 없음""#)
    $0.equal(run.written("size"), ["L"])
    $0.equal(run.elements("picker")[0]["value"], "1번")
    $0.equal(run.rejections.count, 1)
  },
  Fixture("no style changes what is written", rows: 151) {
    for title in ["줄", "메뉴", "바퀴", "조각", "화면"] {
      $0.equal(show(StyledPickers(), "pick \(title) M").written("size"), ["M"], title)
    }
  },
]
