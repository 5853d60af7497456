import Contract

/// What fixtures look at in a run.
extension RunDocument {
  private func events(_ kind: Event.Kind) -> [Event] { steps.flatMap(\.events).filter { $0.kind == kind } }

  /// The values that were written to a property, in order; equal ones too.
  func written(_ name: String) -> [String] {
    events(.write).filter { $0["name"] == .string(name) }.map { $0["new"]!.string! }
  }

  /// The values that a property changed to, in order.
  func changed(_ name: String) -> [String] {
    events(.write).filter { $0["name"] == .string(name) && $0["changed"] == true }.map { $0["new"]!.string! }
  }

  /// Setter calls and changes of a property.
  func calls(_ name: String) -> Int { written(name).count }
  func changes(_ name: String) -> Int { changed(name).count }

  /// The words on the screen, in reading order.
  var texts: [String] { elements("text").compactMap { $0["label"]?.string } }

  func elements(_ kind: String) -> [JSON] { final.elements.filter { $0["kind"] == .string(kind) } }

  /// A member of the first element of a kind.
  func first(_ kind: String, _ member: String) -> JSON? { elements(kind).first?[member] }

  /// What the fields show, in reading order.
  var fieldTexts: [String] {
    final.elements.filter { ["textField", "secureField", "textEditor"].contains($0["kind"]?.string) }
      .compactMap { $0["value"]?.string }
  }

  /// What the field shows that was edited, after each edit.
  var edits: [String] { events(.edit).map { $0["text"]!.string! } }

  /// A property's value at the end.
  func state(_ name: String) -> String? { final.state.first { $0["name"] == .string(name) }?["value"]?.string }

  /// Where the focus went, by label.
  var focusMoves: [String?] { events(.focus).map { $0["to"]?.string } }

  /// Where the focus went, by `ref`.
  var focusRefs: [String?] { events(.focus).map { $0["toRef"]?.string } }

  /// Old and new of each `onChange`.
  var changeActions: [String] { events(.onChange).map { "\($0["old"]!.string!) -> \($0["new"]!.string!)" } }

  /// The titles above the keyboard; empty where there is none.
  var keyboardBar: [String] { final.keyboard["toolbar"]?.array?.compactMap(\.string) ?? [] }

  var warnings: [String] { events(.warning).compactMap { $0["text"]?.string } }
  var failure: String? { steps.last?.error }
  var policiesThatDecided: [String] { events(.policy).compactMap { $0["name"]?.string } }
  var rejections: [String] { events(.rejected).compactMap { $0["reason"]?.string } }

  /// The value of a policy that decided something.
  func decided(_ policy: String) -> String? {
    events(.policy).first { $0["name"] == .string(policy) }?["value"]?.string
  }

  /// How often the body of a view ran.
  func bodies(_ view: String) -> Int { events(.body).count { $0["view"] == .string(view) } }

  /// Kinds of events in the last step, in order.
  var lastStep: [String] { steps.last?.events.map(\.kind.rawValue) ?? [] }

  /// What `show` actions and screenshots printed.
  var shown: [String] { steps.compactMap(\.shown) }
}
