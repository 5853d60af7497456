import Contract
import FieldEngine

/// The screen as text, as wide as a phone is here: 44 columns, whatever the terminal.
@MainActor
public struct ScreenText {
  public static let width = 44
  public let text: String

  /// - Parameters:
  ///   - keyboard: The keyboard that is up; nil while none is.
  ///   - returnCaption: What stands on its Return key.
  public init(_ screen: Screen, platform: Platform, keyboard: Keyboard? = nil, returnCaption: String? = nil) {
    let inner = Self.width - 4
    let drawing = ContainerDrawing(platform: platform)
    var blocks: [TextBlock] = []
    if let presented = screen.presentations.last {
      blocks += Self.below(screen, inner)
      blocks.append(Self.presentation(presented, drawing, width: inner))
    } else {
      blocks += Self.navigationBar(screen, inner)
      blocks.append(drawing.draw(screen.elements, width: inner))
      blocks += Self.bars(screen, drawing, inner)
    }
    if let keyboard {
      let bar = screen.bars["keyboardToolbar"] ?? []
      blocks.append(KeyboardDrawing(keyboard: keyboard, returnCaption: returnCaption, bar: bar).draw(width: inner))
    }
    text = TextBlock.column(blocks, width: inner).boxed().lines.joined(separator: "\n")
  }

  /// The title, with what leads back and the items beside it.
  private static func navigationBar(_ screen: Screen, _ width: Int) -> [TextBlock] {
    let items = (screen.bars["navigationBar"] ?? []).filter { $0.kind.isListed }.map { "[ \($0.label) ]" }
    let title = screen.navigationTitle ?? ""
    guard !title.isEmpty || !items.isEmpty || screen.back != nil else { return [] }
    let head = (screen.back == nil ? "" : "‹ ") + title
    return [
      .spread(head, items.joined(separator: " "), width: width),
      TextBlock([String(repeating: "═", count: width)], width: width),
    ]
  }

  /// What is left to see of the screen below a sheet.
  private static func below(_ screen: Screen, _ width: Int) -> [TextBlock] {
    let title = screen.navigationTitle ?? screen.elements.words
    return [TextBlock(["░ " + title], width: width)]
  }

  private static func presentation(_ element: Element, _ drawing: ContainerDrawing, width: Int) -> TextBlock {
    drawing.draw(element.children, width: width - 4).boxed(title: element.label)
  }

  private static func bars(_ screen: Screen, _ drawing: ContainerDrawing, _ width: Int) -> [TextBlock] {
    screen.bars.sorted { $0.key < $1.key }
      .filter { $0.key != "navigationBar" && $0.key != "keyboardToolbar" && !$0.value.isEmpty }
      .flatMap { bar in
        [TextBlock([String(repeating: "─", count: width)], width: width), drawing.draw(bar.value, width: width)]
      }
  }
}

extension Screen {
  /// Lets `change` see each element on the screen.
  public mutating func changeAll(_ change: (inout Element) -> Void) {
    for index in elements.indices { elements[index].changeAll(change) }
    for index in presentations.indices { presentations[index].changeAll(change) }
    for bar in bars.keys { for index in bars[bar]!.indices { bars[bar]![index].changeAll(change) } }
  }
}

extension Element {
  fileprivate mutating func changeAll(_ change: (inout Element) -> Void) {
    change(&self)
    for index in children.indices { children[index].changeAll(change) }
  }
}
