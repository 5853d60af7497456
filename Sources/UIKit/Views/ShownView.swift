/// What a view of UIKit shows, as the semantic screen needs it.
@MainActor
package struct ShownView {
  package var role: Role
  package var label = ""
  package var value: String?
  package var placeholder: String?
  /// Nil for what nobody uses.
  package var isEnabled: Bool?
  package var options: [(label: String, isSelected: Bool)] = []
  package var style: String?
  package var systemImage: String?
  package var fraction: Double?
  package var canDecrease = true
  package var canIncrease = true
  package var isBold = false
  package var isSelected: Bool?

  init(_ role: Role) { self.role = role }

  /// How it is called.
  var name: String { label.isEmpty ? placeholder ?? "" : label }

  package enum Role {
    case text, textField, secureField, textEditor, button, toggle, stepper, picker, datePicker, slider, progressView
    case image
    /// It shows what is in it.
    case container(isHorizontal: Bool)
    /// Room between items.
    case spacer
  }
}

/// What a person does with a view.
package enum Touch: Equatable {
  case tap, longPress
  case setOn(Bool?)
  case pick(String)
  case date(Date)
  case step(Int)
  case slide(Double)
  case swipe(up: Bool)
}

/// What came of it; the reasons as the simulated screen words them.
package enum TouchResult: Equatable {
  case done
  case rejected(String)
  case impossible
}
