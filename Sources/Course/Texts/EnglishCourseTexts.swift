import Contract

struct EnglishCourseTexts: CourseTexts {
  func summary(of fault: Fault) -> String {
    switch fault {
    case .unreadable(let trouble): "the file cannot be read: \(text(of: trouble))"
    case .notUTF8: "there are bytes here that are not UTF-8"
    case .tooDeep: "quotes or lists are nested too deeply; a part was not read"
    case .commentNotClosed: "the comment is not closed"
    case .fenceNotClosed: "the code fence is not closed"
    case .detailsNotClosed: "<details> is not closed"
    case .bidiControl(let code):
      "a character that turns the direction of writing (\(code)) cannot stand in code, marks or answers"
    case .bidiControlInProse(let code): "there is a character here that turns the direction of writing: \(code)"

    case .frontMatterMissing: "the file has no front matter (--- … ---) at its top"
    case .frontMatterNotClosed: "the front matter has no closing --- line"
    case .frontMatterLine: "a line of the front matter must read 'key: value'"
    case .frontMatterValue: "this value cannot stand without quotes"
    case .frontMatterKeyUnknown(let key, let meant): "unknown front matter key: \(key)" + hint(meant)
    case .frontMatterKeyMissing(let key): "the front matter lacks a required key: \(key)"
    case .frontMatterKeyElsewhere(let key): "only papers (Quizzes/papers) have this key: \(key)"
    case .keyTwice(let key): "the key stands here twice: \(key)"
    case .badPolicy(let fault): fault.message(.english)
    case .badValue(let key, let value, let expected): "\(key) cannot be '\(value)' (\(text(of: expected)))"
    case .newerFormat(let found, let known):
      "the file is written in format \(found), and this Fieldbook reads up to \(known): get a newer Fieldbook"
    case .badID(let id): "an id has only a-z, 0-9 and -: '\(id)'"
    case .badRenaming(let text): "must read 'OLD to NEW': '\(text)'"
    case .renamedToNothing(let id): "no question of this file has the new name of 'renamed': \(id)"
    case .renamedStillThere(let id): "a question still has the old name of 'renamed': \(id)"
    case .languageOfName(let lang, let ending): "lang is '\(lang)', but the file's name says '\(ending)'"

    case .markMisspelled(let word, let meant): "there is no mark '\(word)'; did you mean '\(meant)'?"
    case .markWithoutColon(let name): "'\(name)' lacks its colon"
    case .markWithoutValue(let name): "the mark '\(name)' lacks its value"
    case .markWithValue(let name): "the mark '\(name)' takes no value"
    case .markElsewhere(let name): "the mark '\(name)' does nothing here"
    case .kindUnknown(let kind, let meant): "there is no such kind of question: \(kind)" + hint(meant)
    case .kindMissing: "the first word of a quiz mark must be the question's kind"
    case .keyUnknown(let key, let meant): "unknown key: \(key)" + hint(meant)
    case .wordUnknown(let word, let meant): "this word cannot stand here: \(word)" + hint(meant)
    case .keyWithoutValue(let key): "\(key) lacks its value"
    case .quoteNotClosed: "the quote is not closed"
    case .badEscape(let text): "no such \\ escape: \(text)"
    case .textAfterQuote: "there is more text after the closing quote"
    case .keyMissing(let key, let kind): "a \(kind.rawValue) question needs \(key)=…"
    case .keyOfOtherKind(let key, let kind): "a \(kind.rawValue) question has no use for \(key)"
    case .badRecall(let text): "a recall must read 'LESSON/ITEM': '\(text)'"

    case .idTwice(let kind, let id): "the \(name(of: kind)) id is used twice: \(id)"
    case .goalUnknown(let id, let meant): "this file has no such goal: \(id)" + hint(meant)
    case .goalUnmarked: "the goal has no <!-- goal: ID --> mark"
    case .goalWithoutQuestion(let id): "no question exercises this goal: \(id)"
    case .recallUnknown(let id, let meant): "the question to recall is not there: \(id)" + hint(meant)
    case .recallOfItself(let id): "recalls a question of the same file: \(id)"

    case .snippetUnknown(let id, let meant): "there is no such snippet: \(id)" + hint(meant)
    case .snippetUnused(let id): "nothing uses this snippet id: \(id)"
    case .usesItself(let id): "uses leads back to the snippet itself: \(id)"
    case .checkNoneWithoutReason: "check=none needs a reason"
    case .wordsExclude(let a, let b): "\(a) and \(b) exclude each other"
    case .lineTooLong(let width, let limit):
      "the line of code is \(width) columns wide; above \(limit) it wraps on narrow screens"
    case .showWithoutHide: "snippet.show without snippet.hide before it"
    case .hideWithoutShow: "snippet.hide without snippet.show after it"

    case .questionEmpty: "the question asks nothing"
    case .fenceElsewhere(let name): "a '\(name)' fence must stand in a question"
    case .fenceOfOtherKind(let name, let kind): "a \(kind.rawValue) question has no use for a '\(name)' fence"
    case .fenceTwice(let name): "the question has two '\(name)' fences"
    case .answerTwice: "the question has two answer fences"
    case .answerMissing(let kind): "the \(kind.rawValue) question has no answer (an answer fence)"
    case .answerEmpty: "the answer fence is empty; where the empty text is the answer, write \"\""
    case .askUnknown(let text, let meant): "this cannot be asked: '\(text)'" + hint(meant)
    case .askOfOtherKind(let ask, let kind): "a \(kind.rawValue) question cannot ask '\(ask)'"
    case .eachOfThis(let ask): "'\(ask)' can span lines or is known only at the end, so it cannot be asked with each"
    case .badAction(let fault): fault.message(.english)
    case .answerLines(let found, let expected):
      "an answer to each has one line for every action, \(expected) in all, and this has \(found)"
    case .outcomeUnknown(let text, let meant): "there is no such outcome: '\(text)'" + hint(meant)
    case .eventUnknown(let name, let meant): "the order of these events cannot be asked: '\(name)'" + hint(meant)
    case .eventNotAsked(let name): "ask does not name this event: \(name)"
    case .loneExpect: "expect without actions before it"
    case .actionsWithoutExpect: "actions without expect after them"
    case .halfHiddenPair: "actions and expect are both hidden, or neither is"
    case .hiddenElsewhere: "only pairs of a fix question are hidden"
    case .badExpectation(let line): "this condition cannot be read: '\(line)'"
    case .expectationsMissing: "the expect fence is empty"
    case .noPair: "a fix question needs a visible pair of actions and expect"
    case .noHiddenPair: "a fix question needs a hidden pair"
    case .solutionMissing: "the fix question has no 'swift solution' fence"
    case .brokenMissing: "the fix question has no 'swift broken' fence"
    case .boxesMissing: "the choice has no list of empty boxes (- [ ])"
    case .oneBox: "there is only one box to choose"
    case .boxTwice(let text): "two boxes are the same: '\(text)'"
    case .boxEmpty: "the box has no text"
    case .boxTicked: "in a lesson boxes stay empty, so that nobody sees the answer; it stands in the answer fence"
    case .tickAndAnswerDiffer: "the ticked boxes and the answer fence differ"
    case .answerIsNoBox(let line, let meant): "no box has this text: '\(line)'" + hint(meant)
    case .boxCodeSpans(let count): "a box of a choice with ask has one code span, and this has \(count)"
    case .detailsMissing: "the reveal question has no <details> with its answer"
    case .wrongIsRight(let answer): "listed as wrong, but it counts as right: '\(answer)'"
    case .wrongTwice(let answer): "the wrong answer stands here twice: '\(answer)'"
    case .wrongOfKind(let kind): "a \(kind.rawValue) question has no wrong answers"
    case .hintEmpty: "the hint has no text"
    case .wrongEmpty: "the wrong answer has no explanation"

    case .linkBroken(let link): "the link's file is not there: \(link)"
    case .linkLeaves(let link): "the link leaves the course: \(link)"
    case .anchorUnknown(let anchor, let meant): "there is no such heading: #\(anchor)" + hint(meant)
    case .badDraw(let text): "must read '5 from LESSON': '\(text)'"
    case .poolUnknown(let name, let meant): "there is no such pool: \(name)" + hint(meant)
    case .poolTooSmall(let name, let wanted, let found):
      "\(wanted) questions are to be drawn from \(name), which has \(found)"
    case .poolsOverlap(let wanted, let found):
      "the pools overlap, so that \(wanted) questions cannot be drawn, \(found) at most"
    case .originalMissing(let path): "the translation's original is not there: \(path)"
    case .translationLacks(let id): "the translation lacks something: \(id)"
    case .translationAdds(let id): "only the translation has this: \(id)"
    case .translationDiffers(let item, let part): "\(item): \(name(of: part)) not those of the original"

    case .compileError(let message): message
    case .compileWarning(let message): message
    case .syntaxError(let message): message
    case .runFailed(let outcome, let error):
      "did not run to its end: \(text(of: outcome))" + (error.map { " (\($0))" } ?? "")
    case .noAnswer(let failure): text(of: failure)
    case .answerDiffers(let pinned, let actual, nil): "the pinned answer is '\(pinned)', and the run gives '\(actual)'"
    case .answerDiffers(let pinned, let actual, let row?):
      "the pinned answer after action \(row) is '\(pinned)', and the run gives '\(actual)'"
    case .answerSpansLines(let text): "an answer to each spans lines: '\(text)'"
    case .answerVaries(let usual, let other):
      "the answer hangs on what may change: '\(usual)' became '\(other)' in another run"
    case .noBoxIsAnswer(let actual): "no box is what the run answers: '\(actual)'"
    case .severalBoxesAreAnswer(let actual): "several boxes are what the run answers: '\(actual)'"
    case .expectationFails(let line, let actual): "does not hold: \(line) (it is '\(actual)')"
    case .brokenHolds(true): "the broken version passes a hidden pair"
    case .brokenHolds(false): "the broken version passes a visible pair"
    case .machineLacks(let what): "this machine cannot check it: \(what)"
    }
  }

