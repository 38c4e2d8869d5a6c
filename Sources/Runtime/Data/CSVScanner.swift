import Lang

/// Divides the bytes of a CSV file into cells (RFC 4180, and what people really write).
///
///     file   = [BOM] [sep=X break] header *(break row) [break]
///     row    = cell *(separator cell)
///     cell   = *any | `"` *(any | `""`) `"`        a quote opens a cell only as its first byte
///     break  = LF | CRLF | CR
///
/// Empty lines are skipped when there is more than one column, and at the end of the file always.
struct CSVScanner {
  let text: DataText
  let separator: UInt8
  /// Where the header begins.
  let start: Int
  let hasHeader: Bool

  private static let quote = UInt8(ascii: "\"")

  /// - Parameter pay: called now and then with the number of cells found since the last time, and how many have room.
  func scan(pay: (Int, Int) throws -> Void) throws -> CSVTable {
    var table = CSVTable()
    var position = start
    let end = text.bytes.count
    var row: ContiguousArray<CSVCell> = []
    // The header, or the first row, which sets the number of columns.
    while position < end {
      let rowStart = position
      let isBlank = try scanRow(&position, into: &row, pay)
      if isBlank, position < end || rowStart == position { continue }
      break
    }
    if row.isEmpty || (row.count == 1 && row[0].isEmpty && !row[0].isQuoted) { return table }
    table.header = Array(row)
    if !hasHeader { table.cells.append(contentsOf: row) }
    try scanRows(&table, from: position, pay: pay)
    return table
  }

  private func scanRows(_ table: inout CSVTable, from first: Int, pay: (Int, Int) throws -> Void) throws {
    let width = table.width
    let end = text.bytes.count
    var position = first
    var number = hasHeader ? 0 : 1
    var paid = 0
    // A guess from the first rows saves growing by copying.
    var reserved = false
    while position < end {
      let rowStart = position
      let before = table.cells.count
      let isBlank = try scanRow(&position, appendingTo: &table.cells, pay)
      let count = table.cells.count - before
      if isBlank {
        if width > 1 || isRestBlank(from: position) {
          table.cells.removeLast(count)
          continue
        }
      }
      number += 1
      if count != width {
        note(&table, number, before: before, rowStart: rowStart, end: position)
        continue
      }
      if table.raggedCount > 0 { table.numbers.append(UInt32(truncatingIfNeeded: number)) }
      if number & 1023 == 0 {
        try pay(table.cells.count - paid, table.cells.capacity)
        paid = table.cells.count
        if !reserved {
          reserved = true
          let estimate = (end - first) / max(1, (position - first) / 1024) + 1024
          let room = min(estimate + estimate / 16, end - first) * width
          try pay(0, room)
          table.cells.reserveCapacity(room)
        }
      }
    }
    try pay(table.cells.count - paid, table.cells.capacity)
  }

  private func note(_ table: inout CSVTable, _ number: Int, before: Int, rowStart: Int, end: Int) {
    if table.raggedCount == 0 {
      for good in 0..<table.rowCount(upTo: before) { table.numbers.append(UInt32(good + 1)) }
    }
    table.raggedCount += 1
    if table.ragged.count < 20 {
      let count = table.cells.count - before
      let extra = count > table.width ? table.cells[before + table.width].start : nil
      table.ragged.append(
        CSVRaggedRow(row: number, cells: count, start: rowStart, extra: extra, end: end))
    }
    table.cells.removeLast(table.cells.count - before)
  }

  private func isRestBlank(from position: Int) -> Bool {
    for i in position..<text.bytes.count where text.bytes[i] != 10 && text.bytes[i] != 13 { return false }
    return true
  }

  /// Reads one row into an emptied array.
  func scanRow(
    _ position: inout Int, into row: inout ContiguousArray<CSVCell>,
    _ pay: (Int, Int) throws -> Void = { _, _ in }
  ) throws -> Bool {
    row.removeAll(keepingCapacity: true)
    return try scanRow(&position, appendingTo: &row, pay)
  }

  /// So many bytes, or cells of a row, are gone through between two payments.
  private static let stretch = 1 << 18

  /// Reads one row and the line break behind it.
  /// - Returns: whether the line was empty.
  @inline(__always)
  private func scanRow(
    _ position: inout Int, appendingTo cells: inout ContiguousArray<CSVCell>,
    _ pay: (Int, Int) throws -> Void
  ) throws -> Bool {
    let bytes = text.bytes
    let end = bytes.count
    var i = position
    let rowStart = i
    var asked = i
    while true {
      if i &- asked > CSVScanner.stretch {
        asked = i
        try pay(0, cells.capacity)
      }
      if i < end, bytes[i] == CSVScanner.quote {
        cells.append(try quotedCell(&i, pay))
      } else {
        let cellStart = i
        while i < end {
          let byte = bytes[i]
          if byte == separator || byte == 10 || byte == 13 { break }
          i &+= 1
          if i & (CSVScanner.stretch - 1) == 0 { try pay(0, cells.capacity) }
        }
        cells.append(CSVCell(start: cellStart, length: i &- cellStart, quoted: false, escaped: false))
      }
      guard i < end else { break }
      let byte = bytes[i]
      if byte == separator {
        i &+= 1
        continue
      }
      break
    }
    let isBlank = i == rowStart
    if i < end {
      if bytes[i] == 13, i + 1 < end, bytes[i + 1] == 10 { i += 1 }
      i += 1
    }
    position = i
    return isBlank
  }

  private func quotedCell(_ i: inout Int, _ pay: (Int, Int) throws -> Void) throws -> CSVCell {
    let bytes = text.bytes
    let end = bytes.count
    let opening = i
    var escaped = false
    i += 1
    while true {
      while i < end, bytes[i] != CSVScanner.quote { i &+= 1 }
      guard i < end else {
        let (line, column) = text.position(of: opening)
        throw Failure(
          code: "csv",
          "\(text.name), line \(line), column \(column): the quote that opens here is never closed",
          hint: "a quote inside a quoted cell is written twice: `\"say \"\"hello\"\"\"`")
      }
      if i + 1 < end, bytes[i + 1] == CSVScanner.quote {
        escaped = true
        i += 2
        if i & (CSVScanner.stretch - 2) == 0 { try pay(0, 0) }
        continue
      }
      break
    }
    let cell = CSVCell(start: opening + 1, length: i - opening - 1, quoted: true, escaped: escaped)
    i += 1
    if i < end, bytes[i] != separator, bytes[i] != 10, bytes[i] != 13 {
      let (line, column) = text.position(of: i)
      throw Failure(
        code: "csv",
        "\(text.name), line \(line), column \(column): text follows the closing quote of a cell",
        hint: "a quote inside a quoted cell is written twice: `\"say \"\"hello\"\"\"`")
    }
    return cell
  }
}

extension CSVTable {
  fileprivate func rowCount(upTo cellCount: Int) -> Int { width == 0 ? 0 : cellCount / width }
}
