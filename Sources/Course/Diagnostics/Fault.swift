import Contract

/// What can be wrong with a course's file, in no language.
public enum Fault: Equatable, Sendable {
  // The file.
  case unreadable(FileTrouble)
  case notUTF8, tooDeep, commentNotClosed, fenceNotClosed, detailsNotClosed
  case bidiControl(codePoint: String)
  case bidiControlInProse(codePoint: String)

  // Front matter.
  case frontMatterMissing, frontMatterNotClosed
  case frontMatterLine
  case frontMatterValue
  case frontMatterKeyUnknown(String, suggestion: String?)
  case frontMatterKeyMissing(String)
  case frontMatterKeyElsewhere(String)
  case keyTwice(String)
  case badPolicy(PolicyFault)
  case badValue(key: String, value: String, expected: Expected)
  case newerFormat(Int, known: Int)
  case badID(String)
  case badRenaming(String)
  case renamedToNothing(String)
  case renamedStillThere(String)
  case languageOfName(lang: String, ending: String)

  // Marks and their words.
  case markMisspelled(String, suggestion: String)
  case markWithoutColon(String)
  case markWithoutValue(String)
  case markWithValue(String)
  case markElsewhere(String)
  case kindUnknown(String, suggestion: String?)
  case kindMissing
  case keyUnknown(String, suggestion: String?)
  case wordUnknown(String, suggestion: String?)
  case keyWithoutValue(String)
  case quoteNotClosed
  case badEscape(String)
  case textAfterQuote
  case keyMissing(String, kind: Question.Kind)
  case keyOfOtherKind(String, kind: Question.Kind)
  case badRecall(String)

  // Ids.
  case idTwice(IDKind, String)
  case goalUnknown(String, suggestion: String?)
  case goalUnmarked
  case goalWithoutQuestion(String)
  case recallUnknown(String, suggestion: String?)
  case recallOfItself(String)

  // Snippets.
  case snippetUnknown(String, suggestion: String?)
  case snippetUnused(String)
  case usesItself(String)
  case checkNoneWithoutReason
  case wordsExclude(String, String)
  case lineTooLong(width: Int, limit: Int)
  case showWithoutHide, hideWithoutShow

  // Questions.
  case questionEmpty
  case fenceElsewhere(String)
  case fenceOfOtherKind(String, kind: Question.Kind)
  case fenceTwice(String)
  case answerTwice
  case answerMissing(Question.Kind)
  case answerEmpty
  case askUnknown(String, suggestion: String?)
  case askOfOtherKind(String, kind: Question.Kind)
  case eachOfThis(String)
  case badAction(ActionFault)
  case answerLines(found: Int, expected: Int)
  case outcomeUnknown(String, suggestion: String?)
  case eventUnknown(String, suggestion: String?)
  case eventNotAsked(String)
  case loneExpect, actionsWithoutExpect, halfHiddenPair
  case hiddenElsewhere
  case badExpectation(String)
  case expectationsMissing
  case noPair, noHiddenPair
  case solutionMissing, brokenMissing
  case boxesMissing, oneBox
  case boxTwice(String)
  case boxEmpty
  case boxTicked
  case tickAndAnswerDiffer
  case answerIsNoBox(String, suggestion: String?)
  case boxCodeSpans(Int)
  case detailsMissing
  case wrongIsRight(String)
  case wrongTwice(String)
  case wrongOfKind(Question.Kind)
  case hintEmpty, wrongEmpty

  // The course.
  case linkBroken(String)
  case linkLeaves(String)
  case anchorUnknown(String, suggestion: String?)
  case badDraw(String)
  case poolUnknown(String, suggestion: String?)
  case poolTooSmall(String, wanted: Int, found: Int)
  case poolsOverlap(wanted: Int, found: Int)
  case originalMissing(String)
  case translationLacks(String)
  case translationAdds(String)
  case translationDiffers(item: String, part: TranslatedPart)

  // What only a run can tell.
  case compileError(message: String)
  case compileWarning(message: String)
  case syntaxError(message: String)
  case runFailed(Outcome, error: String?)
  case noAnswer(AskFailure)
  case answerDiffers(pinned: String, actual: String, row: Int?)
  case answerSpansLines(String)
  case answerVaries(usual: String, other: String)
  case noBoxIsAnswer(String)
  case severalBoxesAreAnswer(String)
  case expectationFails(String, actual: String)
  case brokenHolds(isHidden: Bool)
  case machineLacks(String)

  public var severity: CourseDiagnostic.Severity {
    switch self {
    case .bidiControlInProse, .frontMatterKeyUnknown, .frontMatterKeyElsewhere, .markMisspelled, .markWithoutColon,
      .goalUnmarked, .goalWithoutQuestion, .snippetUnused, .lineTooLong, .compileWarning:
      .warning
    default: .error
    }
  }

  /// The case's name with hyphens: stable, since tools and tests hold on to it.
  public var id: String {
    let label = Mirror(reflecting: self).children.first?.label ?? String(describing: self)
    var id = ""
    for character in label {
      if character.isUppercase, let last = id.last, !last.isUppercase { id.append("-") }
      id.append(character)
    }
    return id.lowercased()
  }

  /// What a value must be.
  public enum Expected: Equatable, Sendable {
    case wholeNumber, language, text, date
    case oneOf([String])
    case list
  }

  public enum IDKind: String, Equatable, Sendable {
    case lesson, item, snippet, goal
  }

  /// What a translation must share with its original.
  public enum TranslatedPart: String, Equatable, Sendable {
    case kind, settings, code, actions, expectations, wrongAnswers, boxes, rightBoxes, goals, renamed, format
  }
}

/// What explains a fault.
public enum Fact: Equatable, Sendable {
  case firstHere
  case originalHere
  case known([String])
  /// The compiler's own words.
  case compilerSays(String)
  case dependsOn(Surrounding)
}

/// What to do about a fault.
public enum Advice: Equatable, Sendable {
  case write(String)
  case add(String)
  case remove
  case quote
  case rename
  case moveUnderQuestion
  case addHiddenPair
  case addReason
  /// What to do so that the answer depends on it no more.
  case free(of: [Surrounding])
}
