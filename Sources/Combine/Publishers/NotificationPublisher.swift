import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let relay = NotificationRelay()
      let subscription = OutletSubscription(subscriber) { [center] in relay.stop(center) }
      subscription.outlet.begin(subscription)
      let deliver = NonSendable { [outlet = subscription.outlet] (notification: Notification) in
        outlet.send(notification)
      }
      relay.token = NonSendable(center.observe(name, object, deliver))
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  fileprivate func observe(
    _ name: Notification.Name, _ object: AnyObject?, _ deliver: NonSendable<(Notification) -> Void>
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: nil) { deliver.value($0) }
  }
}

/// Everything happens on one thread, which Foundation cannot know.
private struct NonSendable<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

private final class NotificationRelay {
  var token: NonSendable<any NSObjectProtocol>?

  func stop(_ center: NotificationCenter) {
    if let token { center.removeObserver(token.value) }
    token = nil
  }
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}
