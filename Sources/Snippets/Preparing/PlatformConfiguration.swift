import Contract
import SwiftIfConfig
import SwiftSyntax

/// What `#if` conditions are on the platform that a run simulates, although the compiler builds for Linux.
struct PlatformConfiguration: BuildConfiguration {
  let platform: Platform
  /// 5 or 6.
  let languageMode: Int
  /// Whether a module can really be imported by a learner's file.
  let isImportable: @Sendable (String) -> Bool

  func isActiveTargetOS(name: String) -> Bool {
    switch platform {
    case .iOS: name == "iOS"
    case .macOS: name == "macOS" || name == "OSX"
    }
  }

  /// An iPhone here is always a simulated one.
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" && platform == .iOS }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return self.canImport(module) ?? isImportable(module)
  }

  /// Nil where the compiler's own answer is right.
  func canImport(_ module: String) -> Bool? {
    switch module.prefix(while: { $0 != "." }) {
    case "UIKit": platform == .iOS
    case "Glibc", "Musl", "Android", "FoundationNetworking", "FoundationXML": false
    default: nil
    }
  }

  /// As in Xcode's default scheme.
  func isCustomConditionSet(name: String) -> Bool { Self.customConditions.contains(name) }
  static let customConditions = ["DEBUG"]

  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func isActiveTargetArchitecture(name: String) -> Bool { name == hostArchitecture }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(languageMode) }

  var compilerVersion: VersionTuple {
    #if compiler(>=6.4)
      VersionTuple(6, 4)
    #elseif compiler(>=6.3)
      VersionTuple(6, 3)
    #else
      VersionTuple(6, 2)
    #endif
  }

  private var hostArchitecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      ""
    #endif
  }
}

/// Writes `true` or `false` in the place of each condition on the platform. The rest of the condition stays the
/// compiler's.
final class PlatformConditionEditor: SyntaxVisitor {
  private let configuration: PlatformConfiguration
  private(set) var replacements: [(range: Range<Int>, text: String)] = []

  init(configuration: PlatformConfiguration) {
    self.configuration = configuration
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { replaceAtoms(in: Syntax(condition)) }
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  private func replaceAtoms(in node: Syntax) {
    guard let call = node.as(FunctionCallExprSyntax.self) else {
      for child in node.children(viewMode: .sourceAccurate) { replaceAtoms(in: child) }
      return
    }
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return }
    let value: Bool? =
      switch call.calledExpression.trimmedDescription {
      case "os": configuration.isActiveTargetOS(name: argument)
      case "targetEnvironment": configuration.isActiveTargetEnvironment(name: argument)
      case "canImport": configuration.canImport(argument)
      default: nil
      }
    if let value { replacements.append((call.bytes, value ? "true" : "false")) }
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without the blanks and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
