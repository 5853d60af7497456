import Combine
import FieldEngine

extension NotificationCenter {
  /// Calls the observer's method at each notification, as long as the observer is there.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    guard type(of: observer) is AnyClass else { return }
    let entry = SelectorObservation(observer as AnyObject, selector, name)
    entry.token = addObserver(forName: name, object: object, queue: nil) { [weak entry] in entry?.deliver($0) }
    SelectorObservation.all.append(entry)
  }

  /// Ends all that `addObserver(_:selector:name:object:)` began for this observer.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
    // What `addObserver(forName:)` gave comes this way too.
    let token: Any = observer
    removeObserver(token)
  }

  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    SelectorObservation.all.removeAll { entry in
      guard entry.isOver || entry.concerns(observer, name) else { return false }
      if let token = entry.token { removeObserver(token as Any) }
      return true
    }
  }
}

/// Everything happens on one thread, which Foundation cannot know.
private final class SelectorObservation: @unchecked Sendable {
  nonisolated(unsafe) static var all: [SelectorObservation] = []
  private weak var observer: AnyObject?
  private let selector: Selector
  private let name: NSNotification.Name?
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?) {
    self.observer = observer
    self.selector = selector
    self.name = name
  }

  var isOver: Bool { observer == nil }

  func concerns(_ object: AnyObject, _ name: NSNotification.Name?) -> Bool {
    observer === object && (name == nil || name == self.name)
  }

  func deliver(_ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    MainActor.assumeIsolated {
      if let observer { _ = selector.send(to: observer, sender: notification) }
    }
  }
}

extension Combine.Timer {
  /// Sends the message to the target at each turn; the timer keeps the target.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Combine.Timer {
    nonisolated(unsafe) let target = target
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      MainActor.assumeIsolated { _ = selector.send(to: target, sender: timer) }
    }
  }
}
