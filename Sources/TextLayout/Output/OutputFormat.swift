/// How a canvas becomes bytes.
public struct OutputFormat: Hashable, Sendable {
  /// Whether escape sequences for styles are written, and with how many colours; `nil` for plain text.
  public var colors: ColorDepth?
  /// Whether the glyphs that views draw with are replaced by ASCII.
  public var ascii: Bool

  public init(colors: ColorDepth? = nil, ascii: Bool = false) {
    self.colors = colors
    self.ascii = ascii
  }

  /// Text alone.
  public static let plain = OutputFormat()

  /// Text with escape sequences for styles.
  public static func ansi(_ depth: ColorDepth) -> OutputFormat { OutputFormat(colors: depth) }
}