  private func hint(_ meant: String?) -> String { meant.map { " (did you mean '\($0)'?)" } ?? "" }

  private func text(of expected: Fault.Expected) -> String {
    switch expected {
    case .wholeNumber: "a whole number from 0"
    case .language: "a language code such as ko or en"
    case .text: "a text that is not empty"
    case .date: "2026-01-01 or \"2026-01-01 09:00\""
    case .oneOf(let values): values.joined(separator: " | ")
    case .list: "a list such as [one, two]"
    }
  }

  private func name(of kind: Fault.IDKind) -> String {
    switch kind {
    case .lesson: "file"
    case .item: "question"
    case .snippet: "snippet"
    case .goal: "goal"
    }
  }

  private func name(of part: Fault.TranslatedPart) -> String {
    switch part {
    case .kind: "the kind and its words are"
    case .settings: "the values of the quiz mark are"
    case .code: "the lines of code are"
    case .actions: "the actions are"
    case .expectations: "the expectations are"
    case .wrongAnswers: "the wrong answers (number and misconceptions) are"
    case .boxes: "the boxes (their number) are"
    case .rightBoxes: "the positions of the right boxes are"
    case .goals: "the goals are"
    case .renamed: "the renamed items are"
    case .format: "the numbers of the format are"
    }
  }

