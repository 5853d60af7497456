import Contract

/// One thing on the screen as a person (or a screen reader) meets it: what the semantic tree is made of.
@MainActor
public struct Element {
  public var kind: Kind
  /// What it is called: a field's label, a button's title, a text's words.
  public var label: String
  /// The words that are drawn, where they differ from what it is called.
  public var title: String?
  /// What it holds: a field's text, `on`, a picker's choice.
  public var value: String?
  public var placeholder: String?
  /// A second line below the label.
  public var subtitle: String?
  /// Whether it can be used; nil for what nobody uses (texts, containers).
  public var isEnabled: Bool?
  public var isFocused = false
  /// An accessibility identifier, which also names the element for actions.
  public var identifier: String?
  /// The rows of a picker.
  public var options: [Option] = []
  public var header: String?
  public var footer: String?
  /// Where a toolbar's item stands: `keyboardToolbar`, `navigationBar`, …
  public var bar: String?
  public var children: [Element] = []
  public var style = Style()
  /// What carries out the person's actions.
  public weak var target: (any Interactive)?
  /// Who takes what the element itself cannot: the gesture, context menu or list row around it, innermost first.
  var around: [any Interactive] = []
  /// Whether it is chosen: a list's row, a tab.
  public var isSelected: Bool?
  /// A count or a few words beside it.
  public var badge: String?
  /// The node that shows it, which tells it from others as long as it is on the screen.
  public unowned(unsafe) var node: _Node
  /// Values that containers find their children by: the explicit tag, else the row's id.
  var tags = Tags()

  public init(_ kind: Kind, label: String = "", node: _Node) {
    self.kind = kind
    self.label = label
    self.node = node
  }

  /// The kinds of elements, by the names that the document uses.
  public enum Kind: String, CaseIterable, Sendable {
    case textField, secureField, textEditor, button, toggle, stepper, picker, datePicker, text, labeledContent, section
    case form, list, sheet, link, image, slider, progressView, alert, confirmationDialog, menu, navigationLink
    case disclosureGroup, label, tab, searchField, row
    /// Layout that has no meaning of its own: a stack, a grid, a scroll view. It is drawn, but not listed.
    case stack
    /// A divider or spacer: drawn, but not listed.
    case spacer
    /// A gauge, colour well or other control without a kind of its own yet.
    case gauge, colorPicker
  }

  public struct Option: Equatable, Sendable {
    public var label: String
    public var isSelected: Bool
    /// Whether choosing it can write anything: its tag is of the selection's type.
    public var isSelectable = true
    public var systemImage: String?
  }

  /// What the drawing needs to know.
  public struct Style: Equatable, Sendable {
    public var axis: Axis = .vertical
    /// Where what is narrower than its container stands in it.
    public var alignment = Alignment.center
    public var isSecondary = false
    public var isBold = false
    public var lineLimit: ClosedRange<Int>?
    /// The name of a control's style: `segmented`, `menu`, `wheel`, `inline`, `roundedBorder`, …
    public var name: String?
    public var systemImage: String?
    /// A button's role: `destructive`, `cancel`.
    public var role: String?
    /// Where the caret stands in a focused field, in characters, and how much is selected.
    public var caret: Int?
    public var selection: Range<Int>?
    public var isDecreaseEnabled = true
    public var isIncreaseEnabled = true
    public var fraction: Double?
    /// The words at the ends of a slider or a gauge.
    public var minimumLabel: String?
    public var maximumLabel: String?
    public var isLabelHidden = false
    public var isHidden = false
    public var isExpanded: Bool?
    /// How many columns a grid has; nil where it is none, or where its rows say it.
    public var columns: Int?
    /// Whether a field says that Caps Lock is on.
    public var isCapsLockShown = false
    /// How many lines of text a growing field shows; nil for fields of one line.
    public var lines: Int?
    /// Where in its bar an item stands, by the name of the placement.
    public var placement: String?
    /// Whether its words are hidden behind bars.
    public var isRedacted = false

    public enum Axis: Sendable { case horizontal, vertical, depth }
  }
}

extension Element {
  /// Does what a person does with the element: by itself where it can, else by what is around it.
  public func perform(_ interaction: Interaction) -> InteractionResult {
    var result = target?.perform(interaction) ?? .impossible(reason: Impossible.otherwise)
    for outer in around {
      guard case .impossible = result else { return result }
      result = outer.perform(interaction)
    }
    return result
  }

  /// Lets something around the element, and around all inside of it, take what they cannot.
  mutating func surround(with outer: any Interactive) {
    around.append(outer)
    for index in children.indices { children[index].surround(with: outer) }
  }
}

/// The values by which a picker, a list or a tab view knows a child.
struct Tags {
  var explicit: Any?
  /// `includeOptional` of the explicit tag.
  var includesOptional = true
  /// The id of the nearest `ForEach` row.
  var automatic: Any?
  /// The place of the nearest `ForEach` row among its siblings.
  var offset: Int?
  /// Whether the row can be neither deleted nor chosen.
  var refusesDelete = false
  var refusesSelection = false
}

/// What a person does with an element.
public enum Interaction: Equatable, Sendable {
  case tap
  case longPress
  case setOn(Bool?)
  /// Chooses the option with this label, or a date or time in words.
  case pick(String)
  case increment(Int)
  case decrement(Int)
  /// Moves a slider to a fraction of its track.
  case slide(Double)
  case swipe(Direction)
  case dismiss

  public enum Direction: String, CaseIterable, Sendable { case left, right, up, down }
}

/// How an interaction went.
public enum InteractionResult: Equatable, Sendable {
  case done
  /// Nothing happened, and that is right: a disabled control, a stepper at its end. The reason goes into the trace.
  case rejected(reason: String)
  /// The element cannot do this at all: the action fails.
  case impossible(reason: String)
}

/// Something that a person can use.
@MainActor
public protocol Interactive: AnyObject {
  func perform(_ interaction: Interaction) -> InteractionResult
}
