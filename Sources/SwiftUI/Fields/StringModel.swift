/// The model of a field with a String binding: one write for each edit (ledger 1-3).
final class StringModel: FieldModel {
  var binding: Binding<String>
  /// What the last update brought.
  private var seen: String

  init(_ binding: Binding<String>) {
    self.binding = binding
    seen = Evaluation.none { binding.wrappedValue }
  }

  var presentText: String { seen }

  func textFromUpdate(isEditing: Bool) -> String? {
    let value = binding.wrappedValue
    guard value != seen else { return nil }
    seen = value
    return value
  }

  func didEdit(_ text: String, _ field: FieldController) {
    binding.wrappedValue = text
    resyncAsIOS16(text, field)
  }

  /// What the setter stored instead of the text reaches the field of iOS 16 at once; that of iOS 17 keeps what was
  /// typed until an update brings another value (ledger 12, B4).
  private func resyncAsIOS16(_ text: String, _ field: FieldController) {
    let stored = binding.wrappedValue
    guard stored != text else { return }
    field.graph.notePolicy("setterFilter")
    if field.graph.policies.setterFilter == .ios16 { field.show(stored) }
  }

  func commit(_ text: String, _ reason: CommitReason, _ field: FieldController) -> String {
    guard reason == .returnKey else { return text }
    field.graph.notePolicy("equalCommitWrite")
    if field.graph.policies.equalCommitWrite { binding.wrappedValue = text }
    return text
  }
}
