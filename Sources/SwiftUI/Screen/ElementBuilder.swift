/// Gathers what the nodes show, in reading order, and what stands outside of that order: bars, sheets, titles.
@MainActor
public final class ElementBuilder {
  public internal(set) var elements: [Element] = []
  /// Items of toolbars by where they stand.
  public internal(set) var bars: [String: [Element]] = [:]
  /// Sheets, alerts and the like, the lowest first.
  public internal(set) var presentations: [Element] = []
  public internal(set) var navigationTitle: String?
  /// What goes back to the screen before; nil on the first one.
  public internal(set) var back: (any Interactive)?
  /// Bars that the screen does not want.
  var hiddenBars: Set<String> = []
  /// Whether the screen that is being added wants no button to go back.
  var hidesBackButton = false

  init() {}

  func add(_ element: Element) { elements.append(element) }

  /// What `node` shows, by itself.
  func elements(of node: _Node) -> [Element] {
    let outer = elements
    elements = []
    node.addElements(to: self)
    defer { elements = outer }
    return elements
  }

  /// Lets `change` see each element that `node` adds.
  func adding(_ node: _Node, _ change: (inout Element) -> Void) {
    let start = elements.count
    node.addElements(to: self)
    for index in start..<elements.count { change(&elements[index]) }
  }
}

extension ElementBuilder {
  /// Takes out the bars that are not wanted, with the title in them.
  func dropHiddenBars() {
    for bar in hiddenBars { bars[bar] = nil }
    if hiddenBars.contains("navigationBar") { navigationTitle = nil }
  }
}

extension [Element] {
  /// The words in these elements, in reading order, as a control's label says them.
  @MainActor var words: String {
    lazy.map { element in
      switch element.kind {
      case .stack, .row, .section, .labeledContent: element.children.words
      default: element.label
      }
    }
    .filter { !$0.isEmpty }
    .joined(separator: " ")
  }
}

/// All that is on the screen at one moment.
@MainActor
public struct Screen {
  public var elements: [Element]
  public var bars: [String: [Element]]
  public var presentations: [Element]
  public var navigationTitle: String?
  /// What goes back to the screen before, at a `dismiss`; nil where there is none.
  public var back: (any Interactive)?
}

extension ViewGraph {
  /// What is on the screen now. Cost: linear in what is on the screen; keep it while `contentVersion` stays.
  public func screen() -> Screen {
    Evaluation.none {
      let builder = ElementBuilder()
      root?.addElements(to: builder)
      builder.dropHiddenBars()
      // The bar above the keyboard is there while a field has the focus (ledger 133); on macOS it is on no screen.
      if platform == .macOS || focus.system.first?.textTraits == nil { builder.bars["keyboardToolbar"] = nil }
      // A field of UIKit has a bar of its own, and none of SwiftUI's (ledger 135).
      if let items = keyboardItemsOfUIKit() { builder.bars[ElementBuilder.keyboardBar] = items }
      return Screen(
        elements: builder.elements, bars: builder.bars, presentations: builder.presentations,
        navigationTitle: builder.navigationTitle, back: builder.back)
    }
  }
}
