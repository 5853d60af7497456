import Contract
import Testing

@testable import Snippets

/// What the compiler refuses about focus, as it does with Apple's own declarations.
@Suite struct FocusStateCompilingTests {
  private func errors(_ declaration: String) throws -> [Diagnostic] {
    let text = """
      import SwiftUI
      struct A: View {
        @State private var name = ""
        \(declaration)
        var body: some View { TextField("이름", text: $name).focused($isFocused) }
      }
      """
    return try CompilingTests.compiler.compile([SourceFile(name: "A.swift", text: text)], .init()).diagnostics
      .filter { $0.severity == .error }
  }

  /// Ledger 108, B10.
  @Test func aFocusStateTakesNoInitialValue() throws {
    #expect(try errors("@FocusState private var isFocused: Bool") == [])
    let refused = try errors("@FocusState private var isFocused: Bool = false")
    #expect(refused.map(\.line) == [4])
    #expect(refused.first?.message == "argument passed to call that takes no arguments")
  }

  /// Ledger 107.
  @Test func aFocusStateIsABoolOrAnOptional() throws {
    #expect(try !errors("@FocusState private var isFocused: String").isEmpty)
  }
}
