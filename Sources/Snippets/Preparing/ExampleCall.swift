import SwiftSyntax

/// A call of a view's initialiser with example arguments, and the state that it needs around it.
struct ExampleCall {
  private let index: TypeIndex
  private let scope: String
  /// The generic parameters of the view: each may stand for any view.
  private let generics: Set<String>
  private var states: [String] = []

  /// The `#Preview` which shows `view` through `initialiser`; nil where some argument has no example.
  static func preview(of view: DeclaredType, with initialiser: Initialiser, in index: TypeIndex) -> String? {
    var call = ExampleCall(
      index: index, scope: view.name, generics: Set(view.genericParameters.map(\.name.text)))
    guard let text = call.call(view.name, initialiser, depth: 0) else { return nil }
    return "#Preview { " + (call.states + [text]).joined(separator: "; ") + " }"
  }

  private init(index: TypeIndex, scope: String, generics: Set<String>) {
    self.index = index
    self.scope = scope
    self.generics = generics
  }

  private mutating func call(_ name: String, _ initialiser: Initialiser, depth: Int) -> String? {
    var arguments: [String] = []
    for parameter in initialiser.required {
      guard let type = parameter.type, let value = argument(type, named: parameter.name, depth: depth) else {
        return nil
      }
      arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private mutating func argument(_ type: ArgumentType, named name: String, depth: Int) -> String? {
    switch type {
    case .binding("Binding", let value):
      guard let example = self.value(value, depth: depth + 1) else { return nil }
      let annotation = Self.selfEvident.contains(value.trimmedDescription) ? "" : ": \(qualified(value))"
      states.append("@Previewable @State var \(name)\(annotation) = \(example)")
      return "$\(name)"
    case .binding(let wrapper, let value):
      states.append("@Previewable @\(wrapper) var \(name): \(qualified(value))")
      return "$\(name)"
    case .wrapper(let wrapper, let value):
      guard wrapper == "State" else { return "\(wrapper)<\(qualified(value))>()" }
      return self.value(value, depth: depth + 1).map { "State(initialValue: \($0))" }
    case .closure(let function): return closure(function, depth: depth)
    case .content: return "{ Text(\"…\") }"
    case .value(let type): return value(type, depth: depth)
    }
  }

  /// The types which a literal of theirs says by itself.
  private static let selfEvident: Set<String> = ["Int", "String", "Bool", "Double"]

  private mutating func closure(_ function: FunctionTypeSyntax, depth: Int) -> String? {
    let head =
      function.parameters.isEmpty
      ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
    let result = function.returnClause.type
    if ["Void", "()"].contains(result.trimmedDescription) { return head.isEmpty ? "{}" : "{ \(head)}" }
    return value(result, depth: depth + 1).map { "{ \(head)\($0) }" }
  }

  /// An expression of the type; nil where none can be told from the source.
  private mutating func value(_ type: TypeSyntax, depth: Int) -> String? {
    if depth > 4 { return nil }
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let function = type.function { return closure(function, depth: depth) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return value(attributed.baseType, depth: depth) }
    if type.is(SomeOrAnyTypeSyntax.self) {
      return type.trimmedDescription.hasSuffix(" View") ? "Text(\"…\")" : nil
    }
    if let tuple = type.as(TupleTypeSyntax.self) {
      var parts: [String] = []
      for element in tuple.elements {
        guard let part = value(element.type, depth: depth + 1) else { return nil }
        parts.append((element.firstName.map { "\($0.text): " } ?? "") + part)
      }
      return "(\(parts.joined(separator: ", ")))"
    }
    let name = type.trimmedDescription
    if generics.contains(name) { return "Text(\"…\")" }
    if let declared = index.resolve(name, in: scope) { return value(of: declared, depth: depth) }
    let bare = String(name.prefix { $0 != "<" })
    return Self.known[name] ?? Self.known[bare]
  }

  private mutating func value(of type: DeclaredType, depth: Int) -> String? {
    if type.kind == .enumeration, let first = type.firstCase { return "\(type.name).\(first)" }
    let usable = Initialiser.all(of: type, in: index).filter { $0.privateProperty == nil }
    if usable.contains(where: \.takesNothing) { return "\(type.name)()" }
    for initialiser in usable {
      if let text = call(type.name, initialiser, depth: depth + 1) { return text }
    }
    return nil
  }

  /// The type with the names of the types around it, where it is one of the source's own.
  private func qualified(_ type: TypeSyntax) -> String {
    if let optional = type.as(OptionalTypeSyntax.self) { return qualified(optional.wrappedType) + "?" }
    if let array = type.as(ArrayTypeSyntax.self) { return "[\(qualified(array.element))]" }
    let name = type.trimmedDescription
    return index.resolve(name, in: scope)?.name ?? name
  }

  private static let known: [String: String] = [
    "Int": "0", "UInt": "0", "Double": "0.0", "Float": "0", "CGFloat": "0", "Decimal": "0", "Bool": "false",
    "String": "\"\"", "Substring": "\"\"", "Character": "\"a\"", "LocalizedStringKey": "\"\"",
    "AttributedString": "\"\"", "Date": "Date()", "UUID": "UUID()", "Data": "Data()",
    "URL": "URL(string: \"https://example.com\")!", "Color": ".blue", "Font": ".body", "Text": "Text(\"…\")",
    "Image": "Image(systemName: \"star\")", "AnyView": "AnyView(Text(\"…\"))", "Array": "[]", "Set": "[]",
    "Dictionary": "[:]", "Optional": "nil", "Range": "0..<1", "ClosedRange": "0...1", "IndexSet": "[]",
    "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero", "Locale": ".current", "TimeInterval": "0",
    "UIKeyboardType": ".default", "UIReturnKeyType": ".default", "Void": "()",
  ]
}

extension DeclaredType {
  /// The first case without a payload.
  fileprivate var firstCase: String? {
    members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
      .first { $0.parameterClause == nil }?.name.text
  }
}
