import Contract

/// One run of a learner's sources: what is shown, what a person does, and where and when.
public struct RunRequest: Equatable, Sendable {
  /// Sources that are compiled together; the last one that has something to show is shown. Lines and columns of what is
  /// told are the sources' own, so that parts of a lesson can be run.
  public var sources: [SourceFile]
  /// The name in the document: the file's, without its folders, so that a run says the same in any folder.
  public var name: String
  public var entry = EntryChoice.automatic
  /// Actions, one a line, known to parse.
  public var actions: [String] = []
  public var platform = Platform.iOS
  public var locale = "ko_KR"
  /// The language of the words that are ours: why an action failed, what a drawing explains. Nil is the locale's, so that
  /// a run says the same whatever the surroundings.
  public var language: Language?
  public var timeZone = "Asia/Seoul"
  /// The start of the simulated clock, in seconds since 1970; by default 9 in the morning of 2026-01-01 in Seoul.
  public var now: Double = 1_767_225_600
  public var seed: UInt64 = 0
  /// Sets and dictionaries keep their members in another order than usual.
  public var hasOtherHashes = false
  public var policies: Policies
  /// 5 or 6.
  public var languageMode = 5
  /// Loose code becomes a view, and `import SwiftUI` stands before a source that imports nothing.
  public var allowsLooseCode = false
  /// Seconds of the wall's clock that the program may take.
  public var timeLimit = 10.0

  public init(_ sources: [SourceFile], platform: Platform = .iOS) {
    self.sources = sources
    self.platform = platform
    name = sources.last?.name.split(separator: "/").last.map(String.init) ?? ""
    policies = Policies(platform: platform)
  }

  /// What of it the compiled library depends on.
  public var compilerOptions: SnippetCompiler.Options {
    var options = SnippetCompiler.Options()
    options.platform = platform
    options.languageMode = languageMode
    options.allowsLooseCode = allowsLooseCode
    return options
  }
}
