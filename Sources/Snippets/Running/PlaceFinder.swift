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
  /// Where only the line is known, a loop that begins in it counts too.
  func loop(around place: Outcome.Place) -> Outcome.Place? {
    let line = place.line - source.firstLine + 1
    guard let column = place.column else {
      let end = locations.position(ofLine: line + 1, column: 1)
      var token = tree.token(at: locations.position(ofLine: line, column: 1))
      while let next = token, next.positionAfterSkippingLeadingTrivia < end {
        if let loop = loop(around: next) { return loop }
        token = next.nextToken(viewMode: .sourceAccurate)
      }
      return nil
    }
    let position = locations.position(ofLine: line, column: max(1, column - source.indentation))
    return tree.token(at: position).flatMap(loop)
  }

  private func loop(around token: TokenSyntax) -> Outcome.Place? {
    var loop: Syntax?
    var node: Syntax? = Syntax(token)
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
