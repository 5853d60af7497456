/// Whether a list's rows are being edited.
public enum EditMode: Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum Key {
    struct Mode: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  }

  /// Whether the lists of the screen are being edited.
  public var editMode: Binding<EditMode>? {
    get { self[Key.Mode.self] }
    set { self[Key.Mode.self] = newValue }
  }
}

/// Begins and ends the editing of the lists around.
public struct EditButton {
  public nonisolated init() {}
}

extension EditButton: View {
  public var body: some View { EditButtonContent() }
}

private struct EditButtonContent: View {
  @Environment(\.editMode) private var editMode
  @Environment(\.locale) private var locale

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let words = SystemWords(locale)
    Button(isEditing ? words.done : words.edit) { editMode?.wrappedValue = isEditing ? .inactive : .active }
      .disabled(editMode == nil)
  }
}
