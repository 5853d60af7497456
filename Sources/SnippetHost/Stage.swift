import Contract
import FieldEngine

/// The simulated device as the host sees it: something appears on it, a person acts on it, and it can be looked at.
@MainActor
protocol Stage {
  /// Shows the entry, and does all that is due at that moment.
  func appear() throws
  /// Does one action, and all that is due after it; gives what a `show` action prints.
  func perform(_ action: String) throws -> String?
  /// How things stand: the members of the document's `final` but for `output` and `writes`.
  var snapshot: JSON { get }
}

/// An action could not be done; the text says why, in the interface's language.
struct ActionError: Error {
  var text: String
}

/// A device with nothing on it.
struct EmptyStage: Stage {
  func appear() throws { try EventLoop.shared.runDue() }
  func perform(_ action: String) throws -> String? { nil }
  var snapshot: JSON { .object([:]) }
}
