struct EnglishSimulatorTexts: SimulatorTexts {
  func noFocusedField(_ fields: [String]) -> String {
    "No field has the focus, so there is nothing to type into. "
      + (fields.isEmpty ? "This screen has no field." : "Tap one first: \(fields.joined(separator: ", "))")
  }
  func noSuchPlace(_ place: Int, count: Int) -> String {
    "There is no caret position \(place); this field has 0 to \(count)."
  }
  func nothingFits(_ target: String, _ there: [String]) -> String {
    "Nothing on the screen fits \(target). "
      + (there.isEmpty ? "The screen is empty." : "There is:\n" + there.map { "  \($0)" }.joined(separator: "\n"))
  }
  func severalFit(_ target: String, _ them: [String]) -> String {
    "\(them.count) elements fit \(target). Name one by what stands first:\n"
      + them.map { "  \($0)" }.joined(separator: "\n")
  }
  func impossible(_ target: String, _ element: String, _ reason: String) -> String {
    "This cannot be done to \(target) (\(element)): \(reason)"
  }
  var nothingToDismiss: String { "There is no sheet to dismiss." }
  var nothingToGoBackTo: String { "There is no screen to go back to." }
}
