/// What holds while a question is asked: a paper may give no hints, and say only at its end what was right.
struct AskingRules {
  var givesHelp = true
  var revealsAtOnce = true
  /// How long an answer should take; it is said, and not enforced.
  var seconds: Int?
}
