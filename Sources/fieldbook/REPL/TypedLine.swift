import Foundation
import Terminal

/// A command that was typed, understood.
enum TypedLine: Equatable {
  case empty
  case command(ReplCommand, argument: String, Reading)
  /// Nothing that can be said here; `elsewhere` is true where it could be said at the other kind of prompt.
  case unknown(String, elsewhere: Bool)

  enum Reading: Equatable {
    case asWritten
    /// This was typed, with the keyboard in the other language or one key wrong.
    case understood(String)
  }

  /// - Parameter text: the line without its colon.
  init(command text: String, at prompt: PromptKind) {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let first = parts.first.map(String.init) else {
      self = .empty
      return
    }
    let word = first.lowercased().precomposedStringWithCanonicalMapping
    let argument = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    let here = ReplCommand.available(at: prompt)
    let names = here.flatMap(\.names)
    func named(_ name: String) -> ReplCommand? { here.first { $0.names.contains(name) } }
    if let command = named(word) {
      self = .command(command, argument: argument, .asWritten)
      return
    }
    let isKnownElsewhere = ReplCommand.allCases.contains { $0.names.contains(word) }
    let meant =
      isKnownElsewhere
      ? nil : KeyboardLanguage.meant(word, among: names) ?? KeyboardLanguage.nearlyMeant(word, among: names)
    if let command = meant.flatMap(named) {
      self = .command(command, argument: argument, .understood(first))
    } else {
      self = .unknown(first, elsewhere: isKnownElsewhere)
    }
  }

  /// A line of the main prompt, where the colon is optional.
  init(atPrompt line: String) {
    let text = line.trimmingCharacters(in: .whitespaces)
    self.init(command: text.hasPrefix(":") ? String(text.dropFirst()) : text, at: .main)
  }
}
