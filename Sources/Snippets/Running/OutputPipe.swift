import CSandbox
import Glibc

/// What a child writes to one of its descriptors, taken in as it comes.
final class OutputPipe {
  /// The child's end, to be handed to it.
  let writing: Int32
  let reading: Int32
  private var isWritingOpen = true
  private let receive: (ArraySlice<UInt8>) -> Void

  /// - Throws: `Command.StartError` where the process has no descriptors left.
  init(_ receive: @escaping (ArraySlice<UInt8>) -> Void) throws(Command.StartError) {
    var ends: [Int32] = [-1, -1]
    guard sandbox_pipe(&ends) == 0 else { throw Command.StartError(program: "pipe", code: errno) }
    (reading, writing) = (ends[0], ends[1])
    self.receive = receive
  }

  deinit {
    closeWriting()
    close(reading)
  }

  /// To be called once the child has its end, so that the pipe ends with the child.
  func closeWriting() {
    guard isWritingOpen else { return }
    isWritingOpen = false
    close(writing)
  }

  /// Takes in what has come. False where there is nothing (more).
  @discardableResult
  func readOnce() -> Bool {
    let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      let count = read(reading, buffer.baseAddress, buffer.count)
      if count > 0 { receive(Array(buffer.prefix(count))[...]) }
      return count
    }
    return count > 0
  }

  func readRest() {
    while readOnce() {}
  }
}
