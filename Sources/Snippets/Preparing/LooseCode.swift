import SwiftSyntax

/// Code without a view around it (a loose `var body`, properties and views, views alone) and how to wrap it as one.
struct LooseCode {
  fileprivate enum Part { case member, statement, outside }

  private let items: [CodeBlockItemSyntax]
  private let parts: [Part]
  private let hasBody: Bool
  /// The items from the first loose one to the last.
  private let region: ClosedRange<Int>

  /// Nil where the items are a file that stands by itself.
  init?(_ items: [CodeBlockItemSyntax]) {
    let hasBody = items.contains { $0.variable?.bindings.contains { $0.isBody } ?? false }
    let wrapped = items.contains { $0.isWrappedVariable }
    guard hasBody || wrapped || items.contains(where: { $0.isView }) else { return nil }
    var names: Set<String> = []
    for item in items { names.formUnion(item.memberNames) }
    var isInBody = false
    let parts = items.map { item in
      let part = item.part(hasBody: hasBody, isInBody: isInBody, members: names)
      if part == .statement { isInBody = true }
      return part
    }
    guard let first = parts.firstIndex(where: { $0 != .outside }),
      let last = parts.lastIndex(where: { $0 != .outside })
    else { return nil }
    self.items = items
    self.parts = parts
    self.hasBody = hasBody
    region = first...last
  }

  /// Opens the view before the first loose item and closes it behind the last.
  func edit(_ edits: inout SourceEdits, name: String) {
    let runs = statementRuns
    edits.insert("struct \(name): View { ", at: items[region.lowerBound].bytes.lowerBound)
    for (number, run) in runs.enumerated() {
      let isLast = number == runs.count - 1
      let earlier = isLast ? (0..<number).map { "part\($0 + 1); " }.joined() : ""
      let property = isLast ? "body" : "part\(number + 1)"
      let builder = isLast ? "" : "@ViewBuilder "
      edits.insert("\(builder)var \(property): some View { \(earlier)", at: items[run.lowerBound].bytes.lowerBound)
      edits.insert(" }", at: items[run.upperBound].bytes.upperBound)
    }
    edits.insert(" }", at: items[region.upperBound].bytes.upperBound)
  }

  /// Stretches of statements, which become bodies; none where the code has a body of its own.
  private var statementRuns: [ClosedRange<Int>] {
    if hasBody { return [] }
    var runs: [ClosedRange<Int>] = []
    for position in region where parts[position] == .statement {
      if let last = runs.last, last.upperBound == position - 1 {
        runs[runs.count - 1] = last.lowerBound...position
      } else {
        runs.append(position...position)
      }
    }
    return runs
  }
}

extension CodeBlockItemSyntax {
  fileprivate var declaration: DeclSyntax? { if case .decl(let declaration) = item { declaration } else { nil } }
  fileprivate var variable: VariableDeclSyntax? { declaration?.as(VariableDeclSyntax.self) }

  fileprivate var isWrappedVariable: Bool {
    variable?.attributes.contains {
      $0.as(AttributeSyntax.self).map { Self.wrappers.contains($0.attributeName.trimmedDescription) } ?? false
    } ?? false
  }

  private static let wrappers: Set<String> = [
    "State", "Binding", "FocusState", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable",
    "AppStorage", "SceneStorage", "GestureState", "Namespace", "ScaledMetric", "FocusState.Binding",
  ]

  /// The names that a member of the view would have.
  fileprivate var memberNames: [String] {
    if let variable { return isWrappedVariable ? variable.bindings.flatMap(\.pattern.boundNames) : [] }
    return (declaration?.as(FunctionDeclSyntax.self)).map { [$0.name.text] } ?? []
  }

  /// - Parameter isInBody: whether statements stand before it: what they name stays in reach.
  fileprivate func part(hasBody: Bool, isInBody: Bool, members: Set<String>) -> LooseCode.Part {
    if PreviewRewriter.macro(in: self) != nil { return .outside }
    guard let declaration else { return .statement }
    switch declaration.kind {
    case .importDecl, .extensionDecl, .operatorDecl, .precedenceGroupDecl, .macroDecl, .macroExpansionDecl,
      .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl, .ifConfigDecl:
      return .outside
    case .variableDecl:
      guard let variable, !hasBody, !isWrappedVariable else { return .member }
      if variable.bindings.contains(where: { $0.isComputed }) { return .member }
      if isInBody { return .statement }
      // A constant made from the state is only known inside the body.
      let uses = variable.bindings.compactMap(\.initializer).flatMap { $0.tokens(viewMode: .sourceAccurate) }
      return uses.contains { members.contains(String($0.text.trimmingPrefix("$"))) } ? .statement : .member
    default:
      return .member
    }
  }

  /// Whether it is an expression that makes a view, or a condition around such.
  fileprivate var isView: Bool {
    switch item {
    case .expr(let expression): expression.isView
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression.isView ?? false
    case .decl: false
    @unknown default: false
    }
  }
}

extension PatternBindingSyntax {
  fileprivate var isBody: Bool { isComputed && pattern.boundNames == ["body"] }
}

extension ExprSyntax {
  /// A call of something with a capital letter, modifiers or none behind it, or an `if` or `switch` around such.
  fileprivate var isView: Bool {
    if let condition = self.as(IfExprSyntax.self) { return condition.body.statements.contains { $0.isView } }
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.contains { $0.as(SwitchCaseSyntax.self)?.statements.contains { $0.isView } ?? false }
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) { return member.base?.isView ?? false }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name.first?.isUppercase == true && name != "Task"
  }
}
