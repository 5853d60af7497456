import Combine
import Contract
import FieldEngine
import Observation
@_spi(Reflection) import Swift

/// The observable objects that views on the screen hold: their properties are listed among the state, writes to them
/// are recorded, and an `ObservableObject` that is about to change brings the views back that observe it.
@MainActor
final class ObjectRegistry {
  private unowned let graph: ViewGraph
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var heldBy: [ObjectIdentifier: [ObjectIdentifier]] = [:]

  nonisolated init(_ graph: ViewGraph) { self.graph = graph }

  private final class Entry {
    let object: AnyObject
    var holders: [Holder] = []
    var locations: [ObjectPropertyLocation] = []
    var subscription: AnyCancellable?
    /// Nodes that read a property through a binding.
    var readers = Readers()
    init(_ object: AnyObject) { self.object = object }
  }

  private struct Holder {
    let id: ObjectIdentifier
    unowned(unsafe) let node: _Node
    let isSubscriber: Bool
  }

  /// Whether values of the type are objects whose properties are observed.
  nonisolated static func isObservableClass(_ type: Any.Type) -> Bool {
    type is AnyObject.Type && (type is any Observable.Type || type is any ObservableObject.Type)
  }

  // MARK: - Holding

  /// Notes that `holder` holds the object for the view at `node`.
  /// - Parameter isSubscriber: whether the view is evaluated again at each change of an `ObservableObject`.
  func hold(_ object: AnyObject, by holder: AnyObject, of node: _Node, isSubscriber: Bool) {
    let id = ObjectIdentifier(object)
    let entry = entries[id] ?? add(object)
    guard !entry.holders.contains(where: { $0.id == ObjectIdentifier(holder) }) else { return }
    entry.holders.append(Holder(id: ObjectIdentifier(holder), node: node, isSubscriber: isSubscriber))
    heldBy[ObjectIdentifier(holder), default: []].append(id)
    own(entry)
  }

  /// The holder leaves, or holds its objects no longer.
  func release(by holder: AnyObject) {
    for id in heldBy.removeValue(forKey: ObjectIdentifier(holder)) ?? [] {
      guard let entry = entries[id] else { continue }
      entry.holders.removeAll { $0.id == ObjectIdentifier(holder) }
      if entry.holders.isEmpty { remove(id, entry) } else { own(entry) }
    }
  }

  private func add(_ object: AnyObject) -> Entry {
    let entry = Entry(object)
    entries[ObjectIdentifier(object)] = entry
    entry.locations = ObjectPropertyLocation.all(of: object, graph.queue)
    if let object = object as? any ObservableObject { entry.subscription = subscribe(to: object, entry) }
    return entry
  }

  /// The first view that holds an object is the one under which its properties are listed.
  private func own(_ entry: Entry) {
    guard let first = entry.holders.first else { return }
    for location in entry.locations {
      if location.owner != nil, location.owner?.node === first.node { continue }
      location.owner = PropertyOwner(
        node: first.node, view: typeName(type(of: entry.object)), name: location.name, wrapper: "Observable")
      graph.register(location)
    }
  }

  private func remove(_ id: ObjectIdentifier, _ entry: Entry) {
    entries[id] = nil
    entry.subscription?.cancel()
    for location in entry.locations {
      location.stopWatching()
      graph.unregister(location)
    }
  }

  // MARK: - Change

  private func subscribe<Object: ObservableObject>(to object: Object, _ entry: Entry) -> AnyCancellable {
    object.objectWillChange.sink { [unowned self, unowned entry] _ in
      MainActor.assumeIsolated { objectWillChange(entry) }
    }
  }

