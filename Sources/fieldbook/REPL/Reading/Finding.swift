import Course
import Foundation
import Terminal

/// Finds what somebody names loosely.
enum Finding {
  /// A file by id, number in the list, title or its beginning; also typed with the keyboard in the other language.
  static func file(_ name: String, among files: [CourseFile]) -> CourseFile? {
    if let number = Int(name), files.indices.contains(number - 1) { return files[number - 1] }
    if let exact = files.first(where: { $0.id == name }) { return exact }
    if let meant = KeyboardLanguage.meant(name, among: files.map(\.id)) { return files.first { $0.id == meant } }
    let lowered = name.lowercased()
    return files.first { $0.title.lowercased().hasPrefix(lowered) || $0.id.hasPrefix(lowered) }
  }

  /// The surroundings of a word in a text, on one line; nil where it does not occur.
  static func excerpt(of word: String, in text: String) -> String? {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let found = line.range(of: word, options: .caseInsensitive) else { return nil }
    let start = line.index(found.lowerBound, offsetBy: -16, limitedBy: line.startIndex) ?? line.startIndex
    let end = line.index(found.upperBound, offsetBy: 24, limitedBy: line.endIndex) ?? line.endIndex
    return (start > line.startIndex ? "…" : "") + line[start..<end] + (end < line.endIndex ? "…" : "")
  }
}
