import Contract
import FieldEngine

/// A tree of views on one screen, and the pass that keeps it up to date.
///
/// One pass ends each event: writes are merged by transaction, only the nodes that read what changed are evaluated
/// again, and `onChange` compares afterwards. Nothing sweeps the tree.
@MainActor
public final class ViewGraph {
  let queue: UpdateQueue
  let rootEnvironment: EnvironmentFrame
  private(set) var focus: FocusCoordinator!
  /// Where views of UIKit meet the device.
  private let stage: Stage
  /// Behaviours on which sources disagree, as chosen for this run.
  public let policies: Policies
  public let platform: Platform
  private(set) var root: _Node?
  /// The graph that was made last, for what belongs to no view.
  private(set) static weak var current: ViewGraph?

  /// Counts changes of what stands on the screen and in which order; `refs` and paths hold as long as it stays.
  public private(set) var structureVersion = 0
  /// Counts flushes: what `screen()` gave holds as long as it stays.
  public private(set) var contentVersion = 0
  /// Texts whose words changed since the screen was last compared, oldest first.
  var changedTexts = TextChanges()
  /// The elements with their `ref`s, as of `referenceVersion`.
  var references: ScreenIndex?
  var referenceVersion = -1
  /// The number of the present flush, for what may happen only so often in one frame.
  private(set) var frame = 0
  /// What the screen said when a part of the tree came or went, so that new texts can be told from old ones.
  public var trace: Trace { queue.trace }
  /// Views nested deeper than this are taken for a view that contains itself (the stack would overflow).
  static let deepestNesting = 512
  /// Ends the run where a view of the given name contains itself without end; the host reports it as the run's outcome.
  public var onLivelock: (String) -> Never = { fatalError("The body of \($0) contains itself without end.") }
  /// Every property wrapper's storage that is on the screen, in the order in which it was installed.
  private(set) var properties = PropertyRegistry()
  /// The observable objects that views on the screen hold.
  private(set) lazy var objects = ObjectRegistry(self)

  public init(
    trace: Trace, focusSystem: FocusSystem, policies: Policies, platform: Platform,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    queue = UpdateQueue(trace: trace)
    stage = Stage(focus: focusSystem, trace: trace)
    self.policies = policies
    self.platform = platform
    var values = EnvironmentValues()
    values.focusReadiness = .init(delay: policies.focusReadyDelay, policy: "focusReadyDelay")
    let editMode = Location(EditMode.inactive)
    editMode.install(in: queue, owner: nil)
    values.editMode = Binding(source: LocationSource(editMode))
    environment(&values)
    rootEnvironment = EnvironmentFrame(root: values, queue: queue)
    focus = FocusCoordinator(system: focusSystem, graph: self)
    CurrentTrace.shared = trace
    Self.current = self
  }

  /// Shows a view as the root of the screen and lets it appear.
  public func show<V: View>(_ view: V) {
    root?.leave()
    isShown = false
    structureChanged()
    root = V._make(view, in: rootPlace)
    flush()
    changedTexts.removeAll()
    isShown = true
  }

  var rootPlace: _Place { _Place(parent: nil, environment: rootEnvironment, graph: self) }

  /// Brings the screen up to date with all that was written, and runs the actions which that calls for.
  public func flush() {
    guard !queue.isIdle else { return }
    // What goes in this pass is told by the number that it had before.
    if isShown, trace.isRecording { indexScreen() }
    frame += 1
    contentVersion += 1
    repeat {
      queue.applyNextBatch()
      update()
      settle()
      recordTextChanges()
      runActions()
    } while !queue.isIdle
  }

  /// Whether a flush has anything to do.
  public var needsFlush: Bool { !queue.isIdle }

  /// Whether nodes are being evaluated: what is on the screen is not whole then.
  private(set) var isUpdating = false

