/// What comes along with a change of state: its animation, and which changes belong together.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  /// Tells one `withTransaction` from another; 0 outside of all.
  private var number = 0

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  nonisolated(unsafe) private static var current: Transaction?
  nonisolated(unsafe) private static var lastNumber = 0

  static var currentNumber: Int { current?.number ?? 0 }

  /// Runs `body` with this as the transaction of all that it writes; writes outside of it are another update.
  func asCurrent<R>(_ body: () throws -> R) rethrows -> R {
    var transaction = self
    Self.lastNumber += 1
    transaction.number = Self.lastNumber
    let outer = Self.current
    Self.current = transaction
    defer { Self.current = outer }
    return try body()
  }

  /// Runs `body` in this transaction where it says anything, else in the present one.
  func whileCurrent(_ body: () -> Void) {
    if animation == nil, !disablesAnimations, !isContinuous { body() } else { asCurrent(body) }
  }
}

/// Runs `body` with this transaction.
public func withTransaction<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
  try transaction.asCurrent(body)
}

/// Runs `body`; what it writes is animated. The values on the screen change at once: movement is not simulated.
public func withAnimation<R>(_ animation: Animation? = .default, _ body: () throws -> R) rethrows -> R {
  try Transaction(animation: animation).asCurrent(body)
}

/// As `withAnimation`, and then, as no time passes, `completion`.
public func withAnimation<R>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> R, completion: @escaping () -> Void
) rethrows -> R {
  let result = try Transaction(animation: animation).asCurrent(body)
  completion()
  return result
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = Self(name: "logicallyComplete")
  public static let removed = Self(name: "removed")
}
