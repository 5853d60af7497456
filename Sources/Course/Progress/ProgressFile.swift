import Contract

/// The file that holds a learner's progress, as whoever owns a disk provides it.
public protocol ProgressFile {
  var path: String { get }
  /// Its bytes; nil where there is none.
  func read() throws(FileTrouble) -> [UInt8]?
  /// Does something while nobody else who does so can.
  func whileLocked<Result>(_ body: () throws(FileTrouble) -> Result) throws(FileTrouble) -> Result
  /// Puts other bytes in its place. When this returns they survive a power cut; when it throws the old ones are there.
  func replace(with bytes: [UInt8]) throws(FileTrouble)
  /// Renames it, never over another file, and says to what. The name contains `mark`.
  func setAside(mark: String) throws(FileTrouble) -> String
}

/// Why a file could not be read or written.
public struct FileTrouble: Error, Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case diskFull
    case notPermitted
    case readOnlyDisk
    /// Somebody else kept the lock for too long.
    case locked
    case other
  }

  public var kind: Kind
  public var path: String
  /// The system's own words.
  public var detail: String

  public init(_ kind: Kind, path: String, detail: String) {
    self.kind = kind
    self.path = path
    self.detail = detail
  }

  public func text(_ language: Language) -> String { language.courseTexts.text(of: self) }
}

/// Where the learner's file lies.
public enum ProgressLocation {
  /// `--progress FILE`, else `fieldbook/progress.json` in the XDG state directory, else in `~/.local/state`.
  public static func path(option: String?, environment: [String: String], home: String) -> String {
    if let option { return option }
    // The specification has relative paths ignored.
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/state"
    return state + "/fieldbook/progress.json"
  }
}
