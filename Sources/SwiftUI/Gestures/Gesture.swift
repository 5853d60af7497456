import Foundation

/// What a person does with a finger, and what it means.
///
/// A tap, a long press and a swipe reach the gestures that take them, from the innermost view outwards; nothing is
/// told of a finger on its way.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }

  /// The gesture's value where `input` ends it; nil where it means nothing to it.
  func _recognize(_ input: _GestureInput) -> Value?
}

extension Gesture {
  public func _recognize(_ input: _GestureInput) -> Value? { body._recognize(input) as? Value }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What a person did.
public struct _GestureInput: Sendable {
  enum Kind: Equatable {
    case tap(count: Int)
    case longPress
    case swipe(Interaction.Direction)
  }
  let kind: Kind
}

/// One or more taps.
public struct TapGesture {
  public var count: Int
  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Void? {
    guard case .tap(let taps) = input.kind, taps.isMultiple(of: max(1, count)) else { return nil }
    return ()
  }
}

/// One or more taps, and where.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public var count: Int
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }
}

extension SpatialTapGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Value? {
    TapGesture(count: count)._recognize(input).map { Value(location: .zero) }
  }
}

/// A finger that stays where it is.
public struct LongPressGesture {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Bool? { input.kind == .longPress ? true : nil }
}

/// A finger that moves.
public struct DragGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var velocity: CGSize { CGSize(width: translation.width * 5, height: translation.height * 5) }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far a swipe goes, in points.
  static let reach = 200.0

  public var minimumDistance: CGFloat
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
  }
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }
}

extension DragGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Value? {
    guard case .swipe(let direction) = input.kind else { return nil }
    let end =
      switch direction {
      case .left: CGPoint(x: -Self.reach, y: 0)
      case .right: CGPoint(x: Self.reach, y: 0)
      case .up: CGPoint(x: 0, y: -Self.reach)
      case .down: CGPoint(x: 0, y: Self.reach)
      }
    return Value(time: Date(), location: end, startLocation: .zero)
  }
}

/// Two fingers that move apart. No action of a person does that here.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnifyGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Value? { nil }
}

/// The former name of two fingers that move apart.
public struct MagnificationGesture {
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnificationGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> CGFloat? { nil }
}

/// Two fingers that turn about each other. No action of a person does that here.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotateGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Value? { nil }
}

/// The former name of two fingers that turn about each other.
public struct RotationGesture {
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension RotationGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Angle? { nil }
}
