import Contract
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser alone says of a source, without the compiler: for code that is only shown.
public enum SyntaxChecker {
  public static func diagnostics(of source: SourceFile) -> [Contract.Diagnostic] {
    let tree = Parser.parse(source: source.text)
    guard tree.hasError else { return [] }
    let places = SourceLocationConverter(fileName: source.name, tree: tree)
    return ParseDiagnosticsGenerator.diagnostics(for: tree).map { found in
      let place = found.location(converter: places)
      return Contract.Diagnostic(
        file: source.name, line: place.line + source.firstLine - 1, column: place.column + source.indentation,
        severity: .error, message: found.message)
    }
  }
}
