import UIKit

/// Stands for one view of UIKit: shows it as an element and hands on what a person does with it.
final class UIViewNode: _Node, Interactive {
  private let view: UIView
  private unowned let owner: any EmbeddedViews
  private var hosted: _Node?

  init(_ view: UIView, in owner: any EmbeddedViews, _ place: _Place) {
    self.view = view
    self.owner = owner
    super.init(place)
    guard let hosting = view as? any HostingView else { return }
    hosted = AnyView._make(hosting.content, in: self.place())
    hosting.onContentChange = { [weak self, weak hosting] in
      guard let self, let hosted, let hosting, !isRemoved else { return }
      AnyView._update(hosted, to: hosting.content)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) { hosted.map(body) }

  private var values: EnvironmentValues { Evaluation.none { EnvironmentValues(frame: environment) } }

  // MARK: - What is shown

  override func addElements(to builder: ElementBuilder) {
    let shown = view.shown
    if case .container(let isHorizontal) = shown.role {
      addContainer(isHorizontal: isHorizontal, to: builder)
    } else {
      builder.add(element(shown))
      addSubviews(to: builder)
    }
  }

  private func addSubviews(to builder: ElementBuilder) {
    hosted?.addElements(to: builder)
    for subview in view.shownSubviews { owner.add(subview, to: builder) }
  }

  private func addContainer(isHorizontal: Bool, to builder: ElementBuilder) {
    let outer = builder.elements
    builder.elements = []
    addSubviews(to: builder)
    let inner = builder.elements
    builder.elements = outer
    guard inner.count > 1 else { return inner.forEach(builder.add) }
    var stack = Element(.stack, node: self)
    stack.style.axis = isHorizontal ? .horizontal : .vertical
    stack.children = inner
    builder.add(stack)
  }

  private func element(_ shown: ShownView) -> Element {
    var element = Element(shown.role.kind, label: label(shown), node: self)
    element.value = value(shown)
    element.placeholder = shown.placeholder
    element.identifier = view.accessibilityIdentifier
    element.isEnabled = shown.isEnabled
    element.isSelected = shown.isSelected
    element.options = shown.options.map { Element.Option(label: $0.label, isSelected: $0.isSelected) }
    element.style.name = shown.style
    element.style.systemImage = shown.systemImage
    element.style.fraction = shown.fraction
    element.style.isBold = shown.isBold
    element.style.isDecreaseEnabled = shown.canDecrease
    element.style.isIncreaseEnabled = shown.canIncrease
    if case .spacer = shown.role { element.style.name = "spacer" }
    if shown.isEnabled != nil || view.hasRecognisers { element.target = self }
    describeEditing(&element)
    return element
  }

  private func describeEditing(_ element: inout Element) {
    element.isFocused = view.isFirstResponder
    guard element.isFocused, let field = graph.focus.system.first as? TextProxy else { return }
    element.style.caret = field.editor.caret
    element.style.selection = field.editor.selection.isEmpty ? nil : field.editor.selection
  }

  private func label(_ shown: ShownView) -> String {
    guard let item = (view as? BarButtonView)?.systemItem else { return shown.label }
    return SystemWords(values.locale).word(for: item)
  }

  private func value(_ shown: ShownView) -> String? {
    guard let picker = view as? UIDatePicker else { return shown.value }
    return DateWords(values(for: picker)).words(for: picker.date, picker.components)
  }

  /// The surroundings with what the picker itself says.
  private func values(for picker: UIDatePicker) -> EnvironmentValues {
    var values = values
    if let locale = picker.locale { values.locale = locale }
    if let calendar = picker.calendar { values.calendar = calendar }
    if let timeZone = picker.timeZone { values.timeZone = timeZone }
    return values
  }

  // MARK: - What a person does

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard view.isUsable else { return .rejected(reason: Refusal.disabled) }
    switch touch(for: interaction) {
    case .success(let touch): return result(of: touch)
    case .failure(let impossible): return .impossible(reason: impossible.reason)
    }
  }

  private struct NoTouch: Error { let reason: String }

  private func touch(for interaction: Interaction) -> Result<Touch, NoTouch> {
    switch interaction {
    case .tap: return .success(.tap)
    case .longPress: return .success(.longPress)
    case .setOn(let on): return .success(.setOn(on))
    case .increment(let count): return .success(.step(count))
    case .decrement(let count): return .success(.step(-count))
    case .slide(let fraction): return .success(.slide(fraction))
    case .pick(let text):
      guard let picker = view as? UIDatePicker else { return .success(.pick(text)) }
      return date(text, picker).map { .success(.date($0)) } ?? .failure(NoTouch(reason: Impossible.noDate(text)))
    case .swipe, .dismiss: return .failure(NoTouch(reason: Impossible.otherwise))
    }
  }

  private func result(of touch: Touch) -> InteractionResult {
    switch view.touch(touch) {
    case .done: return .done
    case .rejected(let reason): return .rejected(reason: reason)
    case .impossible:
      if view.recognise(touch) { return .done }
      guard case .pick(let text) = touch, !view.shown.options.isEmpty else {
        return .impossible(reason: Impossible.otherwise)
      }
      return .impossible(reason: Impossible.noOption(text, among: view.shown.options.map(\.label)))
    }
  }

  private func date(_ text: String, _ picker: UIDatePicker) -> Date? {
    guard let picked = PickedDate(text), picked.day == nil || picker.showsDay, picked.time == nil || picker.showsTime
    else { return nil }
    return picked.applied(to: picker.date, in: DateWords(values(for: picker)).calendar)
  }
}

extension UIDatePicker {
  fileprivate var components: DatePickerComponents {
    var components: DatePickerComponents = []
    if showsDay { components.insert(.date) }
    if showsTime { components.insert(.hourAndMinute) }
    return components
  }
}

extension ShownView.Role {
  fileprivate var kind: Element.Kind {
    switch self {
    case .text: .text
    case .textField: .textField
    case .secureField: .secureField
    case .textEditor: .textEditor
    case .button: .button
    case .toggle: .toggle
    case .stepper: .stepper
    case .picker: .picker
    case .datePicker: .datePicker
    case .slider: .slider
    case .progressView: .progressView
    case .image: .image
    case .container: .stack
    case .spacer: .spacer
    }
  }
}

extension SystemWords {
  /// What stands on a button that the system names.
  fileprivate func word(for item: UIBarButtonItem.SystemItem) -> String {
    switch item {
    case .done: done
    case .cancel: cancel
    case .edit: edit
    case .save: save
    case .add: add
    case .close: close
    case .trash: delete
    case .search: search
    default: item.name
    }
  }
}

extension ViewGraph {
  /// What stands above the keyboard, or in its place, while a view of UIKit has the focus; nil where none has.
  func keyboardItemsOfUIKit() -> [Element]? {
    guard let proxy = focus.system.first as? ResponderProxy else { return nil }
    guard let host = (proxy.object as? UIView)?.host as? any EmbeddedViews else { return [] }
    let builder = ElementBuilder()
    let chain = sequence(first: proxy.object, next: \.next)
    if let accessory = chain.lazy.compactMap(\.inputAccessoryView).first { host.add(accessory, to: builder) }
    if let input = proxy.object.inputView { host.add(input, to: builder) }
    // The bar itself is the stack around its items.
    var items = builder.elements.flatMap { $0.kind == .stack ? $0.children : [$0] }
    for index in items.indices { items[index].bar = ElementBuilder.keyboardBar }
    return items
  }
}
