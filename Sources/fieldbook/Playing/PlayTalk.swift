import Contract
import Terminal

/// Plays with code in the conversation: every line is an action, and after each the screen is shown.
///
/// The code is run from its beginning each time, which is exact because runs are deterministic, and quick because what
/// was compiled is kept.
struct PlayTalk {
  let talk: Talk
  /// Runs the code with these actions; nil after saying why it could not be run.
  let run: (_ actions: [String]) -> FinishedRun?

  private var texts: any PlayTexts { talk.console.language.playTexts }

  /// Plays until the learner has enough. The signal that asked the program to end, if one did.
  ///
  /// - Parameter actions: what is done before the first prompt.
  func play(from actions: [String] = []) -> Int32? {
    guard let first = run(actions) else { return nil }
    RunShowing(talk: talk).show(first)
    talk.note(texts.how)
    var done = first.document.outcome == .finished ? actions : []
    while true {
      switch talk.console.ask(StyledText(texts.prompt, .prompt), kind: .command) {
      case .line(let line):
        let word = line.split(separator: " ").joined(separator: " ")
        if word.isEmpty || texts.leaving.contains(word.lowercased()) { return leave() }
        if texts.undoing.contains(word.lowercased()) {
          if done.popLast() != nil { show(done) } else { talk.note(texts.nothingToUndo) }
        } else {
          perform(line, after: &done)
        }
      case .end, .interrupted: return leave()
      case .terminated(let signal): return signal
      }
    }
  }

  private func leave() -> Int32? {
    talk.note(texts.left)
    return nil
  }

  private func perform(_ line: String, after done: inout [String]) {
    if let fault = ActionList.fault(in: line) { return talk.note(fault.message(talk.console.language)) }
    let actions = done + ActionList.split(line)
    guard let played = run(actions) else { return }
    RunShowing(talk: talk).show(played)
    // What cannot be done was not done; the rest of the play goes on from before it.
    if played.document.outcome == .finished { done = actions }
  }

  private func show(_ actions: [String]) {
    if let played = run(actions) { RunShowing(talk: talk).show(played) }
  }
}

/// What is said while somebody plays; one conforming type for each language.
protocol PlayTexts: Sendable {
  var prompt: String { get }
  var how: String { get }
  var leaving: Set<String> { get }
  var undoing: Set<String> { get }
  var nothingToUndo: String { get }
  var left: String { get }
  var what: String { get }
}

extension Language {
  var playTexts: any PlayTexts {
    switch self {
    case .korean: KoreanPlayTexts()
    case .english: EnglishPlayTexts()
    }
  }
}

struct KoreanPlayTexts: PlayTexts {
  let prompt = "전화기> "
  let how = "동작을 한 줄씩 쳐 보세요(예: tap 이름, type 봄, return). undo는 하나 무르기, Enter나 quit은 나가기."
  let leaving: Set = ["quit", ":quit", "leave", ":leave", "끝", ":끝", "나가기", ":나가기", "q"]
  let undoing: Set = ["undo", ":undo", "무르기", ":무르기"]
  let nothingToUndo = "무를 동작이 없습니다."
  let left = "전화기를 내려놓았습니다."
  let what = "만져 볼 코드의 이름을 쓰세요: play 이름. 코드 위에 이름이 적혀 있습니다."
}

struct EnglishPlayTexts: PlayTexts {
  let prompt = "phone> "
  let how = "Type actions, one a line (such as tap Name, type Bo, return). undo takes one back, Enter or quit leaves."
  let leaving: Set = ["quit", ":quit", "leave", ":leave", "q"]
  let undoing: Set = ["undo", ":undo"]
  let nothingToUndo = "There is no action to take back."
  let left = "You have put the phone down."
  let what = "Name the code to play with: play NAME. Its name stands above it."
}
