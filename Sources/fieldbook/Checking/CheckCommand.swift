import Contract
import Course
import Foundation
import Snippets
import Storage
import Terminal

/// `fieldbook check [PATH…]`: proves a course.
struct CheckCommand: Subcommand {
  static let name = "check"
  static let arguments = "[PATH...]"
  static let options = [OptionSyntax("--json"), OptionSyntax("--strict")]

  private let invocation: Invocation
  private let folder: CheckedFolder
  private let printsJSON: Bool
  private let isStrict: Bool

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    self.invocation = invocation
    printsJSON = arguments.has("--json")
    isStrict = arguments.has("--strict")
    folder = try CheckedFolder(
      paths: arguments.positional, course: invocation.course, environment: invocation.environment)
  }

  func run() -> Int32 {
    let course = CourseContents(DiskCourseFolder(path: folder.root))
    let folder = folder
    let report = CourseChecker(course, isChosen: { folder.chooses($0) }).check(
      with: RealProver(texts: invocation.language.runTexts), workers: ProcessInfo.processInfo.activeProcessorCount)
    if printsJSON {
      invocation.write(report.json(invocation.language).prettyText + "\n")
    } else {
      invocation.write(report.lines(invocation.language, folder: folder.shownPrefix).map { $0 + "\n" }.joined())
    }
    return report.exitStatus(isStrict: isStrict)
  }
}
