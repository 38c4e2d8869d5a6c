/// Decides which groups are broken, and writes.
///
/// Everything is measured once, so that each decision takes as long as the group has breaks of its own.
struct LayoutPrinter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let layout: Layout
  private var measure: LayoutMeasure
  private var output: [UInt8] = []

  private var isBroken: [Bool]
  /// How many groups around the present place are on one line as a whole.
  private var flatDepth = 0
  private var flatGroups: [Bool] = []
  private var indentations: [Int] = [0]
  /// Where chains began: the number of the line.
  private var lineOfGroup: [Int]
  private var line = 0
  private var column = 0
  /// New lines that are due before the next text: 0, 1, or 2 for an empty one.
  private var due = 0
  private var isStarted = false
  /// Whether a blank is due before the next text, if it is on the same line.
  private var hasBlank = false

  /// Code that nests deeper is not moved further to the right.
  private static let deepestColumn = 80

  init(bytes: UnsafeBufferPointer<UInt8>, layout: Layout) {
    self.bytes = bytes
    self.layout = layout
    measure = LayoutMeasure(layout)
    isBroken = Array(repeating: false, count: layout.groups.count)
    lineOfGroup = Array(repeating: 0, count: layout.groups.count)
    output.reserveCapacity(bytes.count + bytes.count / 4)
  }

  mutating func run() -> [UInt8] {
    for i in layout.preamble { output.append(bytes[i]) }
    while let last = output.last, last == 0x20 || last == 0x09 || last == 0x0D { output.removeLast() }
    isStarted = layout.preamble.count > 3
    column = isStarted ? 1 : 0
    for (i, item) in layout.items.enumerated() { write(item, i) }
    if isStarted, column > 0 { endLine() }
    return output
  }

  private var indentation: Int { min(indentations.last ?? 0, LayoutPrinter.deepestColumn) }

  private mutating func write(_ item: LayoutItem, _ i: Int) {
    switch item.kind {
    case .text: writeText(item)
    case .lineComment: writeText(item)
    case .blockComment: writeBlockComment(item)
    case .sign: writeSign(item)
    case .space: hasBlank = true
    case .hard: due = max(due, item.isDouble ? 2 : 1)
    case .soft:
      if isBroken[Int(item.group)] {
        due = max(due, item.isDouble ? 2 : 1)
      } else if item.width > 0 {
        hasBlank = true
      }
    case .marker: break
    case .header: lineOfGroup[Int(item.group)] = line + due
    case .open: open(Int(item.group), i)
    case .close:
      if flatGroups.popLast() == true { flatDepth -= 1 }
    case .indent:
      let isDeeper =
        item.group >= 0 && isBroken[Int(item.group)] && (item.start == 0 || !isBroken[Int(item.start) - 1])
      let step = ScriptFormatter.indentation * (item.isDouble ? 2 : 1)
      indentations.append((indentations.last ?? 0) + (isDeeper ? step : 0))
    case .chainIndent:
      let group = Int(item.group)
      let isDeeper = isBroken[group] && lineOfGroup[group] == line
      let step = ScriptFormatter.indentation * (item.isDouble ? 2 : 1)
      indentations.append((indentations.last ?? 0) + (isDeeper ? step : 0))
    case .dedent: indentations.removeLast()
    case .whenBroken:
      if isBroken[Int(item.group)] { writeSign(item) }
    case .whenFlat:
      if !isBroken[Int(item.group)] { writeSign(item) }
    }
  }

  private mutating func writeSign(_ item: LayoutItem) {
    startText()
    output.append(UInt8(truncatingIfNeeded: item.start))
    column += 1
  }

  private mutating func writeText(_ item: LayoutItem) {
    if item.start == item.end { return }
    startText()
    for i in Int(item.start)..<Int(item.end) { append(bytes[i]) }
  }

  private mutating func append(_ byte: UInt8) {
    output.append(byte)
    if byte == 0x0A {
      line += 1
      column = 0
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// A comment whose lines move with it.
  private mutating func writeBlockComment(_ item: LayoutItem) {
    startText()
    let start = Int(item.start)
    var old = 0
    while start - old > 0, bytes[start - old - 1] != 0x0A { old += 1 }
    let shift = column - old
    // Behind other text it stays as it is.
    let isFirst = old == 0 || bytes[(start - old)..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    var i = start
    while i < Int(item.end) {
      append(bytes[i])
      i += 1
      guard bytes[i - 1] == 0x0A, isFirst else { continue }
      var blanks = 0
      while i + blanks < Int(item.end), bytes[i + blanks] == 0x20 { blanks += 1 }
      if i + blanks < Int(item.end), bytes[i + blanks] == 0x0A || bytes[i + blanks] == 0x0D { blanks = 0 }
      i += blanks
      for _ in 0..<max(0, blanks > 0 ? blanks + shift : 0) { append(0x20) }
    }
  }

  /// Ends the lines that are due, and indents.
  private mutating func startText() {
    if due > 0, isStarted {
      endLine()
      if due > 1 { endLine() }
    }
    if hasBlank, due == 0, column > 0 {
      output.append(0x20)
      column += 1
    }
    due = 0
    hasBlank = false
    isStarted = true
    if column == 0 {
      for _ in 0..<indentation { output.append(0x20) }
      column = indentation
    }
  }

  private mutating func endLine() {
    if layout.endsLinesWithReturn { output.append(0x0D) }
    output.append(0x0A)
    line += 1
    column = 0
  }

  // MARK: Groups

  private mutating func open(_ group: Int, _ i: Int) {
    // Where the next text will stand.
    let column = due > 0 || column == 0 ? indentation : column + (hasBlank ? 1 : 0)
    let isBelowHeader = layout.groups[group].hasHeader && lineOfGroup[group] != line + due
    lineOfGroup[group] = line + due
    let isFlat: Bool
    if flatDepth > 0 {
      isFlat = true
    } else if layout.groups[group].kind == .series {
      isBroken[group] = measure.breaksSeries(group, at: i, column: column, indentation: indentation)
      isFlat = false
    } else {
      switch isBelowHeader ? .broken : measure.decide(group, at: i, column: column) {
      case .flat: isFlat = true
      case .broken:
        isBroken[group] = true
        isFlat = false
      case .hugging: isFlat = false
      }
    }
    flatGroups.append(isFlat)
    if isFlat { flatDepth += 1 }
  }
}
