/// A button: a tap sends `touchUpInside`.
@MainActor
open class UIButton: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  open private(set) var buttonType = ButtonType.custom

  /// The look of a button of today.
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var showsActivityIndicator = false
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public static func plain() -> Self { Self() }
    public static func gray() -> Self { Self() }
    public static func tinted() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func bordered() -> Self { Self() }
    public static func borderedTinted() -> Self { Self() }
    public static func borderedProminent() -> Self { Self() }
    public static func borderless() -> Self { Self() }
  }
  open var configuration: Configuration?

  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]

  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  open func title(for state: State) -> String? { titles[state.rawValue] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state.rawValue] = title?.string
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
  open var currentTitle: String? { titles[state.rawValue] ?? titles[State.normal.rawValue] ?? configuration?.title }
  open var currentImage: UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] ?? configuration?.image }
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var role = Role.normal
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  package override var shown: ShownView {
    var shown = ShownView(.button)
    shown.label =
      accessibilityLabel ?? currentTitle ?? configuration?.attributedTitle.map { String($0.characters) }
      ?? currentImage?.name ?? ""
    shown.systemImage = currentImage?.name
    shown.isEnabled = isUsable
    if let menu, showsMenuAsPrimaryAction {
      shown.options = menu.actions.map { ($0.title, $0.state == .on) }
    }
    return shown
  }
  package override var shownSubviews: [UIView] { [] }

  package override func touch(_ touch: Touch) -> TouchResult {
    switch touch {
    case .tap:
      guard !(showsMenuAsPrimaryAction && menu != nil) else { return .done }
      sendActions(for: .touchDown)
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return .done
    case .pick(let title):
      guard let action = menu?.actions.first(where: { $0.title == title }) else { return .impossible }
      sendActions(for: .menuActionTriggered)
      action.run(self)
      return .done
    default: return .impossible
    }
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let leading = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let trailing = Self(rawValue: 8)
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
