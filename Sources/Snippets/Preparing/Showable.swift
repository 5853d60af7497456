/// Something in a source that can be put on the simulated screen.
public struct Showable: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// A `#Preview`.
    case preview
    /// A type that conforms to `PreviewProvider`.
    case previewProvider
    case app
    case view
    /// A view of UIKit or AppKit in SwiftUI's clothes; shown by itself only where there is nothing else.
    case representable
    /// Loose code, wrapped as a view.
    case fragment
    /// Statements at file level, or a `main()`, without anything to show: an empty screen.
    case script
  }

  public var kind: Kind
  /// The name under which the compiled library registers it: the name of its type, unique in the source.
  public var entry: String
  /// The title of a `#Preview` that has one.
  public var title: String?

  public init(kind: Kind, entry: String, title: String? = nil) {
    self.kind = kind
    self.entry = entry
    self.title = title
  }

  /// What a person calls it.
  public var name: String {
    switch kind {
    case .preview: title ?? "#Preview"
    default: entry
    }
  }
}
