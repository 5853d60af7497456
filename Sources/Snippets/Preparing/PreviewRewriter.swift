import SwiftSyntax

/// Turns a `#Preview` into a view of its own, on the same lines.
struct PreviewRewriter {
  let macro: any FreestandingMacroExpansionSyntax
  /// The name that the view gets.
  let name: String

  /// The item as a `#Preview`; nil where it is something else.
  static func macro(in item: CodeBlockItemSyntax) -> (any FreestandingMacroExpansionSyntax)? {
    let found: (any FreestandingMacroExpansionSyntax)? =
      switch item.item {
      case .expr(let expression): expression.as(MacroExpansionExprSyntax.self)
      case .decl(let declaration): declaration.as(MacroExpansionDeclSyntax.self)
      case .stmt: nil
      @unknown default: nil
      }
    return found?.macroName.text == "Preview" ? found : nil
  }

  /// The title in plain text; nil where it has none, or a computed one.
  var title: String? {
    guard let first = macro.arguments.first, first.label == nil else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private var closure: ClosureExprSyntax? {
    macro.trailingClosure ?? macro.arguments.last?.expression.as(ClosureExprSyntax.self)
  }

  /// Nil where the macro has no closure: the compiler will say so.
  func edit(_ edits: inout SourceEdits) -> Bool {
    guard let closure else { return false }
    let open = closure.leftBrace.bytes
    let close = closure.rightBrace.bytes
    let whole = macro.pound.bytes.lowerBound..<macro.endPositionBeforeTrailingTrivia.utf8Offset
    let items = Array(closure.statements)
    let leading = items.prefix { $0.previewableAttribute != nil }
    let moved = items.dropFirst(leading.count).filter { $0.previewableAttribute != nil }

    let variables = moved.map { " " + $0.withoutPreviewable + ";" }.joined()
    let head = "struct \(name): View {\(variables)"
    let body = " var body: some View {"
    edits.replace(whole.lowerBound..<open.lowerBound)
    edits.replace(open, with: leading.isEmpty ? head + body : head)
    for item in leading { item.previewableAttribute.map { edits.replace($0.bytes) } }
    for item in moved { edits.replace(item.bytes) }
    if let last = leading.last { edits.insert((last.semicolon == nil ? ";" : "") + body, at: last.bytes.upperBound) }
    edits.insert(" }", at: close.upperBound)
    if whole.upperBound > close.upperBound { edits.replace(close.upperBound..<whole.upperBound) }
    return true
  }
}

extension CodeBlockItemSyntax {
  /// `@Previewable` before a variable.
  fileprivate var previewableAttribute: AttributeSyntax? {
    guard case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
    return variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Previewable" }
  }

  /// The variable in one line, without `@Previewable`.
  fileprivate var withoutPreviewable: String {
    guard let attribute = previewableAttribute else { return "" }
    let text = trimmedDescription.replacing(attribute.trimmedDescription, with: "", maxReplacements: 1)
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
