/// Where a cell of a CSV file lies: offset and length in bytes, without the quotes around it.
struct CSVCell {
  private let bits: UInt64

  /// - Parameters:
  ///   - escaped: it has doubled quotes inside, which stand for one each.
  @inline(__always) init(start: Int, length: Int, quoted: Bool, escaped: Bool) {
    bits =
      UInt64(truncatingIfNeeded: start) << 32 | UInt64(truncatingIfNeeded: length) << 2
      | (quoted ? 2 : 0) | (escaped ? 1 : 0)
  }

  /// The longest file whose cells can be told: 1 GiB.
  static let maximumFile = 1 << 30

  @inline(__always) var start: Int { Int(bits >> 32) }
  @inline(__always) var length: Int { Int((bits & 0xFFFF_FFFF) >> 2) }
  @inline(__always) var isQuoted: Bool { bits & 2 != 0 }
  @inline(__always) var isEscaped: Bool { bits & 1 != 0 }
  @inline(__always) var isEmpty: Bool { bits & 0xFFFF_FFFC == 0 }
}

/// A row that doesn't have as many cells as the header.
struct CSVRaggedRow {
  /// From 1, the header not counted.
  var row: Int
  var cells: Int
  var start: Int
  /// The first cell too many, if there is one.
  var extra: Int?
  var end: Int
}

/// The cells of a whole file, row after row, all rows as long as the header.
struct CSVTable {
  var header: [CSVCell] = []
  /// Of the good rows: `header.count` cells each.
  var cells: ContiguousArray<CSVCell> = []
  /// The rows with too few or too many cells, whose cells are left out; the first twenty.
  var ragged: [CSVRaggedRow] = []
  var raggedCount = 0
  /// The numbers (from 1) of the good rows, if some were left out; else row `i` is number `i + 1`.
  var numbers: ContiguousArray<UInt32> = []
  var width: Int { header.count }
  var rowCount: Int { width == 0 ? 0 : cells.count / width }

  /// So many rows are made between two questions.
  var rowsBetweenPauses: Int { max(1, min(256, 16_384 / max(1, width))) }

  func number(ofRow index: Int) -> Int { index < numbers.count ? Int(numbers[index]) : index + 1 }
}
