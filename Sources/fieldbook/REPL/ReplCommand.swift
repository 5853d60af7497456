/// Where a line is typed.
enum PromptKind {
  case main
  /// At a question, where plain text is the answer.
  case question
  /// At a question whose answer is mended code.
  case fix
}

/// What can be said to the prompt.
enum ReplCommand: CaseIterable {
  case lesson, quiz, fix, run, play, progress, courses, help, quit
  case next, back, contents, open, search
  case edit, check, watch, reset, undo, solution
  case hint, skip, why, again, timeline, appeal, leave

  /// All names; the first is the English one that help shows, the second the Korean one.
  var names: [String] {
    switch self {
    case .lesson: ["lesson", "수업", "레슨", "l"]
    case .quiz: ["quiz", "퀴즈", "문제"]
    case .fix: ["fix", "고치기"]
    case .run: ["run", "실행"]
    case .play: ["play", "만져보기"]
    case .progress: ["progress", "진도"]
    case .courses: ["courses", "과정", "목록"]
    case .help: ["help", "도움", "도움말", "?"]
    case .quit: ["quit", "끝", "종료", "exit", "q"]
    case .next: ["next", "다음", "n"]
    case .back: ["back", "이전", "b"]
    case .contents: ["contents", "차례", "c"]
    case .open: ["open", "펼치기", "o"]
    case .search: ["search", "찾기", "/"]
    case .edit: ["edit", "편집"]
    case .check: ["check", "확인"]
    case .watch: ["watch", "지켜보기"]
    case .reset: ["reset", "처음부터"]
    case .undo: ["undo", "무르기"]
    case .solution: ["solution", "모범답"]
    case .hint: ["hint", "힌트"]
    case .skip: ["skip", "건너뛰기"]
    case .why: ["why", "왜"]
    case .again: ["again", "다시"]
    case .timeline: ["timeline", "타임라인"]
    case .appeal: ["appeal", "이의"]
    case .leave: ["leave", "나가기"]
    }
  }

  func isAvailable(at prompt: PromptKind) -> Bool {
    switch self {
    case .run, .play, .help, .quit, .why, .again, .timeline, .appeal: true
    case .hint, .skip, .leave: prompt != .main
    case .edit, .check, .watch, .reset, .undo, .solution: prompt == .fix
    default: prompt == .main
    }
  }

  static func available(at prompt: PromptKind) -> [ReplCommand] { allCases.filter { $0.isAvailable(at: prompt) } }
}
