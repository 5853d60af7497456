/// A field in a style of the learner's own: the style's body stands here, with the field somewhere in it.
///
/// Which kind of node stands here is settled when the field appears; a style that comes or goes later is not followed.
final class StyledFieldNode<Label: View>: _Node {
  typealias Parts = StyledParts<TextField<_TextFieldStyleLabel>, EmptyView>
  private var parts: _Node!

  init(_ place: _Place, _ view: Parts) {
    super.init(place)
    parts = Parts._make(view, in: self.place())
  }

  func update(_ view: Parts) { Parts._update(parts, to: view) }

  override func forEachChild(_ body: (_Node) -> Void) { parts.map(body) }
}

extension EnvironmentValues {
  /// Whether fields have a style of the learner's own.
  fileprivate var hasOwnFieldStyle: Bool { textFieldStyle.makeBody != nil }
}

extension TextField where Label: View {
  @MainActor public static func _make(_ view: Self, in place: _Place) -> _Node {
    guard Evaluation.none({ EnvironmentValues(frame: place.environment).hasOwnFieldStyle }) else {
      return ElementNode(view, place)
    }
    return StyledFieldNode<Label>(place, view.styled)
  }

  @MainActor public static func _update(_ node: _Node, to view: Self) {
    if let styled = node as? StyledFieldNode<Label> { return styled.update(view.styled) }
    unsafeDowncast(node, to: ElementNode<Self>.self).update(view)
  }

  @MainActor private var styled: StyledFieldNode<Label>.Parts {
    .field(label: AnyView(label)) { label in
      var field = TextField<_TextFieldStyleLabel>(source, label: label, prompt: prompt, axis: axis)
      field.selection = selection
      field.onEditingChanged = onEditingChanged
      field.onCommit = onCommit
      return field
    }
  }
}

extension SecureField where Label: View {
  @MainActor public static func _make(_ view: Self, in place: _Place) -> _Node {
    guard Evaluation.none({ EnvironmentValues(frame: place.environment).hasOwnFieldStyle }) else {
      return ElementNode(view, place)
    }
    return StyledFieldNode<Label>(place, view.styled)
  }

  @MainActor public static func _update(_ node: _Node, to view: Self) {
    if let styled = node as? StyledFieldNode<Label> { return styled.update(view.styled) }
    unsafeDowncast(node, to: ElementNode<Self>.self).update(view)
  }

  @MainActor private var styled: StyledFieldNode<Label>.Parts {
    .field(label: AnyView(label)) { label in
      var field = TextField<_TextFieldStyleLabel>(.text(text), label: label, prompt: prompt)
      field.isSecure = true
      field.onCommit = onCommit
      return field
    }
  }
}

extension StyledParts where Configuration == TextField<_TextFieldStyleLabel>, Plain == EmptyView {
  fileprivate static func field(
    label: AnyView, _ make: @escaping @MainActor (_StylePart) -> Configuration
  ) -> Self {
    StyledParts(
      EmptyView(), pieces: [label], style: \.textFieldStyle, innerStyle: DefaultTextFieldStyle()._inForce().style
    ) { make($0[0]) }
  }
}
