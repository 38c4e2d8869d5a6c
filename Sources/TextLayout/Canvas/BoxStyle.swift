/// The glyphs that boxes and rules are drawn with, each one cell wide.
public struct BoxStyle: Hashable, Sendable {
  public var horizontal: Unicode.Scalar
  public var vertical: Unicode.Scalar
  public var topLeft: Unicode.Scalar
  public var topRight: Unicode.Scalar
  public var bottomLeft: Unicode.Scalar
  public var bottomRight: Unicode.Scalar
  /// Where a rule inside meets the left and right edge.
  public var teeLeft: Unicode.Scalar
  public var teeRight: Unicode.Scalar
  /// The rule inside.
  public var divider: Unicode.Scalar

  public init(
    horizontal: Unicode.Scalar, vertical: Unicode.Scalar, topLeft: Unicode.Scalar, topRight: Unicode.Scalar,
    bottomLeft: Unicode.Scalar, bottomRight: Unicode.Scalar, teeLeft: Unicode.Scalar,
    teeRight: Unicode.Scalar,
    divider: Unicode.Scalar
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
    self.teeLeft = teeLeft
    self.teeRight = teeRight
    self.divider = divider
  }

  public static let light = BoxStyle(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘",
    teeLeft: "├",
    teeRight: "┤", divider: "─")
  public static let rounded = BoxStyle(
    horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
    teeLeft: "├",
    teeRight: "┤", divider: "─")
  public static let heavy = BoxStyle(
    horizontal: "━", vertical: "┃", topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛",
    teeLeft: "┠",
    teeRight: "┨", divider: "─")
  public static let double = BoxStyle(
    horizontal: "═", vertical: "║", topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝",
    teeLeft: "╟",
    teeRight: "╢", divider: "─")
  public static let ascii = BoxStyle(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    teeLeft: "+",
    teeRight: "+", divider: "-")
}
