/// A view of the file that cannot be made without being given something.
public struct UnshownView: Equatable, Sendable {
  /// What else than missing arguments stands in the way.
  public enum Obstacle: String, CaseIterable, Sendable {
    /// A private property closes the initialiser that Swift makes.
    case privateProperty
    /// It, or a type around it, is private to another type.
    case hidden
    /// It has no initialiser that can be called from elsewhere in the file.
    case noInitialiser
    /// The compiler did not accept a call without arguments.
    case refused
  }

  public var name: String
  /// What each of its initialisers wants, as it would be written: `(quantity: Binding<Int>)`.
  public var wants: [String]
  /// The `#Preview` to add so that it can be shown; empty where the file does not say enough to write one.
  public var preview: String
  /// Nil where arguments are all that is missing.
  public var obstacle: Obstacle?
  /// The private property in the way.
  public var property: String?

  public init(
    name: String, wants: [String], preview: String, obstacle: Obstacle? = nil, property: String? = nil
  ) {
    self.name = name
    self.wants = wants
    self.preview = preview
    self.obstacle = obstacle
    self.property = property
  }
}

extension UnshownView {
  /// One argument of an initialiser.
  public struct Argument: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      /// A value to read and write, of this type: handed over with `$`.
      case binding(String)
      /// The state of the focus, of this type: handed over with `$`.
      case focus(String)
      case closure
      /// A closure made of views.
      case content
      case value
    }

    public var name: String
    public var type: String
    public var kind: Kind
  }

  /// The arguments that each initialiser wants, read from `wants`.
  public var arguments: [[Argument]] { wants.map(Self.arguments) }

  private static func arguments(in text: String) -> [Argument] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.index(after: text.startIndex)
    let end = text.index(before: text.endIndex)
    for (index, character) in zip(text.indices, text).dropFirst().dropLast() {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where text[..<index].last != "-": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    if start < end { parts.append(text[start..<end]) }
    return parts.compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let name = part[..<colon].drop { $0 == " " }
      let type = part[part.index(after: colon)...].drop { $0 == " " }
      return Argument(name: String(name), type: String(type), kind: Argument.Kind(type: String(type)))
    }
  }
}

extension UnshownView.Argument.Kind {
  init(type: String) {
    if type.hasPrefix("Binding<"), type.hasSuffix(">") {
      self = .binding(String(type.dropFirst("Binding<".count).dropLast()))
    } else if type.contains("FocusState<"), type.hasSuffix(">.Binding"), let open = type.firstIndex(of: "<") {
      self = .focus(String(type[type.index(after: open)...].dropLast(">.Binding".count)))
    } else if type.hasSuffix("-> some View") || type.hasSuffix("-> Content") {
      self = .content
    } else {
      self = type.contains("->") ? .closure : .value
    }
  }
}

extension UnshownView {
  public var json: JSON {
    var object = JSONObject([
      "name": .string(name), "wants": .array(wants.map(JSON.string)), "preview": .string(preview),
    ])
    if let obstacle { object["obstacle"] = .string(obstacle.rawValue) }
    if let property { object["property"] = .string(property) }
    return .object(object)
  }

  public init?(_ json: JSON) {
    guard let name = json["name"]?.string, let wants = json["wants"]?.array,
      let preview = json["preview"]?.string
    else { return nil }
    self.init(
      name: name, wants: wants.compactMap(\.string), preview: preview,
      obstacle: json["obstacle"]?.string.flatMap(Obstacle.init), property: json["property"]?.string)
  }
}
