// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The toolchain that runs this build, found from the manifest library which this very process has mapped, so that
/// no folder of a machine is ever written down.
let toolchain: String = {
  if let given = ProcessInfo.processInfo.environment["FIELDBOOK_TOOLCHAIN"] { return given }
  // Line by line: Foundation's reader of whole files sometimes sees nothing in a file without a size.
  guard let maps = fopen("/proc/self/maps", "r") else { fatalError("Cannot read /proc/self/maps.") }
  defer { fclose(maps) }
  var buffer = [CChar](repeating: 0, count: 8192)
  while fgets(&buffer, Int32(buffer.count), maps) != nil {
    let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let start = line.firstIndex(of: "/"), let end = line.range(of: "/lib/swift/pm/ManifestAPI/") else { continue }
    return String(line[start..<end.lowerBound])
  }
  fatalError("Cannot find the toolchain of this build; set FIELDBOOK_TOOLCHAIN to its usr folder.")
}()

/// SwiftSyntax as the toolchain ships it.
let syntaxFolder = toolchain + "/lib/swift/host"

let everywhere: [SwiftSetting] = [.swiftLanguageMode(.v6), .unsafeFlags(["-warnings-as-errors"])]
let withSyntax: [SwiftSetting] = everywhere + [.unsafeFlags(["-I", syntaxFolder])]
let syntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftParserDiagnostics"),
  .linkedLibrary("SwiftIDEUtils"),
]

/// What a learner's file may need of the runtime although no module of ours does: the host must bring it along.
let hostLibraries: [LinkerSetting] = [
  .unsafeFlags([
    "-Xlinker", "--export-dynamic", "-Xlinker", "--no-as-needed",
    "-lswiftSwiftOnoneSupport", "-lswiftRegexBuilder", "-lswiftSynchronization", "-lswiftDistributed",
  ])
]

let package = Package(
  name: "fieldbook",
  products: [
    .executable(name: "fieldbook", targets: ["fieldbook"]),
    .executable(name: "SnippetHost", targets: ["SnippetHost"]),
  ],
  targets: [
    .target(name: "CEditline", linkerSettings: [.linkedLibrary("edit")]),
    .systemLibrary(name: "CMarkdown", pkgConfig: "libcmark-gfm", providers: [.apt(["libcmark-gfm-dev"])]),
    .target(name: "CHost"),
    .target(name: "CSandbox"),
    .target(name: "Markdown", dependencies: ["CMarkdown"], swiftSettings: everywhere),
    .target(name: "TextWidth", swiftSettings: everywhere),
    .target(name: "Contract", swiftSettings: everywhere),
    .target(name: "FieldEngine", dependencies: ["Contract"], swiftSettings: everywhere),
    .target(name: "Combine", dependencies: ["FieldEngine"], swiftSettings: everywhere),
    .target(name: "UIKit", dependencies: ["FieldEngine", "Combine"], swiftSettings: everywhere),
    .target(
      name: "SwiftUI", dependencies: ["UIKit", "Combine", "FieldEngine", "TextWidth", "Contract"],
      swiftSettings: everywhere),
    .target(name: "Simulator", dependencies: ["SwiftUI", "FieldEngine", "Contract"], swiftSettings: everywhere),
    .target(name: "SimulatedMachine", dependencies: ["FieldEngine", "CHost"], swiftSettings: everywhere),
    .executableTarget(
      name: "SnippetHost",
      dependencies: ["Simulator", "SwiftUI", "FieldEngine", "Contract", "CHost", "SimulatedMachine"],
      swiftSettings: everywhere, linkerSettings: hostLibraries),
    .target(
      name: "Snippets", dependencies: ["Contract", "CSandbox"], swiftSettings: withSyntax,
      linkerSettings: syntaxLibraries),
    .target(name: "Course", dependencies: ["Contract", "Markdown", "TextWidth"], swiftSettings: everywhere),
    .target(name: "Storage", dependencies: ["Course"], swiftSettings: everywhere),
    .target(
      name: "Terminal", dependencies: ["TextWidth", "CEditline", "Markdown", "Contract"], swiftSettings: withSyntax,
      linkerSettings: syntaxLibraries),
    .executableTarget(
      name: "fieldbook",
      dependencies: ["Snippets", "Course", "Storage", "Terminal", "Contract", "Markdown", "TextWidth"],
      swiftSettings: withSyntax, linkerSettings: syntaxLibraries),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "PseudoTerminal", dependencies: ["CPseudoTerminal", "TextWidth"], path: "Tests/PseudoTerminal",
      swiftSettings: everywhere),
    .executableTarget(
      name: "TerminalScript", dependencies: ["PseudoTerminal"], path: "Tests/TerminalScript", swiftSettings: everywhere),
    .testTarget(
      name: "ReplTests", dependencies: ["PseudoTerminal", "fieldbook", "SnippetHost"], swiftSettings: withSyntax),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "TextWidth", "Markdown", "Contract"],
      swiftSettings: withSyntax),
    .executableTarget(
      name: "ProgressWriter", dependencies: ["Course", "Storage"], path: "Tests/ProgressWriter",
      swiftSettings: everywhere),
    .testTarget(
      name: "StorageTests", dependencies: ["Storage", "Course", "ProgressWriter"], swiftSettings: everywhere),
    .testTarget(name: "CheckTests", dependencies: ["fieldbook", "SnippetHost"], swiftSettings: withSyntax),
    .testTarget(name: "CourseTests", dependencies: ["Course", "Contract", "Markdown"], swiftSettings: everywhere),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"], swiftSettings: everywhere),
    .testTarget(name: "TextWidthTests", dependencies: ["TextWidth"], swiftSettings: everywhere),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "FieldEngine"], swiftSettings: everywhere),
    .testTarget(name: "ContractTests", dependencies: ["Contract"], swiftSettings: everywhere),
    .testTarget(
      name: "SnippetsTests", dependencies: ["Snippets", "Contract"], swiftSettings: withSyntax,
      linkerSettings: syntaxLibraries),
    .testTarget(
      name: "CommandTests", dependencies: ["fieldbook", "SnippetHost", "Contract"], swiftSettings: withSyntax,
      linkerSettings: syntaxLibraries),
    .testTarget(name: "FieldEngineTests", dependencies: ["FieldEngine"], swiftSettings: everywhere),
    .executableTarget(
      name: "FieldTests", dependencies: ["Simulator", "SwiftUI", "FieldEngine", "Contract", "SimulatedMachine"],
      path: "Tests/FieldTests", swiftSettings: everywhere, linkerSettings: hostLibraries),
    .executableTarget(
      name: "FieldBench", dependencies: ["SwiftUI", "FieldEngine", "Contract", "SimulatedMachine", "CHost"],
      path: "Tests/FieldBench", swiftSettings: everywhere, linkerSettings: hostLibraries),
    .executableTarget(
      name: "RunBench", dependencies: ["Snippets"], path: "Tests/RunBench", swiftSettings: withSyntax,
      linkerSettings: syntaxLibraries),
  ]
)
