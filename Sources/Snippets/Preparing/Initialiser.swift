import SwiftSyntax

/// One way to make a value of a declared type.
struct Initialiser {
  struct Parameter {
    /// Nil where the argument has no label.
    var label: String?
    var name: String
    /// Nil where the source does not say it.
    var type: ArgumentType?
    var hasDefault: Bool
  }

  var parameters: [Parameter]
  /// The private property that keeps code outside of the type from using this initialiser.
  var privateProperty: String?

  var required: [Parameter] { parameters.filter { !$0.hasDefault } }
  /// Whether code at file level can call it without arguments.
  var takesNothing: Bool { required.isEmpty }
}

extension Initialiser {
  /// The initialisers that code at file level can call, those of extensions included, by what the source says. An
  /// initialiser that a private property closes is in the list too, and says so.
  static func all(of type: DeclaredType, in index: TypeIndex) -> [Initialiser] {
    let own = type.members.compactMap { $0.as(InitializerDeclSyntax.self) }
    let added = type.extensionMembers.compactMap { $0.as(InitializerDeclSyntax.self) }
    var result = (own + added).filter(\.isCallableFromTheFile).map { Initialiser($0) }
    if own.isEmpty, type.kind == .structure || type.kind == .classType || type.kind == .actor {
      let memberwise = Initialiser(storedProperties: StoredProperty.all(of: type), in: index)
      if type.kind == .structure || memberwise.takesNothing { result.insert(memberwise, at: 0) }
    }
    return result
  }

  private init(_ declaration: InitializerDeclSyntax) {
    parameters = declaration.signature.parameterClause.parameters.map { parameter in
      let first = parameter.firstName.text
      return Parameter(
        label: first == "_" ? nil : first, name: parameter.secondName?.text ?? first,
        type: ArgumentType(parameter.type),
        hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil)
    }
  }

  /// The initialiser that Swift makes from the stored properties.
  private init(storedProperties: [StoredProperty], in index: TypeIndex) {
    parameters = []
    for property in storedProperties {
      let wrapper = property.wrapper(in: index)
      if !property.isMemberwise(wrapper) { continue }
      let needsValue = property.needsValue(wrapper)
      if property.isPrivate, needsValue || wrapper == nil { privateProperty = privateProperty ?? property.name }
      parameters.append(
        Parameter(
          label: property.name, name: property.name, type: property.argumentType(wrapper), hasDefault: !needsValue))
    }
    if takesNothing {
      parameters = []
      privateProperty = nil
    }
  }
}

extension InitializerDeclSyntax {
  fileprivate var isCallableFromTheFile: Bool {
    let effects = signature.effectSpecifiers
    return !modifiers.contains { $0.name.tokenKind == .keyword(.private) }
      && effects?.asyncSpecifier == nil && effects?.throwsClause == nil
      && genericParameterClause.map { _ in signature.parameterClause.parameters.contains { $0.defaultValue == nil } }
        ?? true
  }
}
