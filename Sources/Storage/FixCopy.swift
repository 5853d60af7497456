import Course
import Glibc

/// The learner's own copy of the code of a `fix` question. Nothing that a learner wrote is ever overwritten or removed:
/// what `reset` and `undo` put aside stays beside it under a number.
///
/// `LESSON/ITEM.swift` is the copy, `LESSON/ITEM.original.swift` the code that it was made of, `LESSON/ITEM.1.swift` and
/// so on what was put aside.
public struct FixCopy {
  /// How the learner finds the copy.
  public enum Start: Equatable, Sendable {
    /// As the question gives it.
    case untouched
    /// As the learner left it.
    case goesOn
    /// As the learner left it, of a question that has other code now.
    case questionChanged
  }

  private let stem: String
  public var path: String { stem + ".swift" }
  private var original: DiskFile { DiskFile(path: stem + ".original.swift") }
  private var copy: DiskFile { DiskFile(path: path) }

  /// - Parameter earlierNames: names of the item under which a copy may lie from before it was renamed.
  public init(folder: String, lesson: String, item: String, earlierNames: [String] = []) {
    let stems = ([item] + earlierNames).map { "\(folder)/\(lesson)/\($0)" }
    stem = stems.first { access($0 + ".swift", F_OK) == 0 } ?? stems[0]
  }

  /// Sees to it that there is a copy. One that the learner never changed follows the question.
  public func open(_ code: String) throws(FileTrouble) -> Start {
    try original.makeFolder()
    guard let mine = try copy.read() else {
      try original.replace(with: Array(code.utf8))
      if try copy.create(with: Array(code.utf8)) { return .untouched }
      return .goesOn
    }
    let begun = try original.read()
    let code = Array(code.utf8)
    if mine == code {
      if begun != code { try original.replace(with: code) }
      return .untouched
    }
    if begun == code { return .goesOn }
    guard mine == begun else { return .questionChanged }
    try copy.replace(with: code)
    try original.replace(with: code)
    return .untouched
  }

  public func text() throws(FileTrouble) -> String { String(decoding: try copy.read() ?? [], as: UTF8.self) }

  /// Puts other code into the copy, as an editor does when it saves.
  public func save(_ text: String) throws(FileTrouble) { try copy.replace(with: Array(text.utf8)) }

  /// Begins anew with the question's present code.
  /// - Returns: The file in which the learner's code is kept; nil where there was none of theirs.
  public func reset(to code: String) throws(FileTrouble) -> String? {
    let kept = try text() == code ? nil : try putAside()
    try original.replace(with: Array(code.utf8))
    try save(code)
    return kept
  }

  /// Takes back what was put aside last, and puts aside what is there instead, so that this can be taken back too.
  /// - Returns: False where nothing was put aside.
  public func undo() throws(FileTrouble) -> Bool {
    let number = nextNumber()
    guard number > 1, let earlier = try numbered(number - 1).read() else { return false }
    _ = try putAside()
    try copy.replace(with: earlier)
    return true
  }

  private func putAside() throws(FileTrouble) -> String {
    let mine = try copy.read() ?? []
    var number = nextNumber()
    while try !numbered(number).create(with: mine) { number += 1 }
    return numbered(number).path
  }

  private func numbered(_ number: Int) -> DiskFile { DiskFile(path: "\(stem).\(number).swift") }

  private func nextNumber() -> Int {
    var number = 1
    while access(numbered(number).path, F_OK) == 0 { number += 1 }
    return number
  }
}
