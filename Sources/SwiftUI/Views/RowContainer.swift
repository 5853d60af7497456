/// What a view stands in when each view is a row: a form or a list. Rows change what a tap means (ledger 171, 172).
enum RowContainer: Equatable, Sendable {
  case form, list

  fileprivate enum Key: EnvironmentKey {
    static var defaultValue: RowContainer? { nil }
  }
}

extension EnvironmentValues {
  /// The form or list whose row the view is in; nil elsewhere, and again inside of menus, bars and presentations.
  var rowContainer: RowContainer? {
    get { self[RowContainer.Key.self] }
    set { self[RowContainer.Key.self] = newValue }
  }
}

/// A view whose parts are rows.
protocol RowHolder {}

extension ElementNode: RowBoundary where V: RowHolder {}

/// A node below which each view is a row.
private protocol RowBoundary {}

/// A node of a button that a tap anywhere in its row presses.
@MainActor
protocol PressedWithRow: Interactive {
  var isPressedWithRow: Bool { get }
  func pressAlone()
}

/// A button.
protocol PressesWithRow: ElementView {
  @MainActor func press(_ node: ElementNode<Self>)
}

extension ElementNode: PressedWithRow where V: PressesWithRow {
  var isPressedWithRow: Bool {
    let values = values
    // A button of any other style is pressed by itself.
    return isEnabled && values.rowContainer != nil && values.buttonStyle.style.name == DefaultButtonStyle._name
  }

  func pressAlone() { view.press(self) }
}

extension _Node {
  /// The buttons that one tap in this button's row presses together, in reading order (ledger 172).
  var buttonsPressedTogether: [any PressedWithRow] {
    var row = self
    for ancestor in ancestors {
      if ancestor is any RowBoundary { break }
      if ancestor is any Interactive { row = ancestor }
    }
    var buttons: [any PressedWithRow] = []
    func visit(_ node: _Node) {
      if let button = node as? any PressedWithRow, button.isPressedWithRow { buttons.append(button) }
      node.forEachChild(visit)
    }
    visit(row)
    return buttons
  }
}

extension [Element] {
  /// These elements as the rows of a form or list: a tap on what cannot be used by itself presses the row's button or
  /// follows its link.
  @MainActor var asRows: [Element] {
    map { row in
      guard row.kind == .stack, let button = row.children.rowButton else { return row }
      var row = row
      row.giveTaps(to: button)
      return row
    }
  }

  @MainActor private var rowButton: (any Interactive)? {
    for element in self {
      if let button = element.target as? any PressedWithRow, button.isPressedWithRow { return button }
      if element.kind == .navigationLink { return element.target }
      if element.kind == .stack, let button = element.children.rowButton { return button }
    }
    return nil
  }
}

extension Element {
  fileprivate mutating func giveTaps(to button: any Interactive) {
    if isEnabled == nil, target == nil { around.append(button) }
    for index in children.indices { children[index].giveTaps(to: button) }
  }
}
