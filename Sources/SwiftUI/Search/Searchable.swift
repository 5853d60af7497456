import FieldEngine

/// Puts a search field above the content.
public struct _SearchableModifier {
  let text: Binding<String>
  let prompt: Text?
  /// Nil where the search keeps it itself.
  var isPresented: Binding<Bool>?
  var suggestions: AnyView?
}

extension _SearchableModifier: NodeModifier {
  typealias State = SearchController

  static func makeState(_ modifier: Self, _ node: _Node) -> SearchController { SearchController(node) }

  func frame(_ node: _Node, _ state: SearchController) -> EnvironmentFrame? { state.contentFrame }

  func after(_ node: _Node, _ state: inout SearchController, isFirst: Bool) { state.follow(self) }
  func forEachChild(_ state: SearchController, _ body: (_Node) -> Void) { state.forEachChild(body) }

  func addElements(_ node: _Node, _ state: SearchController, _ content: _Node, to builder: ElementBuilder) {
    state.addElements(to: builder)
    content.addElements(to: builder)
  }
}

/// Keeps a search: its field, whether it is under way, and what is suggested.
@MainActor
final class SearchController {
  private unowned let node: _Node
  private let isActive: Location<Bool>
  private var request: _SearchableModifier?
  private var field: _Node?
  private var suggestions: _Node?
  private var wasPresented: Bool?
  let contentFrame: EnvironmentFrame

  init(_ node: _Node) {
    self.node = node
    isActive = Location(false)
    isActive.install(in: node.graph.queue, owner: nil)
    contentFrame = EnvironmentFrame(outer: node.environment)
    renewContentFrame()
  }

  private func renewContentFrame() {
    var values = EnvironmentValues(frame: node.environment)
    values.isSearching = isActive.latest
    values.dismissSearch = DismissSearchAction { [weak self] in self?.cancel() }
    contentFrame.replace(with: values.changes)
  }

  func follow(_ new: _SearchableModifier) {
    request = new
    Evaluation.of(node) { _ = isActive.get() }
    renewContentFrame()
    let view = fieldView(new)
    if let field { type(of: view)._update(field, to: view) } else { field = makeField(view) }
    if let wanted = new.suggestions {
      if let suggestions { AnyView._update(suggestions, to: wanted) } else { suggestions = makeSuggestions(wanted) }
    }
    followBinding(new)
  }

  private func fieldView(_ request: _SearchableModifier) -> TextField<Text> {
    let words = SystemWords(Evaluation.none { EnvironmentValues(frame: node.environment) }.locale)
    var view = TextField(.text(request.text), label: request.prompt ?? Text(words.search))
    view.onEditingChanged = { [weak self] isEditing in if isEditing { self?.set(active: true) } }
    return view
  }

  private func makeField(_ view: TextField<Text>) -> _Node {
    let frame = EnvironmentFrame(outer: node.environment)
    var values = EnvironmentValues(frame: node.environment)
    values.rowContainer = nil
    values.textTraits.submitLabel = SubmitLabel.search.name
    values.submitTrigger = .search
    values.textFieldStyle = DefaultTextFieldStyle()._inForce().style
    frame.replace(with: values.changes)
    return TextField<Text>._make(view, in: node.place(environment: frame))
  }

  private func makeSuggestions(_ view: AnyView) -> _Node {
    let frame = EnvironmentFrame(outer: node.environment)
    var values = EnvironmentValues(frame: node.environment)
    values.rowContainer = nil
    values.searchCompletion = { [weak self] in self?.request?.text.wrappedValue = $0 }
    frame.replace(with: values.changes)
    return AnyView._make(view, in: node.place(environment: frame))
  }

  /// A binding that becomes true brings the search up, with its field focused; false ends it.
  private func followBinding(_ request: _SearchableModifier) {
    guard let binding = request.isPresented else { return }
    let wanted = Evaluation.of(node) {
      _ = isActive.get()
      return binding.wrappedValue
    }
    guard wanted != wasPresented else { return }
    let isFirst = wasPresented == nil
    wasPresented = wanted
    node.graph.queue.settlements.append { [weak self] in
      guard let self, !self.node.isRemoved else { return }
      if wanted {
        if let controller = self.controller { self.node.graph.focus.system.move(to: controller) }
      } else if !isFirst {
        self.end()
      }
    }
  }

  private var controller: FieldController? { (field as? ElementNode<TextField<Text>>)?.memory }

  private func set(active: Bool) {
    isActive.setSilently(active)
    if let binding = request?.isPresented, binding.wrappedValue != active {
      wasPresented = active
      binding.wrappedValue = active
    }
  }

