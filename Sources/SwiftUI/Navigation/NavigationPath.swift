/// Values of any types that a navigation stack has on it, the first pushed first.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// - Precondition: there are as many values.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// A stack that keeps its path itself.
@MainActor
final class OwnNavigationPath: NavigationPathStore {
  private let location: Location<NavigationPath>

  init(_ queue: UpdateQueue, _ node: _Node) {
    location = Location(NavigationPath())
    location.install(in: queue, owner: nil)
  }

  var values: [AnyHashable] { location.get().values }
  func accepts(_ value: AnyHashable) -> Bool { true }
  func append(_ value: AnyHashable) {
    var path = location.latest
    path.append(value)
    location.setSilently(path)
  }
  func removeLast(_ count: Int) {
    var path = location.latest
    path.removeLast(min(count, path.count))
    location.setSilently(path)
  }
}

/// A stack whose path the program keeps, of any types.
struct BoundNavigationPath: NavigationPathStore {
  let path: Binding<NavigationPath>

  var values: [AnyHashable] { path.wrappedValue.values }
  func accepts(_ value: AnyHashable) -> Bool { true }
  func append(_ value: AnyHashable) { path.wrappedValue.append(value) }
  func removeLast(_ count: Int) { path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) }
}

/// A stack whose path the program keeps as a collection of one type.
struct CollectionNavigationPath<Data>: NavigationPathStore
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
{
  let path: Binding<Data>

  var values: [AnyHashable] { path.wrappedValue.map { AnyHashable($0) } }
  func accepts(_ value: AnyHashable) -> Bool { value.base is Data.Element }
  func append(_ value: AnyHashable) {
    if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
  }
  func removeLast(_ count: Int) {
    let end = path.wrappedValue.endIndex
    let start = path.wrappedValue.index(end, offsetBy: -min(count, path.wrappedValue.count))
    path.wrappedValue.removeSubrange(start..<end)
  }
}
