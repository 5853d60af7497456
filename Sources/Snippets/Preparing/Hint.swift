import SwiftSyntax

/// What a learner is told on top of the compiler's error on the same line.
public enum Hint: String, CaseIterable, Sendable {
  /// `@FocusState` with a value: it has none of its own (Ledger 108, B10).
  case focusStateValue = "focus-state-value"
  /// Nothing imports SwiftUI.
  case missingImport = "missing-import"

  /// In English, as the compiler speaks.
  public var message: String {
    switch self {
    case .focusStateValue:
      "a FocusState takes no value: nothing has the focus at first, so it starts as false, or nil; remove the '=' and what follows it"
    case .missingImport: "add 'import SwiftUI' at the top of the file"
    }
  }
}

/// A hint and its place.
struct PlacedHint: Equatable {
  var hint: Hint
  var file: String
  var line: Int
  var column: Int
}

/// Finds each `@FocusState` that is given a value.
final class FocusStateValueFinder: SyntaxVisitor {
  private(set) var places: [AbsolutePosition] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isFocusState = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "FocusState"
    }
    if isFocusState, let value = node.bindings.lazy.compactMap(\.initializer).first {
      places.append(value.positionAfterSkippingLeadingTrivia)
    }
    return .visitChildren
  }
}
