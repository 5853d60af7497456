import Foundation

extension View {
  public nonisolated func zIndex(_ value: Double) -> _Looks<Self> { looks }
  public nonisolated func layoutPriority(_ value: Double) -> _Looks<Self> { looks }
  public nonisolated func fixedSize() -> _Looks<Self> { looks }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> _Looks<Self> { looks }
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> _Looks<Self> { looks }
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> _Looks<Self> { looks }
  public nonisolated func scaledToFit() -> _Looks<Self> { looks }
  public nonisolated func scaledToFill() -> _Looks<Self> { looks }

  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> _Looks<Self> { looks }
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> _Looks<Self> { looks }

  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> _Looks<Self> { looks }
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> _Looks<Self> { looks }

  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> _Looks<Self> { looks }
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> _Looks<Self> { looks }

  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> _Looks<Self> { looks }
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> _Looks<Self> { looks }
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> _Looks<Self> { looks }
}

/// How an aspect ratio is kept.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// The parts of the screen that something else covers.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1)
  public static let dragPreview = Self(rawValue: 2)
  public static let contextMenuPreview = Self(rawValue: 4)
  public static let hoverEffect = Self(rawValue: 8)
  public static let focusEffect = Self(rawValue: 16)
  public static let accessibility = Self(rawValue: 32)
}

/// A view's size and the places of its guides.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide == .leading ? 0 : guide == .trailing ? width : width / 2
  }
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide == .top ? 0 : guide == .center ? height / 2 : height
  }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// An alignment of one's own.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  public init(_ id: any AlignmentID.Type) { self.init(name: String(reflecting: id)) }
}

extension VerticalAlignment {
  public init(_ id: any AlignmentID.Type) { self.init(name: String(reflecting: id)) }
}
