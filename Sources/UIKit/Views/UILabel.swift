/// Words that nobody edits.
@MainActor
open class UILabel: UIView {
  private var attributed: NSAttributedString?
  open var text: String? { didSet { attributed = nil } }
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var preferredMaxLayoutWidth: CGFloat = 0

  package override var shown: ShownView {
    var shown = ShownView(.text)
    shown.label = accessibilityLabel ?? text ?? ""
    shown.isBold = font?.isBold ?? false
    return shown
  }
}

/// A picture.
@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  package override var shown: ShownView {
    var shown = ShownView(.image)
    shown.label = accessibilityLabel ?? image?.name ?? ""
    shown.systemImage = image?.name
    return shown
  }
}

/// Views in a row or a column.
@MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  nonisolated public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }
  /// Takes a view out of the row; it stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
  open override func willRemoveSubview(_ subview: UIView) { arrangedSubviews.removeAll { $0 === subview } }

  package override var shown: ShownView { ShownView(.container(isHorizontal: axis == .horizontal)) }
  package override var shownSubviews: [UIView] {
    arrangedSubviews + subviews.filter { !arrangedSubviews.contains($0) }
  }
}

/// Content that is larger than its rectangle.
@MainActor
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// How far something has come.
@MainActor
open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  package override var shown: ShownView {
    var shown = ShownView(.progressView)
    shown.label = accessibilityLabel ?? ""
    shown.fraction = Double(progress)
    return shown
  }
}

/// Says that something is going on.
@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(style: Style) { self.init(frame: .zero) }
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open var color: UIColor! = .gray
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  package override var shown: ShownView {
    guard isAnimating || !hidesWhenStopped else { return ShownView(.container(isHorizontal: false)) }
    var shown = ShownView(.progressView)
    shown.label = accessibilityLabel ?? ""
    return shown
  }
}

/// A blurred pane.
@MainActor
open class UIVisualEffectView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(effect: UIVisualEffect?) { self.init(frame: .zero) }
  public private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
}

@MainActor
open class UIVisualEffect {
  public init() {}
}

@MainActor
public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemMaterial, systemThinMaterial
  }
  public convenience init(style: Style) { self.init() }
}
