import Contract
import Course
import Foundation
import Snippets
import Storage
import Synchronization
import Terminal

/// Checks the course of a folder, as often as it is asked.
struct CourseCheck {
  let folder: CheckedFolder
  let only: [String]
  let invocation: Invocation
  private let memory: DiskProofMemory
  private let prover: RealProver

  init(_ folder: CheckedFolder, only: [String], _ invocation: Invocation) {
    self.folder = folder
    self.only = only
    self.invocation = invocation
    memory = DiskProofMemory(environment: invocation.environment)
    prover = RealProver(texts: invocation.language.runTexts)
  }

  func read() -> CourseContents { CourseContents(DiskCourseFolder(path: folder.root)) }

  /// Proves it on all cores, with a sign of life where a person waits.
  func report(_ course: CourseContents) -> CourseReport {
    let counts = CheckProgress()
    let texts = invocation.language.authoringTexts
    let sign = SignOfLife(
      saying: {
        let (done, count) = counts.now
        return texts.checking(done, of: count)
      }, on: invocation.capabilities)
    defer { sign.end() }
    let folder = folder
    let choice = CheckChoice(only: only) { folder.chooses($0) }
    return CourseChecker(course, choice: choice, memory: memory).check(
      with: prover, workers: ProcessInfo.processInfo.activeProcessorCount
    ) { counts.set($0, of: $1) }
  }
}

/// How far a check is, for whoever looks.
private final class CheckProgress: Sendable {
  private let counts = Mutex((done: 0, of: 0))

  var now: (Int, Int) { counts.withLock { ($0.done, $0.of) } }

  func set(_ done: Int, of count: Int) { counts.withLock { $0 = (max(done, $0.of == count ? $0.done : 0), count) } }
}
