import Contract
import Course
import Foundation
import Storage

/// `fieldbook preview FILE`: a lesson as a learner meets it.
struct PreviewCommand: Subcommand {
  static let name = "preview"
  static let arguments = "FILE"
  static let options = [OptionSyntax("--html"), OptionSyntax("--output", "FILE")]

  private let invocation: Invocation
  private let isPage: Bool
  private let output: String?
  private let course: CourseContents
  private let file: CourseFile
  private let root: String

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    self.invocation = invocation
    output = arguments["--output"]
    isPage = arguments.has("--html") || output != nil
    let path = try arguments.onlyArgument("FILE")
    _ = try RunInput.text(of: path)
    let folder = try CheckedFolder(paths: [path], course: invocation.course, environment: invocation.environment)
    root = folder.root
    course = CourseContents(DiskCourseFolder(path: root))
    guard let file = course.files.first(where: { folder.chooses($0.path) }) else {
      throw .unreadable(path: path, reason: .noLesson)
    }
    self.file = file
  }

  func run() -> Int32 {
    guard isPage else {
      FilePreview(file: file, course: course, talk: Talk(invocation)).show()
      return 0
    }
    let language = file.header.language.flatMap(Language.init(rawValue:)) ?? invocation.language
    let page = HTMLPage(file: file, course: course, root: root, language: language).text
    guard let output else {
      invocation.write(page)
      return 0
    }
    do {
      try AuthorFile(path: output).make(page)
    } catch {
      let fault: UsageFault =
        error.isThereAlready ? .thereAlready(path: output) : .unwritable(path: output, reason: error.description)
      invocation.show(fault: invocation.texts.fault(fault))
      return 2
    }
    return 0
  }
}
