/// How a cell is drawn: attributes and colours, ten bytes.
public struct CellStyle: Hashable, Sendable {
  /// What a terminal can do to text beside colouring it.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let italic = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
    public static let strikethrough = Attributes(rawValue: 16)
    public static let reverse = Attributes(rawValue: 32)
  }

  public var attributes: Attributes
  /// `nil` where nothing was said: the terminal's own, or what a style around it says.
  public var foreground: CellColor?
  /// `nil` where nothing was said: what lies beneath shows through.
  public var background: CellColor?

  /// A style; by default one that says nothing.
  public init(_ attributes: Attributes = [], foreground: CellColor? = nil, background: CellColor? = nil) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// The style that says nothing.
  public static let plain = CellStyle()
  public static let bold = CellStyle(.bold)
  public static let dim = CellStyle(.dim)
  public static let italic = CellStyle(.italic)
  public static let underline = CellStyle(.underline)
  public static let strikethrough = CellStyle(.strikethrough)
  public static let reverse = CellStyle(.reverse)

  /// A style with that foreground.
  public static func foreground(_ color: CellColor) -> CellStyle { CellStyle(foreground: color) }

  /// A style with that background.
  public static func background(_ color: CellColor) -> CellStyle { CellStyle(background: color) }

  /// This style where it says something, else the other: attributes add up, an own colour wins.
  public func over(_ base: CellStyle) -> CellStyle {
    CellStyle(
      attributes.union(base.attributes), foreground: foreground ?? base.foreground,
      background: background ?? base.background)
  }

  /// Whether it says nothing.
  public var isPlain: Bool { attributes.isEmpty && foreground == nil && background == nil }

  /// Whether a blank cell in this style differs from the paper.
  var showsOnBlank: Bool {
    if !attributes.isDisjoint(with: [.underline, .strikethrough, .reverse]) { return true }
    guard let background else { return false }
    return background != .default
  }
}
