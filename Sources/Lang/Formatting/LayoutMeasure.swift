/// How wide the parts of a layout are, and where lines break in any case.
struct LayoutMeasure {
  private let groups: [LayoutGroup]
  /// The columns of all items before this one, if nothing is broken.
  private var widths: [Int]
  /// From this item to the next place where a line may break.
  private var tails: [Int32]
  /// The next place at or behind this item where a line breaks in any case.
  private var nextForced: [Int32]
  /// By group: where it closes, whether a line breaks in it, whether one does in what it hugs alone.
  private var closings: [Int32]
  private var holdsBreak: [Bool]
  private var hugsBreak: [Bool]
  /// The first break of its own.
  private var firstBreaks: [Int32]
  /// Of series, all their breaks, and behind each the forced one before it, group by group.
  private var ownBreaks: [(item: Int32, last: Int32)] = []
  private var ownRanges: [Range<Int>]

  enum Decision { case flat, broken, hugging }

  init(_ layout: Layout) {
    groups = layout.groups
    let count = layout.items.count
    widths = Array(repeating: 0, count: count + 1)
    tails = Array(repeating: 0, count: count + 2)
    nextForced = Array(repeating: Int32(count), count: count + 2)
    closings = Array(repeating: Int32(count), count: groups.count)
    holdsBreak = Array(repeating: false, count: groups.count)
    hugsBreak = Array(repeating: false, count: groups.count)
    firstBreaks = Array(repeating: -1, count: groups.count)
    ownRanges = Array(repeating: 0..<0, count: groups.count)
    findBreaks(layout.items)
    measure(layout.items)
    collectOwnBreaks(layout.items)
  }

  /// Finds out, from the inside, which groups hold a line break.
  private mutating func findBreaks(_ items: [LayoutItem]) {
    var stack: [Int] = []
    for (i, item) in items.enumerated() {
      widths[i + 1] = widths[i] + Int(item.width)
      switch item.kind {
      case .open: stack.append(Int(item.group))
      case .marker:
        if let top = stack.last {
          if groups[top].hugsText { hugsBreak[top] = true } else { holdsBreak[top] = true }
        }
      case .hard, .lineComment:
        if let top = stack.last { holdsBreak[top] = true }
      case .soft:
        if firstBreaks[Int(item.group)] < 0 { firstBreaks[Int(item.group)] = Int32(i) }
      case .close:
        let group = Int(item.group)
        _ = stack.popLast()
        closings[group] = Int32(i)
        guard holdsBreak[group] || hugsBreak[group] || groups[group].isForced, let outer = stack.last else {
          continue
        }
        if Int(groups[outer].hugged) == group { hugsBreak[outer] = true } else { holdsBreak[outer] = true }
      default: break
      }
    }
  }

  /// Whether all breaks of a group are new lines, whatever the width.
  private func isForced(_ group: Int32) -> Bool {
    let group = Int(group)
    return groups[group].isForced || groups[group].kind == .bracket && holdsBreak[group]
  }

  private mutating func measure(_ items: [LayoutItem]) {
    var i = items.count
    while i > 0 {
      i -= 1
      let item = items[i]
      nextForced[i] = nextForced[i + 1]
      tails[i] = tails[i + 1] &+ item.width
      switch item.kind {
      case .hard, .marker, .lineComment:
        nextForced[i] = Int32(i)
        tails[i] = 0
      case .soft:
        tails[i] = 0
        if isForced(item.group) { nextForced[i] = Int32(i) }
      case .whenBroken: tails[i] = tails[i + 1] &+ 1
      default: break
      }
    }
  }

  private mutating func collectOwnBreaks(_ items: [LayoutItem]) {
    var counts = [Int](repeating: 0, count: groups.count)
    for item in items where item.kind == .soft && groups[Int(item.group)].kind == .series {
      counts[Int(item.group)] += 1
    }
    var total = 0
    for group in groups.indices where counts[group] > 0 {
      ownRanges[group] = total..<total
      total += counts[group]
    }
    ownBreaks = Array(repeating: (0, 0), count: total)
    var last: Int32 = -1
    for (i, item) in items.enumerated() {
      if item.kind == .soft, groups[Int(item.group)].kind == .series {
        let range = ownRanges[Int(item.group)]
        ownBreaks[range.upperBound] = (Int32(i), last)
        ownRanges[Int(item.group)] = range.lowerBound..<(range.upperBound + 1)
      }
      if Int(nextForced[i]) == i { last = Int32(i) }
    }
  }

  /// Whether a bracket that opens here stands on one line.
  func decide(_ group: Int, at open: Int, column: Int) -> Decision {
    let properties = groups[group]
    let hugged = Int(properties.hugged)
    if properties.isForced || holdsBreak[group] { return .broken }
    let close = Int(closings[group])
    if !hugsBreak[group],
      column + widths[close] - widths[open] + Int(tails[close + 1]) <= ScriptFormatter.lineLength
    {
      return .flat
    }
    if properties.hugsText { return hugsBreak[group] ? .hugging : .broken }
    guard hugged >= 0, hugsBreak[group] || !properties.hugsBrokenOnly, firstBreaks[hugged] >= 0 else {
      return .broken
    }
    let head = widths[Int(firstBreaks[hugged])] - widths[open]
    return column + head <= ScriptFormatter.lineLength ? .hugging : .broken
  }

  /// Whether a series that opens here has its breaks at new lines.
  func breaksSeries(_ group: Int, at open: Int, column: Int, indentation: Int) -> Bool {
    if groups[group].isForced { return true }
    let close = Int(closings[group])
    for (item, last) in ownBreaks[ownRanges[group]] {
      let isFirstLine = Int(last) < open
      let start = isFirstLine ? open : Int(last) + 1
      var width = (isFirstLine ? column : indentation) - widths[start]
      let end = Int(nextForced[Int(item) + 1])
      width += end < close ? widths[end] : widths[close] + Int(tails[close + 1])
      if width > ScriptFormatter.lineLength { return true }
    }
    return false
  }
}
