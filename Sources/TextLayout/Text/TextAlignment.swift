/// Where text stands in the cells that it has.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
  /// Trailing, with the decimal points of a column under one another: `fraction` is the widest part from the
  /// point on that the column has, as `DecimalParts` measures it.
  case decimal(fraction: Int)
}

/// What is left out of text that does not fit.
public enum Truncation: Hashable, Sendable {
  case head, middle, tail
}

extension TextAlignment {
  /// The blanks before and after text of a width in a column: both 0 or more, adding up to what is free.
  ///
  /// - Parameter fraction: the width of the text from its decimal point on, for `decimal`.
  public func padding(width: Int, column: Int, fraction: Int = 0) -> (before: Int, after: Int) {
    let free = Swift.max(0, column.subtractingClamped(Swift.max(0, width)))
    switch self {
    case .leading: return (0, free)
    case .center: return (free / 2, free - free / 2)
    case .trailing: return (free, 0)
    case .decimal(let widest):
      let after = Swift.max(0, Swift.min(free, widest.subtractingClamped(Swift.max(0, fraction))))
      return (free - after, after)
    }
  }
}

/// The parts of a number that are aligned at its decimal point.
public struct DecimalParts: Hashable, Sendable {
  /// Cells before the decimal point.
  public var whole: Int
  /// Cells from the decimal point on, the point included; 0 if there is none.
  public var fraction: Int

  public init(whole: Int = 0, fraction: Int = 0) {
    self.whole = whole
    self.fraction = fraction
  }

  /// Measures a number as it is written, with `separator` for a decimal point.
  ///
  /// What follows the digits, such as a unit or `%`, belongs to the part from the point on; if the text
  /// has several points, as `1.2.3`, it is aligned as a whole.
  public init(
    utf8 bytes: UnsafeBufferPointer<UInt8>, separator: UInt8 = UInt8(ascii: "."),
    policy: WidthPolicy = WidthPolicy()
  ) {
    var point: Int?
    var lastDigit: Int?
    for (offset, byte) in bytes.enumerated() {
      if byte &- 0x30 < 10 {
        lastDigit = offset
      } else if byte == separator,
        lastDigit != nil || offset + 1 < bytes.count && bytes[offset + 1] &- 0x30 < 10
      {
        if point != nil {
          self.init(whole: TextWidth.cellWidth(utf8: bytes, policy: policy))
          return
        }
        point = offset
      }
    }
    let cut = point ?? lastDigit.map { $0 + 1 } ?? bytes.count
    let total = TextWidth.cellWidth(utf8: bytes, policy: policy)
    let whole = TextWidth.cellWidth(utf8: UnsafeBufferPointer(rebasing: bytes[..<cut]), policy: policy)
    self.init(whole: Swift.min(whole, total), fraction: Swift.max(0, total - whole))
  }

  /// Measures a number as it is written, with `.` for a decimal point.
  public init(_ text: String, policy: WidthPolicy = WidthPolicy()) {
    self = text.withBytes { DecimalParts(utf8: $0, policy: policy) }
  }

  /// The parts of a column: the widest of each.
  public mutating func formUnion(_ other: DecimalParts) {
    whole = Swift.max(whole, other.whole)
    fraction = Swift.max(fraction, other.fraction)
  }
}
