import Contract
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Prepares ordinary SwiftUI sources for the compiler and the simulated device.
public struct Preparer: Sendable {
  public var platform: Platform
  /// 5 or 6.
  public var languageMode: Int
  /// Loose code becomes a view, and `import SwiftUI` stands before a source that imports nothing.
  public var allowsLooseCode: Bool
  /// Registers what can be shown even where the parser found errors; else such a source is left as it is, so that
  /// each message is about the learner's own text.
  public var ignoresSyntaxErrors = false
  /// Whether a module can be imported by a learner's file.
  public var isImportable: @Sendable (String) -> Bool

  public init(
    platform: Platform = .iOS, languageMode: Int = 5, allowsLooseCode: Bool = false,
    isImportable: @escaping @Sendable (String) -> Bool = { ["SwiftUI", "Combine", "Foundation"].contains($0) }
  ) {
    self.platform = platform
    self.languageMode = languageMode
    self.allowsLooseCode = allowsLooseCode
    self.isImportable = isImportable
  }

  /// Prepares sources that are compiled together. What can be shown is taken from the last one that has any.
  ///
  /// - Parameter refused: entries for which the compiler did not accept a call without arguments.
  public func prepare(_ sources: [SourceFile], refused: Set<String> = []) -> PreparedSource {
    let configuration = PlatformConfiguration(
      platform: platform, languageMode: languageMode, isImportable: isImportable)
    var files = sources.map { FilePreparation($0, configuration: configuration, allowsLooseCode: allowsLooseCode) }
    var shown = files.lastIndex { !$0.showables.isEmpty || !$0.unshown.isEmpty } ?? files.count - 1
    let isScript = files.contains(where: \.isScript)
    if let program = files.lastIndex(where: \.isProgram), files[shown].showables.isEmpty, files[shown].unshown.isEmpty {
      shown = program
      files[shown].showEmptyScreen()
    }
    files[shown].drop(refused)

    var result = PreparedSource(
      files: [], showables: files[shown].showables, unshown: files[shown].unshown, isScript: isScript,
      hasSyntaxErrors: !ignoresSyntaxErrors && files.contains(where: \.hasErrors), hints: files.flatMap(\.hints))
    var names: Set<String> = []
    for (number, file) in files.enumerated() {
      var text = file.text
      let isBareScript = file.showables.first?.kind == .script && !file.importsSwiftUI
      if number == shown, !result.hasSyntaxErrors, file.importsSwiftUI || isBareScript, !file.showables.isEmpty {
        let code = RegistrationCode(file.showables, behind: text, importing: isBareScript)
        text = code.text
        result.registration = (number, code.lines)
      }
      let name = scratchName(of: file, isOnly: files.count == 1, taken: &names)
      result.files.append(.init(scratchName: name, source: file.source, text: text, columns: file.columns))
    }
    return result
  }

  /// Of several files, only `main.swift` may have statements.
  private func scratchName(of file: FilePreparation, isOnly: Bool, taken: inout Set<String>) -> String {
    let last = file.source.name.split(separator: "/").last.map(String.init) ?? ""
    var stem = last.hasSuffix(".swift") ? String(last.dropLast(".swift".count)) : last
    stem = String(stem.map { $0.isLetter || $0.isNumber || "-_+. ".contains($0) ? $0 : "_" })
    if stem.isEmpty || stem.hasPrefix("-") { stem = "snippet" + (stem == "-" ? "" : stem) }
    if file.isScript, !isOnly { stem = "main" }
    // The compiler takes any file of this name for a script.
    if !file.isScript, stem == "main" { stem = "Main" }
    var name = stem + ".swift"
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(stem)-\(number).swift"
      number += 1
    }
    return name
  }
}
