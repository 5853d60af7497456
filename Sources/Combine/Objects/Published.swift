/// Publishes a property of a class: its subscribers get the new value before the property holds it.
@propertyWrapper
public struct Published<Value> {
  var storage: PublishedStorage<Value>

  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// Begins with the present value, then follows the property's changes.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.receive(subscriber: subscriber)
    }
  }
}

/// What a `Published` of whatever value stands on.
public class _AnyPublishedStorage {
  /// The publisher of the object that has the property; nil until somebody asks for it.
  var objectWillChange: ObservableObjectPublisher?

  /// Told of each write before anybody else is: the old and the new value.
  public var _onWrite: ((_ old: Any, _ new: Any) -> Void)?

  public var _anyValue: Any { fatalError("A published property always has a type.") }
  public var _valueType: Any.Type { fatalError("A published property always has a type.") }

  fileprivate init() {}
}

final class PublishedStorage<Value>: _AnyPublishedStorage {
  private(set) var value: Value

  /// Sends new values while `value` is still the old one. Made when somebody subscribes.
  private(set) lazy var subject = PublishedSubject(self)
  private var hasSubject = false

  fileprivate init(_ value: Value) { self.value = value }

  override var _anyValue: Any { value }
  override var _valueType: Any.Type { Value.self }

  /// Tells of the write, then of the coming change, then the new value to subscribers; then the property changes.
  func set(_ newValue: Value) {
    _onWrite?(value, newValue)
    objectWillChange?.send()
    if hasSubject { subject.send(newValue) }
    value = newValue
  }

  fileprivate func subjectMade() { hasSubject = true }

  private var assignments: [AnyCancellable] = []

  /// Ends an assignment to this property when the property goes.
  fileprivate func keep(_ cancel: @escaping () -> Void) { assignments.append(AnyCancellable(cancel)) }
}

/// The subscribers of one published property.
final class PublishedSubject<Value> {
  private let conduits = ConduitList<Value, Never>()
  private unowned let storage: PublishedStorage<Value>

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
    storage.subjectMade()
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    var hasBegun = false
    conduits.add(subscriber) { [weak self] conduit in
      guard let self, !hasBegun, conduit.demand > .none else { return }
      hasBegun = true
      conduit.offer(self.storage.value)
    }
  }

  func send(_ value: Value) { conduits.send(value) }
}

extension Publisher where Failure == Never {
  /// Writes each value into a published property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedAssignment(published.storage))
  }
}

/// Ends with the property, which it does not keep.
private final class PublishedAssignment<Value>: Subscriber {
  typealias Failure = Never
  private weak var storage: PublishedStorage<Value>?
  private var upstream = Upstream()

  init(_ storage: PublishedStorage<Value>) { self.storage = storage }

  func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    storage?.keep { [weak self] in self?.upstream.cancel() }
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.set(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { upstream.end() }
}
