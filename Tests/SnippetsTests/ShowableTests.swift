import Contract
import Testing

@testable import Snippets

/// What a source can show, by its syntax.
@Suite struct ShowableTests {
  private static let body = "var body: some View { Text(\"\") }"

  /// Members of a view that can be made without arguments.
  @Test(arguments: [
    "", "let a = 1", "var a: Int?", "@State var a = 1", "@State private var a: Int?", "@FocusState var f: Bool",
    "@FocusState private var f: Field?", "@Environment(\\.dismiss) var dismiss", "@EnvironmentObject var m: Model",
    "@StateObject private var m = Model()", "@ObservedObject var m = Model()", "@Namespace var n", "lazy var a = 1",
    "var a: Int { 1 }", "var a = 1 { didSet {} }", "static var a: Int = 1", "@AppStorage(\"a\") var a = 1",
    "init() {}", "init(a: Int = 1) {}", "@Binding var a: Int\n  init() { _a = .constant(1) }",
    "let (a, b) = (1, 2)", "private var a = 1", "@SwiftUI.State var a = 1", "var a: Int!",
    "@Trimmed var a = \"\"", "@Counted var a: Int",
  ])
  func aViewThatWantsNothingIsShown(_ member: String) {
    let found = Self.find("struct V: View {\n  \(member)\n  \(Self.body)\n}\n" + Self.others)
    #expect(found.showables == [Showable(kind: .view, entry: "V")])
    #expect(found.unshown == [])
  }

  private static let others = """
    enum Field { case a }
    @propertyWrapper struct Trimmed { var wrappedValue: String }
    @propertyWrapper struct Counted { init() {}; var wrappedValue: Int { 1 } }
    """

  /// Members of a view that wants something, what it wants, and the `#Preview` to add.
  static let wanting: [(String, [String], String)] = [
    (
      "@Binding var quantity: Int", ["(quantity: Binding<Int>)"],
      "#Preview { @Previewable @State var quantity = 0; V(quantity: $quantity) }"
    ),
    (
      "@Binding var price: Decimal", ["(price: Binding<Decimal>)"],
      "#Preview { @Previewable @State var price: Decimal = 0; V(price: $price) }"
    ),
    (
      "init(quantity: Binding<Int>) { _a = quantity }\n  @Binding var a: Int", ["(quantity: Binding<Int>)"],
      "#Preview { @Previewable @State var quantity = 0; V(quantity: $quantity) }"
    ),
    ("let title: String", ["(title: String)"], "#Preview { V(title: \"\") }"),
    ("var a, b: Int", ["(a: Int, b: Int)"], "#Preview { V(a: 0, b: 0) }"),
    ("@State var a: Int", ["(a: Int)"], "#Preview { V(a: 0) }"),
    (
      "var onChange: ((_ index: Int, _ char: String) -> Void)",
      ["(onChange: (_ index: Int, _ char: String) -> Void)"], "#Preview { V(onChange: { _, _ in }) }"
    ),
    ("let action: () -> Void", ["(action: () -> Void)"], "#Preview { V(action: {}) }"),
    ("let isOn: (Int) -> Bool", ["(isOn: (Int) -> Bool)"], "#Preview { V(isOn: { _ in false }) }"),
    ("@ObservedObject var m: Model", ["(m: Model)"], "#Preview { V(m: Model()) }"),
    ("@Bindable var m: Model", ["(m: Model)"], "#Preview { V(m: Model()) }"),
    ("let item: Item", ["(item: Item)"], "#Preview { V(item: Item(name: \"\", field: Field.a)) }"),
    (
      "@Binding var field: Field", ["(field: Binding<Field>)"],
      "#Preview { @Previewable @State var field: Field = Field.a; V(field: $field) }"
    ),
    (
      "@FocusState.Binding var focus: Field?", ["(focus: FocusState<Field?>.Binding)"],
      "#Preview { @Previewable @FocusState var focus: Field?; V(focus: $focus) }"
    ),
    ("let date: Date\n  let items: [Item]", ["(date: Date, items: [Item])"], "#Preview { V(date: Date(), items: []) }"),
    ("init(_ a: Int) {}\n  init(b: String) {}", ["(a: Int)", "(b: String)"], "#Preview { V(0) }"),
    ("let a: Unknown", ["(a: Unknown)"], ""),
    ("@ViewBuilder let content: Text", ["(content: () -> some View)"], "#Preview { V(content: { Text(\"…\") }) }"),
  ]

  @Test(arguments: wanting)
  func aViewThatWantsSomethingSaysSo(_ member: String, _ wants: [String], _ preview: String) {
    let found = Self.find(
      "struct V: View {\n  \(member)\n  \(Self.body)\n}\n" + Self.others
        + "\nclass Model: ObservableObject { var a = 1 }\nstruct Item { let id = UUID(); var name: String; var field: Field }"
    )
    #expect(found.showables == [])
    #expect(found.unshown == [UnshownView(name: "V", wants: wants, preview: preview)])
  }

  @Test func aGenericViewWantsItsContent() {
    let found = Self.find(
      "struct Card<Content: View>: View { @ViewBuilder var content: () -> Content; \(Self.body) }")
    #expect(found.unshown.first?.wants == ["(content: () -> Content)"])
    #expect(found.unshown.first?.preview == "#Preview { Card(content: { Text(\"…\") }) }")
  }

