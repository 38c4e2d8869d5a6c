/// What a function of lists walks through: a list, a range of Ints or Dates, the characters of a string, or the
/// `{key, value}` entries of a record.
enum Elements {
  case list(ContiguousArray<Value>)
  case ints(Range<Int>)
  case dates(Range<Int>)

  var count: Int {
    switch self {
    case .list(let elements): elements.count
    case .ints(let range), .dates(let range): Elements.length(range)
    }
  }

  /// The length of a range, which `Range.count` traps on when it doesn't fit.
  static func length(_ range: Range<Int>) -> Int {
    let (length, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    return overflow ? Int.max : length
  }

  /// An element that exists: callers stay below `count`.
  subscript(index: Int) -> Value {
    switch self {
    case .list(let elements): elements[index]
    case .ints(let range): .int(range.lowerBound + index)
    case .dates(let range): .date(range.lowerBound + index)
    }
  }

  var first: Value? { count > 0 ? self[0] : nil }
  var last: Value? { count > 0 ? self[count - 1] : nil }

  /// Hands each element to `body` until it answers false. A body that calls the script pays for itself.
  @inline(__always) func walk(_ body: (Value) throws -> Bool) rethrows {
    switch self {
    case .list(let elements):
      for element in elements { guard try body(element) else { return } }
    case .ints(let range):
      for number in range { guard try body(.int(number)) else { return } }
    case .dates(let range):
      for day in range { guard try body(.date(day)) else { return } }
    }
  }

  /// Hands each element to `body`. A body that calls the script pays for itself.
  @inline(__always) func forEach(_ body: (Value) throws -> Void) rethrows {
    switch self {
    case .list(let elements):
      for element in elements { try body(element) }
    case .ints(let range):
      for number in range { try body(.int(number)) }
    case .dates(let range):
      for day in range { try body(.date(day)) }
    }
  }

  /// Hands each element to `body` until it answers false.
  @inline(__always) func walk(_ pace: Pace, _ body: (Value) throws -> Bool) throws {
    switch self {
    case .list(let elements):
      for element in elements {
        try pace.step()
        guard try body(element) else { return }
      }
    case .ints(let range):
      for number in range {
        try pace.step()
        guard try body(.int(number)) else { return }
      }
    case .dates(let range):
      for day in range {
        try pace.step()
        guard try body(.date(day)) else { return }
      }
    }
  }

  /// Hands each element to `body`.
  @inline(__always) func forEach(_ pace: Pace, _ body: (Value) throws -> Void) throws {
    switch self {
    case .list(let elements):
      for element in elements {
        try pace.step()
        try body(element)
      }
    case .ints(let range):
      for number in range {
        try pace.step()
        try body(.int(number))
      }
    case .dates(let range):
      for day in range {
        try pace.step()
        try body(.date(day))
      }
    }
  }

  /// Hands a walk through all elements to `body`, while which they stay where they are; nil where they must be made
  /// one by one.
  @inline(__always) func withWalk<Result>(
    _ purpose: Walk.Purpose, _ heap: Heap, _ body: (inout Walk) throws -> Result
  ) rethrows -> Result? {
    switch self {
    case .list(let elements):
      return try elements.withUnsafeBufferPointer { buffer in
        var walk = Walk(
          purpose, elements: buffer.baseAddress.map { Register(mutating: $0) }, from: 0, to: buffer.count,
          heap: heap)
        return try body(&walk)
      }
    case .ints(let range):
      var walk = Walk(purpose, elements: nil, from: range.lowerBound, to: range.upperBound, heap: heap)
      return try body(&walk)
    case .dates: return nil
    }
  }

  /// The elements from `range`, which lies within `0..<count`. The caller has paid.
  func slice(_ range: Range<Int>, _ pace: @autoclosure () -> Pace) throws -> ContiguousArray<Value> {
    if case .list(let elements) = self {
      if range.count == elements.count { return elements }
      if range.count <= Pace.slice { return ContiguousArray(elements[range]) }
      var result = ContiguousArray<Value>()
      result.reserveCapacity(range.count)
      let pace = pace()
      try result.append(pieces: elements[range]) { try pace.step($0) }
      return result
    }
    var result = ContiguousArray<Value>()
    result.reserveCapacity(range.count)
    let pace = pace()
    for index in range {
      try pace.step()
      result.append(self[index])
    }
    return result
  }
}

extension KindSet {
  /// What reads as a row of elements.
  static let sequence: KindSet = [.list, .range, .string, .record]
  /// What has a calendar day.
  static let day: KindSet = [.date, .dateTime]
}

/// The fields of the records that functions make. Nobody adds to them, since they are held here.
enum LibraryShapes {
  static let entry = Shape(["key", "value"])
  static let group = Shape(["key", "items"])
  static let tally = Shape(["key", "count"])
  static let partition = Shape(["matching", "others"])
  static let bounds = Shape(["min", "max"])
}

/// Sizes that nothing may pass, whatever the limits of the host: what an object can count.
enum LibraryLimits {
  static let elements = 1 << 27
  static let bytes = 1 << 31
}

extension NativeCall {
  /// The elements of an argument.
  func elements(_ index: Int = 0) throws -> Elements {
    switch self[index] {
    case .list(let list): return .list(list.elements)
    case .range(let range): return try elements(of: range)
    case .string(let string): return .list(try characters(of: string))
    case .record(let record):
      try reserve(record.count)
      var entries = ContiguousArray<Value>()
      entries.reserveCapacity(record.count)
      let shape = LibraryShapes.entry
      for i in 0..<record.count {
        entries.append(try heap.record(shape: shape, [.string(record.shape.keys[i]), record.values[i]]))
      }
      return .list(entries)
    default: throw mismatched(index, "a List")
    }
  }

