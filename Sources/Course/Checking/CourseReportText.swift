import Contract
import Markdown

extension CourseReport {
  /// One line for each diagnostic, notes and fixes indented below it, the totals last.
  ///
  /// - Parameter folder: What stands before the paths, so that they can be opened from here; empty or ending in `/`.
  public func lines(_ language: Language, folder: String = "") -> [String] {
    diagnostics.flatMap { diagnostic -> [String] in
      let place = "\(folder)\(diagnostic.file):\(diagnostic.range.start.line):\(diagnostic.range.start.column)"
      var lines = ["\(place): \(diagnostic.severity.rawValue): \(diagnostic.summary(language)) [\(diagnostic.id)]"]
      lines += diagnostic.notes.map { note in
        let place = note.file.map { file in
          "\(folder)\(file):" + (note.range.map { "\($0.start.line):\($0.start.column):" } ?? "") + " "
        }
        return "    \(place ?? "")\(note.text(language))"
      }
      if let fix = diagnostic.fix { lines.append("    " + fix.text(language)) }
      // A message of several lines stays below its place.
      return lines.map { $0.replacing("\n", with: "\n      ") }
    } + [language.courseTexts.totals(of: self)]
  }

  /// The same as commands to GitHub's runner, which shows them beside the lines of a pull request.
  public func gitHubLines(_ language: Language, folder: String = "") -> [String] {
    diagnostics.map { diagnostic in
      let range = diagnostic.range
      var properties = ["file=" + Self.escaped(folder + diagnostic.file, more: true), "line=\(range.start.line)"]
      properties += ["endLine=\(range.end.line)", "col=\(range.start.column)"]
      if range.end.line == range.start.line { properties.append("endColumn=\(range.end.column)") }
      properties.append("title=\(diagnostic.id)")
      let said =
        [diagnostic.summary(language)] + diagnostic.notes.map { $0.text(language) }
        + [diagnostic.fix?.text(language)].compactMap { $0 }
      let message = Self.escaped(said.joined(separator: "\n"), more: false)
      return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(message)"
    } + [language.courseTexts.totals(of: self)]
  }

  /// As GitHub's workflow commands want it; properties escape more than messages.
  private static func escaped(_ text: String, more: Bool) -> String {
    let plain = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    return more ? plain.replacing(":", with: "%3A").replacing(",", with: "%2C") : plain
  }

  /// The same as one document.
  public func json(_ language: Language) -> JSON {
    .object([
      "format": 1,
      "diagnostics": .array(diagnostics.map { $0.json(language) }),
      "totals": .object([
        "files": .int(files), "snippets": .int(snippets), "questions": .int(questions), "errors": .int(errors),
        "warnings": .int(warnings),
      ]),
    ])
  }
}

extension CourseDiagnostic {
  fileprivate func json(_ language: Language) -> JSON {
    var object = JSONObject(["file": .string(file)])
    object.add(range)
    object["severity"] = .string(severity.rawValue)
    object["id"] = .string(id)
    object["text"] = .string(summary(language))
    object["notes"] = .array(
      notes.map { note in
        var member = JSONObject(["text": .string(note.text(language))])
        if let file = note.file { member["file"] = .string(file) }
        if let range = note.range { member.add(range) }
        return .object(member)
      })
    if let fix {
      var member = JSONObject(["text": .string(fix.text(language))])
      if let range = fix.range { member.add(range) }
      if let replacement = fix.replacement { member["replacement"] = .string(replacement) }
      object["fix"] = .object(member)
    }
    return .object(object)
  }
}

extension JSONObject {
  fileprivate mutating func add(_ range: SourceRange) {
    self["line"] = .int(range.start.line)
    self["column"] = .int(range.start.column)
    self["endLine"] = .int(range.end.line)
    self["endColumn"] = .int(range.end.column)
  }
}
