import Foundation

/// Another program that has the terminal for a while, such as a person's editor or pager.
enum ForegroundProgram {
  /// Runs a shell's command line, which may have arguments of its own, with a file behind it.
  /// - Returns: Its status, 128 and the signal where one ended it; nil where it could not be started.
  static func run(_ command: String, file: String) -> Int32? {
    // Foundation's `Process` puts programs in the background, where they may not read the terminal.
    var program: pid_t = 0
    let words = ["/bin/sh", "-c", command + " \"$1\"", "sh", file]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawn(&program, "/bin/sh", nil, nil, &arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    while true {
      let ended = waitpid(program, &status, WUNTRACED)
      if ended < 0 {
        if errno == EINTR { continue }
        return nil
      }
      // No shell is there that could let it go on.
      guard status & 0xFF == 0x7F else { break }
      kill(program, SIGCONT)
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
