import SwiftSyntax

/// What an initialiser's argument is to the one who writes the call.
enum ArgumentType {
  /// A binding of the wrapper `Binding`, `FocusState` or `AccessibilityFocusState`: handed over with `$`.
  case binding(wrapper: String, value: TypeSyntax)
  /// A property wrapper handed over whole, with `_`.
  case wrapper(String, value: TypeSyntax)
  case closure(FunctionTypeSyntax)
  /// A closure made of views, whatever the property's own type.
  case content
  case value(TypeSyntax)

  /// The type as the source says it, a binding recognised.
  init(_ type: TypeSyntax) {
    if let function = type.function {
      self = .closure(function)
      return
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      self.init(attributed.baseType)
      return
    }
    if let member = type.as(MemberTypeSyntax.self), member.name.text == "Binding",
      let (name, value) = Self.generic(member.baseType), name.hasSuffix("FocusState")
    {
      self = .binding(wrapper: name, value: value)
    } else if let (name, value) = Self.generic(type), name == "Binding" {
      self = .binding(wrapper: name, value: value)
    } else if let (name, value) = Self.generic(type), ["State", "FocusState"].contains(name) {
      self = .wrapper(name, value: value)
    } else {
      self = .value(type)
    }
  }

  /// `Name<Value>` taken apart; `SwiftUI.` before it does not matter.
  private static func generic(_ type: TypeSyntax) -> (String, TypeSyntax)? {
    let name: String
    let clause: GenericArgumentClauseSyntax?
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      (name, clause) = (identifier.name.text, identifier.genericArgumentClause)
    } else if let member = type.as(MemberTypeSyntax.self), member.baseType.trimmedDescription == "SwiftUI" {
      (name, clause) = (member.name.text, member.genericArgumentClause)
    } else {
      return nil
    }
    guard let arguments = clause?.arguments, arguments.count == 1, case .type(let value) = arguments.first?.argument
    else { return nil }
    return (name, value)
  }

  /// The type as a learner would write it.
  var text: String {
    switch self {
    case .binding("Binding", let value): "Binding<\(value.trimmedDescription)>"
    case .binding(let wrapper, let value): "\(wrapper)<\(value.trimmedDescription)>.Binding"
    case .wrapper(let name, let value): "\(name)<\(value.trimmedDescription)>"
    case .closure(let function): function.trimmedDescription
    case .content: "() -> some View"
    case .value(let type): type.trimmedDescription
    }
  }
}
