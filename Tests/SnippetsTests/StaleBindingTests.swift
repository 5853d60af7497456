import Contract
import Testing

@testable import Snippets

/// Bindings to what is no longer there end the program, as they do on a device.
@Suite struct StaleBindingTests {
  /// Ledger 153.
  @Test func anUnwrappedBindingEndsTheProgramOnceItsOptionalIsNil() throws {
    let file = LearnersFile(
      """
      import SwiftUI
      struct Screen: View {
        @State private var name: String? = "가"
        var body: some View {
          if let name = Binding($name) { Row(name: name) { self.name = nil } }
        }
      }
      struct Row: View {
        @Binding var name: String
        let clear: () -> Void
        var body: some View {
          Button("지움") {
            clear()
            print(name)
          }
        }
      }
      #Preview { Screen() }
      """)
    #expect(try file.run().outcome.isTrap == false)
    #expect(try file.run("tap 지움").outcome.isTrap)
  }

  /// Ledger 196.
  @Test func aRowsBindingByPlaceEndsTheProgramOnceTheRowIsGone() throws {
    let file = LearnersFile(
      """
      import SwiftUI
      struct Screen: View {
        @State private var amounts = [1, 2]
        var body: some View {
          ForEach(amounts.indices, id: \\.self) { index in
            TextField("양 \\(index)", value: $amounts[index], format: .number)
          }
          Button("뺌") { amounts.removeLast() }
        }
      }
      #Preview { Screen() }
      """)
    #expect(try file.run("tap 뺌").outcome.isTrap == false)
    #expect(try file.run("tap \"양 1\"\ntype 3\ntap 뺌").outcome.isTrap)
  }
}

extension Outcome {
  fileprivate var isTrap: Bool {
    if case .trap = self { true } else { false }
  }
}
