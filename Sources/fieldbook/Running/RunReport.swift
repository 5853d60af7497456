import Contract
import Snippets
import Terminal

/// A run as a person reads it: what happened, the screen at the end, and how it ended.
struct RunReport {
  let document: RunDocument
  let sources: [SourceFile]
  var entry = EntryChoice.automatic
  /// Every event under its action.
  let showsTrace: Bool
  let isPlain: Bool
  let texts: any RunTexts

  /// More than these are not read anyway.
  private static let shownDiagnostics = 20

  var lines: [StyledText] {
    var sections = [diagnostics, heading, steps]
    if hasAppeared { sections += [screen, state] }
    sections += [output, end]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// Only what is not an ordinary end: the compiler's words, a failed action, a trap.
  var endLines: [StyledText] {
    let failed = document.steps.compactMap(\.error).flatMap { Self.lines(of: $0) }.map { StyledText($0.text, .wrong) }
    return diagnostics + failed + end
  }

  private var hasAppeared: Bool { !document.steps.isEmpty && document.view != nil }

  private var diagnostics: [StyledText] {
    let drawing = DiagnosticLines(sources: sources, texts: texts)
    let shown = document.diagnostics.prefix(Self.shownDiagnostics).flatMap(drawing.lines)
    let rest = document.diagnostics.count - Self.shownDiagnostics
    return shown + (rest > 0 ? [StyledText(texts.moreDiagnostics(rest), .faint)] : [])
  }

  private var heading: [StyledText] {
    guard hasAppeared, let view = document.view else { return [] }
    return [StyledText(texts.shown(view, in: document.file), .faint)]
  }

  /// The actions with what they showed, all of them where everything is traced.
  private var steps: [StyledText] {
    document.steps.flatMap { step -> [StyledText] in
      guard showsTrace || step.shown != nil || step.error != nil else { return [] }
      var lines = [StyledText((isPlain ? "" : "▸ ") + (step.action ?? texts.appearance), .strong)]
      if showsTrace {
        lines += step.events.map { StyledText("    " + EventLine(event: $0, texts: texts).text) }
      }
      if let shown = step.shown { lines += Self.lines(of: shown).map { "    " + $0 } }
      if let error = step.error { lines += Self.lines(of: error).map { StyledText("    " + $0.text, .wrong) } }
      return lines
    }
  }

  private var screen: [StyledText] {
    let content =
      isPlain
      ? ElementLines(final: document.final, texts: texts).lines.map { StyledText("- " + $0) }
      : Self.lines(of: document.final.screen)
    return section(texts.screenTitle, content.isEmpty ? [StyledText(texts.emptyScreen, .faint)] : content)
  }

  private var state: [StyledText] {
    let values = document.final.state.compactMap { property -> StyledText? in
      guard let name = property["name"]?.string else { return nil }
      let isText = property["type"]?.string == "String"
      let value = property["isNil"] == true ? "nil" : property["value"]?.string ?? ""
      return StyledText("  \(property["path"]?.string ?? "").\(name) = ", .faint)
        + StyledText(isText ? JSON.string(value).text : value)
    }
    return values.isEmpty ? [] : section(texts.stateTitle, values)
  }

  private var output: [StyledText] {
    document.final.output.isEmpty ? [] : section(texts.outputTitle, Self.lines(of: document.final.output))
  }

  private var end: [StyledText] {
    if case .noView(let views) = document.outcome { return noView(views) }
    guard let words = texts.outcome(document.outcome) else { return [] }
    var lines = [StyledText(words, .wrong)]
    if let place = document.outcome.place {
      let name = sources.last?.name ?? document.file
      lines.append(StyledText(texts.place(name, place)))
      let diagnostic = Diagnostic(
        file: name, line: place.line, column: place.column ?? 1, severity: .error, message: "")
      lines += DiagnosticLines(sources: sources, texts: texts).lines(of: diagnostic).dropFirst()
        .prefix(place.column == nil ? 1 : 2)
    }
    return lines
  }

  private func noView(_ views: [UnshownView]) -> [StyledText] {
    let ready = views.filter { $0.wants == ["()"] }.map(\.name)
    var lines: [StyledText] = []
    switch entry {
    case .view(let name) where !views.contains { $0.name == name || $0.name.hasSuffix("." + name) }:
      return [StyledText(texts.noSuchView(name, known: views.map(\.name)), .wrong)]
    case .preview(let name): return [StyledText(texts.noSuchPreview(name, known: ready), .wrong)]
    case .automatic where views.isEmpty: return [StyledText(texts.noViewInFile, .wrong)]
    default: lines.append(StyledText(texts.outcome(document.outcome) ?? "", .wrong))
    }
    for view in views where view.wants != ["()"] { lines += [""] + needs(of: view) }
    return lines
  }

  private func needs(of view: UnshownView) -> [StyledText] {
    if let obstacle = texts.obstacle(view) { return [StyledText(obstacle)] }
    var lines = [StyledText(texts.wants(view.name), .strong)]
    for (number, arguments) in view.arguments.enumerated() {
      if number > 0 { lines.append(StyledText("  " + texts.or(number), .faint)) }
      lines += arguments.map { StyledText("  - " + texts.argument($0)) }
    }
    if !view.preview.isEmpty { lines += [StyledText(texts.previewToAdd), StyledText("  " + view.preview, .code)] }
    return lines
  }

  private func section(_ title: String, _ content: [StyledText]) -> [StyledText] {
    [StyledText(isPlain ? title + ":" : title, .heading)] + content
  }

  private static func lines(of text: String) -> [StyledText] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { StyledText(String($0)) }
  }
}
