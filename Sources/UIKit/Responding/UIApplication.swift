/// The program as the system knows it.
@MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  private static let scene = UIWindowScene()

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var windows: [UIWindow] { [.main] }
  open var keyWindow: UIWindow? { .main }
  open var connectedScenes: Set<UIScene> { [Self.scene] }
  open var applicationIconBadgeNumber = 0
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  public enum State: Int, Sendable { case active, inactive, background }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Sends an action to the target; without one to the first responder that has the method, beginning at the one that
  /// has the focus (ledger D40).
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return send(action, to: target, sender, event) }
    let start = Stage.current?.firstResponder ?? sender as? UIResponder ?? self
    for responder in sequence(first: start, next: \.next) where responder.responds(to: action) {
      if send(action, to: responder, sender, event) { return true }
    }
    return false
  }

  private func send(_ action: Selector, to target: Any, _ sender: Any?, _ event: UIEvent?) -> Bool {
    if action.send(to: target, sender: sender, event: event) { return true }
    Stage.current?.trace.warning("-[\(type(of: target)) \(action.name)]: unrecognized selector sent to instance")
    return false
  }

  open func canOpenURL(_ url: URL) -> Bool { true }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    Stage.current?.trace.note("open \(url.absoluteString)")
    completionHandler?(true)
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

@MainActor
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  open var activationState: ActivationState { .foregroundActive }
}

@MainActor
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [.main] }
  open var keyWindow: UIWindow? { .main }
  open var screen: UIScreen { .main }
}

/// The screen of the simulated phone.
@MainActor
public final class UIScreen {
  public static let main = UIScreen()
  /// Points, as on a phone of 6.1 inches.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  public var scale: CGFloat { 3 }
  public var nativeScale: CGFloat { 3 }
  public var brightness: CGFloat = 0.5
}

@MainActor
public final class UIDevice {
  public static let current = UIDevice()
  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "17.5" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var orientation: UIDeviceOrientation { .portrait }
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let small = Self(rawValue: "small")
  public static let medium = Self(rawValue: "medium")
  public static let large = Self(rawValue: "large")
  public static let extraLarge = Self(rawValue: "extraLarge")
}

/// Vibrations, which no simulated person feels.
@MainActor
open class UIFeedbackGenerator {
  public init() {}
  open func prepare() {}
}

@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) { super.init() }
  open func impactOccurred(intensity: CGFloat = 1) {}
}

@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public override init() { super.init() }
  open func notificationOccurred(_ type: FeedbackType) {}
}

@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  open func selectionChanged() {}
}
