import SwiftSyntax

/// Lets every import of Foundation or Dispatch mean SwiftUI, which has the same names and its own clocks and queues.
struct ImportEditor {
  private(set) var importsSwiftUI = false
  private(set) var importsAnything = false

  init(_ tree: SourceFileSyntax, edits: inout SourceEdits) {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for found in finder.imports {
      importsAnything = true
      let module = found.path.first?.name.text ?? ""
      if ["Foundation", "Dispatch", "FoundationEssentials"].contains(module) {
        // `import class Foundation.Timer` too: a single name of another module would escape the simulated clock.
        let start = found.importKindSpecifier?.bytes.lowerBound ?? found.path.bytes.lowerBound
        edits.replace(start..<found.path.bytes.upperBound, with: "SwiftUI")
        importsSwiftUI = true
      } else if module == "SwiftUI" {
        importsSwiftUI = true
      }
    }
  }
}

private final class ImportFinder: SyntaxVisitor {
  var imports: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }
}
