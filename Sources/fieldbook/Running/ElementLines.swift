import Contract

/// The screen in sentences: one line for each element, with its state.
struct ElementLines {
  let final: RunDocument.Final
  let texts: any RunTexts

  var lines: [String] {
    var lines = final.elements.map(line)
    if let type = final.keyboard["type"]?.string {
      lines.append(
        texts.keyboard(
          type, return: final.keyboard["return"]?.string,
          toolbar: (final.keyboard["toolbar"]?.array ?? []).compactMap { $0.string ?? $0["label"]?.string }))
    }
    return lines
  }

  private func line(_ element: JSON) -> String {
    let label = element["label"]?.string ?? ""
    let value = element["value"]?.string ?? ""
    var words = ["\(element["kind"]?.string ?? "") \(label.isEmpty ? element["ref"]?.string ?? "" : label)"]
    if !value.isEmpty, value != label { words.append(value) }
    if element["focused"] == true { words.append(texts.focused) }
    if element["enabled"] == false { words.append(texts.disabled) }
    return words.joined(separator: ", ")
  }
}
