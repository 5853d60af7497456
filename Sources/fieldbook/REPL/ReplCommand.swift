/// What can be said to the prompt.
enum ReplCommand: CaseIterable {
  case lesson, quiz, run, progress, courses, help, quit
  case next, back, contents, open, search
  case hint, skip, why, again, timeline, leave

  /// All names; the first is the English one that help shows, the second the Korean one.
  var names: [String] {
    switch self {
    case .lesson: ["lesson", "수업", "레슨", "l"]
    case .quiz: ["quiz", "퀴즈", "문제"]
    case .run: ["run", "실행"]
    case .progress: ["progress", "진도"]
    case .courses: ["courses", "과정", "목록"]
    case .help: ["help", "도움", "도움말", "?"]
    case .quit: ["quit", "끝", "종료", "exit", "q"]
    case .next: ["next", "다음", "n"]
    case .back: ["back", "이전", "b"]
    case .contents: ["contents", "차례", "c"]
    case .open: ["open", "펼치기", "o"]
    case .search: ["search", "찾기", "/"]
    case .hint: ["hint", "힌트"]
    case .skip: ["skip", "건너뛰기"]
    case .why: ["why", "왜"]
    case .again: ["again", "다시"]
    case .timeline: ["timeline", "타임라인"]
    case .leave: ["leave", "나가기"]
    }
  }

  /// Where it can be said.
  enum Place { case prompt, question, both }

  var place: Place {
    switch self {
    case .run, .help, .quit, .why: .both
    case .hint, .skip, .leave: .question
    default: .prompt
    }
  }

  static func available(atQuestion: Bool) -> [ReplCommand] {
    allCases.filter { $0.place == .both || ($0.place == .question) == atQuestion }
  }
}
