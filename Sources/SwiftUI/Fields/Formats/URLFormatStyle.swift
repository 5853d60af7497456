import Foundation

// Foundation on Linux lacks the format style of URLs; Apple's page of `URL.FormatStyle` says what it does.

extension URL {
  /// Writes a URL for people: scheme, host and path, and the port where it is no web address.
  public struct FormatStyle: ParseableFormatStyle, Codable, Hashable, Sendable {
    /// Whether a component is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
      public let description: String
      public static var always: Self { Self(description: "always") }
      public static var never: Self { Self(description: "never") }
      /// Left out of addresses of the web.
      public static var omitIfHTTPFamily: Self { Self(description: "omitIfHTTPFamily") }

      fileprivate func isShown(in url: URL) -> Bool {
        switch self {
        case .always: true
        case .omitIfHTTPFamily: !["http", "https"].contains(url.scheme?.lowercased())
        default: false
        }
      }
    }

    public typealias HostDisplayOption = ComponentDisplayOption

    private var scheme, user, password, host, port, path, query, fragment: ComponentDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      self.scheme = scheme
      self.user = user
      self.password = password
      self.host = host
      self.port = port
      self.path = path
      self.query = query
      self.fragment = fragment
    }

    public var parseStrategy: ParseStrategy { ParseStrategy() }

    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
      var shown = URLComponents()
      if scheme.isShown(in: value) { shown.scheme = parts.scheme }
      if user.isShown(in: value) { shown.percentEncodedUser = parts.percentEncodedUser }
      if password.isShown(in: value) { shown.percentEncodedPassword = parts.percentEncodedPassword }
      if host.isShown(in: value) { shown.percentEncodedHost = parts.percentEncodedHost }
      if port.isShown(in: value) { shown.port = parts.port }
      if path.isShown(in: value) { shown.percentEncodedPath = parts.percentEncodedPath }
      if query.isShown(in: value) { shown.percentEncodedQuery = parts.percentEncodedQuery }
      if fragment.isShown(in: value) { shown.percentEncodedFragment = parts.percentEncodedFragment }
      let text = shown.string ?? value.absoluteString
      return shown.scheme == nil && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
    }

    public func scheme(_ option: ComponentDisplayOption = .always) -> Self { changed(\.scheme, option) }
    public func user(_ option: ComponentDisplayOption = .never) -> Self { changed(\.user, option) }
    public func password(_ option: ComponentDisplayOption = .never) -> Self { changed(\.password, option) }
    public func host(_ option: HostDisplayOption = .always) -> Self { changed(\.host, option) }
    public func port(_ option: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { changed(\.port, option) }
    public func path(_ option: ComponentDisplayOption = .always) -> Self { changed(\.path, option) }
    public func query(_ option: ComponentDisplayOption = .never) -> Self { changed(\.query, option) }
    public func fragment(_ option: ComponentDisplayOption = .never) -> Self { changed(\.fragment, option) }

    private func changed(_ part: WritableKeyPath<Self, ComponentDisplayOption>, _ option: ComponentDisplayOption)
      -> Self
    {
      var style = self
      style[keyPath: part] = option
      return style
    }
  }

  /// Reads a URL that must have a scheme and a host.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    public init() {}

    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard let url = URL(string: text), url.scheme != nil, url.host?.isEmpty == false else {
        throw CocoaError(.formatting)
      }
      return url
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == URL {
    style.format(self)
  }

  public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { Self() }
}
extension ParseStrategy where Self == URL.ParseStrategy {
  public static var url: Self { Self() }
}
