import TextLayout

/// The cells of a line.
public enum ScriptWidth {
  public static func of(_ line: String) -> Int { TextWidth.cellWidth(line, policy: WidthPolicy()) }
}
