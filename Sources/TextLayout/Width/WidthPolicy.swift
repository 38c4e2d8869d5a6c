/// How wide the text is that the standard leaves open.
public struct WidthPolicy: Sendable, Hashable {
  /// Whether scalars of ambiguous East Asian width (box drawing, bullets, Greek, Cyrillic …) take two cells.
  public var ambiguousIsWide: Bool
  /// A tab goes on to the next multiple of this many cells.
  public var tabWidth: Int

  /// A policy; the default is that of terminals outside East Asia.
  public init(ambiguousIsWide: Bool = false, tabWidth: Int = 8) {
    self.ambiguousIsWide = ambiguousIsWide
    self.tabWidth = tabWidth
  }

  /// How many cells a tab at the column takes.
  @inline(__always)
  func tabAdvance(from column: Int) -> Int {
    let step = Swift.max(1, Swift.min(tabWidth, 256))
    return step - column % step
  }
}
