/// A rule about the places of two views. It is kept with its constant and priority; nothing is laid out by it.
@MainActor
open class NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
  }

  open var constant: CGFloat
  open private(set) var multiplier: CGFloat
  open var priority = UILayoutPriority.required
  open var isActive = false
  open var identifier: String?

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.multiplier = multiplier
    self.constant = constant
  }

  init(multiplier: CGFloat = 1, constant: CGFloat = 0) {
    self.multiplier = multiplier
    self.constant = constant
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] { [NSLayoutConstraint()] }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let dragThatCanResizeScene = Self(510)
  public static let defaultLow = Self(250)
  public static let fittingSizeLevel = Self(50)
}

/// An edge or a middle of a view, from which constraints are made.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
  public init() {}
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

@MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 8 * multiplier) }
}

@MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 8 * multiplier) }
}

@MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(multiplier: multiplier, constant: constant) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(multiplier: multiplier, constant: constant) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(multiplier: multiplier, constant: constant) }
}

/// Something that has edges: a view or an area of one.
@MainActor
public protocol _Anchored {}

extension _Anchored {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init() }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init() }
  public var leftAnchor: NSLayoutXAxisAnchor { .init() }
  public var rightAnchor: NSLayoutXAxisAnchor { .init() }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init() }
  public var topAnchor: NSLayoutYAxisAnchor { .init() }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init() }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init() }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init() }
  public var widthAnchor: NSLayoutDimension { .init() }
  public var heightAnchor: NSLayoutDimension { .init() }
}

extension UIView: _Anchored {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public func addLayoutGuide(_ guide: UILayoutGuide) {}
}

@MainActor
open class UILayoutGuide: _Anchored {
  public init() {}
  open var layoutFrame: CGRect { .zero }
  open var identifier = ""
}
