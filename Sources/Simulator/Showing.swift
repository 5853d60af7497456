import Contract
import FieldEngine
import SwiftUI

extension Session {
  /// What a `show` action prints.
  func shown(_ what: Action.Show) -> String {
    switch what {
    case .screen: return drawnScreen()
    case .focus: return focus.first.map { $0.focusName.isEmpty ? $0.focusRef ?? "" : $0.focusName } ?? "nil"
    case .keyboard: return shownKeyboard
    case .output: return output
    case .bodies: return graph.bodyList.map { "\($0.path) \($0.count)" }.joined(separator: "\n")
    case .state(let name):
      return graph.properties(named: name).map { "\($0.name) = \($0.value)" }.joined(separator: "\n")
    case .writes(let name):
      return graph.properties(named: name).map { "\($0.name) \($0.writeCalls) (\($0.writeChanges))" }
        .joined(separator: "\n")
    }
  }

  private var shownKeyboard: String {
    guard let keyboard = keyboardJSON.object else { return "nil" }
    let toolbar = keyboard["toolbar"]?.array?.compactMap(\.string) ?? []
    return ([keyboard["type"]?.string, keyboard["return"]?.string] + toolbar).compactMap { $0 }.joined(separator: " ")
  }

  /// What a screen capture shows: on iOS a secure field hides even its dots (ledger 243).
  func screenshot() -> String {
    guard platform == .iOS else { return drawnScreen() }
    return drawnScreen { if $0.kind == .secureField { $0.value = "" } }
  }

  func drawnScreen(_ change: (inout Element) -> Void = { _ in }) -> String {
    var screen = graph.screen()
    screen.changeAll(change)
    return ScreenText(screen, surroundings).text
  }

  /// The screen in sentences, for plain mode.
  public var screenSentences: String { ScreenSentences(graph.screen(), surroundings).text }

  private var surroundings: ScreenText.Surroundings {
    var surroundings = ScreenText.Surroundings(platform: platform, language: options.language)
    guard focus.keyboardType != nil, let field = focus.first else { return surroundings }
    let keyboard = Keyboard(traits: field.textTraits ?? TextTraits(), locale: .init(identifier: options.locale))
    surroundings.keyboard = keyboard
    if let editor = (field as? any TextResponder)?.editor {
      surroundings.isShifted = keyboard.isShifted(after: editor.text.prefix(editor.selection.lowerBound))
    }
    return surroundings
  }

  /// The members of the document's `final` but for `output` and `writes`.
  public var snapshot: JSON {
    let index = ScreenIndex(graph.screen())
    return .object([
      "screen": .string(drawnScreen()),
      "elements": .array(index.elements.map { json($0.element, $0.reference) }),
      "state": .array(graph.properties(named: nil).map(json)),
      "focus": JSON(focus.first?.focusName),
      "focusRef": JSON(focus.first?.focusRef),
      "keyboard": keyboardJSON,
    ])
  }

  private func json(_ property: ShownProperty) -> JSON {
    .object([
      "view": .string(property.view), "path": .string(property.path), "name": .string(property.name),
      "type": .string(property.type), "value": .string(property.value), "isNil": .bool(property.isNil),
    ])
  }

  private var keyboardJSON: JSON {
    guard let type = focus.keyboardType, let keyboard = surroundings.keyboard else { return .null }
    let language = Language(locale: options.locale)
    let items = graph.screen().bars["keyboardToolbar"] ?? []
    return .object([
      "type": .string(type),
      "return": JSON(keyboard.returnKey.map { ReturnKeyCaption.words(for: $0, language) }),
      "toolbar": .array(items.filter { $0.kind.isListed }.map { .string($0.label) }),
    ])
  }

  private func json(_ element: Element, _ reference: String) -> JSON {
    var object = JSONObject([
      "kind": .string(element.kind.rawValue), "ref": .string(reference), "label": .string(element.label),
    ])
    if let value = element.value { object["value"] = .string(value) }
    if let subtitle = element.subtitle { object["subtitle"] = .string(subtitle) }
    if let selected = element.isSelected { object["selected"] = .bool(selected) }
    if let badge = element.badge { object["badge"] = .string(badge) }
    if let placeholder = element.placeholder { object["placeholder"] = .string(placeholder) }
    if let enabled = element.isEnabled {
      object["focused"] = .bool(element.isFocused)
      object["enabled"] = .bool(enabled)
    }
    if !element.options.isEmpty {
      object["options"] = .array(
        element.options.map { .object(["label": .string($0.label), "selected": .bool($0.isSelected)]) })
    }
    if let lines = element.style.lines { object["lines"] = .int(lines) }
    if element.style.isCapsLockShown { object["capsLock"] = true }
    if let header = element.header { object["header"] = .string(header) }
    if let footer = element.footer { object["footer"] = .string(footer) }
    if let bar = element.bar { object["in"] = .string(bar) }
    if let identifier = element.identifier { object["identifier"] = .string(identifier) }
    return .object(object)
  }
}
