import Contract
import Course
import Foundation
import Storage

/// `fieldbook new lesson|quiz|course NAME`: makes files that pass `check`.
struct NewCommand: Subcommand {
  static let name = "new"
  static let arguments = "lesson|quiz|course NAME"
  static let options = [OptionSyntax("--title", "TEXT")]

  private enum What: String, CaseIterable { case lesson, quiz, course }

  private let invocation: Invocation
  private let what: What
  private let id: String
  private let title: String
  private let root: String

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    self.invocation = invocation
    let words = arguments.positional
    let kinds = What.allCases.map(\.rawValue)
    guard let first = words.first else { throw .missingArgument(kinds.joined(separator: "|")) }
    guard let what = What(rawValue: first) else {
      throw .badValue(
        option: Self.name, value: first, expected: .words(kinds, meant: Spelling.nearest(to: first, among: kinds)))
    }
    guard words.count > 1 else { throw .missingArgument("NAME") }
    if words.count > 2 { throw .extraArgument(words[2]) }
    self.what = what
    // A course may be made in another folder; its last part is its name.
    let path = words[1].hasSuffix("/") ? String(words[1].dropLast()) : words[1]
    id = what == .course ? (path as NSString).lastPathComponent : path
    guard FileHeader.isID(id) else { throw .badID(id) }
    title = arguments["--title"].flatMap { $0.isEmpty ? nil : $0 } ?? id
    if what == .course {
      root = path
    } else {
      root = invocation.course ?? "."
      guard CheckedFolder.isCourse(root) else { throw .noCourse }
      let course = CourseContents(DiskCourseFolder(path: root))
      guard !course.files.contains(where: { $0.id == id }) else { throw .idTaken(id) }
    }
  }

  private var texts: any AuthoringTexts { invocation.language.authoringTexts }

  func run() -> Int32 {
    let files = files
    if let fault = write(files) {
      invocation.show(fault: invocation.texts.fault(fault))
      return 2
    }
    for file in files { invocation.write(texts.made(Self.shown(root, file.path)) + "\n") }
    let command =
      what == .course
      ? "fieldbook --course \(root) check" : "fieldbook check \(Self.shown(root, files[0].path)) --watch"
    invocation.write(texts.nextStep(command) + "\n")
    return 0
  }

  private var files: [(path: String, text: String)] {
    switch what {
    case .lesson: [("Lessons/\(id).md", texts.lesson(id: id, title: title))]
    case .quiz: [("Quizzes/\(id).md", texts.bank(id: id, title: title))]
    case .course:
      [
        ("README.md", texts.courseReadme(title: title)),
        ("Lessons/\(id).md", texts.lesson(id: id, title: title)),
        ("Quizzes/\(id)-bank.md", texts.bank(id: id + "-bank", title: title)),
        ("Quizzes/papers/\(id)-paper.md", texts.paper(id: id + "-paper", bank: id + "-bank", title: title)),
      ]
    }
  }

  private func write(_ files: [(path: String, text: String)]) -> UsageFault? {
    if what == .course, access(root, F_OK) == 0 { return .thereAlready(path: root) }
    for file in files {
      let path = "\(root)/\(file.path)"
      do {
        try AuthorFile(path: path).make(file.text)
      } catch {
        let shown = Self.shown(root, file.path)
        return error.isThereAlready ? .thereAlready(path: shown) : .unwritable(path: shown, reason: error.description)
      }
    }
    return nil
  }

  private static func shown(_ root: String, _ path: String) -> String { root == "." ? path : "\(root)/\(path)" }
}
