/// An item of a bar.
@MainActor
open class UIBarItem {
  init() {}
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button of a bar, room between buttons, or a view of one's own.
@MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, done = 2, prominent }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var customView: UIView?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var isHidden = false
  open var isSelected = false
  private var weakTarget = WeakTarget(nil)
  open weak var target: AnyObject? { didSet { weakTarget = WeakTarget(target) } }
  package let systemItem: SystemItem?
  /// The button by which a person meets the item.
  package private(set) lazy var view: UIView = customView ?? BarButtonView(self)

  public override init() {
    systemItem = nil
    super.init()
  }

  private init(_ system: SystemItem?, target: Any?, action: Selector?) {
    systemItem = system
    weakTarget = WeakTarget(target)
    self.action = action
    super.init()
  }

  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(barButtonSystemItem, target: target, action: action)
    if systemItem == .done { style = .done }
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(nil, target: target, action: action)
    self.title = title
    self.style = style
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(nil, target: target, action: action)
    self.image = image
    self.style = style
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(nil, target: nil, action: nil)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init(nil, target: nil, action: nil)
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// What a person calls it: its title, else the system's word for it, which the screen puts into its own language.
  var name: String { accessibilityLabel ?? title ?? systemItem?.name ?? image?.name ?? "" }

  func press() {
    if let primaryAction { return primaryAction.run(self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: weakTarget.object, from: self, for: UIEvent())
  }
}

extension UIBarButtonItem.SystemItem {
  /// The English word on it.
  package var name: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
}

/// Stands on the screen for an item.
@MainActor
package final class BarButtonView: UIView {
  private unowned let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The kind of button that the system names; nil where the program did.
  package var systemItem: UIBarButtonItem.SystemItem? {
    item.title == nil && item.accessibilityLabel == nil ? item.systemItem : nil
  }

  package override var shown: ShownView {
    guard !item.isSpace else { return ShownView(.spacer) }
    var shown = ShownView(.button)
    shown.label = item.name
    shown.systemImage = item.image?.name
    shown.isEnabled = item.isEnabled
    shown.isBold = item.style == .done
    return shown
  }

  package override var isUsable: Bool { item.isEnabled && super.isUsable }

  package override func touch(_ touch: Touch) -> TouchResult {
    guard touch == .tap, !item.isSpace else { return .impossible }
    item.press()
    return .done
  }
}

/// A bar of items, often above the keyboard.
@MainActor
open class UIToolbar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var items: [UIBarButtonItem]? {
    didSet {
      (oldValue ?? []).forEach { $0.view.removeFromSuperview() }
      (items ?? []).forEach { addSubview($0.view) }
    }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?

  package override var shown: ShownView { ShownView(.container(isHorizontal: true)) }
  package override var shownSubviews: [UIView] { (items ?? []).filter { !$0.isHidden }.map(\.view) }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }
