import Foundation

/// Opens an address, through the environment's `openURL`.
public struct Link<Label> {
  let destination: URL
  let label: Label
}

extension Link: View, _PrimitiveView, ElementView where Label: View {
  var parts: Label { label }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let parts = node.partElements(builder)
    var element = node.element(.link, label: parts.words)
    element.value = destination.absoluteString
    element.style.systemImage = parts.first { $0.style.systemImage != nil }?.style.systemImage
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    guard interaction == .tap else { return .impossible(reason: Impossible.otherwise) }
    node.values.openURL(destination)
    node.didAct()
    return .done
  }
}

extension Link where Label: View {
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}

/// Opens addresses.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    let accepted: Bool
    /// The address that the system is to open.
    let system: URL?
    /// The program has dealt with it.
    public static let handled = Result(accepted: true, system: nil)
    /// Nobody deals with it.
    public static let discarded = Result(accepted: false, system: nil)
    /// The system is to open the address, or another one.
    public static var systemAction: Result { Result(accepted: true, system: nil) }
    public static func systemAction(_ url: URL) -> Result { Result(accepted: true, system: url) }
  }

  let handler: @MainActor @Sendable (URL) -> Result

  @preconcurrency
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).accepted)
  }

  /// The system's own: there is no browser here, which is said aloud.
  static let system = OpenURLAction { url in
    CurrentTrace.shared?.note("openURL: \(url.absoluteString)")
    return .handled
  }
}

extension EnvironmentValues {
  private enum Key {
    struct OpenURL: EnvironmentKey { static let defaultValue = OpenURLAction.system }
  }

  public var openURL: OpenURLAction {
    get { self[Key.OpenURL.self] }
    set { self[Key.OpenURL.self] = newValue }
  }
}
