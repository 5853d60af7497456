import Contract

/// What is said around a paper; one conforming type for each language.
protocol PaperTexts: Sendable {
  func introduction(questions: Int, minutes: Int?, seed: UInt64) -> String
  var answersAtEnd: String { get }
  var noHelp: String { get }
  func secondsPerQuestion(_ seconds: Int) -> String
  var noHelpHere: String { get }
  var onlyOnce: String { get }
  var noted: String { get }
  func resultTitle(_ title: String) -> String
  func taken(seconds: Int, minutes: Int?, seed: UInt64) -> String
  func unanswered(_ items: [String]) -> String
}

extension Language {
  var paperTexts: any PaperTexts {
    switch self {
    case .korean: KoreanPaperTexts()
    case .english: EnglishPaperTexts()
    }
  }
}

struct KoreanPaperTexts: PaperTexts {
  func introduction(questions: Int, minutes: Int?, seed: UInt64) -> String {
    let time = minutes.map { ", \($0)분" } ?? ""
    return "문제 \(questions)개\(time). 시드 \(seed): 같은 시드면 어디서나 같은 문제가 나옵니다."
  }
  let answersAtEnd = "답은 끝난 뒤에 한꺼번에 알려 줍니다."
  let noHelp = "힌트와 실행은 없습니다."
  func secondsPerQuestion(_ seconds: Int) -> String { "이 문제에 \(seconds)초쯤 쓰세요." }
  let noHelpHere = "이 시험지에서는 힌트와 실행을 쓸 수 없습니다. 모르면 :skip으로 건너뛰세요."
  let onlyOnce = "시험지의 문제는 한 번만 답합니다."
  let noted = "적었습니다."
  func resultTitle(_ title: String) -> String { "결과: \(title)" }
  func taken(seconds: Int, minutes: Int?, seed: UInt64) -> String {
    let time = "\(seconds / 60)분 \(seconds % 60)초 걸렸습니다"
    let limit = minutes.map { seconds > $0 * 60 ? " (정해진 시간은 \($0)분)" : " (\($0)분 안)" } ?? ""
    return "\(time)\(limit). 시드 \(seed)."
  }
  func unanswered(_ items: [String]) -> String { "건너뛴 문제: \(items.joined(separator: ", "))" }
}

struct EnglishPaperTexts: PaperTexts {
  func introduction(questions: Int, minutes: Int?, seed: UInt64) -> String {
    let time = minutes.map { ", \($0) min" } ?? ""
    return "\(questions) questions\(time). Seed \(seed): the same seed gives the same questions everywhere."
  }
  let answersAtEnd = "What was right is said at the end, all together."
  let noHelp = "There are no hints, and nothing can be run."
  func secondsPerQuestion(_ seconds: Int) -> String { "About \(seconds) seconds for this one." }
  let noHelpHere = "This paper gives no hints and runs nothing. To pass over a question, type :skip."
  let onlyOnce = "A paper's question is answered once."
  let noted = "Noted."
  func resultTitle(_ title: String) -> String { "Result: \(title)" }
  func taken(seconds: Int, minutes: Int?, seed: UInt64) -> String {
    let limit = minutes.map { seconds > $0 * 60 ? " (\($0) min were given)" : " (of \($0) min)" } ?? ""
    return "It took \(seconds / 60) min \(seconds % 60) s\(limit). Seed \(seed)."
  }
  func unanswered(_ items: [String]) -> String { "Passed over: \(items.joined(separator: ", "))" }
}
