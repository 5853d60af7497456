import Contract
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// One source, parsed and edited.
struct FilePreparation {
  let source: SourceFile
  let text: String
  let columns: ColumnMap
  let isScript: Bool
  /// Whether it runs by itself, as a script or from a `main()` of its own.
  let isProgram: Bool
  let hasErrors: Bool
  let importsSwiftUI: Bool
  let hints: [PlacedHint]
  private(set) var showables: [Showable]
  private(set) var unshown: [UnshownView]

  init(_ source: SourceFile, configuration: PlatformConfiguration, allowsLooseCode: Bool) {
    let tree = Parser.parse(source: source.text)
    let regions = tree.configuredRegions(in: configuration)
    let items = tree.statements.activeItems(in: regions)
    let index = TypeIndex(items, regions: regions)
    var edits = SourceEdits(source.text)
    var found = ShowableFinder(index: index).find()
    var names = UniqueNames(tree)

    let modules = ImportEditor(tree, edits: &edits)
    var imported = modules.importsSwiftUI
    let loose = allowsLooseCode ? LooseCode(Array(tree.statements)) : nil
    if allowsLooseCode, !modules.importsAnything {
      edits.insert("import SwiftUI; ", at: 0)
      imported = true
    }
    if let loose {
      let name = names.make("Fragment")
      loose.edit(&edits, name: name)
      found.showables.append(Showable(kind: .fragment, entry: name))
    }

    var previews: [Showable] = []
    for item in items {
      guard let macro = PreviewRewriter.macro(in: item) else { continue }
      let rewriter = PreviewRewriter(macro: macro, name: names.make("Preview"))
      guard rewriter.edit(&edits) else { continue }
      previews.append(Showable(kind: .preview, entry: rewriter.name, title: rewriter.title))
    }

    let conditions = PlatformConditionEditor(configuration: configuration)
    conditions.walk(tree)
    for condition in conditions.replacements { edits.replace(condition.range, with: condition.text) }
    for edit in ObjectiveCEditor(tree).edits {
      switch edit {
      case .replace(let range, let text): edits.replace(range, with: text)
      case .insert(let offset, let text): edits.insert(text, at: offset)
      }
    }

    if imported {
      for insertion in ObservableEditor(tree).insertions { edits.insert(insertion.text, at: insertion.offset) }
    }

    let result = edits.applied()
    self.source = source
    text = String(repeating: "\n", count: source.firstLine - 1) + result.text
    columns = result.columns
    isScript = loose == nil && items.contains { PreviewRewriter.macro(in: $0) == nil && $0.isStatement }
    isProgram = isScript || index.types.contains(where: \.isMain)
    hasErrors = tree.hasError
    importsSwiftUI = imported
    hints = Self.hints(tree, source: source, importsSwiftUI: imported)
    showables = previews + found.showables
    unshown = found.unshown
  }

  /// For a program that has nothing to show.
  mutating func showEmptyScreen() { showables = [Showable(kind: .script, entry: "main")] }

  /// Takes out what the compiler did not accept.
  mutating func drop(_ refused: Set<String>) {
    for showable in showables where refused.contains(showable.entry) {
      if showable.kind == .view || showable.kind == .representable {
        unshown.append(UnshownView(name: showable.entry, wants: [], preview: "", obstacle: .refused))
      }
    }
    showables.removeAll { refused.contains($0.entry) }
  }

  private static func hints(_ tree: SourceFileSyntax, source: SourceFile, importsSwiftUI: Bool) -> [PlacedHint] {
    var hints: [PlacedHint] = []
    let finder = FocusStateValueFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    if !finder.places.isEmpty {
      let converter = SourceLocationConverter(fileName: source.name, tree: tree)
      for place in finder.places {
        let location = converter.location(for: place)
        hints.append(
          PlacedHint(
            hint: .focusStateValue, file: source.name, line: location.line + source.firstLine - 1,
            column: location.column + source.indentation))
      }
    }
    if !importsSwiftUI {
      hints.append(PlacedHint(hint: .missingImport, file: source.name, line: source.firstLine, column: 1))
    }
    return hints
  }
}

/// Names that a source does not use.
private struct UniqueNames {
  private var taken: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { taken.insert(name) }
    }
    // The macro's own name is no reason to avoid it.
    taken.remove("Preview")
    if tree.tokens(viewMode: .sourceAccurate).contains(where: { $0.isNamed("Preview") && !$0.followsPound }) {
      taken.insert("Preview")
    }
  }

  mutating func make(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }
}

extension TokenSyntax {
  fileprivate func isNamed(_ name: String) -> Bool { tokenKind == .identifier(name) }
  fileprivate var followsPound: Bool { previousToken(viewMode: .sourceAccurate)?.tokenKind == .pound }
}

extension CodeBlockItemSyntax {
  fileprivate var isStatement: Bool {
    switch item {
    case .stmt: true
    case .expr(let expression): !expression.is(MacroExpansionExprSyntax.self)
    case .decl: false
    @unknown default: false
    }
  }
}
