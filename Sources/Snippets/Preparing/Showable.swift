import Contract

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
    /// Statements at file level without anything to show: an empty screen.
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

/// A view that cannot be made without arguments, and what would help.
public struct UnmakeableView: Equatable, Sendable {
  /// What stands in the way.
  public enum Obstacle: Equatable, Sendable {
    /// The arguments that are wanted.
    case arguments
    /// A private property closes the initialiser that Swift makes.
    case privateProperty(String)
    /// It, or a type around it, is private to another type.
    case hidden
    /// It has no initialiser that can be called from elsewhere in the file.
    case noInitialiser
    /// The compiler did not accept a call without arguments.
    case refused
  }

  /// One argument.
  public struct Argument: Equatable, Sendable {
    /// What kind of thing is to be handed over.
    public enum Kind: String, CaseIterable, Sendable { case binding, focus, wrapper, closure, content, value, unknown }

    public var name: String
    public var type: String
    public var kind: Kind
  }

  public var name: String
  public var obstacle: Obstacle
  /// The required arguments of each initialiser.
  public var initialisers: [[Argument]]
  /// The `#Preview` to add; nil where the source does not say enough to write one.
  public var preview: String?
}
