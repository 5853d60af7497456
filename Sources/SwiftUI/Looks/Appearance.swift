/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// How much text and background differ.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

/// The direction of reading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// How much room a scene has in one direction.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// The size of texts that the person chose.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// How bold legible texts must be.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
