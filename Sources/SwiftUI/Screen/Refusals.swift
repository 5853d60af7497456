/// The words of the simulated screen for actions that come to nothing, in one place.
enum Refusal {
  static let disabled = "disabled"
  static let nothingToTap = "the style has nothing that can be tapped"
  static let nothingToDelete = "nothing to delete"
  static let alreadyChosen = "already chosen"
  static let atUpperEnd = "the stepper is at its upper end"
  static let atLowerEnd = "the stepper is at its lower end"
  static let noIncrement = "the stepper has no action for its + side"
  static let noDecrement = "the stepper has no action for its - side"
  static let stepLeavesBounds = "the step would leave the bounds"
  static let needsEditMode = "rows can be chosen only while the list is edited"
  static let lastPage = "there is no page beyond"
  static let heldOpen = "it cannot be dismissed this way"
  static let outOfRange = "outside of the dates that can be chosen"
  static let noTag = "the row has no tag, so there is no value to write"
  static func tagMismatch(tag: String, selection: String) -> String {
    "the row's tag is of type \(tag), the selection of type \(selection): nothing can be written"
  }
}

/// The words for actions that an element cannot do at all.
enum Impossible {
  static let otherwise = "cannot be used this way"
  static func noOption(_ label: String, among labels: [String]) -> String {
    "no row \"\(label)\"; there are: " + labels.map { "\"\($0)\"" }.joined(separator: ", ")
  }
  static func noDate(_ text: String) -> String { "\"\(text)\" is no date or time, as in 2026-11-30 or 23:30" }
  static func noColor(_ text: String) -> String { "\"\(text)\" is no colour, as in red or #FF8800" }
  static func notShown(_ component: String) -> String { "this picker shows no \(component)" }
}
