/// Cuts styled text by byte offsets, each cut in logarithmic time plus its own length.
struct TextSlicer {
  private let runs: [StyledText.Run]
  private var ends: [Int] = []

  init(_ text: StyledText) {
    runs = text.runs
    var end = 0
    ends.reserveCapacity(runs.count)
    for run in runs {
      end += run.length
      ends.append(end)
    }
  }

  /// The number of the run that the byte belongs to.
  private func run(at offset: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The style of the byte at an offset.
  func style(at offset: Int) -> CellStyle {
    let number = run(at: offset)
    return number < runs.count ? runs[number].style : runs.last?.style ?? .plain
  }

  /// The text from one offset to another.
  func slice(_ start: Int, _ end: Int, of bytes: UnsafeBufferPointer<UInt8>) -> StyledText {
    guard start >= 0, start < end, end <= bytes.count else { return StyledText() }
    let string = String(decoding: bytes[start..<end], as: UTF8.self)
    if runs.isEmpty { return StyledText(string: string, runs: []) }
    var cut: [StyledText.Run] = []
    var number = run(at: start)
    var offset = start
    while offset < end, number < runs.count {
      let stop = Swift.min(end, ends[number])
      cut.append(StyledText.Run(length: stop - offset, style: runs[number].style))
      offset = stop
      number += 1
    }
    return StyledText(string: string, runs: cut)
  }
}

extension StyledText {
  /// The text with spaces for tabs, so that cutting it does not change its width.
  func expandingTabs(policy: WidthPolicy) -> StyledText {
    guard string.utf8.contains(0x09) else { return self }
    return string.withBytes { bytes in
      let slicer = TextSlicer(self)
      var result = StyledText()
      var scanner = ClusterScanner(bytes, policy: policy)
      var column = 0
      var start = 0
      while let cluster = scanner.next() {
        switch cluster.kind {
        case .newline:
          column = 0
        case .tab:
          result.append(slicer.slice(start, cluster.start, of: bytes))
          let advance = policy.tabAdvance(from: column)
          result.append(String(repeating: " ", count: advance), style: slicer.style(at: cluster.start))
          column += advance
          start = cluster.end
        default:
          column += cluster.width
        }
      }
      result.append(slicer.slice(start, bytes.count, of: bytes))
      return result
    }
  }
}
