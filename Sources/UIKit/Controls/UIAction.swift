/// An entry of a menu, or what a control does.
@MainActor
open class UIMenuElement {
  public let title: String
  public let image: UIImage?
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let hidden = Self(rawValue: 4)
  }
  public enum State: Int, Sendable { case off, on, mixed }

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A closure with a title.
@MainActor
public final class UIAction: UIMenuElement {
  public let identifier: Identifier
  public var attributes: Attributes
  public var state: State
  public private(set) var sender: Any?
  private let handler: UIActionHandler
  private static var lastNumber = 0

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.lastNumber += 1
    self.identifier = identifier ?? Identifier("action-\(Self.lastNumber)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func run(_ sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu of actions.
@MainActor
public final class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let singleSelection = Self(rawValue: 32)
  }
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }

  /// The actions in the menu and the menus in it, in order.
  var actions: [UIAction] {
    children.flatMap { element in
      (element as? UIAction).map { [$0] } ?? (element as? UIMenu)?.actions ?? []
    }
  }
}
