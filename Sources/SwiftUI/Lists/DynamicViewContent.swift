import Foundation

/// Views that are made of data, and can so be deleted and moved.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// What can be done with a list's rows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension DynamicViewContent {
  /// Lets rows be deleted: by a swipe to the left, or in edit mode. Nil takes that away.
  @preconcurrency
  public nonisolated func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _RowEditModifier> { modifier(_RowEditModifier(delete: action)) }

  /// Lets rows be moved. No action of a person drags a row here, so it is never called.
  @preconcurrency
  public nonisolated func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, _RowMoveModifier> { modifier(_RowMoveModifier()) }

  nonisolated func edits<C: RangeReplaceableCollection>(
    _ data: Binding<C>, _ actions: EditActions<C>
  ) -> ModifiedContent<Self, _RowEditModifier> where C.Index == Int {
    let data = Unchecked(value: data)
    let delete: @MainActor (IndexSet) -> Void = { offsets in
      for offset in offsets.reversed() { data.value.wrappedValue.remove(at: offset) }
    }
    return modifier(_RowEditModifier(delete: actions.contains(.delete) ? delete : nil))
  }
}

extension ForEach {
  /// Rows that can be deleted or moved in place.
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable,
    Content == ModifiedContent<Row, _RowEditModifier>
  {
    let elements = data.wrappedValue
    let shared = Unchecked(value: data)
    let row: ((C.Index, ID)) -> Content = { element in
      let index = Unchecked(value: element.0)
      let delete: @MainActor (IndexSet) -> Void = { _ in
        _ = shared.value.wrappedValue.remove(at: index.value)
      }
      return content(data[element.0]).modifier(
        _RowEditModifier(delete: editActions.contains(.delete) ? delete : nil))
    }
    self.init(elements.indices.lazy.map { ($0, elements[$0].id) }, id: { $0.1 }, content: row)
  }
}

/// Rows that may be moved.
public struct _RowMoveModifier: _LooksModifier {}
