/// Remembers what was proven, so that nothing is run again as long as it is the same.
///
/// Only what held is kept: a fault is found anew each time.
public protocol ProofMemory: Sendable {
  /// Whether what has this key was proven before.
  func holds(_ key: String) -> Bool
  func keep(_ keys: [String])
}

/// Remembers nothing.
public struct NoMemory: ProofMemory {
  public init() {}
  public func holds(_ key: String) -> Bool { false }
  public func keep(_ keys: [String]) {}
}