  @Test func aPrivatePropertyClosesTheInitialiser() {
    let found = Self.find("struct V: View { private var a = 1; let b: Int; \(Self.body) }")
    #expect(found.unshown.map(\.obstacle) == [.privateProperty])
    #expect(found.unshown.map(\.property) == ["a"])
    // A wrapped one that starts with a value is no argument at all, so it closes nothing.
    let wrapped = Self.find("struct V: View { @State private var a = 1; let b: Int; \(Self.body) }")
    #expect(wrapped.unshown.map(\.preview) == ["#Preview { V(b: 0) }"])
  }

  @Test func conformanceMayBeAddedElsewhere() {
    let found = Self.find(
      """
      struct A {}
      extension A: View { \(Self.body) }
      protocol Screen: View {}
      struct B: Screen { \(Self.body) }
      struct C: Equatable & View { \(Self.body) }
      struct D: SwiftUI.View { \(Self.body) }
      struct E: @MainActor View { \(Self.body) }
      struct NotOne: ViewModifier {}
      """)
    #expect(found.showables.map(\.entry) == ["A", "B", "C", "D", "E"])
  }

  @Test func nestedViewsAreNamedWithTheirTypes() {
    let found = Self.find(
      """
      struct Outer: View { \(Self.body); struct Inner: View { \(Self.body) }
        private struct Hidden: View { \(Self.body) } }
      extension Outer { struct Added: View { \(Self.body) } }
      struct Box<T> { struct In: View { \(Self.body) } }
      """)
    #expect(found.showables.map(\.entry) == ["Outer", "Outer.Inner", "Outer.Added"])
    #expect(found.unshown.map(\.name) == ["Outer.Hidden", "Box.In"])
    #expect(found.unshown.first?.obstacle == .hidden)
  }

  @Test func inactiveCodeIsNotShown() {
    let source = "#if os(macOS)\nstruct A: View { \(Self.body) }\n#else\nstruct B: View { \(Self.body) }\n#endif"
    #expect(Preparation(source).prepared.showables.map(\.entry) == ["B"])
    #expect(Preparation(source, platform: .macOS).prepared.showables.map(\.entry) == ["A"])
  }

  /// Everything there is, in an order that the rule does not follow.
  private static let everything = """
    import SwiftUI
    struct A: View { \(body) }
    @main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
    struct A_Previews: PreviewProvider { static var previews: some View { A() } }
    struct B: View { \(body) }
    struct C: View { let a: Int; \(body) }
    #Preview { A() }
    #Preview("둘째") { B() }
    struct R: UIViewRepresentable {}
    """

  @Test(
    arguments: [
      (EntryChoice.automatic, "Preview"), (.preview("둘째"), "Preview2"), (.preview("#Preview"), "Preview"),
      (.preview("셋째"), nil), (.view("A"), "A"), (.view("MyApp"), "MyApp"), (.view("A_Previews"), "A_Previews"),
      (.view("C"), nil), (.view("R"), "R"),
    ] as [(EntryChoice, String?)])
  func theEntryIsChosenByTheContractsRule(_ choice: EntryChoice, _ entry: String?) {
    #expect(choice.choose(from: Preparation(Self.everything).prepared.showables)?.entry == entry)
  }

  @Test(
    arguments: [
      ([], "Preview"), (["Preview"], "Preview2"), (["Preview", "Preview2"], "A_Previews"),
      (["Preview", "Preview2", "A_Previews"], "MyApp"), (["Preview", "Preview2", "A_Previews", "MyApp"], "B"),
      (["Preview", "Preview2", "A_Previews", "MyApp", "B"], "A"),
      (["Preview", "Preview2", "A_Previews", "MyApp", "A", "B"], "R"),
    ] as [(Set<String>, String)])
  func theAutomaticChoiceGoesDownTheList(_ missing: Set<String>, _ entry: String) {
    let prepared = Preparation(Self.everything, refused: missing).prepared
    #expect(EntryChoice.automatic.choose(from: prepared.showables)?.entry == entry)
  }

  @Test func nestedViewsAreFoundByTheirLastName() {
    let showables = Self.find("enum O { struct V: View { \(Self.body) } }").showables
    #expect(EntryChoice.view("V").choose(from: showables)?.entry == "O.V")
  }

  @Test func everythingIsRegisteredBehindTheLastLine() {
    let preparation = Preparation(Self.everything)
    #expect(
      preparation.registrations == [
        "(preview: \"Preview\") { Preview() }", "(preview: \"Preview2\") { Preview2() }", "(\"A\") { A() }",
        "(app: MyApp.self)",
        "(\"A_Previews\") { A_Previews.previews }", "(\"B\") { B() }", "(\"R\") { R() }",
      ])
    let last = preparation.prepared.files[0].source.lastLine
    #expect(preparation.lines.prefix(last).allSatisfy { !$0.contains("_SnippetRegistry") })
  }

  @Test func whatTheCompilerRefusedIsOfferedNoMore() {
    let preparation = Preparation("import SwiftUI\nstruct A: View { \(Self.body) }", refused: ["A"])
    #expect(preparation.registrations == [])
    #expect(preparation.prepared.unshown == [UnshownView(name: "A", wants: [], preview: "", obstacle: .refused)])
  }

  private static func find(_ source: String) -> PreparedSource { Preparation("import SwiftUI\n" + source).prepared }
}
