import FieldEngine

/// A rectangle on the screen with views in it. Frames and constraints are kept, not drawn: what is on the screen is said
/// by what the views are.
@MainActor
open class UIView: UIResponder {
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// There are no storyboards to decode.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  // MARK: - The tree

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  /// What shows the tree of which this view is the root.
  package weak var rootHost: (any ViewHost)?
  /// The controller whose view this is.
  weak var controller: UIViewController?
  package var host: (any ViewHost)? { rootHost ?? superview?.host ?? accessoryOwner?.host }
  /// The field above whose keyboard this stands.
  package weak var accessoryOwner: UIView?

  open var window: UIWindow? { host == nil ? nil : .main }
  open override var next: UIResponder? { controller ?? superview ?? (host == nil ? nil : UIWindow.main) }
  override var isOnScreen: Bool { host?.isVisible ?? false }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard let now = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: now), at: index)
    host?.structureChanged()
  }

  private func insert(_ view: UIView, at index: Int) {
    view.willMove(toSuperview: self)
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if host != nil { view.attached() }
    host?.structureChanged()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    resignInside()
    superview.willRemoveSubview(self)
    let host = host
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    host?.structureChanged()
    if host != nil { detached() }
  }

  /// The view, and all in it, has come onto the screen.
  package func attached() {
    willMove(toWindow: .main)
    didMoveToWindow()
    layoutIfNeeded()
    subviews.forEach { $0.attached() }
  }

  /// The view, and all in it, has left the screen.
  package func detached() {
    didMoveToWindow()
    subviews.forEach { $0.detached() }
  }

  /// Lets the first responder go where it is in here, whether it wants to or not.
  func resignInside() { loseFocus()?() }

  /// Takes the focus from a responder in here.
  /// - Returns: what tells it that editing has ended; nil where none in here had it.
  package func loseFocus() -> (@MainActor () -> Void)? {
    guard let focus = Stage.current?.focus, let proxy = focus.first as? ResponderProxy,
      (proxy.object as? UIView)?.isDescendant(of: self) ?? false
    else { return nil }
    focus.responderLeft(proxy)
    return { proxy.didResign() }
  }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  /// Takes the keyboard from whatever field in here has it.
  /// - Parameter force: whether the field is not asked.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let focus = Stage.current?.focus, let proxy = focus.first as? ResponderProxy,
      (proxy.object as? UIView)?.isDescendant(of: self) ?? false
    else { return false }
    if focus.move(to: nil) { return true }
    guard force else { return false }
    resignInside()
    return true
  }

  // MARK: - Looks and places, which are kept

  open var frame: CGRect { didSet { if oldValue != frame { setNeedsLayout() } } }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var transform = CGAffineTransform.identity
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var isHidden = false { didSet { if oldValue != isHidden { host?.structureChanged() } } }
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  open var preservesSuperviewLayoutMargins = false
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { UITraitCollection() }
  public private(set) lazy var layer = CALayer()
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: - Accessibility

  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var isAccessibilityElement = false

  // MARK: - Layout

  public private(set) var constraints: [NSLayoutConstraint] = []
  private var needsLayout = true

  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  open func addConstraints(_ new: [NSLayoutConstraint]) { constraints += new }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
  open func removeConstraints(_ old: [NSLayoutConstraint]) { old.forEach(removeConstraint) }

  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }
  open func layoutSubviews() {}
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func draw(_ rect: CGRect) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size == .zero ? size : frame.size }
  open func sizeToFit() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
  open func invalidateIntrinsicContentSize() {}
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func tintColorDidChange() {}

  // MARK: - Gestures

  open var gestureRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  // MARK: - What a person meets

  /// What the view shows.
  package var shown: ShownView {
    ShownView(.container(isHorizontal: false))
  }

  /// The views whose elements stand in this one's place, or in its container.
  package var shownSubviews: [UIView] { subviews }

  /// What a person's touch does.
  package func touch(_ touch: Touch) -> TouchResult { .impossible }

  /// Lets the recognisers of this view, then of those around it, take a touch.
  package func recognise(_ touch: Touch) -> Bool {
    for view in sequence(first: self, next: \.superview) where view.isUserInteractionEnabled {
      let fitting = (view.gestureRecognizers ?? []).filter { $0.isEnabled && $0.takes(touch) }
      fitting.forEach { $0.fire() }
      if !fitting.isEmpty { return true }
    }
    return false
  }

  /// Whether the view, and all around it, let it be used.
  package var isUsable: Bool {
    (host?.isEnabled ?? true) && sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }

  /// Whether a recogniser of this view or of one around it could take a touch.
  package var hasRecognisers: Bool {
    sequence(first: self, next: \.superview).contains { !($0.gestureRecognizers ?? []).isEmpty }
  }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut: Self = []
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 1 << 17)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// Runs the changes; movement is not simulated, so they are complete at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

/// The window of the simulated phone.
@MainActor
open class UIWindow: UIView {
  static let main = UIWindow(frame: UIScreen.main.bounds)
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { true }
  open var windowScene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }
  open func makeKeyAndVisible() {}
  open override var next: UIResponder? { UIApplication.shared }
  open override var window: UIWindow? { self }
  open override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }

  /// The whole screen ends editing, whoever has the focus.
  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool {
    guard let focus = Stage.current?.focus, focus.first != nil else { return false }
    return focus.move(to: nil)
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

@MainActor
open class UITraitCollection {
  public init() {}
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var displayScale: CGFloat { 3 }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: Self = []
  public static let button = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let header = Self(rawValue: 4)
  public static let searchField = Self(rawValue: 8)
  public static let image = Self(rawValue: 16)
  public static let selected = Self(rawValue: 32)
  public static let staticText = Self(rawValue: 64)
  public static let notEnabled = Self(rawValue: 128)
  public static let updatesFrequently = Self(rawValue: 256)
  public static let adjustable = Self(rawValue: 512)
}
