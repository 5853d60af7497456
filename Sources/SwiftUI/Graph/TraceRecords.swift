import Contract
import FieldEngine

/// The trace of the graph that runs now, for what belongs to no view yet.
enum CurrentTrace {
  nonisolated(unsafe) static var shared: Trace?
}

extension Trace {
  /// Records that a property wrapper's setter ran.
  func write(
    name: String, view: String, path: String, type: String, old: ValueDescription, new: ValueDescription, changed: Bool
  ) {
    guard let sink else { return }
    var details = JSONObject([
      "name": .string(name), "view": .string(view), "path": .string(path), "type": .string(type),
      "old": .string(old.text), "new": .string(new.text), "changed": .bool(changed),
    ])
    if old.isNil { details["oldIsNil"] = true }
    if new.isNil { details["newIsNil"] = true }
    sink(Event(time: clock(), kind: .write, details: details))
  }
}
