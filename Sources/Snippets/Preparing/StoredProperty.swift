import SwiftSyntax

/// A stored property of a type, one for each name that a declaration binds.
struct StoredProperty {
  let name: String
  let isConstant: Bool
  let isPrivate: Bool
  let isLazy: Bool
  let type: TypeSyntax?
  let hasValue: Bool
  let attributes: [AttributeSyntax]

  /// The stored properties of the declaration itself; extensions cannot add any.
  static func all(of type: DeclaredType) -> [StoredProperty] {
    type.members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(StoredProperty.all(in:))
  }

  private static func all(in declaration: VariableDeclSyntax) -> [StoredProperty] {
    let modifiers = declaration.modifiers.map(\.name.tokenKind)
    if modifiers.contains(.keyword(.static)) || modifiers.contains(.keyword(.class)) { return [] }
    let bindings = Array(declaration.bindings)
    return bindings.indices.flatMap { index -> [StoredProperty] in
      let binding = bindings[index]
      if binding.isComputed { return [] }
      // `var a, b: Int`: the type that follows is that of all names before it.
      let type = bindings[index...].first { $0.typeAnnotation != nil }?.typeAnnotation?.type
      return binding.pattern.boundNames.map { name in
        StoredProperty(
          name: name, isConstant: declaration.bindingSpecifier.tokenKind == .keyword(.let),
          isPrivate: modifiers.contains(.keyword(.private)),
          isLazy: modifiers.contains(.keyword(.lazy)), type: binding.typeAnnotation?.type ?? type,
          hasValue: binding.initializer != nil,
          attributes: declaration.attributes.compactMap { $0.as(AttributeSyntax.self) })
      }
    }
  }
}

extension StoredProperty {
  /// What a property wrapper asks of whoever makes the value.
  enum Wrapper {
    /// Nothing, ever: the framework supplies the value.
    case supplied
    /// A value, unless the property has one; an optional starts as nil.
    case value
    /// A value, even where it is optional.
    case object
    /// A binding, of this type around the property's.
    case binding(String)
  }

  /// The wrapper of the property; nil where it has none.
  func wrapper(in index: TypeIndex) -> Wrapper? {
    for attribute in attributes {
      let name = attribute.attributeName.trimmedDescription
      let short = name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name
      if let known = Self.knownWrappers[short] { return known }
      guard let declared = index[short],
        declared.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@propertyWrapper") })
      else { continue }
      return Self.isSupplied(declared, attribute: attribute) ? .supplied : .value
    }
    return nil
  }

  /// A wrapper of the learner's own that can be made without a value.
  private static func isSupplied(_ wrapper: DeclaredType, attribute: AttributeSyntax) -> Bool {
    let initialisers = (wrapper.members + wrapper.extensionMembers).compactMap { $0.as(InitializerDeclSyntax.self) }
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)?.count ?? 0
    return initialisers.contains { declaration in
      let parameters = declaration.signature.parameterClause.parameters
      if parameters.contains(where: { $0.firstName.text == "wrappedValue" && $0.defaultValue == nil }) { return false }
      return parameters.filter { $0.defaultValue == nil }.count <= arguments
    }
  }

  private static let knownWrappers: [String: Wrapper] = [
    "State": .value, "GestureState": .value, "ScaledMetric": .value, "AppStorage": .value, "SceneStorage": .value,
    "StateObject": .object, "ObservedObject": .object, "Bindable": .object, "Published": .object,
    "Binding": .binding("Binding"), "FocusState.Binding": .binding("FocusState"),
    "AccessibilityFocusState.Binding": .binding("AccessibilityFocusState"),
    "FocusState": .supplied, "AccessibilityFocusState": .supplied, "Environment": .supplied,
    "EnvironmentObject": .supplied, "Namespace": .supplied, "FocusedValue": .supplied, "FocusedBinding": .supplied,
    "FocusedObject": .supplied, "UIApplicationDelegateAdaptor": .supplied, "NSApplicationDelegateAdaptor": .supplied,
  ]

  /// Whether the initialiser that Swift makes has a parameter for it.
  func isMemberwise(_ wrapper: Wrapper?) -> Bool {
    if isConstant, hasValue { return false }
    if case .supplied = wrapper { return false }
    if wrapper != nil, isPrivate, !needsValue(wrapper) { return false }
    return true
  }

  func needsValue(_ wrapper: Wrapper?) -> Bool {
    if hasValue || isLazy { return false }
    return switch wrapper {
    case .supplied: false
    case .value: !isOptional
    case .object, .binding: true
    case nil: isConstant || !isOptional
    }
  }

  /// `T?`; the long form starts without a value.
  private var isOptional: Bool {
    type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }

  /// The type of the argument for it.
  func argumentType(_ wrapper: Wrapper?) -> ArgumentType? {
    guard let type else { return nil }
    if case .binding(let name) = wrapper { return .binding(wrapper: name, value: type) }
    let isBuilder = attributes.contains { $0.attributeName.trimmedDescription.hasSuffix("Builder") }
    return isBuilder && !type.isFunction ? .content : ArgumentType(type)
  }
}

extension PatternBindingSyntax {
  /// Whether it has a getter: `willSet` and `didSet` alone leave it stored.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let accessors):
      accessors.contains { ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    case nil: false
    @unknown default: true
    }
  }
}

extension PatternSyntax {
  /// The names that the pattern binds.
  var boundNames: [String] {
    if let identifier = self.as(IdentifierPatternSyntax.self) { return [identifier.identifier.text] }
    if let tuple = self.as(TuplePatternSyntax.self) { return tuple.elements.flatMap(\.pattern.boundNames) }
    return []
  }
}

extension TypeSyntax {
  /// Whether it is a closure's type, in parentheses or with attributes too.
  var isFunction: Bool { function != nil }

  var function: FunctionTypeSyntax? {
    if let function = self.as(FunctionTypeSyntax.self) { return function }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    if let tuple = self.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return only.type.function
    }
    return nil
  }
}