  private func text(of outcome: Outcome) -> String {
    switch outcome {
    case .finished: "finished"
    case .actionFailed: "an action could not be done"
    case .compileError: "does not compile"
    case .compilerLimit: "the compiler took too long"
    case .trap(let message, _): "trapped: \(message)"
    case .exited(let status, _): "called exit(\(status))"
    case .timeout: "ran out of time"
    case .memoryLimit: "used too much memory"
    case .outputLimit: "printed too much"
    case .livelock: "works without end"
    case .interrupted: "was interrupted"
    case .noView(let views):
      "no view can be shown" + (views.isEmpty ? "" : ": " + views.map(\.name).joined(separator: ", "))
    }
  }

  private func text(of failure: AskFailure) -> String {
    switch failure {
    case .noProperty(let name, let known):
      "there is no state '\(name)'" + (known.isEmpty ? "" : " (there are: \(known.joined(separator: ", ")))")
    case .severalProperties(let name, let paths):
      "there are several states '\(name)': \(paths.joined(separator: ", "))"
    case .noText: "there is no text on the screen"
    case .severalTexts(let texts):
      "there are several texts on the screen, ask for text[0] or text after LABEL: "
        + texts.map { "'\($0)'" }.joined(separator: ", ")
    case .noTextAt(let index, let count): "there is no text[\(index)]; the screen has \(count) texts"
    case .noLabel(let label): "there is no '\(label)' on the screen"
    case .noTextAfter(let label): "there is no text after '\(label)'"
    case .ended(let outcome): "the run ended before the answer was known: \(text(of: outcome))"
    case .steps(let found, let expected): "there are \(expected) actions, and \(found) were done"
    case .orderAfterEach: "this cannot be asked after each action"
    }
  }

