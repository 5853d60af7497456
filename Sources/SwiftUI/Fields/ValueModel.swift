/// How a value other than a String becomes text and back.
struct FieldFormat<Value> {
  let format: (Value) -> String
  /// The value of a text; throws where there is none.
  let parse: (String) throws -> Value
  /// What stands for a text that cannot be parsed: nil for an optional; nothing where the last valid value returns.
  var invalid: Value?
  /// Tells a format from others: an update may bring another one.
  var identity: AnyHashable
}

/// The model of a field with a value and a format: written when editing is confirmed, under the policy `formatCommit`
/// (ledger 33-66, B1).
final class ValueModel<Value>: FieldModel {
  var binding: Binding<Value>
  var format: FieldFormat<Value>
  private var seen: Value
  private var shownFormat: AnyHashable
  private var isEdited = false
  private var ownWrite: Value?

  init(_ binding: Binding<Value>, _ format: FieldFormat<Value>) {
    self.binding = binding
    self.format = format
    seen = Evaluation.none { binding.wrappedValue }
    shownFormat = format.identity
  }

  var presentText: String { format.format(seen) }

  func textFromUpdate(isEditing: Bool) -> String? {
    let value = binding.wrappedValue
    let isReformatted = shownFormat != format.identity
    shownFormat = format.identity
    guard !areEqual(value, seen) else { return isReformatted && !isEdited ? format.format(value) : nil }
    seen = value
    // What the field itself has just written is not told to it while it is being edited: the text stays as typed.
    if isEditing, isEdited, ownWrite.map({ areEqual($0, value) }) ?? false { return nil }
    isEdited = false
    return format.format(value)
  }

  func didEdit(_ text: String, _ field: FieldController) {
    isEdited = true
    guard field.graph.policies.formatCommit == .live else { return }
    field.graph.notePolicy("formatCommit")
    guard let value = value(of: text) else { return }
    ownWrite = value
    binding.wrappedValue = value
  }

  func commit(_ text: String, _ reason: CommitReason, _ field: FieldController) -> String {
    guard isEdited else { return text }
    isEdited = false
    field.graph.notePolicy("formatCommit")
    if field.graph.policies.formatCommit == .returnOnly, reason != .returnKey {
      return format.format(binding.wrappedValue)
    }
    guard let value = value(of: text) else { return format.format(binding.wrappedValue) }
    ownWrite = nil
    binding.wrappedValue = value
    return format.format(binding.wrappedValue)
  }

  private func value(of text: String) -> Value? {
    do { return try format.parse(text) } catch { return format.invalid }
  }
}
