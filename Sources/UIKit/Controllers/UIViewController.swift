/// Owns a view and hears of its coming and going.
@MainActor
open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  private var loaded: UIView?
  /// The view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }
  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }

  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    if loaded == nil { view = UIView() }
    viewDidLoad()
  }

  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  package enum Phase { case willAppear, didAppear, willDisappear, didDisappear }

  /// Tells the controller, and those in it, that its view comes or goes.
  package func enter(_ phase: Phase) {
    switch phase {
    case .willAppear:
      viewWillAppear(false)
      viewIsAppearing(false)
    case .didAppear: viewDidAppear(false)
    case .willDisappear: viewWillDisappear(false)
    case .didDisappear: viewDidDisappear(false)
    }
    children.forEach { $0.enter(phase) }
  }

  // MARK: - Controllers in it

  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?

  open func addChild(_ child: UIViewController) {
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { loaded?.superview ?? parent ?? (loaded?.host == nil ? nil : UIWindow.main) }

  // MARK: - What is kept

  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { UITraitCollection() }
  public private(set) lazy var navigationItem = UINavigationItem()
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

@MainActor
open class UINavigationItem {
  public init() {}
  public init(title: String) { self.title = title }
  open var title: String?
  open var prompt: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
}
