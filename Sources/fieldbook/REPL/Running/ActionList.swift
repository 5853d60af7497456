import Foundation

/// Actions as they are typed on one line.
enum ActionList {
  /// The actions between semicolons; nil where there are none.
  static func split(_ text: String) -> [String]? {
    let actions = text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return actions.isEmpty ? nil : actions
  }
}
