/// How many cells of a terminal text takes.
public enum TextWidth {
  /// The version of Unicode that widths follow.
  public static var unicodeVersion: String { ScalarTable.unicodeVersion }

  /// The cells that the longest line of the text takes.
  public static func width(_ text: String, policy: WidthPolicy = WidthPolicy()) -> Int {
    text.withBytes { width(utf8: $0, policy: policy) }
  }

  /// The cells that the longest line of the UTF-8 text takes.
  @inline(__always)
  public static func width(utf8 bytes: UnsafeBufferPointer<UInt8>, policy: WidthPolicy = WidthPolicy()) -> Int
  {
    guard let base = bytes.baseAddress else { return 0 }
    let plain = printableASCIIRun(base, from: 0, count: bytes.count)
    if plain == bytes.count { return plain }
    return slowWidth(bytes, plain: plain, policy: policy, breaksLines: true)
  }

  /// The cells that the text takes on one line, line breaks shown as `␊`: the width of a table's cell.
  @inline(__always)
  public static func cellWidth(
    utf8 bytes: UnsafeBufferPointer<UInt8>, policy: WidthPolicy = WidthPolicy()
  ) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let plain = printableASCIIRun(base, from: 0, count: bytes.count)
    if plain == bytes.count { return plain }
    return slowWidth(bytes, plain: plain, policy: policy, breaksLines: false)
  }

  /// The cells that the text takes on one line, line breaks shown as `␊`.
  public static func cellWidth(_ text: String, policy: WidthPolicy = WidthPolicy()) -> Int {
    text.withBytes { cellWidth(utf8: $0, policy: policy) }
  }

  static func slowWidth(
    _ bytes: UnsafeBufferPointer<UInt8>, plain: Int, policy: WidthPolicy, breaksLines: Bool
  ) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    // The last of the plain bytes may have marks on it.
    var column = Swift.max(0, plain - 1)
    var widest = 0
    var scanner = ClusterScanner(bytes, from: column, policy: policy)
    while let cluster = scanner.next() {
      switch cluster.kind {
      case .newline where breaksLines:
        widest = Swift.max(widest, column)
        column = 0
      case .newline:
        column += 1
      case .tab:
        column += policy.tabAdvance(from: column)
      default:
        column += cluster.width
      }
      let run = printableASCIIRun(base, from: scanner.position, count: bytes.count)
      if run > 1 {
        column += run - 1
        scanner.move(to: scanner.position + run - 1)
      }
    }
    return Swift.max(widest, column)
  }

  /// Calls the closure with each grapheme cluster of the text and its width; a line break has width 0.
  public static func forEachCluster(
    _ text: String, policy: WidthPolicy = WidthPolicy(),
    _ body: (_ cluster: Substring.UTF8View, _ width: Int) -> Void
  ) {
    let utf8 = text.utf8
    var index = utf8.startIndex
    let widths = text.withBytes { bytes in
      var result: [(length: Int, width: Int)] = []
      var scanner = ClusterScanner(bytes, policy: policy)
      while let cluster = scanner.next() { result.append((cluster.end - cluster.start, cluster.width)) }
      return result
    }
    for (length, width) in widths {
      let end = utf8.index(index, offsetBy: length, limitedBy: utf8.endIndex) ?? utf8.endIndex
      body(Substring(text[index..<end]).utf8, width)
      index = end
    }
  }
}
