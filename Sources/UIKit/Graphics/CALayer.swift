/// How a view's rectangle is drawn; kept, not drawn.
@MainActor
open class CALayer {
  public init() {}
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners = CACornerMask.all
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var masksToBounds = false
  open var opacity: Float = 1
  open var isHidden = false
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var name: String?
  public private(set) var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  open func removeFromSuperlayer() {}
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = Self(rawValue: "circular")
  public static let continuous = Self(rawValue: "continuous")
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all: Self = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// A colour as graphics know it.
public final class CGColor: Hashable, Sendable {
  let color: UIColor
  init(_ color: UIColor) { self.color = color }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  public var alpha: CGFloat { color.components.alpha }
}
