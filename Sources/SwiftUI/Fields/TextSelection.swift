import FieldEngine

/// Where the caret stands in a text, or what is selected.
public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  public var affinity = TextSelectionAffinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected, so that there is only a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The range from the first selected character to the last.
  fileprivate var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges):
      ranges.ranges.first.flatMap { first in ranges.ranges.last.map { first.lowerBound..<$0.upperBound } }
    }
  }
}

/// To which of two lines a caret belongs that stands where a line is broken.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// A field's connection with the app's own idea of the selection: it is written whenever the caret moves or text is
/// selected, and moves the caret when an update brings another value. Apple's page of `TextSelection`.
@MainActor
final class SelectionLink {
  var binding: Binding<TextSelection?>
  private var seen: TextSelection?

  init(_ binding: Binding<TextSelection?>) {
    self.binding = binding
    seen = Evaluation.none { binding.wrappedValue }
  }

  /// The caret has moved.
  func follow(_ editor: FieldEditor) {
    let text = editor.text
    let start = text.index(text.startIndex, offsetBy: editor.selection.lowerBound)
    let new = TextSelection(range: start..<text.index(start, offsetBy: editor.selection.count))
    guard new != seen else { return }
    seen = new
    binding.wrappedValue = new
  }

  /// The characters that the app wants selected; nil where nothing is new. What lies behind the end counts as the end.
  func rangeFromUpdate(in text: String) -> Range<Int>? {
    let value = binding.wrappedValue
    guard value != seen else { return nil }
    seen = value
    guard let range = value?.range else { return nil }
    let place = { (index: String.Index) in text.distance(from: text.startIndex, to: min(index, text.endIndex)) }
    return place(range.lowerBound)..<place(range.upperBound)
  }
}

extension View {
  /// Says to which line carets belong where a line is broken; the simulated fields do not tell them apart.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { _ in })
  }
}
