/// What becomes of the elements in a view when it is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = Self(name: "ignore")
  public static let contain = Self(name: "contain")
  public static let combine = Self(name: "combine")
}

/// What an element is to a screen reader.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>
  public init() { names = [] }
  private init(_ name: String) { names = [name] }
  private init(names: Set<String>) { self.names = names }

  public static let isButton = Self("isButton")
  public static let isHeader = Self("isHeader")
  public static let isSelected = Self("isSelected")
  public static let isLink = Self("isLink")
  public static let isSearchField = Self("isSearchField")
  public static let isImage = Self("isImage")
  public static let playsSound = Self("playsSound")
  public static let isKeyboardKey = Self("isKeyboardKey")
  public static let isStaticText = Self("isStaticText")
  public static let isSummaryElement = Self("isSummaryElement")
  public static let updatesFrequently = Self("updatesFrequently")
  public static let startsMediaSession = Self("startsMediaSession")
  public static let allowsDirectInteraction = Self("allowsDirectInteraction")
  public static let causesPageTurn = Self("causesPageTurn")
  public static let isModal = Self("isModal")
  public static let isToggle = Self("isToggle")
  public static let isTabBar = Self("isTabBar")

  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public func symmetricDifference(_ other: Self) -> Self { Self(names: names.symmetricDifference(other.names)) }
  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  @discardableResult
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  @discardableResult
  public mutating func update(with member: Self) -> Self? { insert(member).inserted ? nil : member }
}

/// An action that a screen reader offers.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default")
  public static let escape = Self(name: "escape")
  public static let magicTap = Self(name: "magicTap")
  public static let delete = Self(name: "delete")
  public static let showMenu = Self(name: "showMenu")
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What kind of text a screen reader reads.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = Self(name: "plain")
  public static let console = Self(name: "console")
  public static let fileSystem = Self(name: "fileSystem")
  public static let messaging = Self(name: "messaging")
  public static let narrative = Self(name: "narrative")
  public static let sourceCode = Self(name: "sourceCode")
  public static let spreadsheet = Self(name: "spreadsheet")
  public static let wordProcessing = Self(name: "wordProcessing")
}
