/// The namespace of Combine's subscribers.
public enum Subscribers {
  /// How many more values a subscriber is ready for.
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    /// `UInt.max` stands for unlimited, as the sum of too much does.
    private var count: UInt

    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)

    private init(count: UInt) { self.count = count }

    /// - Precondition: `value` is not negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "Demand must not be negative.")
      return Demand(count: UInt(value))
    }

    /// Nil where the demand is unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
    public static func < (a: Demand, b: Int) -> Bool { a < .max(b) }
    public static func > (a: Demand, b: Int) -> Bool { a > .max(b) }
    public static func == (a: Demand, b: Int) -> Bool { a == .max(b) }
    public static func >= (a: Demand, b: Int) -> Bool { a >= .max(b) }
    public static func <= (a: Demand, b: Int) -> Bool { a <= .max(b) }

    public static func + (a: Demand, b: Demand) -> Demand {
      let (sum, overflow) = a.count.addingReportingOverflow(b.count)
      return overflow || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
    }
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func += (a: inout Demand, b: Int) { a = a + b }

    /// Unlimited demand stays so; less than nothing is nothing.
    public static func - (a: Demand, b: Demand) -> Demand {
      if a == .unlimited { return .unlimited }
      return b == .unlimited || b.count > a.count ? .none : Demand(count: a.count - b.count)
    }
    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func * (a: Demand, b: Int) -> Demand {
      if a == .unlimited { return .unlimited }
      let (product, overflow) = a.count.multipliedReportingOverflow(by: UInt(b))
      return overflow || product > UInt(Int.max) ? .unlimited : Demand(count: product)
    }
    public static func *= (a: inout Demand, b: Int) { a = a * b }

    public var description: String { self == .unlimited ? "unlimited" : "max(\(count))" }
  }

  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// The same ending with another kind of error.
  func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
