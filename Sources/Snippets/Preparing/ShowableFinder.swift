import SwiftSyntax

/// Finds what a source can show, by its syntax alone.
struct ShowableFinder {
  let index: TypeIndex

  private static let views: Set<String> = ["View"]
  private static let representables: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// The preview providers, the app and the views, each in the order of the source; and the views that need help.
  func find() -> (showables: [Showable], unmakeable: [UnmakeableView]) {
    var showables: [Showable] = []
    var unmakeable: [UnmakeableView] = []
    for type in index.types where type.kind != .protocolType && type.kind != .actor {
      let isView = index.conforms(type, to: Self.views)
      if index.conforms(type, to: ["PreviewProvider"]) {
        if !type.isHidden { showables.append(Showable(kind: .previewProvider, entry: type.name)) }
      } else if index.conforms(type, to: ["App"]) {
        if !type.isHidden { showables.append(Showable(kind: .app, entry: type.name)) }
      } else if isView || index.conforms(type, to: Self.representables) {
        if let needed = self.needed(by: type) {
          unmakeable.append(needed)
        } else {
          showables.append(Showable(kind: isView ? .view : .representable, entry: type.name))
        }
      }
    }
    return (showables, unmakeable)
  }

  /// Nil where the view can be made without arguments.
  private func needed(by view: DeclaredType) -> UnmakeableView? {
    var result = UnmakeableView(name: view.name, obstacle: .noInitialiser, initialisers: [])
    if view.isHidden {
      result.obstacle = .hidden
      return result
    }
    let all = Initialiser.all(of: view, in: index)
    let open = all.filter { $0.privateProperty == nil }
    if !view.isGeneric, !view.isInsideGeneric, open.contains(where: \.takesNothing) { return nil }
    result.initialisers = all.map { $0.required.map(UnmakeableView.Argument.init) }
    if !open.isEmpty {
      result.obstacle = .arguments
      if !view.isInsideGeneric {
        result.preview = open.lazy.compactMap { ExampleCall.preview(of: view, with: $0, in: index) }.first
      }
    } else if let property = all.first?.privateProperty {
      result.obstacle = .privateProperty(property)
    }
    return result
  }
}

extension UnmakeableView.Argument {
  fileprivate init(_ parameter: Initialiser.Parameter) {
    name = parameter.label ?? parameter.name
    type = parameter.type?.text ?? "?"
    kind =
      switch parameter.type {
      case .binding("Binding", _): .binding
      case .binding: .focus
      case .wrapper: .wrapper
      case .closure: .closure
      case .content: .content
      case .value: .value
      case nil: .unknown
      }
  }
}
