/// What a run did, from the appearance of the screen to its end: the document of `fieldbook run --json`, and what
/// questions are judged by.
public struct RunDocument: Equatable, Sendable {
  /// The format's number: no member is renamed or removed within it.
  public static let format = 1

  /// The file as it was named to the command.
  public var file: String
  /// The view (or `#Preview`, `PreviewProvider`, `App`) that was shown; nil where none was.
  public var view: String?
  public var platform: Platform
  public var locale: String
  /// All policies in force, by name.
  public var policies = JSONObject()
  public var outcome = Outcome.finished
  public var diagnostics: [Diagnostic] = []
  public var steps: [Step] = []
  public var final = Final()

  public init(file: String, view: String? = nil, platform: Platform = .iOS, locale: String = "ko_KR") {
    self.file = file
    self.view = view
    self.platform = platform
    self.locale = locale
  }

  /// The appearance of the screen, or one action, and all that followed.
  public struct Step: Equatable, Sendable {
    /// Nil for the appearance.
    public var action: String?
    /// Why the action failed.
    public var error: String?
    public var events: [Event] = []
    /// What a `show` action printed.
    public var shown: String?
    /// How things stood when all its work was done, without output and writes; nil where the program did not live to see
    /// it. No part of the document's JSON.
    public var settled: Final?

    public init(action: String?) { self.action = action }
  }

  /// How things stood at the end, or where the program ended itself, as far as is known.
  public struct Final: Equatable, Sendable {
    /// The drawn screen.
    public var screen = ""
    public var elements: [JSON] = []
    public var state: [JSON] = []
    public var focus: String?
    public var focusRef: String?
    /// Null while it is hidden.
    public var keyboard = JSON.null
    /// All that the program printed.
    public var output = ""
    public var writes: [Writes] = []
    /// Members that a later minor version of the host adds.
    public var others = JSONObject()

    public init() {}
  }

  /// How often a property was written.
  public struct Writes: Equatable, Sendable {
    public var view: String
    public var path: String
    public var name: String
    /// How often its setter ran.
    public var calls = 0
    /// How often the value was another one then.
    public var changes = 0

    public init(view: String, path: String, name: String, calls: Int = 0, changes: Int = 0) {
      self.view = view
      self.path = path
      self.name = name
      self.calls = calls
      self.changes = changes
    }
  }
}

/// What the compiler says of a line of the learner's file.
public struct Diagnostic: Equatable, Sendable {
  public enum Severity: String, Sendable {
    case error, warning, note
  }

  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in bytes, as the compiler counts.
  public var column: Int
  public var severity: Severity
  public var message: String

  public init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }
}
