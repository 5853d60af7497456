import Foundation

extension View {
  fileprivate nonisolated func confirmationDialog(
    when isPresented: Binding<Bool>, _ title: Text, _ titleVisibility: Visibility, _ actions: some View,
    _ message: some View
  ) -> ModifiedContent<Self, _AlertModifier> {
    var request = AlertRequest.when(isPresented, .confirmationDialog, title, actions, message)
    request.titleVisibility = titleVisibility
    return modifier(_AlertModifier(request: request))
  }

  fileprivate nonisolated func confirmationDialog<T>(
    presenting data: T?, _ isPresented: Binding<Bool>, _ title: Text, _ titleVisibility: Visibility,
    _ actions: (T) -> some View, _ message: (T) -> some View
  ) -> ModifiedContent<Self, _AlertModifier> {
    var request = AlertRequest.presenting(isPresented, .confirmationDialog, title, data, actions, message)
    request.titleVisibility = titleVisibility
    return modifier(_AlertModifier(request: request))
  }
}

/// Dialogs that ask what to do, with or without data. One without a way to cancel gets the system's.
extension View {
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(when: isPresented, Text(titleKey), titleVisibility, actions(), EmptyView())
  }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(when: isPresented, Text(titleKey), titleVisibility, actions(), message())
  }

  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(presenting: data, isPresented, Text(titleKey), titleVisibility, actions) { _ in EmptyView() }
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(presenting: data, isPresented, Text(titleKey), titleVisibility, actions, message)
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(when: isPresented, Text(title), titleVisibility, actions(), EmptyView())
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(when: isPresented, Text(title), titleVisibility, actions(), message())
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(presenting: data, isPresented, Text(title), titleVisibility, actions) { _ in EmptyView() }
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(presenting: data, isPresented, Text(title), titleVisibility, actions, message)
  }

  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(when: isPresented, title, titleVisibility, actions(), EmptyView())
  }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(when: isPresented, title, titleVisibility, actions(), message())
  }

  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(presenting: data, isPresented, title, titleVisibility, actions) { _ in EmptyView() }
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> ModifiedContent<Self, _AlertModifier> {
    confirmationDialog(presenting: data, isPresented, title, titleVisibility, actions, message)
  }
}

/// Dialogs in the form used before iOS 15.
extension View {
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> ModifiedContent<Self, _AlertModifier> {
    let content = content()
    return confirmationDialog(when: isPresented, content.title, .visible, content.actions, content.message)
  }

  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> ModifiedContent<Self, _AlertModifier> {
    nonisolated(unsafe) let shared = (item, content)
    return modifier(
      _AlertModifier(
        request: AlertRequest(
          kind: .confirmationDialog, wanted: { shared.0.wrappedValue.map { shared.1($0).content(id: $0.id) } },
          withdraw: { shared.0.wrappedValue = nil }, titleVisibility: .visible)))
  }
}

/// A dialog in the form used before iOS 15.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var actions: ForEach<Range<Int>, Int, AlertButtonView> { .buttons(buttons) }

  func content(id: some Hashable) -> AlertContent {
    AlertContent(id: AnyHashable(id), title: title, actions: AnyView(actions), message: AnyView(message))
  }
}
