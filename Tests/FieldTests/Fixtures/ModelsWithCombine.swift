import Contract
import SwiftUI

private final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var searched: [String] = []
  private var bag: Set<AnyCancellable> = []

  init() {
    $query.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
      .sink { [weak self] in self?.searched.append($0) }.store(in: &bag)
  }
}

private struct SearchScreen: View {
  @StateObject private var model = Search()
  var body: some View {
    VStack {
      TextField("찾기", text: $model.query)
      Text("찾은 것 \(model.searched.joined(separator: ","))")
    }
  }
}

private final class SignUp: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published private(set) var isValid = false

  init() {
    Publishers.CombineLatest($email, $password).map { $0.contains("@") && $1.count >= 4 }.assign(to: &$isValid)
  }
}

private struct SignUpScreen: View {
  @ObservedObject var model: SignUp
  var body: some View {
    VStack {
      TextField("이메일", text: $model.email)
      SecureField("암호", text: $model.password)
      Button("가입") {}.disabled(!model.isValid)
    }
  }
}

private struct Ticking: View {
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var seconds = 0
  @State private var isOn = true
  var body: some View {
    VStack {
      if isOn { Text("\(seconds)초").onReceive(timer) { _ in seconds += 1 } }
      Button("멈춤") { isOn = false }
    }
  }
}

/// The trick by which many keep letters out of a field.
private struct DigitsByJust: View {
  @State private var text = ""
  var body: some View {
    TextField("숫자", text: $text)
      .onReceive(Just(text)) { new in
        let digits = new.filter(\.isNumber)
        if digits != new { text = digits }
      }
  }
}

private struct AwaitedValues: View {
  @StateObject private var model = Search()
  @State private var seen: [String] = []
  var body: some View {
    VStack {
      TextField("찾기", text: $model.query)
      Text("본 것 \(seen.joined(separator: ","))")
    }
    .task {
      for await value in model.$query.values.prefix(3) { seen.append(value.isEmpty ? "-" : value) }
      seen.append("끝")
    }
  }
}

/// View models of forms, as people write them with Combine.
@MainActor let modelsWithCombine: [Fixture] = [
  Fixture("a search is debounced in virtual time") {
    let run = show(SearchScreen(), "tap 찾기; type sw; wait 0.2; type i; wait 0.29")
    $0.equal(run.texts, ["찾은 것 "])
    $0.equal(show(SearchScreen(), "tap 찾기; type sw; wait 0.2; type i; wait 0.3").texts, ["찾은 것 swi"])
    $0.equal(run.written("query"), ["s", "sw", "swi"])
  },
  Fixture("a derived property follows what it is derived from") {
    let run = show(SignUpScreen(model: SignUp()), "tap 이메일; type a@b; tap 암호; type 1234")
    $0.equal(run.state("isValid"), "true")
    $0.equal(run.changed("isValid"), ["true"])
    $0.equal(run.elements("button").first?["enabled"], true)
  },
  Fixture("onReceive runs for as long as the view is there") {
    $0.equal(show(Ticking(), "wait 3.5").texts, ["3초"])
    $0.equal(show(Ticking(), "wait 2; tap 멈춤; wait 5").state("seconds"), "2")
  },
  Fixture("onReceive of Just looks at each new value once") {
    let run = show(DigitsByJust(), "tap 숫자; type 1a2")
    $0.equal(run.written("text"), ["1", "1a", "1", "12"])
    $0.equal(run.fieldTexts, ["12"])
  },
  Fixture("the values of a property are awaited one by one") {
    $0.equal(show(AwaitedValues(), "tap 찾기; type ab").texts, ["본 것 -,a,ab,끝"])
  },
]