  /// The person cancels: the text goes, and the focus.
  private func cancel() {
    guard isActive.latest else { return }
    if request?.text.wrappedValue.isEmpty == false { request?.text.wrappedValue = "" }
    end()
    set(active: false)
  }

  private func end() {
    isActive.setSilently(false)
    let system = node.graph.focus.system
    if let controller, system.first === controller { system.move(to: nil) }
  }

  func forEachChild(_ body: (_Node) -> Void) {
    field.map(body)
    suggestions.map(body)
  }

  func addElements(to builder: ElementBuilder) {
    guard let field else { return }
    var items = builder.elements(of: field)
    for index in items.indices {
      items[index].kind = .searchField
      items[index].bar = "navigationBar"
    }
    let words = SystemWords(Evaluation.none { EnvironmentValues(frame: node.environment) }.locale)
    if isActive.latest {
      var button = Element(.button, label: words.cancel, node: node)
      button.isEnabled = true
      button.style.role = ButtonRole.cancel.name
      button.bar = "navigationBar"
      button.around = [SystemButton { [weak self] in self?.cancel() }]
      items.append(button)
    }
    builder.bars["navigationBar", default: []] += items
    if isActive.latest, let suggestions {
      builder.adding(suggestions) { $0.bar = "searchSuggestions" }
    }
  }
}

/// Ends a search.
public struct DismissSearchAction: Sendable {
  let action: @MainActor @Sendable () -> Void
  init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  @MainActor @preconcurrency
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum Key {
    struct IsSearching: EnvironmentKey { static let defaultValue = false }
    struct Dismiss: EnvironmentKey { static let defaultValue = DismissSearchAction {} }
    struct Completion: EnvironmentKey { static var defaultValue: (@MainActor (String) -> Void)? { nil } }
    struct Trigger: EnvironmentKey { static let defaultValue = SubmitTriggers.text }
  }

  /// Whether the person is searching in the content around.
  public internal(set) var isSearching: Bool {
    get { self[Key.IsSearching.self] }
    set { self[Key.IsSearching.self] = newValue }
  }

  /// Ends the search in the content around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[Key.Dismiss.self] }
    set { self[Key.Dismiss.self] = newValue }
  }

  /// Puts a suggestion into the search field around.
  var searchCompletion: (@MainActor (String) -> Void)? {
    get { self[Key.Completion.self] }
    set { self[Key.Completion.self] = newValue }
  }

  /// Which actions Return in a field runs.
  var submitTrigger: SubmitTriggers {
    get { self[Key.Trigger.self] }
    set { self[Key.Trigger.self] = newValue }
  }
}

/// Puts its value into the search field when it is tapped.
public struct _SearchCompletionModifier {
  let completion: String
}

extension _SearchCompletionModifier: NodeModifier {
  func addElements(_ node: _Node, _ state: Void, _ content: _Node, to builder: ElementBuilder) {
    guard let complete = Evaluation.none({ EnvironmentValues(frame: node.environment) }).searchCompletion else {
      return content.addElements(to: builder)
    }
    builder.adding(content) { $0.surround(with: SystemButton { complete(completion) }) }
  }
}

/// Where a search field stands; it is always in the bar here.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = Self()
  public static let navigationBarDrawer = Self()
  public static let sidebar = Self()
  public static let toolbar = Self()
  public static let toolbarPrincipal = Self()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { Self() }

  /// Whether the field stays when the content is scrolled.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = Self()
    public static let always = Self()
  }
}

extension View {
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedContent<Self, _SearchableModifier> { modifier(_SearchableModifier(text: text, prompt: prompt)) }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _SearchableModifier> { modifier(_SearchableModifier(text: text, prompt: Text(prompt))) }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedContent<Self, _SearchableModifier> { modifier(_SearchableModifier(text: text, prompt: Text(prompt))) }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> ModifiedContent<Self, _SearchableModifier> {
    modifier(_SearchableModifier(text: text, prompt: prompt, isPresented: isPresented))
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _SearchableModifier> {
    modifier(_SearchableModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedContent<Self, _SearchableModifier> {
    modifier(_SearchableModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

  /// With suggestions that are shown while the person searches.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> ModifiedContent<Self, _SearchableModifier> {
    modifier(_SearchableModifier(text: text, prompt: prompt, suggestions: AnyView(suggestions())))
  }

  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> ModifiedContent<Self, _SearchableModifier> {
    modifier(_SearchableModifier(text: text, prompt: Text(prompt), suggestions: AnyView(suggestions())))
  }

  /// Makes the view a suggestion: a tap puts `completion` into the search field.
  public nonisolated func searchCompletion(_ completion: String) -> ModifiedContent<Self, _SearchCompletionModifier> {
    modifier(_SearchCompletionModifier(completion: completion))
  }
}
