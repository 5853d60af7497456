import SwiftIfConfig
import SwiftSyntax

/// A type that a source declares, with what its extensions in the same source add.
struct DeclaredType {
  enum Kind { case structure, classType, enumeration, actor, protocolType }

  /// Its name with those of the types around it: `Outer.Inner`.
  let name: String
  let kind: Kind
  let declaration: Syntax
  /// The names after its colon, and after those of its extensions.
  var inherited: [String]
  /// The members of the declaration itself.
  var members: [DeclSyntax]
  /// The members that its extensions add.
  var extensionMembers: [DeclSyntax] = []
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax
  let genericParameters: [GenericParameterSyntax]
  /// Whether code at file level cannot name it: it, or a type around it, is a private member, or generic.
  let isHidden: Bool
  let isInsideGeneric: Bool

  var isGeneric: Bool { !genericParameters.isEmpty }
  var isMain: Bool { attributes.contains { $0.trimmedDescription == "@main" } }
}

/// All types of the active parts of a source, in the order of their declarations.
struct TypeIndex {
  private(set) var types: [DeclaredType] = []
  private var positions: [String: Int] = [:]

  init(_ items: [CodeBlockItemSyntax], regions: ConfiguredRegions) {
    var extensions: [ExtensionDeclSyntax] = []
    for item in items {
      if case .decl(let declaration) = item.item {
        add(declaration, around: "", hidden: false, generic: false, regions: regions, extensions: &extensions)
      }
    }
    for declaration in extensions { extend(declaration, regions: regions) }
  }

  subscript(name: String) -> DeclaredType? { positions[name].map { types[$0] } }

  /// The type that `name` means inside the type `scope`.
  func resolve(_ name: String, in scope: String) -> DeclaredType? {
    var scopes = scope.split(separator: ".").map(String.init)
    while true {
      if let type = self[(scopes + [name]).joined(separator: ".")] { return type }
      if scopes.popLast() == nil { return nil }
    }
  }

  /// Whether a type conforms to one of `protocols` by what the source says, protocols that refine them included.
  func conforms(_ type: DeclaredType, to protocols: Set<String>) -> Bool {
    var seen: Set<String> = []
    func reaches(_ names: [String]) -> Bool {
      names.contains { name in
        let short = name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name
        if protocols.contains(short) { return true }
        guard seen.insert(name).inserted, let other = self[name], other.kind == .protocolType else { return false }
        return reaches(other.inherited)
      }
    }
    return reaches(type.inherited)
  }

  private mutating func add(
    _ declaration: DeclSyntax, around: String, hidden: Bool, generic: Bool, regions: ConfiguredRegions,
    extensions: inout [ExtensionDeclSyntax]
  ) {
    if let declaration = declaration.as(ExtensionDeclSyntax.self) {
      extensions.append(declaration)
      return
    }
    guard let described = DeclaredType.Description(declaration) else { return }
    let name = around.isEmpty ? described.name : "\(around).\(described.name)"
    let isPrivateMember = !around.isEmpty && described.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
    let members = described.members.activeDeclarations(in: regions)
    let type = DeclaredType(
      name: name, kind: described.kind, declaration: Syntax(declaration), inherited: described.inherited,
      members: members, attributes: described.attributes, modifiers: described.modifiers,
      genericParameters: described.genericParameters, isHidden: hidden || isPrivateMember, isInsideGeneric: generic)
    if positions[name] == nil { positions[name] = types.count }
    types.append(type)
    for member in members {
      add(
        member, around: name, hidden: type.isHidden, generic: generic || type.isGeneric, regions: regions,
        extensions: &extensions)
    }
  }

  private mutating func extend(_ declaration: ExtensionDeclSyntax, regions: ConfiguredRegions) {
    let name = declaration.extendedType.trimmedDescription
    let members = declaration.memberBlock.activeDeclarations(in: regions)
    let extended = positions[name]
    if let extended {
      types[extended].inherited += declaration.inheritanceClause?.names ?? []
      types[extended].extensionMembers += members
    }
    var nested: [ExtensionDeclSyntax] = []
    for member in members {
      add(
        member, around: name, hidden: extended.map { types[$0].isHidden } ?? false,
        generic: extended.map { types[$0].isGeneric } ?? false, regions: regions, extensions: &nested)
    }
  }
}

extension DeclaredType {
  /// What the five kinds of declarations have in common.
  fileprivate struct Description {
    var name: String
    var kind: Kind
    var inherited: [String]
    var members: MemberBlockSyntax
    var attributes: AttributeListSyntax
    var modifiers: DeclModifierListSyntax
    var genericParameters: [GenericParameterSyntax]

    init?(_ declaration: DeclSyntax) {
      guard let group = declaration.asProtocol(DeclGroupSyntax.self),
        let named = declaration.asProtocol(NamedDeclSyntax.self)
      else { return nil }
      switch declaration.kind {
      case .structDecl: kind = .structure
      case .classDecl: kind = .classType
      case .enumDecl: kind = .enumeration
      case .actorDecl: kind = .actor
      case .protocolDecl: kind = .protocolType
      default: return nil
      }
      name = named.name.text
      inherited = group.inheritanceClause?.names ?? []
      members = group.memberBlock
      attributes = group.attributes
      modifiers = group.modifiers
      let generics = declaration.asProtocol(WithGenericParametersSyntax.self)
      genericParameters = generics?.genericParameterClause.map { Array($0.parameters) } ?? []
    }
  }
}

extension InheritanceClauseSyntax {
  /// The inherited types, compositions taken apart, without attributes.
  fileprivate var names: [String] {
    inheritedTypes.flatMap { inherited -> [String] in
      var type = inherited.type
      if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
      if let composition = type.as(CompositionTypeSyntax.self) {
        return composition.elements.map { $0.type.trimmedDescription }
      }
      return [type.trimmedDescription]
    }
  }
}

extension MemberBlockSyntax {
  /// The declarations of the block, those of active `#if` clauses included.
  func activeDeclarations(in regions: ConfiguredRegions) -> [DeclSyntax] { members.activeDeclarations(in: regions) }
}

extension MemberBlockItemListSyntax {
  fileprivate func activeDeclarations(in regions: ConfiguredRegions) -> [DeclSyntax] {
    flatMap { member -> [DeclSyntax] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      guard case .decls(let members) = regions.activeClause(for: condition)?.elements else { return [] }
      return members.activeDeclarations(in: regions)
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The items of the list, those of active `#if` clauses included.
  func activeItems(in regions: ConfiguredRegions) -> [CodeBlockItemSyntax] {
    flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item, let condition = declaration.as(IfConfigDeclSyntax.self) else {
        return [item]
      }
      guard case .statements(let items) = regions.activeClause(for: condition)?.elements else { return [] }
      return items.activeItems(in: regions)
    }
  }
}
