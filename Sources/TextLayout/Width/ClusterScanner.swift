/// One grapheme cluster: where its bytes are, how wide it is, and how it may be shown.
struct Cluster {
  enum Kind: UInt8 {
    /// Its bytes may be shown as they are.
    case plain
    /// Shown as the scalar `shown` in its stead.
    case replaced
    /// Marks without a base: shown on `Sanitizer.base(for:)`.
    case orphan
    /// Without ink and width: left out.
    case dropped
    /// A line break, LF or CR LF, U+2028 or U+2029.
    case newline
    case tab
  }

  var start: Int
  /// Where the next cluster starts.
  var end: Int
  /// Where its shown bytes end: before `end` if it has more marks than anybody can read.
  var shownEnd: Int
  var width: Int
  var kind: Kind
  /// The scalar that it consists of or is replaced by; 0 if there are several.
  var shown: UInt32
  /// The scalar that it starts with.
  var first: UInt32
}

/// Cuts UTF-8 into grapheme clusters (Unicode Annex 29) and measures them, in one pass.
///
/// It differs from the annex where terminals draw what it joins in cells of their own: an emoji modifier after
/// no emoji, what follows a sign that stands before its base (U+0600), a Hangul initial before another.
struct ClusterScanner {
  /// A cluster of more scalars than this is cut: text for humans stays well below.
  static let longestCluster = 32

  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private let ambiguousIsWide: Bool
  private(set) var position: Int

  /// A scanner of the bytes, which must outlive it.
  init(_ buffer: UnsafeBufferPointer<UInt8>, from start: Int = 0, policy: WidthPolicy) {
    if let base = buffer.baseAddress {
      bytes = base
      count = buffer.count
    } else {
      bytes = UnsafePointer(ScalarTable.kinds.utf8Start)
      count = 0
    }
    ambiguousIsWide = policy.ambiguousIsWide
    position = Swift.max(0, start)
  }

  /// Continues from another offset.
  mutating func move(to offset: Int) { position = Swift.max(0, offset) }

  /// The next cluster, or `nil` at the end.
  @inline(__always)
  mutating func next() -> Cluster? {
    let start = position
    guard start < count else { return nil }
    let byte = bytes[start]
    if byte &- 0x20 < 0x5F, start &+ 1 == count || bytes[start &+ 1] < 0x80 {
      position = start &+ 1
      return Cluster(
        start: start, end: start &+ 1, shownEnd: start &+ 1, width: 1, kind: .plain, shown: UInt32(byte),
        first: UInt32(byte))
    }
    return nextBeyondASCII()
  }

  private mutating func nextBeyondASCII() -> Cluster {
    let table = PropertyTable.shared
    let start = position
    let first = decodeScalar(bytes, at: start, count: count)
    position = start + first.length
    let properties = table[first.value]
    var cluster = Cluster(
      start: start, end: position, shownEnd: position,
      width: properties.width(ambiguousIsWide: ambiguousIsWide),
      kind: first.isValid ? .plain : .replaced, shown: first.value, first: first.value)
    switch properties.clusterClass {
    case .carriageReturn, .lineFeed, .control:
      finishControl(&cluster)
    default:
      if first.isValid { extend(&cluster, from: properties, table: table) }
    }
    return cluster
  }

  private mutating func finishControl(_ cluster: inout Cluster) {
    switch cluster.first {
    case 0x09:
      cluster.kind = .tab
    case 0x0A, 0x2028, 0x2029:
      cluster.kind = .newline
    case 0x0D where position < count && bytes[position] == 0x0A:
      cluster.kind = .newline
      position += 1
      cluster.end = position
    default:
      if let shown = Sanitizer.replacement(forControl: cluster.first) {
        cluster.kind = .replaced
        cluster.shown = shown
        cluster.width = PropertyTable.shared[shown].width(ambiguousIsWide: ambiguousIsWide)
      } else {
        cluster.kind = .dropped
        cluster.width = 0
      }
    }
  }

  /// Takes in the scalars that belong to the cluster and settles its width.
  private mutating func extend(_ cluster: inout Cluster, from first: ScalarProperties, table: PropertyTable) {
    var joining = ClusterJoining(first.clusterClass)
    var previous = first
    var width = cluster.width
    var scalars = 1
    while position < count {
      let next = decodeScalar(bytes, at: position, count: count)
      let properties = table[next.value]
      guard joining.accepts(properties.clusterClass) else { break }
      if scalars == 1, previous.isSelectable, next.value == 0xFE0F {
        width = 2
      } else if scalars == 1, previous.isSelectable, next.value == 0xFE0E {
        width = 1
      } else if !joining.joinedPictograph {
        width += properties.width(ambiguousIsWide: ambiguousIsWide)
      }
      position += next.length
      scalars += 1
      previous = properties
      if scalars <= Self.longestCluster { cluster.shownEnd = position }
    }
    cluster.end = position
    if joining.dangles, cluster.shownEnd == position { cluster.shownEnd = position - 3 }
    if scalars > 1 { cluster.shown = 0 }
    cluster.width = Swift.min(2, width)
    if first.clusterClass == .regional, !joining.isFlag {
      // Half a flag would make one with whatever half is drawn beside it: its letter is shown.
      cluster.kind = .replaced
      cluster.shown = cluster.first - 0x1F1E6 + 0x41
      cluster.width = 1
    }
    if first.clusterClass.needsBase { settleOrphan(&cluster) }
  }

  /// Marks without a base: left out if none has ink, else shown on one.
  private func settleOrphan(_ cluster: inout Cluster) {
    var offset = cluster.start
    while cluster.width == 0, offset < cluster.end {
      let scalar = decodeScalar(bytes, at: offset, count: count)
      if !Sanitizer.isInvisible(scalar.value) { break }
      offset += scalar.length
    }
    if offset == cluster.end {
      cluster.kind = .dropped
    } else {
      cluster.kind = .orphan
      cluster.width = Swift.min(2, cluster.width + Sanitizer.base(for: cluster.first).width)
    }
  }
}
