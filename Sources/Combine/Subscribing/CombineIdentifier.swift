/// Tells subscriptions and subscribers apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let value: UInt64
  nonisolated(unsafe) private static var last: UInt64 = 0

  /// An identifier that no other has.
  public init() {
    Self.last += 1
    value = Self.last
  }

  /// The identifier of an object, the same each time.
  public init(_ object: AnyObject) { value = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  public var description: String { "0x" + String(value, radix: 16) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
