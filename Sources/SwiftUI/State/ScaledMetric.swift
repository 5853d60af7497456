import Foundation

/// A number that grows with the size of texts that the person chose; at the default size it is the number given.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  @Environment(\.dynamicTypeSize) private var size

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }
  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value { value * Value(size.scale) }
}

extension DynamicTypeSize {
  /// The body font's size compared with the default of 17 points (Human Interface Guidelines, Typography).
  fileprivate var scale: Double {
    let points: Double =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return points / 17
  }
}