  /// The Ints or Dates of a range.
  func elements(of range: RangeObject) throws -> Elements {
    guard let bounds = range.integerBounds else {
      if case .int = range.lower, case .int = range.upper {
        throw Failure(code: "overflow", "a range that ends at the largest Int can't be walked through")
      }
      throw Failure(
        code: "type",
        "a range of \(range.lower.typeName)s has no elements to walk through, only ranges of Ints and Dates have",
        hint: "name the steps: `stride(from: …, through: …, by: …)`")
    }
    if case .date = range.lower { return .dates(bounds) }
    return .ints(bounds)
  }

  /// Pays for a list of `count` elements that is about to be made.
  func reserve(_ count: Int) throws {
    // A sum that went round stands for more than can be counted.
    guard count >= 0, count <= LibraryLimits.elements else {
      try charge(count < 0 ? Int.max : count)
      try heap.check(Int.max)
      throw Failure(
        .limit, code: "memory-limit",
        "`\(function.name)` would make more than the \(LibraryLimits.elements) elements that a list can hold")
    }
    try charge(count)
    try heap.check(count * 16)
  }

  /// Pays for a text of `bytes` bytes that is about to be made.
  func reserveText(_ bytes: Int) throws {
    let bytes = bytes < 0 ? Int.max : bytes
    try charge(bytes >> 3)
    try heap.check(bytes)
    guard bytes <= LibraryLimits.bytes else {
      throw Failure(
        .limit, code: "memory-limit",
        "`\(function.name)` would make a text of \(bytes) bytes, and none is longer than \(LibraryLimits.bytes)"
      )
    }
  }

  /// Pays for reading a text.
  func chargeText(_ text: String) throws { try charge(text.utf8.count >> 3) }

  /// The text of a value, paid for. What lies in it several times could make it longer than memory is large, so that
  /// writing stops where the limit is.
  func text(of value: Value) throws -> String {
    let text: String
    switch value {
    case .string(let string): return string.text
    case .list, .record, .symbol:
      var writer = machine.valueText
      let free = (heap.meter?.limit ?? .max).subtractingReportingOverflow(heap.meter?.bytes ?? 0).partialValue
      writer.limit = max(0, min(LibraryLimits.bytes >> 3, free))
      writer.stop = machine.stopsWriting()
      text = writer.text(value)
      try machine.pause()
      if text.utf8.count > writer.limit { throw heap.memoryFailure() }
    default: text = machine.text(value)
    }
    try charge(text.utf8.count >> 3)
    return text
  }
}
