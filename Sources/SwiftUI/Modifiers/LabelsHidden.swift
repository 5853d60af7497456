extension EnvironmentValues {
  private enum Key {
    struct AreLabelsHidden: EnvironmentKey { static let defaultValue = false }
  }

  /// Whether controls show themselves without their labels, which keep naming them.
  var areLabelsHidden: Bool {
    get { self[Key.AreLabelsHidden.self] }
    set { self[Key.AreLabelsHidden.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in this view; they go on naming them.
  public nonisolated func labelsHidden() -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.areLabelsHidden = true })
  }

  public nonisolated func labelsVisibility(_ visibility: Visibility) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.areLabelsHidden = visibility == .hidden })
  }
}
