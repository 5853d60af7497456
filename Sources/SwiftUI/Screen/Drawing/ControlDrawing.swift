import Contract
import TextWidth

/// Draws controls that have a label and something beside it.
@MainActor
struct ControlDrawing {
  let drawing: ElementDrawing
  let element: Element

  private var isDisabled: Bool { element.isEnabled == false }
  private var isMac: Bool { drawing.platform == .macOS }
  private var ink: Ink { isDisabled ? .dim : [] }

  func draw(width: Int) -> Block {
    switch element.kind {
    case .toggle: toggle(width: width)
    case .picker: picker(width: width)
    case .stepper: labelled(control(element.kind), width: width, value: nil)
    case .slider: slider(width: width)
    case .progressView, .gauge: progress(width: width)
    case .labeledContent: labeledContent(width: width)
    case .navigationLink: labelled(InkedLine("›", ink), width: width, value: nil)
    default: labelled(control(element.kind), width: width, value: nil)
    }
  }

  /// What stands beside the label.
  private func control(_ kind: Element.Kind) -> InkedLine {
    switch kind {
    case .stepper:
      InkedLine("[ ", .dim) + InkedLine(element.style.isDecreaseEnabled && !isDisabled ? "−" : "·")
        + InkedLine(" | ", .dim) + InkedLine(element.style.isIncreaseEnabled && !isDisabled ? "+" : "·")
        + InkedLine(" ]", .dim)
    case .datePicker: InkedLine(isDisabled ? "┊\(element.value ?? "")┊" : "[\(element.value ?? "")]", ink)
    case .colorPicker: InkedLine("◐ \(element.value ?? "")", ink)
    default: InkedLine(element.value ?? "", ink)
    }
  }

  private var label: String {
    guard !element.style.isLabelHidden else { return "" }
    return (element.style.systemImage == nil ? "" : "◇ ") + element.drawnWords
  }

  /// The label at the left and the control at the right end.
  private func labelled(_ control: InkedLine, width: Int, value: String?) -> Block {
    guard !label.isEmpty else { return Block(control) }
    let room = width - control.width - 1
    var text = Block(wrapping: label, width: max(4, room), ink: ink)
    if let subtitle = element.subtitle {
      text = .stacked([text, Block(wrapping: subtitle, width: max(4, room), ink: .dim)])
    }
    guard room >= 4 else { return .stacked([text, Block(control)]) }
    let end = Block([control] + Array(repeating: InkedLine(), count: text.height - 1))
    return Block.beside([text.fitted(to: room), end])
  }

  // MARK: - Toggle

  private func toggle(width: Int) -> Block {
    let isOn = element.value == "on"
    let style = element.style.name == "automatic" ? (isMac ? "checkbox" : "switch") : element.style.name ?? "switch"
    switch style {
    case "checkbox": return Block(InkedLine(isOn ? "[✓] " : "[ ] ", ink) + InkedLine(label, ink))
    case "button": return Block("[ \(isOn ? "●" : "○") \(label) ]", ink)
    default:
      let sign = isDisabled ? (isOn ? "(┄┄●)" : "(○┄┄)") : isOn ? "(━━●)" : "(○──)"
      return labelled(InkedLine(sign, ink), width: width, value: nil)
    }
  }

  // MARK: - Picker

  private func picker(width: Int) -> Block {
    switch element.style.name {
    case "segmented", "palette": segments(width: width)
    case "wheel": wheel(width: width)
    case "inline", "radioGroup": choices(width: width)
    case "navigationLink": labelled(InkedLine("\(element.value ?? "") ›", ink), width: width, value: nil)
    default: menu(width: width)
    }
  }

  private func segments(width: Int) -> Block {
    let parts = element.options.map { option in
      InkedLine(option.isSelected ? "●\(option.label)" : " \(option.label)", option.isSelected ? .bold : [])
    }
    let line =
      parts.enumerated().reduce(into: InkedLine("[", .dim)) { line, item in
        if item.offset > 0 { line.append(" |", .dim) }
        line.append(item.element)
      } + InkedLine(" ]", .dim)
    guard line.width > width else { return beneathLabel(Block(line.inked(ink)), width: width) }
    return beneathLabel(choiceList(width: width), width: width)
  }

