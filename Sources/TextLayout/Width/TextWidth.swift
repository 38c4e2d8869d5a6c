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

  /// The grapheme clusters of a text with their widths; a line break has width 0, a tab what it takes there.
  public static func clusters(of text: String, policy: WidthPolicy = WidthPolicy()) -> [(
    text: String, width: Int
  )] {
    text.withBytes { bytes in
      var result: [(text: String, width: Int)] = []
      var column = 0
      var scanner = ClusterScanner(bytes, policy: policy)
      while let cluster = scanner.next() {
        var width = cluster.width
        switch cluster.kind {
        case .newline: column = 0
        case .tab: width = policy.tabAdvance(from: column)
        default: break
        }
        column += width
        result.append((String(decoding: bytes[cluster.start..<cluster.end], as: UTF8.self), width))
      }
      return result
    }
  }

  /// Calls the closure with each grapheme cluster of the text and its width; a line break has width 0.
  public static func forEachCluster(
    _ text: String, policy: WidthPolicy = WidthPolicy(),
    _ body: (_ cluster: Substring.UTF8View, _ width: Int) -> Void
  ) {
    for cluster in clusters(of: text, policy: policy) { body(Substring(cluster.text).utf8, cluster.width) }
  }
}
