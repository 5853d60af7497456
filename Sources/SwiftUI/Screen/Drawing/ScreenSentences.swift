import Contract
import FieldEngine

/// The screen in sentences, one a line, for plain mode and screen readers: each element with its state, in the order
/// of reading.
@MainActor
public struct ScreenSentences {
  public let lines: [String]
  private let words: ScreenWords

  public init(_ screen: Screen, _ surroundings: ScreenText.Surroundings) {
    words = surroundings.language.screenWords
    let language = surroundings.language
    var lines: [String] = []
    func say(_ elements: [Element]) {
      for element in elements where element.isDrawn {
        if let sentence = Self.sentence(element, language.screenWords) { lines.append(sentence) }
        if Self.isEntered(element) { say(element.children) }
        if element.kind == .section, let footer = element.footer, !footer.isEmpty {
          lines.append(language.screenWords.sentences.footer(footer) + ".")
        }
      }
    }
    if let title = screen.navigationTitle { lines.append(words.sentences.screen(title) + ".") }
    if screen.presentations.isEmpty {
      say(screen.bars["navigationBar"] ?? [])
      say(screen.elements)
      for name in screen.bars.keys.sorted() where name != "navigationBar" && name != "keyboardToolbar" {
        say(screen.bars[name] ?? [])
      }
    } else {
      lines.append(words.states.screenCovered + ".")
      if let top = screen.presentations.last { say([top]) }
    }
    if lines.isEmpty { lines.append(words.states.nothingToSee + ".") }
    if let keyboard = surroundings.keyboard {
      let caption = keyboard.returnKey.map { ReturnKeyCaption.words(for: $0, language) }
      lines.append(words.sentences.keyboard(words.keyboard(keyboard.type.rawValue), caption) + ".")
      say(screen.bars["keyboardToolbar"] ?? [])
    }
    self.lines = lines
  }

  public var text: String { lines.joined(separator: "\n") }

  /// Whether what is in an element is said one by one after it.
  private static func isEntered(_ element: Element) -> Bool {
    switch element.kind {
    case .stack, .row, .form, .list, .section, .sheet, .alert, .confirmationDialog, .labeledContent: true
    case .menu, .disclosureGroup: element.style.isExpanded == true
    default: false
    }
  }

  /// Kind, name, what it holds, and its state.
  private static func sentence(_ element: Element, _ words: ScreenWords) -> String? {
    switch element.kind {
    case .stack, .spacer, .form, .list, .row: return nil
    case .section where element.header == nil: return nil
    case .text: return (element.value ?? element.label) + "."
    default: break
    }
    var start = words.kind(element.kind)
    if !element.label.isEmpty { start += " " + element.label }
    if let value = value(element, words) { start += ": " + value }
    return ([start] + states(element, words)).joined(separator: ", ") + "."
  }

  private static func value(_ element: Element, _ words: ScreenWords) -> String? {
    switch element.kind {
    case .toggle: return element.value == "on" ? words.states.on : words.states.off
    case .textField, .secureField, .textEditor, .searchField:
      return element.value.map { $0.isEmpty ? words.states.empty : $0 }
    case .picker: return element.value ?? words.states.nothingChosen
    case .section, .disclosureGroup: return nil
    default: return element.value
    }
  }

  private static func states(_ element: Element, _ words: ScreenWords) -> [String] {
    var states: [String] = []
    if element.kind.isField, element.value?.isEmpty ?? true, let hint = element.placeholder, !hint.isEmpty,
      hint != element.label
    {
      states.append(words.sentences.placeholder(hint))
    }
    if element.kind == .picker { states.append(words.sentences.choices(element.options.map(\.label))) }
    if element.isFocused { states.append(words.states.focused) }
    if let selection = element.style.selection, !selection.isEmpty {
      states.append(words.sentences.selection(selection))
    } else if let caret = element.style.caret {
      states.append(words.sentences.caret(caret))
    }
    if let selected = element.isSelected { states.append(selected ? words.states.selected : words.states.notSelected) }
    if element.kind == .stepper, element.isEnabled == true {
      if !element.style.isIncreaseEnabled { states.append(words.states.cannotIncrease) }
      if !element.style.isDecreaseEnabled { states.append(words.states.cannotDecrease) }
    }
    if let expanded = element.style.isExpanded, element.kind != .picker {
      states.append(expanded ? words.states.expanded : words.states.collapsed)
    }
    if let badge = element.badge { states.append(badge) }
    if element.isEnabled == false { states.append(words.states.disabled) }
    if let bar = element.bar, let place = words.bars[bar] { states.append(place) }
    return states
  }
}
