/// An activity that can be ended early.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps this activity until the collection lets it go.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this activity until the set lets it go.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Runs its action once: at `cancel()` or when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  public func cancel() {
    let action = self.action
    self.action = nil
    action?()
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Keeps this activity until the collection lets it go.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this activity until the set lets it go.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
