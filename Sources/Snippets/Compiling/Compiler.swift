import Contract
import Foundation

/// Makes a library that the host can load from a learner's sources.
public struct Compiler: Sendable {
  /// Who links.
  public enum Linking: String, Sendable {
    /// The linker itself, in a hundredth of a second: the host brings along what a file needs as a rule.
    case direct
    /// The compiler's driver, which finds every library that the file imports.
    case driver
  }

  public var toolchain: Toolchain
  public var home: Home
  /// Where the compiler keeps what it makes of the system's headers.
  public var moduleCache: String
  public var linking = Linking.direct
  /// Seconds that the compiler may take, all in all.
  public var timeLimit = 20.0
  public var sandboxLevel: Sandbox.Level

  public init(
    toolchain: Toolchain, home: Home, moduleCache: String, sandboxLevel: Sandbox.Level = Sandbox.detected
  ) {
    self.toolchain = toolchain
    self.home = home
    self.moduleCache = moduleCache
    self.sandboxLevel = sandboxLevel
  }

  /// The module that a learner's file is.
  static let moduleName = "Playground"
  private static let object = "snippet.o"
  private static let library = "snippet.so"

  /// Prepares and compiles sources that belong together.
  public func compile(_ sources: [SourceFile], with preparer: Preparer) throws(CompilerStop) -> CompiledSnippet {
    let scratch = try onMachine { () throws(SnippetError) in try ScratchFolder() }
    var refused: Set<String> = []
    var preparer = preparer
    while true {
      let prepared = preparer.prepare(sources, refused: refused)
      let diagnosis = try translate(prepared, languageMode: preparer.languageMode, in: scratch)
      if !diagnosis.hasErrors, !diagnosis.refused.isSubset(of: refused) {
        refused.formUnion(diagnosis.refused)
        continue
      }
      if !diagnosis.hasErrors, prepared.hasSyntaxErrors {
        // The compiler's parser has the last word.
        preparer.ignoresSyntaxErrors = true
        continue
      }
      return CompiledSnippet(
        library: diagnosis.hasErrors ? nil : try link(in: scratch), showables: prepared.showables,
        unshown: prepared.unshown, diagnostics: diagnosis.diagnostics,
        files: prepared.files.map(CompiledSnippet.FileMap.init), scratch: scratch)
    }
  }

  /// Compiles to an object.
  private func translate(
    _ prepared: PreparedSource, languageMode: Int, in scratch: ScratchFolder
  ) throws(CompilerStop) -> Diagnosis {
    for file in prepared.files {
      try onMachine { () throws(SnippetError) in try scratch.write(file.text, to: file.scratchName) }
    }
    let result = try run(arguments(for: prepared, languageMode: languageMode), in: scratch)
    let messages = CompilerMessages(result.errors, files: prepared.files.map(\.scratchName))
    if messages.speaksOfOtherCompiler {
      throw .machine(.otherCompiler(built: home.compilerVersion, found: toolchain.version()))
    }
    if messages.speaksOfMissingModules { throw .machine(.notBuilt(folder: home.modules)) }
    let diagnosis = Diagnosis(messages, of: prepared)
    let isExplained = diagnosis.hasErrors || !diagnosis.refused.isEmpty
    guard result.end == .exited(0) || isExplained else { throw .machine(.compilerFailed(result.errors)) }
    return diagnosis
  }

  /// The compiler's own front end, called as its driver calls it: the driver alone takes half as long again.
  func arguments(for prepared: PreparedSource, languageMode: Int) -> [String] {
    var arguments = [toolchain.frontend, "-frontend", "-c"]
    arguments += prepared.files.map(\.scratchName)
    arguments += [
      "-o", Self.object, "-module-name", Self.moduleName, "-swift-version", String(languageMode), "-Onone",
      "-gline-tables-only", "-file-compilation-dir", ".", "-I", home.modules, "-module-cache-path", moduleCache,
      "-plugin-path", toolchain.host + "/plugins", "-in-process-plugin-server-path",
      toolchain.host + "/libSwiftInProcPluginServer.so", "-entry-point-function-name", "fb_main",
      "-solver-expression-time-threshold=8", "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ]
    for condition in PlatformConfiguration.customConditions { arguments += ["-D", condition] }
    if !prepared.isScript { arguments.append("-parse-as-library") }
    return arguments
  }

  private func link(in scratch: ScratchFolder) throws(CompilerStop) -> String {
    if linking == .direct {
      let direct = [
        toolchain.linker, "-shared", "--eh-frame-hdr", toolchain.runtimeObject, Self.object, "-o", Self.library,
      ]
      if try run(direct, in: scratch).end == .exited(0) { return "\(scratch.path)/\(Self.library)" }
    }
    let result = try run([toolchain.driver, "-emit-library", Self.object, "-o", Self.library], in: scratch)
    guard result.end == .exited(0) else { throw .machine(.compilerFailed(result.errors)) }
    return "\(scratch.path)/\(Self.library)"
  }

  /// Runs a program of the toolchain, which can read itself, our modules and the system's headers, and write here.
  private func run(_ arguments: [String], in scratch: ScratchFolder) throws(CompilerStop) -> Command.Result {
    var command = Command(arguments)
    command.environment = [
      "PATH": toolchain.folder + "/bin:/usr/bin:/bin", "TMPDIR": scratch.path, "LC_ALL": "C.UTF-8",
    ]
    command.folder = scratch.path
    command.timeLimit = timeLimit
    var sandbox = Sandbox(
      level: sandboxLevel,
      readable: Sandbox.systemLibraries + [
        toolchain.folder, home.modules, "/usr/include", "/usr/bin", "/bin", "/dev/null", "/dev/urandom",
      ],
      writable: [scratch.path, moduleCache])
    sandbox.limits.addressSpace = 16 << 30
    sandbox.limits.fileSize = 1 << 30
    command.sandbox = sandbox
    let result: Command.Result
    do throws(Command.StartError) {
      result = try command.run()
    } catch {
      throw .machine(.cannotStart(program: error.program, code: error.code))
    }
    switch result.end {
    case .timedOut: throw .timedOut
    case .interrupted: throw .interrupted
    case .exited, .signalled: return result
    }
  }

  private func onMachine<T>(_ body: () throws(SnippetError) -> T) throws(CompilerStop) -> T {
    do { return try body() } catch { throw .machine(error) }
  }
}

/// Why a compilation came to no result.
public enum CompilerStop: Error, Equatable, Sendable {
  case timedOut
  case interrupted
  case machine(SnippetError)
}
