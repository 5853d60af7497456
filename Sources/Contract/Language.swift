/// The language in which a person is spoken to.
public enum Language: String, CaseIterable, Sendable {
  case korean = "ko"
  case english = "en"

  /// The language of a locale or `LANG` value (`ko_KR.UTF-8`): Korean where it says so, or says nothing.
  public init(locale: String) {
    let name = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." }.lowercased()
    self = name.isEmpty || name == "ko" || name == "c" || name == "posix" ? .korean : .english
  }
}
