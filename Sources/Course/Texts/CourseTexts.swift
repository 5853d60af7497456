import Contract

/// All sentences of this module that people read; one conforming type, in a file of its own, for each language.
protocol CourseTexts: Sendable {
  func summary(of fault: Fault) -> String
  func text(of fact: Fact) -> String
  func text(of advice: Advice) -> String
  func text(of trouble: FileTrouble) -> String
  func text(of notice: ProgressStore.Notice) -> String
  func totals(of report: CourseReport) -> String
}

extension Language {
  var courseTexts: any CourseTexts {
    switch self {
    case .korean: KoreanCourseTexts()
    case .english: EnglishCourseTexts()
    }
  }
}
