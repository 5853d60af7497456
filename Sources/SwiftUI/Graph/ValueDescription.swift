/// A value in words, as the document shows it: an optional shows its payload or `nil`; long values end in `…`.
struct ValueDescription: Equatable {
  var text: String
  var isNil: Bool

  /// The longest text in characters.
  static let longest = 200

  init(text: String, isNil: Bool) {
    self.text = text
    self.isNil = isNil
  }

  /// Describes a value once. Of a long collection only as much is described as is shown.
  init<Value>(_ value: Value) {
    if let optional = value as? any OptionalProtocol {
      self = Self.unwrapped(optional)
    } else {
      text = Self.shortened(Self.describe(value))
      isNil = false
    }
  }

  private static func unwrapped<O: OptionalProtocol>(_ optional: O) -> ValueDescription {
    optional.asOptional.map { ValueDescription($0) } ?? ValueDescription(text: "nil", isNil: true)
  }

  private static func shortened(_ text: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex), end != text.endIndex
    else { return text }
    return text[..<end] + "…"
  }

  private static func describe(_ value: Any) -> String {
    guard let array = value as? any ArrayLike else { return String(describing: value) }
    return array.described(upTo: longest)
  }
}

private protocol ArrayLike {
  func described(upTo length: Int) -> String
}

extension Array: ArrayLike {
  /// The elements as `String(describing:)` puts them, no more of them than are shown.
  fileprivate func described(upTo length: Int) -> String {
    var text = "["
    for (index, element) in enumerated() {
      if index > 0 { text += ", " }
      debugPrint(element, terminator: "", to: &text)
      if text.utf8.count > length * 4 { return text }
    }
    return text + "]"
  }
}

/// The name of a type as a source writes it, without modules: `Field?`, `[String]`.
func typeName(_ type: Any.Type) -> String {
  (type as? any SugaredType.Type)?.sugaredName ?? _typeName(type, qualified: false)
}

/// A type that sources write with signs instead of its name.
private protocol SugaredType {
  static var sugaredName: String { get }
}

extension Optional: SugaredType {
  fileprivate static var sugaredName: String { typeName(Wrapped.self) + "?" }
}
extension Array: SugaredType {
  fileprivate static var sugaredName: String { "[" + typeName(Element.self) + "]" }
}
extension Dictionary: SugaredType {
  fileprivate static var sugaredName: String { "[" + typeName(Key.self) + ": " + typeName(Value.self) + "]" }
}
