/// The order of values by their keys.
///
/// Numbers and dates become 64-bit words that compare as they do, which a radix sort puts in order; texts of ASCII do
/// the same with their first eight bytes, and only those that begin alike are compared. Anything else is compared.
enum SortOrder {
  private struct Item {
    var word: UInt64
    var index: Int
  }

  /// Bytes for each key, about: what is sorted, the same in its new order, and the indices.
  private static let size = 48

  /// The indices of `keys`, arranged by the keys; equal ones stay in their order, descending too.
  static func indices(
    of keys: ContiguousArray<Value>, descending: Bool, pace: Pace
  ) throws -> [Int] {
    try pace.hold(size * keys.count)
    if var items = try words(of: keys, pace) {
      if descending {
        for i in items.indices {
          try pace.step()
          items[i].word = ~items[i].word
        }
      }
      try sort(&items, pace)
      return try indices(items, pace)
    }
    if let texts = try texts(of: keys, pace) { return try order(texts, descending, pace) }
    var indices = ContiguousArray(keys.indices)
    try MergeSort.sort(&indices) { a, b in
      try pace.step()
      let order = try Value.compare(keys[a], keys[b])
      return descending ? order > 0 : order < 0
    }
    return Array(indices)
  }

  private static func indices(_ items: [Item], _ pace: Pace) throws -> [Int] {
    var indices: [Int] = []
    indices.reserveCapacity(items.count)
    for item in items {
      try pace.step()
      indices.append(item.index)
    }
    return indices
  }

  private static func word(_ number: Int) -> UInt64 { UInt64(bitPattern: Int64(number)) ^ (1 << 63) }

  /// Negative numbers have all bits turned, others the sign: then the bits compare as the numbers do, NaN last.
  private static func word(_ number: Double) -> UInt64 {
    if number.isNaN { return .max }
    let bits = (number == 0 ? 0.0 : number).bitPattern
    return bits >> 63 == 1 ? ~bits : bits | (1 << 63)
  }

  /// A word for each key, if all keys are of one kind that fits in one.
  private static func words(of keys: ContiguousArray<Value>, _ pace: Pace) throws -> [Item]? {
    guard let first = keys.first else { return [] }
    var items: [Item] = []
    items.reserveCapacity(keys.count)
    let kind = first.kind
    var scale: UInt8 = 0
    if case .decimal(let number) = first { scale = number.scale }
    for (index, key) in keys.enumerated() {
      try pace.step()
      switch key {
      case .int(let x) where kind == .int: items.append(Item(word: word(x), index: index))
      case .float(let x) where kind == .float: items.append(Item(word: word(x), index: index))
      case .date(let x) where kind == .date: items.append(Item(word: word(x), index: index))
      case .time(let x) where kind == .time: items.append(Item(word: word(x), index: index))
      case .dateTime(let x) where kind == .dateTime: items.append(Item(word: word(x), index: index))
      case .decimal(let x) where kind == .decimal && x.scale == scale:
        items.append(Item(word: word(x.mantissa), index: index))
      case .bool(let x) where kind == .bool: items.append(Item(word: x ? 1 : 0, index: index))
      default: return nil
      }
    }
    return items
  }

  /// Sorts by the words, eleven bits at a time, leaving out digits that all words share.
  private static func sort(_ items: inout [Item], _ pace: Pace) throws {
    guard items.count > 64 else {
      var few = ContiguousArray(items)
      MergeSort.sort(&few) { $0.word < $1.word }
      items = Array(few)
      return
    }
    var all: UInt64 = .max
    var any: UInt64 = 0
    var isSorted = true
    var previous: UInt64 = 0
    for item in items {
      try pace.step()
      all &= item.word
      any |= item.word
      if item.word < previous { isSorted = false }
      previous = item.word
    }
    if isSorted { return }
    let differing = all ^ any
    // Written to before it is read: filling it here would take long for nothing.
    var other = [Item](unsafeUninitializedCapacity: items.count) { $1 = items.count }
    for shift in stride(from: 0, to: 64, by: 11) where (differing >> UInt64(shift)) & 0x7FF != 0 {
      var starts = [Int](repeating: 0, count: 2049)
      for item in items {
        try pace.step()
        starts[Int((item.word >> UInt64(shift)) & 0x7FF) + 1] += 1
      }
      for digit in 1...2048 { starts[digit] += starts[digit - 1] }
      for item in items {
        try pace.step()
        let digit = Int((item.word >> UInt64(shift)) & 0x7FF)
        other[starts[digit]] = item
        starts[digit] += 1
      }
      swap(&items, &other)
    }
  }

