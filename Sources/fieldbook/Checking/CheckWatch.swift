import Contract
import Course
import Foundation
import Terminal

/// `check --watch`: checks again whenever a file of the course is saved, and shows the question that was written.
///
/// The files are looked at a few times a second: that works on every disk. The screen is drawn only when it says
/// something new.
struct CheckWatch {
  private let check: CourseCheck

  /// Seconds between two looks.
  private static let pause = 0.25

  init(_ check: CourseCheck) { self.check = check }

  private var invocation: Invocation { check.invocation }

  /// Until Ctrl-C ends the process.
  func run() -> Int32 {
    var seen = states
    var course = check.read()
    var shown = draw(course, touched: nil, last: nil)
    while true {
      Thread.sleep(forTimeInterval: Self.pause)
      let now = states
      guard now != seen else { continue }
      seen = now
      let before = course
      course = check.read()
      shown = draw(course, touched: touchedQuestion(before, course), last: shown)
    }
  }

  /// What tells a saved file from the one before it.
  private var states: [String: [Int]] {
    var states: [String: [Int]] = [:]
    let root = check.folder.root
    for folder in ["Lessons", "Quizzes"] {
      for path in FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap({ $0 as? String }) ?? [] {
        var status = stat()
        guard stat("\(root)/\(folder)/\(path)", &status) == 0 else { continue }
        states["\(folder)/\(path)"] = [
          Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_ino),
        ]
      }
    }
    return states
  }

  /// The question in which the first changed line stands, or that is new.
  private func touchedQuestion(_ before: CourseContents, _ after: CourseContents) -> LessonStep.Asked? {
    for file in after.files where check.folder.chooses(file.path) {
      let old = before.files.first { $0.path == file.path }?.source.lines ?? []
      guard
        let line = zip(file.source.lines, old).enumerated().first(where: { $1.0 != $1.1 })?.offset
          ?? (file.source.lines.count == old.count ? nil : min(file.source.lines.count, old.count))
      else { continue }
      let question =
        file.questions.first { $0.range.start.line <= line + 1 && line + 1 <= $0.range.end.line + 1 }
        ?? file.questions.last { $0.range.start.line <= line + 1 }
      if let question { return LessonStep.Asked(question: question, file: file, showsCode: true) }
    }
    return nil
  }

  /// - Returns: What is on the screen now.
  private func draw(_ course: CourseContents, touched: LessonStep.Asked?, last: [String]?) -> [String] {
    let report = check.report(course)
    let lines = report.lines(invocation.language, folder: check.folder.shownPrefix)
    guard lines != last || touched != nil else { return lines }
    let talk = Talk(invocation)
    if invocation.capabilities.isInteractive, !invocation.capabilities.isPlain {
      invocation.write("\u{1B}[H\u{1B}[2J\u{1B}[3J")
    }
    if let touched {
      QuestionPreview(asked: touched, course: course, talk: talk).show()
      talk.space()
    }
    let room = max(8, TerminalSize.current.rows - 4)
    let isCut = invocation.capabilities.isInteractive && lines.count > room
    invocation.write(
      (isCut ? lines.prefix(room - 1) + ["…", lines[lines.count - 1]] : lines[...]).map { $0 + "\n" }.joined())
    talk.note(invocation.language.authoringTexts.watching)
    return lines
  }
}
