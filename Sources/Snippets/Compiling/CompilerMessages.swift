import Contract

/// What the compiler wrote, taken apart.
struct CompilerMessages {
  /// One message about a place in one of the files that were compiled.
  struct Message: Equatable {
    var scratchName: String
    var line: Int
    var column: Int
    var severity: Diagnostic.Severity
    var text: String
  }

  /// The messages about those files, in the compiler's order.
  private(set) var located: [Message] = []
  /// Errors that have no place in them: about the compiler's arguments, its modules, or itself.
  private(set) var others: [String] = []

  /// - Parameter files: the names of the compiled files, as the compiler writes them.
  init(_ text: String, files: [String]) {
    let known = Set(files)
    for line in text.split(separator: "\n") {
      guard let message = Self.parse(line) else {
        if line.hasPrefix("error: ") { others.append(String(line.dropFirst("error: ".count))) }
        continue
      }
      if known.contains(message.scratchName) {
        located.append(message)
      } else if message.severity == .error {
        others.append(message.text)
      }
    }
  }

  /// `file:line:column: severity: text`. A file's name may have blanks and colons in it.
  private static func parse(_ line: Substring) -> Message? {
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
      var place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 2, let last = Int(place.removeLast()) else { continue }
      var message = Message(
        scratchName: "", line: last, column: 1, severity: severity, text: String(line[mark.upperBound...]))
      if place.count >= 2, let number = Int(place[place.count - 1]) {
        place.removeLast()
        (message.line, message.column) = (number, last)
      }
      message.scratchName = place.joined(separator: ":")
      return message
    }
    return nil
  }
}
