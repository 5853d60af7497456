import Contract

@testable import Snippets

/// A source prepared for a test, and where things stand in it.
struct Preparation {
  let original: String
  let prepared: PreparedSource

  init(_ text: String, platform: Platform = .iOS, loose: Bool = false, refused: Set<String> = []) {
    original = text
    let preparer = Preparer(platform: platform, allowsLooseCode: loose)
    prepared = preparer.prepare([SourceFile(name: "Test.swift", text: text)], refused: refused)
  }

  var lines: [Substring] { prepared.files[0].text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The prepared line, from 1, without the blanks at its end.
  func line(_ number: Int) -> String {
    let line = lines[number - 1]
    return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
  }

  /// The places in the original at which the learner would be told of each use of `word` in the prepared text.
  func mapped(_ word: String) -> [Place] {
    let end = prepared.files[0].source.lastLine
    return Place.all(of: word, in: lines.prefix(end)).map {
      Place(line: $0.line, column: prepared.files[0].originalColumn(line: $0.line, column: $0.column))
    }
  }

  /// Where `word` stands in the original.
  func places(_ word: String) -> [Place] {
    Place.all(of: word, in: original.split(separator: "\n", omittingEmptySubsequences: false)[...])
  }

  /// The calls that register what can be shown.
  var registrations: [String] {
    lines.compactMap { line in
      line.firstRange(of: "_SnippetRegistry.add").map { String(line[$0.upperBound...]) }
    }
  }

  struct Place: Equatable {
    var line: Int
    /// In bytes, from 1.
    var column: Int

    static func all(of word: String, in lines: ArraySlice<Substring>) -> [Place] {
      lines.enumerated().flatMap { number, line in
        line.ranges(of: word).map {
          Place(line: number + 1, column: line.utf8.distance(from: line.startIndex, to: $0.lowerBound) + 1)
        }
      }
    }
  }
}
