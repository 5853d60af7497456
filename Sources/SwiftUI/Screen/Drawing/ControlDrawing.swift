import TextWidth

/// Draws the controls. Everything can be told apart without colour: a field is between bars, a placeholder between
/// angle quotes, what can be pressed between brackets, and what is disabled between parentheses.
@MainActor
struct ControlDrawing {
  let width: Int
  /// Whether labels stand beside the fields, as on macOS.
  let labelsBesideFields: Bool
  private let measure = TextMeasure()

  init(width: Int, labelsBesideFields: Bool) {
    self.width = width
    self.labelsBesideFields = labelsBesideFields
  }

  /// Nil for what is no control.
  func draw(_ element: Element) -> TextBlock? {
    switch element.kind {
    case .text: TextBlock(wrapping: element.title ?? element.label, width: width)
    case .label, .image: line(symbol(element) + " " + element.label)
    case .textField, .secureField, .searchField: field(element)
    case .textEditor: editor(element)
    case .button: line(pressable(symbolised(element), element))
    case .menu: line(pressable(element.label + " ⌄", element))
    case .link: line(pressable(element.label + " ↗", element))
    case .toggle: spread(element, element.value == "on" ? "(━●)" : "(●━)")
    case .stepper: stepper(element)
    case .picker: picker(element)
    case .datePicker, .colorPicker: spread(element, pressable(element.value ?? "", element))
    case .slider: slider(element)
    case .progressView, .gauge: progress(element)
    case .labeledContent: spread(element, element.value ?? "")
    case .navigationLink: TextBlock.spread(element.label, "›", width: width)
    case .spacer: spacer(element)
    default: nil
    }
  }

  private func line(_ text: String) -> TextBlock { TextBlock(wrapping: text, width: width) }

  private func spread(_ element: Element, _ trailing: String) -> TextBlock {
    let label = element.style.isLabelHidden ? "" : (element.title ?? element.label)
    let row = TextBlock.spread(label, trailing, width: width)
    guard let subtitle = element.subtitle else { return row }
    return .column([row, TextBlock(wrapping: subtitle, width: width)], width: width)
  }

  private func symbol(_ element: Element) -> String { element.style.systemImage.map { "◇\($0)" } ?? "◇" }

  private func symbolised(_ element: Element) -> String {
    element.label.isEmpty ? symbol(element) : element.title ?? element.label
  }

  private func pressable(_ text: String, _ element: Element) -> String {
    element.isEnabled == false ? "( \(text) )" : "[ \(text) ]"
  }

  // MARK: - Fields

  private func field(_ element: Element) -> TextBlock {
    guard labelsBesideFields, !element.label.isEmpty, !element.style.isLabelHidden else {
      return TextBlock([barred(element, width)], width: width)
    }
    let name = element.label + ": "
    let rest = width - measure.width(of: name)
    if rest < 12 {
      return .column([line(element.label), TextBlock([barred(element, width)], width: width)], width: width)
    }
    return TextBlock([name + barred(element, rest)], width: width)
  }

  /// The field's text between bars; of a text that is too long the part around the caret.
  private func barred(_ element: Element, _ width: Int) -> String {
    let inner = width - 2
    let text = shown(element)
    if measure.width(of: text) <= inner { return "│" + measure.padded(text, to: inner) + "│" }
    var tail = Substring(text)
    while measure.width(of: tail) > inner - 1 { tail = tail.dropFirst() }
    return "│…" + measure.padded(tail, to: inner - 1) + "│"
  }

  private func shown(_ element: Element) -> String {
    let text = element.value ?? ""
    if text.isEmpty {
      let placeholder = element.placeholder.flatMap { $0.isEmpty ? nil : "‹\($0)›" } ?? ""
      return (element.style.caret == nil ? "" : "▏") + placeholder
    }
    guard let caret = element.style.caret else { return text }
    var characters = text.map(String.init)
    if let selection = element.style.selection, selection.upperBound <= characters.count, !selection.isEmpty {
      characters[selection.lowerBound] = "⟦" + characters[selection.lowerBound]
      characters[selection.upperBound - 1] += "⟧"
    } else {
      characters.insert("▏", at: min(caret, characters.count))
    }
    return characters.joined()
  }

  private func editor(_ element: Element) -> TextBlock {
    let inside = TextBlock(wrapping: shown(element), width: width - 4)
    let padding = [TextBlock](repeating: TextBlock([""], width: width - 4), count: max(0, 3 - inside.lines.count))
    return TextBlock.column([inside] + padding, width: width - 4).boxed()
  }

  // MARK: - Choices

  private func stepper(_ element: Element) -> TextBlock {
    let isUsable = element.isEnabled != false
    let minus = isUsable && element.style.isDecreaseEnabled ? "−" : "·"
    let plus = isUsable && element.style.isIncreaseEnabled ? "+" : "·"
    return spread(element, "[ \(minus) │ \(plus) ]")
  }

  private func picker(_ element: Element) -> TextBlock {
    let marks = element.options.map { $0.isSelected ? "●\($0.label)" : " \($0.label)" }
    switch element.style.name {
    case "segmented", "palette": return line("[" + marks.joined(separator: " │") + " ]")
    case "inline", "wheel", "radioGroup":
      let rows = element.options.map { TextBlock.spread($0.label, $0.isSelected ? "✓" : "", width: width) }
      let name = element.label.isEmpty || element.style.isLabelHidden ? [] : [line(element.label)]
      return .column(name + rows, width: width)
    default: return spread(element, "\(element.value ?? "") ⌄")
    }
  }

  private func slider(_ element: Element) -> TextBlock {
    let track = max(4, width / 2)
    let place = min(track - 1, max(0, Int((Double(track - 1) * (element.style.fraction ?? 0)).rounded())))
    let bar = (0..<track).map { $0 == place ? "●" : "─" }.joined()
    return spread(element, bar)
  }

  private func progress(_ element: Element) -> TextBlock {
    guard let fraction = element.style.fraction else { return line("… " + element.label) }
    let cells = max(4, width / 2)
    let full = Int((Double(cells) * min(1, max(0, fraction))).rounded())
    return spread(element, String(repeating: "█", count: full) + String(repeating: "░", count: cells - full))
  }

  private func spacer(_ element: Element) -> TextBlock {
    element.style.name == "divider"
      ? TextBlock([String(repeating: "─", count: width)], width: width) : TextBlock([""], width: width)
  }
}
