/// What an action is done to.
public enum Target: Hashable, Sendable {
  /// An element with this label, placeholder, title or accessibility identifier, of this kind where one is given
  /// (`button:Done`).
  case label(String, kind: ElementKind? = nil)
  /// The element of this kind at this index in reading order, from 0; the same as its `ref` in the document.
  case indexed(ElementKind, Int)

  /// Reads a bare word (`수량`, `textField[1]`, `button:Done`). What fits neither of the special forms is a label.
  public init(bare word: String) {
    if let indexed = Self.indexed(word) {
      self = indexed
    } else if let (kind, rest) = Self.kindPrefix(of: word), !rest.isEmpty {
      self = .label(rest, kind: kind)
    } else {
      self = .label(word)
    }
  }

  private static func indexed(_ word: String) -> Target? {
    guard word.last == "]", let bracket = word.firstIndex(of: "["),
      let kind = ElementKind(rawValue: String(word[..<bracket]))
    else { return nil }
    let digits = word[word.index(after: bracket)...].dropLast()
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }), let index = Int(digits) else { return nil }
    return .indexed(kind, index)
  }

  /// The kind before the colon and what follows it, where the word begins so.
  static func kindPrefix(of word: String) -> (ElementKind, String)? {
    let scalars = word.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":"), let kind = ElementKind(rawValue: String(scalars[..<colon])) else {
      return nil
    }
    return (kind, String(scalars[scalars.index(after: colon)...]))
  }
}

extension Target: CustomStringConvertible {
  /// As it is written in an action.
  public var description: String {
    switch self {
    case .indexed(let kind, let index): "\(kind.rawValue)[\(index)]"
    case .label(let label, let kind?): "\(kind.rawValue):\(ActionWord.written(label))"
    case .label(let label, nil):
      Target(bare: label) == self ? ActionWord.written(label) : ActionWord.quoted(label)
    }
  }
}
