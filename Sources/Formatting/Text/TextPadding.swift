import TextLayout

/// Text made as wide as a number of cells of a terminal.
public enum TextPadding {
  /// Where the text stands in the width.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    /// At the left, filled at the right.
    case leading
    /// In the middle, of an odd rest the larger part at the right.
    case center
    /// At the right, filled at the left.
    case trailing
  }

  /// The widest that a text is made.
  public static let widest = 100_000

  /// The text filled up to a width; one that is wider stays as it is. A filler of two cells that does not fit is completed by
  /// a space.
  public static func text(
    _ text: String, width: Int, side: Side = .leading, filler: Character = " ",
    policy: WidthPolicy = WidthPolicy()
  ) -> String {
    let missing = min(max(width, 0), widest) - TextWidth.width(text, policy: policy)
    guard missing > 0 else { return text }
    // A mark that would join the text before it cannot fill.
    let joins = filler.unicodeScalars.first?.properties.isGraphemeExtend ?? true
    let size = joins ? 0 : TextWidth.width(String(filler), policy: policy)
    func fill(_ cells: Int) -> String {
      guard size > 0 else { return String(repeating: " ", count: cells) }
      return String(repeating: filler, count: cells / size) + String(repeating: " ", count: cells % size)
    }
    switch side {
    case .leading: return text + fill(missing)
    case .trailing: return fill(missing) + text
    case .center: return fill(missing / 2) + text + fill(missing - missing / 2)
    }
  }
}