  private func objectWillChange(_ entry: Entry) {
    guard entry.holders.contains(where: \.isSubscriber) || !entry.readers.isEmpty else { return }
    if EventLoop.shared.isBackground {
      graph.trace.warning(
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
          + "(via operators like receive(on:)) on model updates.")
    }
    guard Evaluation.reader == nil else {
      graph.trace.warning(
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
      return
    }
    for holder in entry.holders where holder.isSubscriber { graph.queue.mark(holder.node) }
    entry.readers.fire(into: graph.queue)
  }

  /// A binding's reader follows the object too, whoever handed the binding on.
  func noteRead(of object: AnyObject, by reader: _Node) {
    guard let entry = entries[ObjectIdentifier(object)], entry.subscription != nil else { return }
    entry.readers.add(reader)
  }

  /// A property of an `@Observable` object was written.
  func didWrite(_ object: AnyObject, _ name: String, old: Any, new: Any) {
    guard let entry = entries[ObjectIdentifier(object)] else { return }
    entry.locations.first { $0.name == name }?.record(old: old, new: new)
  }
}

/// A stored property of an observable object, as the document lists it.
final class ObjectPropertyLocation: AnyLocation, @unchecked Sendable {
  let name: String
  private let type: Any.Type
  private let read: () -> Any
  private let trace: Trace
  private let published: _AnyPublishedStorage?

  private init(
    _ name: String, _ type: Any.Type, _ queue: UpdateQueue, published: _AnyPublishedStorage? = nil,
    read: @escaping () -> Any
  ) {
    self.name = name
    self.type = type
    self.read = read
    self.published = published
    trace = queue.trace
    super.init()
    published?._onWrite = { [unowned self] old, new in record(old: old, new: new) }
  }

  func stopWatching() { published?._onWrite = nil }

  override var described: ValueDescription { ValueDescription(read()) }
  override var valueType: Any.Type { type }

  /// Notes a call of the property's setter.
  func record(old: Any, new: Any) {
    let changed = !areEqualAny(old, new)
    writeCalls += 1
    if changed { writeChanges += 1 }
    guard let owner, trace.isRecording else { return }
    trace.write(
      name: name, view: owner.view, path: MainActor.assumeIsolated { owner.node.instancePath }, type: typeName(type),
      old: ValueDescription(old), new: ValueDescription(new), changed: changed)
  }

  /// The `@Published` properties of an object, and the observed ones of an `@Observable` one, in the order of their
  /// declaration. The object must outlive them.
  static func all(of object: AnyObject, _ queue: UpdateQueue) -> [ObjectPropertyLocation] {
    if object is any ObservableObject {
      return _PublishedProperty.all(of: object).map { property in
        ObjectPropertyLocation(property.name, property.storage._valueType, queue, published: property.storage) {
          property.storage._anyValue
        }
      }
    }
    guard object is any Observable else { return [] }
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return ObservedField.all(of: Swift.type(of: object)).map { field in
      ObjectPropertyLocation(field.name, field.type, queue) { field.value(base + field.offset) }
    }
  }
}

/// A stored property that the `Observable` macro made.
private struct ObservedField {
  let name: String
  let type: Any.Type
  let offset: Int

  nonisolated(unsafe) private static var known: [ObjectIdentifier: [ObservedField]] = [:]

  /// The macro keeps `email` in `_email`; what it leaves alone is not observed.
  static func all(of type: AnyClass) -> [ObservedField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [ObservedField] = []
    // The options `classType` and `ignoreUnknown`.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 0b11)) { label, offset, fieldType, _ in
      let label = String(cString: label)
      if label.hasPrefix("_"), !label.hasPrefix("_$") {
        fields.append(ObservedField(name: String(label.dropFirst()), type: fieldType, offset: offset))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  func value(_ pointer: UnsafeRawPointer) -> Any {
    func load<T>(_: T.Type) -> Any { pointer.assumingMemoryBound(to: T.self).pointee }
    return _openExistential(type, do: load)
  }
}

/// What a prepared file calls in the `didSet` that each observed property of an `@Observable` class gets.
public enum _ObservableWrites {
  /// Tells that a setter ran. Does nothing for an object that no view on the screen holds.
  public static func record<Object: AnyObject, Value>(_ object: Object, _ name: String, _ old: Value, _ new: Value) {
    let written = Unchecked(value: (object: object, old: old, new: new))
    MainActor.assumeIsolated {
      let written = written.value
      ViewGraph.current?.objects.didWrite(written.object, name, old: written.old, new: written.new)
    }
  }
}
