/// The signs that layout draws with.
///
/// Box drawing has ambiguous width (UAX 11): on a terminal that draws such characters two columns wide, ASCII keeps the
/// columns straight.
public struct DrawingSigns: Equatable, Sendable {
  public var horizontal: String
  public var vertical: String
  public var crossing: String
  public var strong: String
  public var bullets: [String]
  public var shut: String
  public var changed: String
  public var boxEmpty: String
  public var boxFilled: String
  public var continued: String

  public static let unicode = DrawingSigns(
    horizontal: "─", vertical: "│", crossing: "┼", strong: "━", bullets: ["•", "◦", "▪"], shut: "▸", changed: "●",
    boxEmpty: "☐", boxFilled: "☑", continued: "┆")
  public static let ascii = DrawingSigns(
    horizontal: "-", vertical: "|", crossing: "+", strong: "=", bullets: ["*", "-", "+"], shut: ">", changed: "*",
    boxEmpty: "[ ]", boxFilled: "[x]", continued: ":")
}