  private static func texts(of keys: ContiguousArray<Value>, _ pace: Pace) throws -> [String]? {
    var texts: [String] = []
    texts.reserveCapacity(keys.count)
    try pace.hold(16 * keys.count)
    for key in keys {
      try pace.step()
      guard case .string(let string) = key else { return nil }
      texts.append(string.text)
    }
    return texts
  }

  /// The first eight bytes as a number; nil if one of the text's bytes is not ASCII.
  private static func head(_ text: String) -> UInt64? {
    var text = text
    return text.withUTF8 { bytes in
      var all: UInt8 = 0
      for byte in bytes { all |= byte }
      guard all < 0x80 else { return nil }
      var word: UInt64 = 0
      for i in 0..<8 { word = word << 8 | (i < bytes.count ? UInt64(bytes[i]) : 0) }
      return word
    }
  }

  private static func order(_ texts: [String], _ descending: Bool, _ pace: Pace) throws -> [Int] {
    var items: [Item] = []
    items.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() {
      try pace.step(1 + text.utf8.count / 64)
      guard let word = head(text) else { return try ranked(texts, descending, pace) }
      items.append(Item(word: descending ? ~word : word, index: index))
    }
    try sort(&items, pace)
    var result = try indices(items, pace)
    var start = 0
    while start < items.count {
      var end = start + 1
      var isUniform = true
      while end < items.count, items[end].word == items[start].word {
        if isUniform, texts[items[end].index] != texts[items[start].index] { isUniform = false }
        end += 1
      }
      if !isUniform {
        result.replaceSubrange(
          start..<end, with: try compared(Array(result[start..<end]), texts, descending, pace))
      }
      start = end
    }
    return result
  }

  /// Texts that are not ASCII are slow to compare, and data repeats them: the distinct ones are put in order, and the
  /// others by their rank.
  private static func ranked(_ texts: [String], _ descending: Bool, _ pace: Pace) throws -> [Int] {
    try pace.hold(96 * texts.count)
    var numbers: [String: Int] = [:]
    var distinct: [String] = []
    var items: [Item] = []
    items.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() {
      try pace.step(1 + text.utf8.count / 64)
      if let number = numbers[text] {
        items.append(Item(word: UInt64(number), index: index))
      } else {
        items.append(Item(word: UInt64(distinct.count), index: index))
        numbers[text] = distinct.count
        distinct.append(text)
      }
    }
    var ranks = [UInt64](repeating: 0, count: distinct.count)
    for (rank, number) in try compared(Array(distinct.indices), distinct, descending, pace).enumerated() {
      ranks[number] = UInt64(rank)
    }
    for i in items.indices { items[i].word = ranks[Int(items[i].word)] }
    try sort(&items, pace)
    return try indices(items, pace)
  }

  private static func compared(
    _ indices: [Int], _ texts: [String], _ descending: Bool, _ pace: Pace
  ) throws -> [Int] {
    var sorted = ContiguousArray(indices)
    try MergeSort.sort(&sorted) { a, b in
      try pace.step(1 + min(texts[a].utf8.count, texts[b].utf8.count) / 64)
      return descending ? texts[a] > texts[b] : texts[a] < texts[b]
    }
    return Array(sorted)
  }
}
