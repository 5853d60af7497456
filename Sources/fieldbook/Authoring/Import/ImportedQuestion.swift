/// A question as another tool's file has it, reduced to what a question bank can hold.
struct ImportedQuestion: Equatable {
  enum Form: Equatable {
    /// Boxes, in their order, with what is said of each.
    case choice([Box], isFixed: Bool)
    /// The accepted spellings, and wrong ones with what is said of them.
    case short([String], wrongs: [Wrong])
    case trueOrFalse(Bool, ifTrue: String, ifFalse: String)
    /// Read, thought about, and opened.
    case reveal
  }

  struct Box: Equatable {
    var text: String
    var isRight: Bool
    var feedback = ""
  }

  struct Wrong: Equatable {
    var answer: String
    var feedback: String
  }

  /// The line on which it begins.
  var line: Int
  /// The id that it has already, where that is a legal one.
  var id: String?
  /// Markdown.
  var prompt: String
  var form: Form
  /// Markdown, said after the answer.
  var explanation = ""
}

/// Something that was not taken over, and why.
struct ImportNote: Equatable {
  var line: Int
  var column = 1
  var problem: ImportProblem
}

enum ImportProblem: Equatable {
  // The whole question.
  case kind(String)
  case noPrompt, noRightAnswer, oneBox, noExplanation
  case program
  case notClosed
  /// `check` would refuse it.
  case refused(String)
  // A part of it.
  case part(String)
  case htmlTag(String)
  // TOML.
  case syntax(String)
  case keyTwice(String)
}
