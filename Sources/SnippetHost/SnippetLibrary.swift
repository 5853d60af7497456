import CHost
import Glibc

/// A learner's compiled file, loaded into this process.
struct SnippetLibrary {
  private let handle: UnsafeMutableRawPointer

  /// The loader's own words on why it could not be loaded.
  struct LoadError: Error {
    var message: String
  }

  init(path: String) throws(LoadError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw LoadError(message: dlerror().map { String(cString: $0) } ?? path)
    }
    self.handle = handle
    if let anyPlace = dlsym(handle, "fieldbook_register") ?? dlsym(handle, "fb_main") {
      _ = host_watch_library(anyPlace)
    }
  }

  /// Runs the statements at file level, if there are any.
  func runStatements() {
    typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    guard let symbol = dlsym(handle, "fb_main") else { return }
    _ = unsafeBitCast(symbol, to: Main.self)(CommandLine.argc, CommandLine.unsafeArgv)
  }

  /// Makes known what the file can show.
  func register() {
    guard let symbol = dlsym(handle, "fieldbook_register") else { return }
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
  }
}
