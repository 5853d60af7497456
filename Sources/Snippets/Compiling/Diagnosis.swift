import Contract

/// The compiler's messages on the learner's own lines, and which generated calls it did not accept.
struct Diagnosis {
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether there are errors in the learner's own code.
  private(set) var hasErrors = false
  /// The entries whose generated call was an error.
  private(set) var refused: Set<String> = []

  init(_ messages: CompilerMessages, of prepared: PreparedSource) {
    var isAboutGeneratedCode = false
    for message in messages.located {
      guard let number = prepared.files.firstIndex(where: { $0.scratchName == message.scratchName }) else {
        continue
      }
      let file = prepared.files[number]
      if message.line > file.source.lastLine, !prepared.hasSyntaxErrors {
        // A note belongs to the message before it.
        if message.severity != .note { isAboutGeneratedCode = true }
        if message.severity == .error, prepared.registration?.file == number,
          let showable = prepared.registration?.lines[message.line]
        {
          refused.insert(showable.entry)
        }
        continue
      }
      if message.severity != .note { isAboutGeneratedCode = false }
      if isAboutGeneratedCode { continue }
      if message.severity == .error { hasErrors = true }
      add(message, of: file, hints: prepared.hints)
    }
  }

  private mutating func add(_ message: CompilerMessages.Message, of file: PreparedSource.File, hints: [PlacedHint]) {
    let end = file.source.lastLine
    let isBehindEnd = message.line > end
    let column = isBehindEnd ? 1 : file.originalColumn(line: message.line, column: message.column)
    diagnostics.append(
      Diagnostic(
        file: file.source.name, line: min(message.line, end), column: column, severity: message.severity,
        message: message.text))
    guard message.severity == .error else { return }
    for hint in hints where hint.file == file.source.name && hint.explains(message) {
      let note = Diagnostic(
        file: hint.file, line: hint.line, column: hint.column, severity: .note, message: hint.hint.message)
      if !diagnostics.contains(note) { diagnostics.append(note) }
    }
  }
}

extension PlacedHint {
  fileprivate func explains(_ message: CompilerMessages.Message) -> Bool {
    switch hint {
    case .focusStateValue: message.line == line
    case .missingImport: message.text.hasPrefix("cannot find ") || message.text.hasPrefix("unknown attribute ")
    }
  }
}

extension CompilerMessages {
  /// Whether the modules were written by another compiler.
  var speaksOfOtherCompiler: Bool {
    hasError { text in
      ["module compiled with Swift ", "compiled module was created by ", "malformed compiled module"]
        .contains { text.hasPrefix($0) }
    }
  }

  /// Whether modules of ours are missing beside those that are there.
  var speaksOfMissingModules: Bool { hasError { $0.hasPrefix("missing required module") } }

  private func hasError(_ matches: (String) -> Bool) -> Bool {
    others.contains(where: matches) || located.contains { $0.severity == .error && matches($0.text) }
  }
}
