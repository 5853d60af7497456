import Contract
import Course
import Foundation

/// `fieldbook check [PATH…]`: proves a course.
struct CheckCommand: Subcommand {
  static let name = "check"
  static let arguments = "[PATH...]"
  static let options = [
    OptionSyntax("--watch"), OptionSyntax("--fix"), OptionSyntax("--update"),
    OptionSyntax("--only", "ID", isRepeatable: true), OptionSyntax("--strict"), OptionSyntax("--json"),
    OptionSyntax("--github"),
  ]

  private let invocation: Invocation
  private let folder: CheckedFolder
  private let given: CommandArguments

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    self.invocation = invocation
    given = arguments
    for (one, other) in [
      ("--json", "--github"), ("--watch", "--json"), ("--watch", "--github"), ("--watch", "--fix"),
      ("--watch", "--update"),
    ] where arguments.has(one) && arguments.has(other) {
      throw .optionsTogether(one, other)
    }
    folder = try CheckedFolder(
      paths: arguments.positional, course: invocation.course, environment: invocation.environment)
  }

  func run() -> Int32 {
    let check = CourseCheck(folder, only: given.all("--only"), invocation)
    var course = check.read()
    if let fault = unknownName(in: course) {
      invocation.show(fault: invocation.texts.fault(fault))
      return 2
    }
    if given.has("--watch") { return CheckWatch(check).run() }
    var report = check.report(course)
    let edits = edits(report)
    if !edits.isEmpty {
      guard write(edits, to: course) else { return 1 }
      course = check.read()
      report = check.report(course)
    }
    show(report)
    return report.exitStatus(isStrict: given.has("--strict"))
  }

  private func unknownName(in course: CourseContents) -> UsageFault? {
    let known = course.checkableNames
    guard let name = given.all("--only").first(where: { !known.contains($0) }) else { return nil }
    return .noSuchID(name, meant: Spelling.nearest(to: name, among: known))
  }

  private func edits(_ report: CourseReport) -> [TextEdit] {
    (given.has("--fix") ? report.diagnostics.compactMap(TextEdit.init) : [])
      + (given.has("--update") ? report.answers.map { TextEdit($0) } : [])
  }

  /// Changes the files and shows how; on standard error where a document is written to standard output.
  private func write(_ edits: [TextEdit], to course: CourseContents) -> Bool {
    for file in course.files where edits.contains(where: { $0.file == file.path }) {
      let lines = TextEdit.applying(edits, to: file.source, of: file.path)
      let difference = UnifiedDifference(LineDifference(from: file.source.lines, to: lines))
      guard !difference.lines.isEmpty else { continue }
      let path = "\(folder.root)/\(file.path)"
      let shown = folder.shownPrefix + file.path
      do {
        try AuthorFile(path: path).replace(with: lines.joined(separator: "\n"))
      } catch {
        invocation.show(fault: invocation.texts.fault(.unwritable(path: shown, reason: "\(error)")))
        return false
      }
      let text = (["--- \(shown)", "+++ \(shown)"] + difference.lines).joined(separator: "\n")
      if given.has("--json") || given.has("--github") {
        invocation.show(fault: text)
      } else {
        invocation.write(text + "\n")
      }
    }
    return true
  }

  private func show(_ report: CourseReport) {
    let language = invocation.language
    if given.has("--json") { return invocation.write(report.json(language).prettyText + "\n") }
    let prefix = folder.shownPrefix
    let lines =
      given.has("--github") ? report.gitHubLines(language, folder: prefix) : report.lines(language, folder: prefix)
    invocation.write(lines.map { $0 + "\n" }.joined())
  }
}
