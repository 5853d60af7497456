import Foundation

extension View {
  fileprivate nonisolated func alert(
    when isPresented: Binding<Bool>, _ title: Text, _ actions: some View, _ message: some View
  ) -> ModifiedContent<Self, _AlertModifier> {
    modifier(_AlertModifier(request: .when(isPresented, .alert, title, actions, message)))
  }

  fileprivate nonisolated func alert<T>(
    presenting data: T?, _ isPresented: Binding<Bool>, _ title: Text, _ actions: (T) -> some View,
    _ message: (T) -> some View
  ) -> ModifiedContent<Self, _AlertModifier> {
    modifier(_AlertModifier(request: .presenting(isPresented, .alert, title, data, actions, message)))
  }
}

/// Alerts with a title, actions and perhaps a message, with or without data.
extension View {
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(when: isPresented, Text(titleKey), actions(), EmptyView())
  }

  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(when: isPresented, Text(titleKey), actions(), message())
  }

  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(presenting: data, isPresented, Text(titleKey), actions) { _ in EmptyView() }
  }

  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(presenting: data, isPresented, Text(titleKey), actions, message)
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(when: isPresented, Text(title), actions(), EmptyView())
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(when: isPresented, Text(title), actions(), message())
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(presenting: data, isPresented, Text(title), actions) { _ in EmptyView() }
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(presenting: data, isPresented, Text(title), actions, message)
  }

  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(when: isPresented, title, actions(), EmptyView())
  }

  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(when: isPresented, title, actions(), message())
  }

  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(presenting: data, isPresented, title, actions) { _ in EmptyView() }
  }

  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(presenting: data, isPresented, title, actions, message)
  }
}

/// Alerts for errors that say what to show.
extension View {
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(
      presenting: error, isPresented, Text(error?.errorDescription ?? ""), { [actions = actions()] _ in actions },
      { _ in EmptyView() })
  }

  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    alert(presenting: error, isPresented, Text(error?.errorDescription ?? ""), actions, message)
  }
}

/// Alerts in the form used before iOS 15.
extension View {
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> ModifiedContent<Self, _AlertModifier> {
    let content = content()
    return alert(when: isPresented, content.title, content.actions, content.message)
  }

  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> ModifiedContent<Self, _AlertModifier> {
    nonisolated(unsafe) let shared = (item, content)
    return modifier(
      _AlertModifier(
        request: AlertRequest(
          kind: .alert, wanted: { shared.0.wrappedValue.map { shared.1($0).content(id: $0.id) } },
          withdraw: { shared.0.wrappedValue = nil })))
  }
}

/// An alert in the form used before iOS 15.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var actions: ForEach<Range<Int>, Int, AlertButtonView> { .buttons(buttons) }

  func content(id: some Hashable) -> AlertContent {
    AlertContent(id: AnyHashable(id), title: title, actions: AnyView(actions), message: AnyView(message))
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text?
    let role: ButtonRole?
    let action: @MainActor () -> Void

    @preconcurrency
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    @preconcurrency
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    @preconcurrency
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: nil, role: .cancel, action: action ?? {})
    }

    @preconcurrency
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content == AlertButtonView {
  static func buttons(_ buttons: [Alert.Button]) -> Self {
    ForEach(0..<buttons.count) { AlertButtonView(button: buttons[$0]) }
  }
}

/// A button of an alert in the old form; one to cancel without words of its own has the system's.
struct AlertButtonView {
  let button: Alert.Button
  @Environment(\.locale) private var locale
}

extension AlertButtonView: View {
  var body: some View {
    Button(role: button.role, action: button.action) { button.label ?? Text(SystemWords(locale).cancel) }
  }
}