  func text(of fact: Fact) -> String {
    switch fact {
    case .firstHere: "the first is here"
    case .originalHere: "the original is here"
    case .known(let names): "there are: \(names.joined(separator: ", "))"
    case .compilerSays(let text): text
    case .dependsOn(.hashing): "it changes with the order in which sets and dictionaries keep their members"
    case .dependsOn(.clock): "it changes with the date or time"
    case .dependsOn(.zone): "it changes with the time zone"
    case .dependsOn(.random): "it changes with random numbers or identifiers"
    }
  }

  func text(of advice: Advice) -> String {
    switch advice {
    case .write(let text): "write: \(text)"
    case .add(let text): "add: \(text)"
    case .remove: "remove it"
    case .quote: "put the value in double quotes"
    case .rename: "rename one of them; where somebody has learnt it already, list it under renamed"
    case .moveUnderQuestion: "move it below a quiz mark"
    case .addHiddenPair: "add 'actions hidden' and 'expect hidden'"
    case .addReason: "add reason=\"…\""
    case .free(let causes):
      causes.contains(.hashing)
        ? "sort before you show it" : causes.contains(.clock) ? "add now=2026-01-01" : "ask for something else"
    }
  }

  func text(of trouble: FileTrouble) -> String {
    switch trouble.kind {
    case .diskFull: "the disk is full: \(trouble.path)"
    case .notPermitted: "no permission to write: \(trouble.path)"
    case .readOnlyDisk: "the disk is read-only: \(trouble.path)"
    case .locked: "another Fieldbook keeps the file locked: \(trouble.path)"
    case .other: "\(trouble.path): \(trouble.detail)"
    }
  }

  func text(of notice: ProgressStore.Notice) -> String {
    switch notice {
    case .setAside(let name, let saved):
      "the progress file was damaged or not Fieldbook's, and was set aside as \(name); answers saved from it: \(saved)"
    case .newerFormat(let found, let known):
      "a newer Fieldbook wrote the progress file (format \(found), known here: \(known)): it is only read, and answers given now are not kept"
    case .unreadable(let trouble):
      "the progress file cannot be read (\(text(of: trouble))): answers given now are not kept"
    }
  }

  func totals(of report: CourseReport) -> String {
    let counts = [
      Self.count(report.files, "file"), Self.count(report.snippets, "snippet"),
      Self.count(report.questions, "question"),
    ]
    let faults = [Self.count(report.errors, "error"), Self.count(report.warnings, "warning")]
    return counts.joined(separator: ", ") + ": " + faults.joined(separator: ", ")
      + (report.wasInterrupted ? " (interrupted)" : "")
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
