import Course
import Foundation
import Terminal

/// What Tab offers: commands, then what a command can be given.
struct Completions {
  var course: CourseContents
  var prompt: PromptKind
  /// The ids of the code that is at hand.
  var snippets: [String]

  func completion(of before: String) -> Completion {
    let words = before.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let first = words.first, words.count > 1 else { return commands(before) }
    guard prompt == .main || first.hasPrefix(":"),
      case .command(let command, _, _) = TypedLine(
        command: first.hasPrefix(":") ? String(first.dropFirst()) : first, at: prompt)
    else { return none }
    let last = words[words.count - 1]
    guard words.count == 2 else { return none }
    return switch command {
    case .lesson: matches(last, course.lessons.map(\.id))
    case .quiz: matches(last, (course.lessons + course.banks + course.papers).map(\.id) + items { _ in true })
    case .fix: matches(last, items { $0.kind == .fix })
    case .run, .play: matches(last, snippets + Self.files(beginning: last))
    default: none
    }
  }

  private func items(_ isWanted: (Question) -> Bool) -> [String] {
    (course.lessons + course.banks).flatMap(\.questions).filter(isWanted).map(\.id)
  }

  private var none: Completion { Completion(replaced: 0, candidates: []) }

  private func commands(_ typed: String) -> Completion {
    let hasColon = typed.hasPrefix(":")
    // At a question a word without colon is the answer, in which nothing is completed.
    if prompt == .question, !hasColon { return none }
    let word = hasColon ? String(typed.dropFirst()) : typed
    let isLatin = word.allSatisfy(\.isASCII)
    let names = ReplCommand.available(at: prompt).map { $0.names[isLatin ? 0 : 1] }
    return matches(word, names)
  }

  /// The words that begin as typed. Keys are compared, so that a syllable that is still being composed fits too.
  private func matches(_ typed: String, _ words: [String]) -> Completion {
    let pressed = KeyboardLanguage.keys(of: typed)
    let fitting = words.filter { $0.hasPrefix(typed) || KeyboardLanguage.keys(of: $0).hasPrefix(pressed) }
    return Completion(replaced: typed.count, candidates: fitting)
  }

  private static func files(beginning path: String) -> [String] {
    guard !path.isEmpty else { return [] }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") && (folder + $0).hasPrefix(path) }.sorted().map { folder + $0 }
  }
}
