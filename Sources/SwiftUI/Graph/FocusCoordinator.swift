import FieldEngine

/// Keeps the focus and the views' `FocusState`s in agreement: moves it where a state was written, and tells the states
/// where it went (ledger 98-106).
@MainActor
final class FocusCoordinator {
  let system: FocusSystem
  unowned let graph: ViewGraph
  private var storages: [ObjectIdentifier: AnyFocusStorage] = [:]
  private var requests: [AnyFocusStorage] = []

  init(system: FocusSystem, graph: ViewGraph) {
    self.system = system
    self.graph = graph
    system.onChange = { [unowned self] _, _ in synchronize() }
  }

  /// A state was written: when the tree is up to date, the focus moves.
  func request(_ storage: AnyFocusStorage) {
    guard !requests.contains(where: { $0 === storage }) else { return }
    requests.append(storage)
    guard requests.count == 1 else { return }
    graph.queue.settlements.append { [unowned self] in
      let due = requests
      requests.removeAll()
      due.forEach(resolve)
    }
  }

  private func resolve(_ storage: AnyFocusStorage) {
    switch storage.wish() {
    case .focus(let responders): focus(responders, storage)
    case .nothing: if owns(storage, system.first) { system.move(to: nil) }
    case .unmatched: resolveUnmatched(storage)
    }
    synchronize()
  }

  private func focus(_ responders: [any Responder], _ storage: AnyFocusStorage) {
    let fields = responders.filter(\.canBecomeFirst)
    if fields.count > 1 {
      // Apple documents a warning without its words (ledger 104, 256).
      graph.trace.warning("More than one view is bound to the same FocusState value; the first one gets the focus.")
    }
    if let field = fields.first, isReady(field) { system.move(to: field) }
  }

  /// A field can take the focus only so many seconds after it appeared (ledger B11).
  private func isReady(_ responder: any Responder) -> Bool {
    guard let field = responder as? FieldController, field.readyAt > graph.trace.clock() else { return true }
    graph.notePolicy(field.readiness.policy)
    return false
  }

  /// The state has a value that no view has (ledger 106, B9).
  private func resolveUnmatched(_ storage: AnyFocusStorage) {
    graph.notePolicy("unmatchedFocus")
    if graph.policies.unmatchedFocus == .resign, owns(storage, system.first) { system.move(to: nil) }
  }

  private func owns(_ storage: AnyFocusStorage, _ responder: (any Responder)?) -> Bool {
    (responder as? any NodeResponder).map { storage.binds(above: $0.responderNode) } ?? false
  }

  /// Lets every state say where the focus is: the nearest of its views around the field, or nothing.
  func synchronize() {
    let node = (system.first as? any NodeResponder)?.responderNode
    for storage in storages.values { storage.follow(node) }
    refreshOffers()
  }

  // MARK: - Values that the focused view offers

  private var offers: [ObjectIdentifier: any FocusedValueOffer] = [:]
  private var source: FocusedValueSource?

  /// What is offered now; made when somebody first reads it.
  func offered(_ graph: ViewGraph) -> FocusedValueSource {
    if let source { return source }
    let new = FocusedValueSource()
    new.location.install(in: graph.queue, owner: nil)
    source = new
    return new
  }

  func add(_ offer: any FocusedValueOffer, at node: _Node) {
    offers[ObjectIdentifier(node)] = offer
    refreshOffers()
  }

  func removeOffer(at node: _Node) { offers[ObjectIdentifier(node)] = nil }

  /// Offers what the nodes around the focused one have; the nearest counts.
  func refreshOffers() {
    guard !offers.isEmpty, let source else { return }
    var values = FocusedValues()
    let around = (system.first as? any NodeResponder).map { Array($0.responderNode.ancestors) } ?? []
    for node in around.reversed() { offers[ObjectIdentifier(node)]?.add(to: &values) }
    if !values.isSame(as: source.location.latest), mayOffer() { source.location.setSilently(values) }
  }

  private var offersInFrame = (frame: -1, count: 0)

  /// Values that are made anew by the very views that read them would never come to rest.
  private func mayOffer() -> Bool {
    if offersInFrame.frame != graph.frame { offersInFrame = (graph.frame, 0) }
    offersInFrame.count += 1
    if offersInFrame.count == 3 { graph.trace.warning("FocusedValue update tried to update multiple times per frame.") }
    return offersInFrame.count < 3
  }

  func add(_ storage: AnyFocusStorage) { storages[ObjectIdentifier(storage)] = storage }
  func remove(_ storage: AnyFocusStorage) { storages[ObjectIdentifier(storage)] = nil }
}

/// A responder that has a place in the tree of views.
@MainActor
protocol NodeResponder: Responder {
  var responderNode: _Node { get }
}
