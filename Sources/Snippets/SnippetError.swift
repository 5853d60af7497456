/// What this machine lacks to run a learner's file: exit status 5.
public enum SnippetError: Error, Equatable, Sendable {
  /// No `swiftc` in `PATH`, and no toolchain in `FIELDBOOK_TOOLCHAIN`.
  case noToolchain
  /// The host or the modules are not where they belong.
  case notBuilt(folder: String)
  /// The modules were written by another compiler than the one in use.
  case otherCompiler(built: String?, found: String?)
  /// Nothing can be written there.
  case noScratchFolder(String)
  /// A program of the toolchain, or ours, could not be started.
  case cannotStart(program: String, code: Int32)
  /// The compiler itself failed, and said this.
  case compilerFailed(String)
  /// The compiled file could not be loaded, and the loader said this.
  case cannotLoad(String)
  /// The host itself failed, and said this.
  case hostFailed(String)
}
