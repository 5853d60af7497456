import Contract
import SwiftSyntax

/// Finds what a source can show, by its syntax alone.
struct ShowableFinder {
  let index: TypeIndex

  private static let views: Set<String> = ["View"]
  private static let representables: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// The preview providers, the app and the views, each in the order of the source; and the views that need help.
  func find() -> (showables: [Showable], unshown: [UnshownView]) {
    var showables: [Showable] = []
    var unshown: [UnshownView] = []
    for type in index.types where type.kind != .protocolType && type.kind != .actor {
      let isView = index.conforms(type, to: Self.views)
      if index.conforms(type, to: ["PreviewProvider"]) {
        if !type.isHidden { showables.append(Showable(kind: .previewProvider, entry: type.name)) }
      } else if index.conforms(type, to: ["App"]) {
        if !type.isHidden { showables.append(Showable(kind: .app, entry: type.name)) }
      } else if isView || index.conforms(type, to: Self.representables) {
        if let needed = self.needed(by: type) {
          unshown.append(needed)
        } else {
          showables.append(Showable(kind: isView ? .view : .representable, entry: type.name))
        }
      }
    }
    return (showables, unshown)
  }

  /// Nil where the view can be made without arguments.
  private func needed(by view: DeclaredType) -> UnshownView? {
    var result = UnshownView(name: view.name, wants: [], preview: "")
    if view.isHidden {
      result.obstacle = .hidden
      return result
    }
    let all = Initialiser.all(of: view, in: index)
    let open = all.filter { $0.privateProperty == nil }
    if !view.isGeneric, !view.isInsideGeneric, open.contains(where: \.takesNothing) { return nil }
    result.wants = all.map(\.description)
    if all.isEmpty {
      result.obstacle = .noInitialiser
    } else if open.isEmpty {
      result.obstacle = .privateProperty
      result.property = all.first?.privateProperty
    } else if !view.isInsideGeneric {
      result.preview = open.lazy.compactMap { ExampleCall.preview(of: view, with: $0, in: index) }.first ?? ""
    }
    return result
  }
}

extension Initialiser: CustomStringConvertible {
  /// What it wants, as it would be written.
  var description: String {
    let parameters = required.map { "\($0.label ?? $0.name): \($0.type?.text ?? "?")" }
    return "(\(parameters.joined(separator: ", ")))"
  }
}
