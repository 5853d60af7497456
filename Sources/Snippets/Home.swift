import Foundation

/// Where Fieldbook's own parts are: found from the place of the running program, or from `FIELDBOOK_HOME`.
public struct Home: Equatable, Sendable {
  /// The program that loads a learner's compiled file.
  public var host: String
  /// The folder of the compiled `SwiftUI`, `UIKit` and `Combine`.
  public var modules: String
  /// The folder that holds `Lessons` and `Quizzes`.
  public var course: String

  public var lessons: String { course + "/Lessons" }
  public var quizzes: String { course + "/Quizzes" }

  /// The home of the running program. `FIELDBOOK_HOME` may name an installed prefix or a checkout.
  public static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> Home {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let folder = Self.parent(of: program)
    if let given = environment["FIELDBOOK_HOME"], !given.isEmpty {
      if let home = installed(in: given) { return home }
      let configuration = folder.hasSuffix("/debug") ? "debug" : "release"
      return checkout(given, products: "\(given)/.build/\(configuration)")
    }
    if let home = installed(in: Self.parent(of: folder)) { return home }
    var root = folder
    while root.count > 1, access(root + "/Package.swift", F_OK) != 0 { root = Self.parent(of: root) }
    return checkout(root.count > 1 ? root : folder, products: folder)
  }

  private static func installed(in prefix: String) -> Home? {
    let parts = prefix + "/libexec/fieldbook"
    guard access(parts + "/SnippetHost", X_OK) == 0 else { return nil }
    return Home(host: parts + "/SnippetHost", modules: parts + "/modules", course: prefix + "/share/fieldbook")
  }

  private static func checkout(_ root: String, products: String) -> Home {
    Home(host: products + "/SnippetHost", modules: products + "/Modules", course: root)
  }

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  /// Whether the host and the modules are there.
  public var isComplete: Bool {
    access(host, X_OK) == 0 && Self.moduleNames.allSatisfy { access(path(ofModule: $0), R_OK) == 0 }
  }

  /// What a learner's file can import of ours.
  static let moduleNames = ["SwiftUI", "UIKit", "Combine"]

  func path(ofModule name: String) -> String { "\(modules)/\(name).swiftmodule" }

  /// What tells this build of the runtime from any other, without reading it.
  var identity: String {
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? [])
      .filter { $0.hasSuffix(".swiftmodule") }.sorted()
    return (files.map { "\(modules)/\($0)" } + [host]).compactMap { FileIdentity($0)?.description }
      .joined(separator: "\n")
  }

  /// The compiler that wrote the modules, as its name stands in them; nil where there is none.
  public var compilerVersion: String? {
    guard let module = FileManager.default.contents(atPath: path(ofModule: "SwiftUI")),
      let start = module.range(of: Data("Swift version ".utf8))?.lowerBound
    else { return nil }
    return String(decoding: module[start...].prefix { (0x20..<0x7F).contains($0) }, as: UTF8.self)
  }
}
