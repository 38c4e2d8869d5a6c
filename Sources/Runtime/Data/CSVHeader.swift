import Lang

/// The names of a table's columns.
enum CSVHeader {
  /// The cells of the header, without spaces around them; an empty one becomes `column 3`, the second `name` `name 2`.
  static func names(_ table: CSVTable, _ text: DataText, hasHeader: Bool) -> [String] {
    var names: [String] = []
    names.reserveCapacity(table.width)
    if !hasHeader { return (0..<table.width).map { "column \($0 + 1)" } }
    let written = table.header.map { trim(CSVHeader.string($0, text)) }
    var taken = Set(written)
    var seen = Set<String>()
    var next: [String: Int] = [:]
    for (index, name) in written.enumerated() {
      var unique = name
      if name.isEmpty || seen.contains(name) {
        let stem = name.isEmpty ? "column" : name
        var number = name.isEmpty ? index + 1 : next[name, default: 2]
        repeat {
          unique = "\(stem) \(number)"
          number += 1
        } while taken.contains(unique)
        if !name.isEmpty { next[name] = number }
        taken.insert(unique)
      }
      seen.insert(unique)
      names.append(unique)
    }
    return names
  }

  private static func trim(_ text: String) -> String {
    var part = Substring(text)
    while let first = part.unicodeScalars.first, first.properties.isWhitespace || first == "\u{FEFF}" {
      part.unicodeScalars.removeFirst()
    }
    while let last = part.unicodeScalars.last, last.properties.isWhitespace {
      part.unicodeScalars.removeLast()
    }
    return String(part)
  }

  /// The text of a cell, doubled quotes made single.
  static func string(_ cell: CSVCell, _ text: DataText) -> String {
    guard let base = text.bytes.baseAddress else { return "" }
    let part = CellText(base + cell.start, cell.length)
    return cell.isEscaped ? unescaped(part) : part.string
  }

  /// The text of a cell as a value; a short one that the column held lately is that object again.
  static func object(
    _ part: CellText, _ isEscaped: Bool, _ cache: TextCache, _ machine: Machine
  ) -> StringObject {
    if part.count > String.pieceSize { return long(part, isEscaped, machine) }
    if isEscaped { return StringObject(unescaped(part), meter: machine.heap.meter) }
    return cache.string(part)
  }

  /// A long text, which asks on the way whether to stop. Where it has to, the text is cut short, and the next question of
  /// the reader is answered so too.
  private static func long(_ part: CellText, _ isEscaped: Bool, _ machine: Machine) -> StringObject {
    let text: String?
    if isEscaped {
      text = try? unescaped(part, machine.pause)
    } else {
      text = try? part.string(machine.pause)
    }
    return StringObject(text ?? "", meter: machine.heap.meter)
  }

  static func unescaped(_ part: CellText) -> String { unescaped(part) {} }

  private static func unescaped(_ part: CellText, _ ask: () throws -> Void) rethrows -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.count)
    var i = 0
    var next = String.pieceSize
    while i < part.count {
      if i >= next {
        try ask()
        next = i + String.pieceSize
      }
      bytes.append(part[i])
      i += part[i] == UInt8(ascii: "\"") ? 2 : 1
    }
    return try bytes.withUnsafeBufferPointer { try String(pieces: $0, ask) }
  }
}
