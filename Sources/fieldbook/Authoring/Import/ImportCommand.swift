import Contract
import Course
import Foundation
import Storage

/// `fieldbook import gift|mdbook-quiz FILE`: makes a question bank of another tool's questions.
struct ImportCommand: Subcommand {
  static let name = "import"
  static let arguments = "gift|mdbook-quiz FILE"
  static let options = [OptionSyntax("--output", "FILE"), OptionSyntax("--id", "ID"), OptionSyntax("--title", "TEXT")]

  private enum Format: String, CaseIterable {
    case gift
    case mdbookQuiz = "mdbook-quiz"
  }

  private let invocation: Invocation
  private let format: Format
  private let path: String
  private let text: String
  private let output: String?
  private let id: String
  private let title: String

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    self.invocation = invocation
    let words = arguments.positional
    let formats = Format.allCases.map(\.rawValue)
    guard let first = words.first else { throw .missingArgument(formats.joined(separator: "|")) }
    guard let format = Format(rawValue: first) else {
      throw .badValue(
        option: Self.name, value: first, expected: .words(formats, meant: Spelling.nearest(to: first, among: formats)))
    }
    guard words.count > 1 else { throw .missingArgument("FILE") }
    if words.count > 2 { throw .extraArgument(words[2]) }
    self.format = format
    path = words[1]
    text = try RunInput.text(of: path)
    output = arguments["--output"]
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    id = arguments["--id"] ?? Self.id(of: stem)
    guard FileHeader.isID(id) else { throw .badID(id) }
    title = arguments["--title"] ?? (stem == "-" ? id : stem)
  }

  /// A file's name as an id.
  private static func id(of stem: String) -> String {
    let id = stem.lowercased().unicodeScalars.map { scalar -> String in
      ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) ? String(scalar) : "-"
    }.joined().split(separator: "-").joined(separator: "-")
    return id.isEmpty ? "imported" : id
  }

  func run() -> Int32 {
    let texts = invocation.language.authoringTexts
    let found: (questions: [ImportedQuestion], notes: [ImportNote])
    switch format {
    case .gift:
      var reader = GIFTReader(text)
      found = reader.read()
    case .mdbookQuiz:
      do throws(TOMLFault) {
        found = MDBookQuizReader(try TOMLReader.read(text)).read()
      } catch {
        let said = texts.notTaken(error.isTwice ? .keyTwice(error.text) : .syntax(error.text))
        invocation.show(fault: "\(path):\(error.line):\(error.column): \(said)")
        return 2
      }
    }
    let bank = ImportedBank(
      id: id, title: title, language: invocation.language, questions: found.questions, notes: found.notes)
    guard write(bank) else { return 2 }
    for note in bank.notes {
      invocation.show(fault: "\(path):\(note.line):\(note.column): \(texts.notTaken(note.problem))")
    }
    invocation.show(fault: texts.taken(bank.takenCount, of: bank.takenCount + bank.lostCount))
    if bank.takenCount == 0 { return 2 }
    return bank.notes.isEmpty ? 0 : 1
  }

  private func write(_ bank: ImportedBank) -> Bool {
    guard bank.takenCount > 0 else { return true }
    guard let output else {
      invocation.write(bank.text)
      return true
    }
    do {
      try AuthorFile(path: output).make(bank.text)
      return true
    } catch {
      let fault: UsageFault =
        error.isThereAlready ? .thereAlready(path: output) : .unwritable(path: output, reason: error.description)
      invocation.show(fault: invocation.texts.fault(fault))
      return false
    }
  }
}
