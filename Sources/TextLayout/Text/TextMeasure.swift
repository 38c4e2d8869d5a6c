/// The widths between which text can be laid out.
public enum TextMeasure {
  /// The cells of the longest line: as wide as the text would like to be.
  public static func idealWidth(_ text: String, policy: WidthPolicy = WidthPolicy()) -> Int {
    TextWidth.width(text, policy: policy)
  }

  /// The cells of the longest line.
  public static func idealWidth(_ text: StyledText, policy: WidthPolicy = WidthPolicy()) -> Int {
    TextWidth.width(text.string, policy: policy)
  }

  /// The cells of the longest word: narrower, and it would be broken inside.
  public static func minimumWidth(_ text: String, policy: WidthPolicy = WidthPolicy()) -> Int {
    text.withBytes { bytes in
      var scanner = ClusterScanner(bytes, policy: policy)
      var widest = 0
      var word = 0
      var previous: BreakClass?
      while let cluster = scanner.next() {
        if cluster.kind == .newline {
          previous = nil
          word = 0
          continue
        }
        let kind = BreakClass(cluster)
        if kind == .space || previous?.allowsBreak(before: kind) == true { word = 0 }
        previous = kind.following(previous)
        if kind == .space { continue }
        word += cluster.width
        widest = Swift.max(widest, word)
      }
      return widest
    }
  }

  /// The cells of the longest word.
  public static func minimumWidth(_ text: StyledText, policy: WidthPolicy = WidthPolicy()) -> Int {
    minimumWidth(text.string, policy: policy)
  }

  /// How many lines the text has before it is wrapped: one more than it has line breaks.
  public static func lineCount(_ text: String) -> Int {
    text.withBytes { bytes in
      var scanner = ClusterScanner(bytes, policy: WidthPolicy())
      var lines = 1
      while let cluster = scanner.next() { lines += cluster.kind == .newline ? 1 : 0 }
      return lines
    }
  }
}