  private func update() {
    isUpdating = true
    defer { isUpdating = false }
    while let node = queue.popDue() {
      guard node.isQueued else { continue }
      node.isQueued = false
      guard !node.isRemoved else { continue }
      node.evaluate()
    }
  }

  private func settle() {
    while !queue.settlements.isEmpty {
      let work = queue.settlements
      queue.settlements.removeAll()
      work.forEach { $0() }
      update()
    }
  }

  private func runActions() {
    let appearances = queue.appearances.reversed()
    let disappearances = queue.disappearances
    let changes = queue.changes
    queue.appearances.removeAll()
    queue.disappearances.removeAll()
    queue.changes.removeAll()
    appearances.forEach { $0() }
    // What appearing brings about is a frame of its own (ledger B7).
    if !appearances.isEmpty { frame += 1 }
    disappearances.forEach { $0() }
    changes.forEach { $0() }
  }

  /// How often the body of each of the learner's views ran.
  public var bodyCounts = BodyCounts()
  /// Evaluations of the learner's views so far.
  public var bodyTotal: Int { bodyCounts.total }
  private var paths = InstancePaths()
  /// Whether the screen has been shown once: what comes later is a change.
  private(set) var isShown = false

  func instancePath(of node: _Node) -> String { paths.path(of: node, version: structureVersion) }

  /// Lets the storage of a view that leaves go.
  func retire(_ slots: PropertySlots) {
    for storage in slots.storage {
      if let location = storage as? AnyLocation {
        unregister(location)
        location.retire()
      }
      (storage as? any PropertyStorage)?.willLeave()
    }
    objects.release(by: slots)
  }

  /// Ends the run when views are nested so deeply that one must contain itself.
  func checkNesting(of node: _Node, _ name: String) {
    guard node.depth >= Self.deepestNesting else { return }
    let nested = node.ancestors.count { $0.viewName != nil }
    guard nested >= Self.deepestNesting / 2 || node.depth >= Self.deepestNesting * 4 else { return }
    onLivelock(name)
  }

  func structureChanged() { structureVersion += 1 }

  /// Notes that a policy decided something here.
  public func notePolicy(_ name: String) {
    trace.record(.policy, ["name": .string(name), "value": JSON(policies[name])])
  }

  func register(_ location: AnyLocation) { properties.add(location) }
  func unregister(_ location: AnyLocation) { properties.remove(location) }
}

/// Storage that must end something when its view leaves.
@MainActor protocol PropertyStorage: AnyObject {
  func willLeave()
}

/// Counts evaluations by instance.
@MainActor
public struct BodyCounts {
  public private(set) var total = 0
  private var byPath: [String: Int] = [:]
  private var order: [String] = []
  /// Counting by instance needs its path, which costs more than counting.
  public var isDetailed = false

  mutating func count(_ node: _Node) {
    total += 1
    guard isDetailed else { return }
    let path = node.instancePath
    if byPath.updateValue((byPath[path] ?? 0) + 1, forKey: path) == nil { order.append(path) }
  }

  public var all: [(path: String, count: Int)] { order.map { ($0, byPath[$0] ?? 0) } }
}

/// The storage of the property wrappers on the screen, in the order in which it came.
struct PropertyRegistry {
  private var order: [AnyLocation?] = []
  private var index: [ObjectIdentifier: Int] = [:]

  mutating func add(_ location: AnyLocation) {
    guard index[ObjectIdentifier(location)] == nil else { return }
    index[ObjectIdentifier(location)] = order.count
    order.append(location)
  }

  mutating func remove(_ location: AnyLocation) {
    guard let place = index.removeValue(forKey: ObjectIdentifier(location)) else { return }
    order[place] = nil
    guard order.count > 64, index.count < order.count / 2 else { return }
    order.removeAll { $0 == nil }
    for (place, location) in order.enumerated() { index[ObjectIdentifier(location!)] = place }
  }

  var all: [AnyLocation] { order.compactMap { $0 } }
}
