/// What is kept of text that must lose something: all up to `headEnd` and all from `tailStart` on.
struct TruncationCut {
  private(set) var headEnd: Int
  private(set) var tailStart: Int
  /// The cells of both.
  private(set) var width = 0

  /// Finds what to keep of the bytes from `start` to `end` in the cells given, the ellipsis not counted.
  ///
  /// What is kept lies on the first line at the head, and on the last at the tail.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, width: Int, truncation: Truncation,
    policy: WidthPolicy
  ) {
    headEnd = start
    tailStart = end
    let budget = Swift.max(0, width)
    switch truncation {
    case .tail:
      takeHead(bytes, end: end, budget: budget, policy: policy)
      trimHead(bytes, start: start)
    case .head:
      takeTail(bytes, end: end, budget: budget, policy: policy)
    case .middle:
      takeHead(bytes, end: end, budget: budget - budget / 2, policy: policy)
      takeTail(bytes, end: end, budget: budget - self.width, policy: policy)
    }
  }

  private mutating func takeHead(
    _ bytes: UnsafeBufferPointer<UInt8>, end: Int, budget: Int, policy: WidthPolicy
  ) {
    var scanner = ClusterScanner(bytes, from: headEnd, policy: policy)
    var taken = 0
    while headEnd < end, let cluster = scanner.next() {
      if cluster.kind == .newline || taken + cluster.width > budget { break }
      taken += cluster.width
      headEnd = cluster.end
    }
    width += taken
  }

  private mutating func trimHead(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    while headEnd > start, bytes[headEnd - 1] == 0x20 {
      headEnd -= 1
      width -= 1
    }
  }

  /// Reads on from the head's end, dropping from the front of a window what makes it too wide.
  private mutating func takeTail(
    _ bytes: UnsafeBufferPointer<UInt8>, end: Int, budget: Int, policy: WidthPolicy
  ) {
    var front = ClusterScanner(bytes, from: headEnd, policy: policy)
    var back = front
    var taken = 0
    tailStart = headEnd
    while back.position < end, let cluster = back.next() {
      if cluster.kind == .newline {
        front = back
        taken = 0
        tailStart = cluster.end
        continue
      }
      taken += cluster.width
      while taken > budget, let dropped = front.next() {
        taken -= dropped.width
        tailStart = dropped.end
      }
    }
    width += taken
    skipLooseMarks(front, end: end)
  }

  /// Marks at the start of the tail would sit on the ellipsis.
  private mutating func skipLooseMarks(_ scanner: ClusterScanner, end: Int) {
    var scanner = scanner
    while tailStart < end, let cluster = scanner.next(), cluster.kind == .orphan || cluster.kind == .dropped {
      width -= cluster.width
      tailStart = cluster.end
    }
  }
}
