/// The kinds of elements that a screen is described with. The raw value is the name in targets and in the document.
public enum ElementKind: String, CaseIterable, Sendable {
  case textField, secureField, textEditor, button, toggle, stepper, picker, datePicker, text, labeledContent, section
  case form, list, sheet, link, image, slider, progressView, alert, confirmationDialog, menu, navigationLink
  case disclosureGroup, label, tab, searchField, row, gauge, colorPicker

  /// Whether a person types into it.
  public var isField: Bool {
    switch self {
    case .textField, .secureField, .textEditor, .searchField: true
    default: false
    }
  }
}
