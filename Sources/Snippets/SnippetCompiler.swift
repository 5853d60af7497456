import Contract
import Foundation

/// Compiles learners' sources, or finds them compiled already: the whole way from a text to a library.
public struct SnippetCompiler: Sendable {
  public var home: Home
  /// Nil keeps nothing from one process to the next.
  public var cache: SnippetCache?
  /// How programs are walled in; nil is as well as this machine can.
  public var sandboxLevel: Sandbox.Level?
  let toolchain: Toolchain?
  private let cacheFolder: String?

  /// Everything as the environment says.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    home = Home.find(environment: environment)
    toolchain = Toolchain.find(environment: environment)
    cacheFolder = CacheFolder.find(environment: environment)
    cache = cacheFolder.map { SnippetCache(folder: $0 + "/snippets") }
  }

  /// What tells the toolchain and this build of Fieldbook from all others; nil without a toolchain.
  public var identity: String? {
    toolchain.map {
      [$0.identity, home.identity, FileIdentity("/proc/self/exe")?.description ?? ""].joined(separator: "\n")
    }
  }

  /// What of a request the compiled library depends on.
  public struct Options: Equatable, Sendable {
    public var platform = Platform.iOS
    /// 5 or 6.
    public var languageMode = 5
    /// Loose code becomes a view, and `import SwiftUI` stands before a source that imports nothing.
    public var allowsLooseCode = false
    /// The result is the same but for how it is loaded, and is stored as such.
    public var linking = Compiler.Linking.direct

    public init() {}
  }

  /// Compiles sources that belong together; what can be shown is taken from the last one that has any. A result that
  /// was stored before is found without starting the compiler, or reading the sources.
  public func compile(_ sources: [SourceFile], _ options: Options) throws(CompilerStop) -> CompiledSnippet {
    guard let toolchain else { throw .machine(.noToolchain) }
    let key = self.key(sources, options, toolchain)
    if let found = cache?.find(key) { return found.renamed(to: sources) }
    guard home.isComplete else { throw .machine(.notBuilt(folder: home.modules)) }
    let moduleCache = try makeModuleCache(for: toolchain)
    defer { withExtendedLifetime(moduleCache.keep) {} }
    try checkModules(of: toolchain, keptIn: moduleCache.path)
    var compiler = Compiler(
      toolchain: toolchain, home: home, moduleCache: moduleCache.path,
      sandboxLevel: sandboxLevel ?? Sandbox.detected)
    compiler.linking = options.linking
    let snippet = try compiler.compile(sources, with: preparer(options, toolchain))
    return cache?.store(snippet, under: key) ?? snippet
  }

  /// The modules can be read only by the compiler that wrote them. Once seen to be so, a mark is kept.
  private func checkModules(of toolchain: Toolchain, keptIn folder: String) throws(CompilerStop) {
    let mark = "\(folder)/read-\(CacheKey([home.identity]).digest)"
    if access(mark, F_OK) == 0 { return }
    let built = home.compilerVersion
    let found = toolchain.version()
    guard built == found else { throw .machine(.otherCompiler(built: built, found: found)) }
    _ = FileManager.default.createFile(atPath: mark, contents: nil)
  }

  /// Forgets what was stored for these sources.
  public func forget(_ sources: [SourceFile], _ options: Options) {
    if let toolchain { cache?.remove(key(sources, options, toolchain)) }
  }

  /// The preparer for these options.
  public func preparer(_ options: Options) -> Preparer? { toolchain.map { preparer(options, $0) } }

  private func preparer(_ options: Options, _ toolchain: Toolchain) -> Preparer {
    let folders = [home.modules, toolchain.runtime]
    return Preparer(
      platform: options.platform, languageMode: options.languageMode, allowsLooseCode: options.allowsLooseCode
    ) { module in
      folders.contains { access("\($0)/\(module).swiftmodule", F_OK) == 0 }
    }
  }

  private func key(_ sources: [SourceFile], _ options: Options, _ toolchain: Toolchain) -> CacheKey {
    var parts = [
      toolchain.identity, home.identity, FileIdentity("/proc/self/exe")?.description ?? "",
      options.platform.rawValue, String(options.languageMode), String(options.allowsLooseCode),
    ]
    for source in sources {
      // The same file in another folder is the same snippet.
      let name = source.name.split(separator: "/").last.map(String.init) ?? ""
      parts += [name, String(source.firstLine), String(source.indentation), source.text]
    }
    return CacheKey(parts)
  }

  /// The folder for what the compiler makes of the system's headers: two seconds' work, once for each toolchain.
  private func makeModuleCache(for toolchain: Toolchain) throws(CompilerStop) -> (path: String, keep: ScratchFolder?) {
    if let cacheFolder {
      let path = "\(cacheFolder)/modules-\(CacheKey([toolchain.identity]).digest)"
      if (try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil {
        return (path, nil)
      }
    }
    do throws(SnippetError) {
      let scratch = try ScratchFolder()
      return (scratch.path, scratch)
    } catch {
      throw .machine(error)
    }
  }
}

extension CompiledSnippet {
  /// The same with the names under which the sources are asked for now.
  fileprivate func renamed(to sources: [SourceFile]) -> CompiledSnippet {
    guard files.map(\.name) != sources.map(\.name), files.count == sources.count else { return self }
    var result = self
    for (number, source) in sources.enumerated() {
      let old = files[number].name
      result.files[number].name = source.name
      for index in diagnostics.indices where diagnostics[index].file == old {
        result.diagnostics[index].file = source.name
      }
    }
    return result
  }
}
