import Course

/// What the prompt remembers of the learner from one time to the next.
protocol Memory: AnyObject {
  /// Keeps an answer at once; what went wrong, if it could not be kept.
  func keep(_ answer: JudgedAnswer) -> String?
  /// Where the learner is reading.
  var place: ReadingPlace? { get set }
  /// How an item was last answered: right, wrong, or never.
  func lastResult(_ item: String) -> Bool?
  /// How often anything was answered, and how often right.
  var totals: (answered: Int, right: Int) { get }
  /// How often each misconception showed.
  var misconceptions: [(name: String, count: Int)] { get }
  /// The items to be reviewed now.
  func due() -> [String]
}

/// A step of a lesson, told so that it is found again after the lesson was edited.
struct ReadingPlace: Equatable, Codable {
  var lesson: String
  /// The item asked there, or nil where the step is only read.
  var item: String?
  /// The title of its section.
  var section: String
  /// Its number in the lesson, from 0.
  var step: Int
}
