import SwiftSyntax

/// Takes out what only an Objective-C runtime understands: attributes are blanked, and a `#selector` becomes a call
/// that carries both its Objective-C name and the method.
final class ObjectiveCEditor: SyntaxVisitor {
  enum Edit {
    case replace(Range<Int>, String)
    case insert(Int, String)
  }

  private(set) var edits: [Edit] = []
  /// The parameter labels of the functions of the source, by base name.
  private let labels: [String: [String]]
  private var typeDepth = 0

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBSegueAction", "IBDesignable", "IBInspectable",
    "NSManaged", "NSCopying", "GKInspectable",
  ]

  init(_ source: SourceFileSyntax) {
    let collector = FunctionLabels(viewMode: .sourceAccurate)
    collector.walk(source)
    labels = collector.labels
    super.init(viewMode: .sourceAccurate)
    walk(source)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.attributes.contains(node.attributeName.trimmedDescription) { edits.append(.replace(node.bytes, "")) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let open = node.leftParen, node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil
    else { return .visitChildren }
    let head =
      node.pound.positionAfterSkippingLeadingTrivia.utf8Offset..<open.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(.replace(head, "Selector._make(\"\(objectiveCName(of: argument.expression))\", "))
    // The object is the target's business: the selector names the method alone.
    if typeDepth > 0, let bare = bareReference(argument.expression) { edits.append(.insert(bare, "Self.")) }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: StructDeclSyntax) { typeDepth -= 1 }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ClassDeclSyntax) { typeDepth -= 1 }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: EnumDeclSyntax) { typeDepth -= 1 }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ActorDeclSyntax) { typeDepth -= 1 }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ExtensionDeclSyntax) { typeDepth -= 1 }

  private func enter() -> SyntaxVisitorContinueKind {
    typeDepth += 1
    return .visitChildren
  }

  /// Where a method's name stands by itself, in a cast too.
  private func bareReference(_ expression: ExprSyntax) -> Int? {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.first.flatMap(bareReference)
    }
    guard let reference = expression.as(DeclReferenceExprSyntax.self), reference.baseName.text != "self" else {
      return nil
    }
    return reference.bytes.lowerBound
  }

  private func objectiveCName(of expression: ExprSyntax) -> String {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return objectiveCName(of: first)
    }
    let reference = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    guard let reference else { return expression.trimmedDescription }
    let name = reference.baseName.text
    let named = reference.argumentNames?.arguments.map(\.name.text)
    return Self.objectiveCName(name, labels: named ?? labels[name] ?? [])
  }

  /// As the compiler names methods for Objective-C: `set(_:for:)` is `set:for:`, `go(to:)` is `goTo:` with `With`
  /// before a first label that is no preposition.
  static func objectiveCName(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if first != "_" {
      let capital = first.prefix(1).uppercased() + first.dropFirst()
      result += prepositions.contains(first) ? capital : "With" + capital
    }
    return labels.dropFirst().reduce(result + ":") { $0 + ($1 == "_" ? "" : $1) + ":" }
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}

/// The parameter labels of every function; where a name is declared twice, those of the first.
private final class FunctionLabels: SyntaxVisitor {
  var labels: [String: [String]] = [:]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if labels[name] == nil { labels[name] = node.signature.parameterClause.parameters.map(\.firstName.text) }
    return .visitChildren
  }
}
