/// Compares one answer with the right one, in the order of the format: right, listed wrong, near miss, wrong.
public struct AnswerComparison: Sendable {
  private let right: String
  private let wrongs: [String]

  /// - Parameter wrongs: The wrong answers that the author foresaw.
  public init(right: String, wrongs: [String] = []) {
    self.right = right
    self.wrongs = wrongs
  }

  public func judge(_ given: String) -> Verdict {
    if AnswerText(given) == AnswerText(right) { return .right(spacing: false) }
    if AnswerText.accepts(given, for: right) { return .right(spacing: true) }
    if let index = wrongs.firstIndex(where: { AnswerText.accepts(given, for: $0) }) { return .knownWrong(index) }
    let misses = nearMisses(given)
    return misses.isEmpty ? .wrong(Difference(given: given, right: right)) : .nearMiss(misses)
  }

  /// The differences that explain everything; none where something else differs too.
  private func nearMisses(_ given: String) -> [NearMiss] {
    var misses: [NearMiss] = []
    var a = AnswerText(given).withoutSpacing
    var b = AnswerText(right).withoutSpacing
    if Self.withoutQuotes(a) != a || Self.withoutQuotes(b) != b {
      let (bareA, bareB) = (Self.withoutQuotes(a), Self.withoutQuotes(b))
      if Self.quotes(of: a) != Self.quotes(of: b) { misses.append(.quotes) }
      (a, b) = (bareA, bareB)
    }
    guard !a.isEmpty, !b.isEmpty else { return a == b ? misses : [] }
    if a == b { return misses }
    let (lowerA, lowerB) = (a.lowercased(), b.lowercased())
    if lowerA == lowerB { return misses + [.letterCase] }
    let isCaseSame = a.hasPrefix(b) || b.hasPrefix(a)
    let unit: NearMiss? =
      if let extra = Self.unit(of: lowerA, beyond: lowerB) {
        .extraUnit(String(a.suffix(extra.count)))
      } else if let missing = Self.unit(of: lowerB, beyond: lowerA) {
        .missingUnit(String(b.suffix(missing.count)))
      } else {
        nil
      }
    guard let unit else { return [] }
    return misses + (isCaseSame ? [] : [.letterCase]) + [unit]
  }

  private static let quoteMarks: Set<Character> = [
    "\"", "'", "`", "“", "”", "‘", "’", "„", "«", "»", "「", "」", "『", "』", "＂", "＇",
  ]

  private static func withoutQuotes(_ text: String) -> String { text.filter { !quoteMarks.contains($0) } }

  private static func quotes(of text: String) -> String { text.filter { quoteMarks.contains($0) } }

  /// What follows a number at the end of the longer text: `개` of `주문25개` beyond `주문25`.
  private static func unit(of longer: String, beyond shorter: String) -> String? {
    guard longer.hasPrefix(shorter), longer != shorter, let last = shorter.last, last.isWholeNumber else { return nil }
    let rest = String(longer.dropFirst(shorter.count))
    let isUnit = rest.count <= 4 && rest.allSatisfy { $0.isLetter || $0.isCurrencySymbol || $0 == "%" || $0 == "°" }
    return isUnit ? rest : nil
  }
}
