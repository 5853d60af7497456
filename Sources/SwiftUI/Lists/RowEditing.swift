import Foundation

/// Lets rows be deleted.
public struct _RowEditModifier {
  /// Nil where rows cannot be deleted.
  let delete: (@MainActor (IndexSet) -> Void)?
}

extension _RowEditModifier: NodeModifier {
  typealias State = RowsOpened

  static func makeState(_ modifier: Self, _ node: _Node) -> RowsOpened { RowsOpened() }

  func after(_ node: _Node, _ state: inout RowsOpened, isFirst: Bool) {
    // In edit mode each row shows that it can be deleted.
    state.isEditing = Evaluation.of(node) {
      EnvironmentValues(frame: node.environment).editMode?.wrappedValue.isEditing ?? false
    }
  }

  func addElements(_ node: _Node, _ state: RowsOpened, _ content: _Node, to builder: ElementBuilder) {
    guard let delete else { return content.addElements(to: builder) }
    let words = SystemWords(EnvironmentValues(frame: node.environment).locale)
    for row in builder.elements(of: content) {
      guard !row.tags.refusesDelete, row.kind != .section else {
        builder.add(row)
        continue
      }
      let offset = row.tags.offset ?? 0
      let opener = RowOpener(state, ObjectIdentifier(row.node), node.graph, opensTo: .left)
      var shown = row
      shown.surround(with: opener)
      builder.add(shown)
      guard opener.isOpen || state.isEditing else { continue }
      var button = Element(.button, label: words.delete, node: node)
      button.isEnabled = true
      button.style.role = ButtonRole.destructive.name
      button.bar = "swipeActions"
      button.tags = row.tags
      button.around = [
        SystemButton {
          opener.close()
          delete(IndexSet(integer: offset))
        }
      ]
      builder.add(button)
    }
  }
}

/// Which row of some has been swiped open.
@MainActor
final class RowsOpened {
  var row: ObjectIdentifier?
  /// The side on which its actions show.
  var side = Interaction.Direction.left
  var isEditing = false
}

/// Opens and closes a row at a swipe.
@MainActor
final class RowOpener: Interactive {
  private let rows: RowsOpened
  private let row: ObjectIdentifier
  private let graph: ViewGraph
  private let side: Interaction.Direction

  /// - Parameter side: The direction of the swipe that opens the row.
  init(_ rows: RowsOpened, _ row: ObjectIdentifier, _ graph: ViewGraph, opensTo side: Interaction.Direction) {
    self.rows = rows
    self.row = row
    self.graph = graph
    self.side = side
  }

  var isOpen: Bool { rows.row == row && rows.side == side }

  func close() {
    guard rows.row != nil else { return }
    rows.row = nil
    graph.structureChanged()
  }

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard case .swipe(let direction) = interaction, direction == .left || direction == .right else {
      return .impossible(reason: Impossible.otherwise)
    }
    if rows.row == row, direction != rows.side {
      close()
      return .done
    }
    guard direction == side else { return .impossible(reason: Impossible.otherwise) }
    rows.row = row
    rows.side = side
    graph.structureChanged()
    return .done
  }
}

/// Says of a row what cannot be done with it.
public struct _RowLimitModifier {
  var refusesDelete = false
}

extension _RowLimitModifier: NodeModifier {
  func addElements(_ node: _Node, _ state: Void, _ content: _Node, to builder: ElementBuilder) {
    builder.adding(content) { if refusesDelete { $0.tags.refusesDelete = true } }
  }
}

extension View {
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _RowLimitModifier> {
    modifier(_RowLimitModifier(refusesDelete: isDisabled))
  }

  public nonisolated func moveDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _RowLimitModifier> {
    modifier(_RowLimitModifier())
  }

  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> ModifiedContent<Self, _SelectionLimitModifier>
  {
    modifier(_SelectionLimitModifier(isDisabled: isDisabled))
  }
}

/// Keeps a row from being chosen.
public struct _SelectionLimitModifier {
  let isDisabled: Bool
}

extension _SelectionLimitModifier: NodeModifier {
  func addElements(_ node: _Node, _ state: Void, _ content: _Node, to builder: ElementBuilder) {
    builder.adding(content) { if isDisabled { $0.tags.refusesSelection = true } }
  }
}
