import Contract
import Foundation

/// Runs learners' sources: prepared, compiled (or found in the cache), loaded into a host and acted upon.
public struct SnippetRunner: Sendable {
  public var compiler: SnippetCompiler

  public init(compiler: SnippetCompiler = SnippetCompiler()) { self.compiler = compiler }

  /// Runs to the end, whatever it is, and tells all that happened.
  /// - Throws: where this machine lacks something.
  public func run(_ request: RunRequest) throws(SnippetError) -> RunDocument {
    // Found out beside the reading of the source: it takes as long.
    if compiler.sandboxLevel == nil { Thread.detachNewThread { _ = Sandbox.detected } }
    var document = RunDocument(file: request.name, platform: request.platform, locale: request.locale)
    document.policies = request.policies.json.object ?? JSONObject()
    guard let compiled = try compile(request, &document) else { return document }
    guard let entry = request.entry.choose(from: compiled.showables) else {
      document.outcome = .noView(request.entry.views(for: compiled))
      return document
    }
    document.view = entry.kind == .script ? nil : entry.name
    do throws(SnippetError) {
      try perform(request, entry, compiled, &document)
    } catch {
      guard case .cannotLoad = error else { throw error }
      // It wants a library that the host does not bring along, or the cache lost it since: once more from the start.
      compiler.forget(request.sources, request.compilerOptions)
      guard let compiled = try compile(request, &document, linking: .driver) else { return document }
      try perform(request, entry, compiled, &document)
    }
    return document
  }

  /// Nil where the document tells already why there is nothing to run.
  private func compile(
    _ request: RunRequest, _ document: inout RunDocument, linking: Compiler.Linking = .direct
  ) throws(SnippetError) -> CompiledSnippet? {
    var options = request.compilerOptions
    options.linking = linking
    do throws(CompilerStop) {
      let compiled = try compiler.compile(request.sources, options)
      document.diagnostics = compiled.diagnostics
      if compiled.library != nil { return compiled }
      document.outcome = .compileError
    } catch {
      switch error {
      case .timedOut: document.outcome = .compilerLimit
      case .interrupted: document.outcome = .interrupted
      case .machine(let error): throw error
      }
    }
    return nil
  }

  private func perform(
    _ request: RunRequest, _ entry: Showable, _ compiled: CompiledSnippet, _ document: inout RunDocument
  ) throws(SnippetError) {
    guard let toolchain = compiler.toolchain, let library = compiled.library else { throw .noToolchain }
    var host = HostProcess(home: compiler.home, toolchain: toolchain)
    if let level = compiler.sandboxLevel { host.sandboxLevel = level }
    host.hasOtherHashes = request.hasOtherHashes
    var asked = HostRequest(library: library, entry: entry.entry)
    asked.platform = request.platform
    asked.locale = request.locale
    asked.language = request.language ?? Language(locale: request.locale)
    asked.timeZone = request.timeZone
    asked.now = request.now
    asked.seed = request.seed
    asked.policies = request.policies.changed(on: request.platform)
    asked.actions = request.actions
    asked.timeLimit = request.timeLimit
    try host.run(asked, of: compiled, from: request.sources, into: &document)
  }
}

extension Policies {
  /// Those that differ from the platform's defaults.
  fileprivate func changed(on platform: Platform) -> [String: String] {
    let defaults = Policies(platform: platform)
    var changed: [String: String] = [:]
    for policy in all where defaults[policy.name] != policy.value { changed[policy.name] = policy.value }
    return changed
  }
}

extension EntryChoice {
  /// What to tell of when nothing could be chosen: the view that was asked for, where it is there; else all there is.
  fileprivate func views(for compiled: CompiledSnippet) -> [UnshownView] {
    let made = { (showable: Showable) in UnshownView(name: showable.name, wants: ["()"], preview: "") }
    switch self {
    case .automatic: return compiled.unshown
    case .preview: return compiled.showables.filter { $0.kind == .preview }.map(made)
    case .view(let name):
      let asked = compiled.unshown.filter { $0.name == name || $0.name.hasSuffix("." + name) }
      return asked.isEmpty ? compiled.showables.filter { $0.kind != .preview }.map(made) + compiled.unshown : asked
    }
  }
}
