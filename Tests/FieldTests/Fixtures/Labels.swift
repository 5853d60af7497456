import Contract
import SwiftUI

private struct Labelled: View {
  @State private var name = ""
  @State private var password = ""
  var body: some View {
    Form {
      TextField(text: $name, prompt: Text("필수")) { Text("이름") }
      TextField("별명", text: $name)
      SecureField("암호", text: $password, prompt: Text("여덟 자"))
    }
  }
}

private struct Loose: View {
  @State private var name = ""
  var body: some View { VStack { TextField("별명", text: $name) } }
}

/// Labels, prompts and placeholders.
@MainActor let labels: [Fixture] = [
  Fixture("on iOS the prompt is the placeholder, or the label where there is no prompt", rows: 23) {
    let run = show(Labelled())
    $0.equal(run.elements("textField").map { $0["placeholder"]?.string }, ["필수", "별명"])
    $0.equal(run.elements("textField").map { $0["label"]?.string }, ["이름", "별명"])
    $0.equal(run.first("secureField", "placeholder")?.string, "여덟 자")
  },
  Fixture("in a form of macOS the label stands beside the field, and only a prompt is a placeholder", rows: 24) {
    let run = show(Labelled(), platform: .macOS)
    $0.equal(run.elements("textField").map { $0["placeholder"]?.string }, ["필수", ""])
    $0.equal(run.elements("textField").map { $0["label"]?.string }, ["이름", "별명"])
    $0.equal(show(Loose(), platform: .macOS).first("textField", "placeholder")?.string, "별명")
  },
]
