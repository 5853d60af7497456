import UIKit

/// A controller of UIKit whose view shows content of SwiftUI.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content {
    didSet { hostingView.content = AnyView(rootView) }
  }
  private let hostingView: ContentView

  public init(rootView: Content) {
    self.rootView = rootView
    hostingView = ContentView(AnyView(rootView))
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hostingView = ContentView(AnyView(rootView))
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no storyboards to decode.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = hostingView }

  public var sizingOptions: UIHostingControllerSizingOptions = []
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}

private final class ContentView: UIView, HostingView {
  var content: AnyView { didSet { onContentChange?() } }
  var onContentChange: (() -> Void)?

  init(_ content: AnyView) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
