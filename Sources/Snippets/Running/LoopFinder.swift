import Contract
import SwiftParser
import SwiftSyntax

/// Finds the loop in which a place of a source stands. Where a loop without end is interrupted is chance; where it
/// begins is not.
struct LoopFinder {
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
    guard let loop else { return nil }
    let start = loop.startLocation(converter: locations)
    return Outcome.Place(line: start.line + source.firstLine - 1, column: start.column + source.indentation)
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
