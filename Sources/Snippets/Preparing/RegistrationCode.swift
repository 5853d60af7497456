/// The generated function behind a source's last line: the host calls it, and learns what can be shown.
struct RegistrationCode {
  private(set) var text: String
  /// What stands on each generated line.
  private(set) var lines: [Int: Showable] = [:]

  /// - Parameter importing: whether the source does not import SwiftUI itself.
  init(_ showables: [Showable], behind source: String, importing: Bool) {
    text = source.last?.isNewline ?? true ? source : source + "\n"
    if importing { text += "import SwiftUI\n" }
    var line = text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    text += "@_cdecl(\"fieldbook_register\") @MainActor public func _fieldbook_register() {\n"
    for showable in showables {
      line += 1
      lines[line] = showable
      text += "  " + Self.call(for: showable) + "\n"
    }
    text += "}\n"
  }

  private static func call(for showable: Showable) -> String {
    let entry = showable.entry
    return switch showable.kind {
    case .preview: "SwiftUI._SnippetRegistry.add(preview: \"\(entry)\") { \(entry)() }"
    case .view, .representable, .fragment: "SwiftUI._SnippetRegistry.add(\"\(entry)\") { \(entry)() }"
    case .previewProvider: "SwiftUI._SnippetRegistry.add(\"\(entry)\") { \(entry).previews }"
    case .app: "SwiftUI._SnippetRegistry.add(app: \(entry).self)"
    case .script: "SwiftUI._SnippetRegistry.add(\"\(entry)\") { SwiftUI.EmptyView() }"
    }
  }
}
