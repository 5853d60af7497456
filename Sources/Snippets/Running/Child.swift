import CSandbox
import Glibc

/// A program that runs, with a session and process group of its own.
final class Child {
  private let process: pid_t
  private let descriptor: Int32
  private var hasEnded = false

  /// Starts it; its descriptors 0, 1, 2, … are the given ones, where -1 is the null device.
  /// - Throws: `Command.StartError`.
  init(_ command: Command, descriptors: [Int32]) throws(Command.StartError) {
    let sandbox = command.sandbox
    let arguments = sandbox?.wrapping(command.arguments, folder: command.folder) ?? command.arguments
    let isConfinedHere = sandbox?.level == .landlock
    let environment = command.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let limits = sandbox?.limits ?? Sandbox.Limits()
    var started: pid_t = 0
    let error = withCStrings(arguments) { arguments in
      withCStrings(environment) { environment in
        withCStrings(isConfinedHere ? (sandbox?.readable ?? []) : []) { readable in
          withCStrings(isConfinedHere ? (sandbox?.writable ?? []) : []) { writable in
            withCString(sandbox?.level == .bubblewrap ? nil : command.folder) { folder in
              descriptors.withUnsafeBufferPointer { descriptors in
                var what = sandbox_spawn(
                  arguments: arguments, environment: environment, folder: folder,
                  descriptors: descriptors.baseAddress, descriptor_count: Int32(descriptors.count),
                  address_space: limits.addressSpace, data: limits.data, file_size: limits.fileSize,
                  stack: limits.stack, landlock: isConfinedHere, readable: readable, writable: writable,
                  fixed_addresses: limits.fixedAddresses)
                return sandbox_spawn(&what, &started)
              }
            }
          }
        }
      }
    }
    guard error == 0 else { throw Command.StartError(program: arguments[0], code: error) }
    process = started
    descriptor = sandbox_child_descriptor(started)
  }

  deinit {
    if !hasEnded {
      sandbox_kill(process)
      _ = sandbox_reap(process)
    }
    close(descriptor)
  }

  /// Takes in what the child writes until it ends, which it is made to do after `timeLimit` seconds.
  func wait(reading pipes: [OutputPipe], timeLimit: Double?, _ interrupts: borrowing Interrupts) -> Command.End {
    for pipe in pipes { pipe.closeWriting() }
    let deadline = timeLimit.map { Self.seconds() + $0 }
    var isLate = false
    loop: while true {
      var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      for pipe in pipes { polled.append(pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)) }
      let left = deadline.map { max(0, $0 - Self.seconds()) }
      let count = poll(&polled, nfds_t(polled.count), left.map { Int32(($0 * 1000).rounded(.up)) } ?? -1)
      if count < 0 { continue }
      for (pipe, state) in zip(pipes, polled.dropFirst()) where state.revents != 0 { pipe.readOnce() }
      if polled[0].revents != 0 { break loop }
      if let deadline, Self.seconds() >= deadline {
        isLate = true
        sandbox_kill(process)
        break loop
      }
    }
    let status = sandbox_reap(process)
    hasEnded = true
    for pipe in pipes { pipe.readRest() }
    if interrupts.happened { return .interrupted }
    if isLate { return .timedOut }
    return sandbox_did_exit(status) ? .exited(sandbox_exit_status(status)) : .signalled(sandbox_signal(status))
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The strings as C wants a list of them, ended by null.
private func withCStrings<R>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> R
) -> R {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  var list = copies.map { UnsafePointer($0) }
  list.append(nil)
  return list.withUnsafeBufferPointer { body($0.baseAddress!) }
}

private func withCString<R>(_ string: String?, _ body: (UnsafePointer<CChar>?) -> R) -> R {
  guard let string else { return body(nil) }
  return string.withCString(body)
}