  private func wheel(width: Int) -> Block {
    let rows = element.options.map { option in
      option.isSelected ? InkedLine("▸ \(option.label) ◂", .bold) : InkedLine("  \(option.label)  ", .dim)
    }
    return beneathLabel(Block(rows).fitted(to: min(width, 24), .center), width: width)
  }

  private func choices(width: Int) -> Block { beneathLabel(choiceList(width: width), width: width, shows: true) }

  private func choiceList(width: Int) -> Block {
    let marks = element.style.name == "radioGroup" ? ("(•) ", "( ) ") : ("✓ ", "  ")
    return Block(
      element.options.map { InkedLine($0.isSelected ? marks.0 : marks.1, ink) + InkedLine($0.label, ink) })
  }

  /// Where a label is shown it stands above; in a form of iOS it is not shown for wheels and segments.
  private func beneathLabel(_ block: Block, width: Int, shows: Bool = false) -> Block {
    guard shows || isMac, !label.isEmpty else { return block }
    return .stacked([Block(wrapping: label, width: width, ink: .dim), block])
  }

  private func menu(width: Int) -> Block {
    let value = InkedLine("\(element.value ?? "") ⌄", ink)
    // Outside of a form a menu on iOS shows its value alone.
    let line =
      drawing.isInRow || isMac
      ? labelled(value, width: width, value: nil) : Block(InkedLine("[ ") + value + InkedLine(" ]"))
    guard element.style.isExpanded == true else { return line }
    let rows = choiceList(width: width - 4).indented
    return .stacked([line, rows.boxed(width: min(width, rows.width + 2))], .trailing)
  }

  // MARK: - Values

  private func labeledContent(width: Int) -> Block {
    let controls = element.children.filter(\.isDrawn)
    guard !controls.isEmpty else {
      return labelled(InkedLine(element.value ?? "", .dim), width: width, value: nil)
    }
    let words = element.value.map { [Block($0, .dim)] } ?? []
    let name = Block(wrapping: label, width: max(4, width / 2))
    let room = width - name.width - 1
    return Block.beside([name] + words + controls.map { drawing.draw($0, width: max(3, room / controls.count)) })
  }

  private func slider(width: Int) -> Block {
    let ends = (element.style.minimumLabel.map { $0 + " " } ?? "", element.style.maximumLabel.map { " " + $0 } ?? "")
    let track = max(5, width - ends.0.terminalWidth - ends.1.terminalWidth)
    let place = Int((Double(track - 1) * (element.style.fraction ?? 0)).rounded())
    let line =
      InkedLine(ends.0, .dim) + InkedLine(String(repeating: "━", count: place) + "●", ink)
      + InkedLine(String(repeating: "─", count: track - 1 - place), .dim) + InkedLine(ends.1, .dim)
    guard isMac, !label.isEmpty else { return Block(line) }
    return .stacked([Block(label), Block(line)])
  }

  private func progress(width: Int) -> Block {
    let value = element.value.map { " " + $0 } ?? ""
    guard let fraction = element.style.fraction else {
      return Block(["◌", label].filter { !$0.isEmpty }.joined(separator: " ") + value)
    }
    let ends = (element.style.minimumLabel.map { $0 + " " } ?? "", element.style.maximumLabel.map { " " + $0 } ?? "")
    let track = max(4, width - value.terminalWidth - ends.0.terminalWidth - ends.1.terminalWidth)
    let filled = Int((Double(track) * min(max(fraction, 0), 1)).rounded())
    let bar = Block(
      ends.0 + String(repeating: "▓", count: filled) + String(repeating: "░", count: track - filled) + ends.1 + value)
    return label.isEmpty ? bar : .stacked([Block(wrapping: label, width: width), bar])
  }
}
