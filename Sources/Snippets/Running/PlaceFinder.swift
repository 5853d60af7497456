import Contract
import SwiftParser
import SwiftSyntax

/// Finds in a source where that begins which has no end.
struct PlaceFinder {
  private let source: SourceFile
  private let tree: SourceFileSyntax
  private let locations: SourceLocationConverter

  init(_ source: SourceFile) {
    self.source = source
    tree = Parser.parse(source: source.text)
    locations = SourceLocationConverter(fileName: source.name, tree: tree)
  }

  /// The beginning of the outermost loop around a place, within the same function or closure; nil where there is none.
  func loop(around place: Outcome.Place) -> Outcome.Place? {
    let line = place.line - source.firstLine + 1
    let column = max(1, (place.column ?? 1) - source.indentation)
    let position = locations.position(ofLine: line, column: column)
    var loop: Syntax?
    var node = tree.token(at: position).map(Syntax.init)
    while let inner = node, !inner.isFunction {
      if inner.isLoop { loop = inner }
      node = inner.parent
    }
    return loop.map(start)
  }

  /// The beginning of a view's `body`, by the view's name as a type's name is printed; nil where there is none.
  func body(ofView name: String) -> Outcome.Place? {
    let name = name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? name
    let finder = BodyFinder(name)
    finder.walk(tree)
    return finder.body.map { start(Syntax($0)) }
  }

  private func start(_ node: Syntax) -> Outcome.Place {
    let start = node.startLocation(converter: locations)
    return Outcome.Place(line: start.line + source.firstLine - 1, column: start.column + source.indentation)
  }
}

/// Finds the `body` of a type, in its declaration or an extension.
private final class BodyFinder: SyntaxVisitor {
  private let name: String
  private(set) var body: VariableDeclSyntax?

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name { look(in: node.memberBlock) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) == name {
      look(in: node.memberBlock)
    }
    return .visitChildren
  }

  private func look(in members: MemberBlockSyntax) {
    body =
      body
      ?? members.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .first { $0.bindings.first?.pattern.trimmedDescription == "body" }
  }
}

extension Syntax {
  fileprivate var isLoop: Bool {
    self.is(WhileStmtSyntax.self) || self.is(RepeatStmtSyntax.self) || self.is(ForStmtSyntax.self)
  }

  fileprivate var isFunction: Bool {
    self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self) || self.is(AccessorBlockSyntax.self)
      || self.is(ClosureExprSyntax.self) || self.is(SubscriptDeclSyntax.self) || self.is(DeinitializerDeclSyntax.self)
  }
}
