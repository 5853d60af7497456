/// What a run is asked to show.
public enum EntryChoice: Equatable, Sendable {
  case automatic
  /// The view of this name; the last part of a nested type's name will do.
  case view(String)
  /// The `#Preview` of this title.
  case preview(String)

  /// The chosen one of `showables`, by the contract's rule: the first `#Preview`; else the first `PreviewProvider`;
  /// else the `App`; else the only view that can be made without arguments; else the last such one.
  public func choose(from showables: [Showable]) -> Showable? {
    func first(_ kind: Showable.Kind) -> Showable? { showables.first { $0.kind == kind } }
    func last(_ kind: Showable.Kind) -> Showable? { showables.last { $0.kind == kind } }
    return switch self {
    case .automatic:
      first(.preview) ?? first(.previewProvider) ?? first(.app) ?? last(.fragment) ?? last(.view)
        ?? last(.representable) ?? first(.script)
    case .preview(let title):
      showables.first { $0.kind == .preview && $0.name == title }
    case .view(let name):
      showables.first { $0.kind != .preview && $0.entry == name }
        ?? showables.last { $0.kind != .preview && $0.entry.hasSuffix("." + name) }
    }
  }
}
