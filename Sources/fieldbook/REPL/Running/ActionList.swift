import Contract

/// Actions as they are typed on one line, with semicolons between them.
enum ActionList {
  static func split(_ text: String) -> [String] { ActionScript(parsing: text).steps.map(\.text) }

  /// What is wrong with the first line that is no action; nil where all are.
  static func fault(in text: String) -> ActionFault? { ActionScript(parsing: text).faults.first }
}
