import Foundation

/// An app: a value that says which scenes there are.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// A file's `@main` type is not started: what it shows is taken from its scenes.
  public static func main() {}
}

/// A part of an app's interface with a life of its own; here the first one's view is shown.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  static func _rootView(of scene: Self) -> AnyView
}

extension Scene {
  public static func _rootView(of scene: Self) -> AnyView { Body._rootView(of: scene.body) }
}

extension Never: Scene {}

/// Builds scenes; the first one counts.
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest) -> First {
    first
  }
}

/// A group of windows that show the same view.
public struct WindowGroup<Content> {
  let content: Content
}

extension WindowGroup: Scene where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  public nonisolated init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError("WindowGroup has no body") }
  public static func _rootView(of scene: Self) -> AnyView { AnyView(scene.content) }
}

/// The window of an app's settings.
public struct Settings<Content> {
  let content: Content
}

extension Settings: Scene where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError("Settings has no body") }
  public static func _rootView(of scene: Self) -> AnyView { AnyView(scene.content) }
}

/// Previews in the form used before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
