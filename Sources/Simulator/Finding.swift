import Contract
import SwiftUI

extension Session {
  /// The elements that a person can reach: those of the topmost sheet, else of the screen, and of the bars.
  var reachable: [Element] { index.elements.map(\.element) }

  /// The reachable elements with their `ref`s.
  private var index: (elements: [(element: Element, reference: String)], all: ScreenIndex) {
    let screen = graph.screen()
    let all = ScreenIndex(screen)
    guard let top = screen.presentations.last else { return (all.elements, all) }
    let inside = Set(nodes(in: top) + (screen.bars["keyboardToolbar"] ?? []).flatMap(nodes))
    return (all.elements.filter { inside.contains(ObjectIdentifier($0.element.node)) }, all)
  }

  private func nodes(in element: Element) -> [ObjectIdentifier] {
    [ObjectIdentifier(element.node)] + element.children.flatMap(nodes)
  }

  /// How an element is called in a list of what there is.
  func describe(_ element: Element) -> String {
    let name = element.label.isEmpty ? (element.placeholder ?? "") : element.label
    return name.isEmpty ? element.kind.rawValue : "\(element.kind.rawValue) \(ActionWord.written(name))"
  }

  /// The one element that fits the target.
  func find(_ target: Target) throws(ActionFailure) -> Element {
    let elements = index.elements
    let fitting = elements.filter { fits($0, target) }
    // What can be used goes before a text of the same words.
    let usable = fitting.filter { $0.element.target != nil }
    let chosen = usable.isEmpty ? fitting : usable
    if chosen.count == 1 { return chosen[0].element }
    if chosen.isEmpty { throw ActionFailure(message: texts.nothingFits(target.description, listing(elements))) }
    throw ActionFailure(message: texts.severalFit(target.description, listing(chosen)))
  }

  private func fits(_ one: (element: Element, reference: String), _ target: Target) -> Bool {
    switch target {
    case .indexed(let kind, let index): return one.reference == "\(kind.rawValue)[\(index)]"
    case .label(let label, let kind):
      if let kind, kind.rawValue != one.element.kind.rawValue { return false }
      let element = one.element
      let names = [element.label, element.title, element.placeholder, element.identifier, element.header]
      return names.contains(label)
    }
  }

  private func listing(_ elements: [(element: Element, reference: String)]) -> [String] {
    elements.map { one in
      let name = one.element.label.isEmpty ? (one.element.placeholder ?? "") : one.element.label
      return name.isEmpty ? one.reference : "\(one.reference) \(ActionWord.written(name))"
    }
  }
}
