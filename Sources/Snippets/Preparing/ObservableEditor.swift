import SwiftSyntax

/// Lets each observed property of an `@Observable` class tell of every call of its setter, equal values too: in a
/// `didSet` of its own, or at the start of the one that it has.
final class ObservableEditor: SyntaxVisitor {
  /// Text to insert, by offset.
  private(set) var insertions: [(offset: Int, text: String)] = []

  init(_ source: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(source)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains(where: { $0.names("Observable") }) {
      for member in node.memberBlock.members {
        if let property = member.decl.as(VariableDeclSyntax.self) { edit(property) }
      }
    }
    return .visitChildren
  }

  private func edit(_ property: VariableDeclSyntax) {
    let unobserved: Set<TokenKind> = [.keyword(.static), .keyword(.class), .keyword(.lazy), .keyword(.override)]
    guard property.bindingSpecifier.tokenKind == .keyword(.var), property.attributes.isEmpty,
      property.bindings.count == 1, let binding = property.bindings.first,
      !property.modifiers.contains(where: { unobserved.contains($0.name.tokenKind) }),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    guard let block = binding.accessorBlock else {
      // Without a type and a value it is no declaration that compiles.
      guard binding.typeAnnotation != nil || binding.initializer != nil else { return }
      let end = binding.endPositionBeforeTrailingTrivia.utf8Offset
      return insertions.append((end, " { didSet { \(record(name, old: "oldValue")) } }"))
    }
    guard case .accessors(let accessors) = block.accessors, accessors.allSatisfy(\.isObserver) else { return }
    if let didSet = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }) {
      guard let body = didSet.body else { return }
      let old = didSet.parameters?.name.text ?? "oldValue"
      insertions.append((body.leftBrace.bytes.upperBound, " \(record(name, old: old));"))
    } else {
      insertions.append((block.rightBrace.bytes.lowerBound, " didSet { \(record(name, old: "oldValue")) } "))
    }
  }

  private func record(_ name: String, old: String) -> String {
    let plain = name.trimmingPrefix("`").prefix { $0 != "`" }
    return "SwiftUI._ObservableWrites.record(self, \"\(plain)\", \(old), self.\(name))"
  }
}

extension AttributeListSyntax.Element {
  /// Whether it is the attribute of this name, perhaps with its module before it.
  fileprivate func names(_ name: String) -> Bool {
    guard case .attribute(let attribute) = self else { return false }
    return attribute.attributeName.trimmedDescription.split(separator: ".").last.map { $0 == name } ?? false
  }
}

extension AccessorDeclSyntax {
  fileprivate var isObserver: Bool {
    [.keyword(.willSet), .keyword(.didSet)].contains(accessorSpecifier.tokenKind)
  }
}
