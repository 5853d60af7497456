/// A publisher into which values are put from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Passes what it receives into a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
  private var subject: S?
  private var upstream = Upstream()

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    if upstream.accept(subscription) { subject?.send(subscription: subscription) }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    upstream.end()
    subject?.send(completion: completion)
    subject = nil
  }

  func cancel() {
    upstream.cancel()
    subject = nil
  }
}
