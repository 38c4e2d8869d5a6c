/// A compiled program in memory that does not move, so that the machines read it without counting references.
final class PatternCode: @unchecked Sendable {
  let program: PatternProgram
  /// The instructions; as many as the program has. Never written after `init`.
  let instructions: UnsafePointer<PatternProgram.Instruction>
  /// For every set the bits of the scalars below 64, then of those below 128.
  let bits: UnsafePointer<UInt64>
  let count: Int
  /// Whether there are conditions, which need to know what stands before.
  let hasAssertions: Bool

  private let storage: UnsafeMutablePointer<PatternProgram.Instruction>
  private let bitStorage: UnsafeMutablePointer<UInt64>

  init(_ program: PatternProgram) {
    self.program = program
    count = program.instructions.count
    storage = .allocate(capacity: max(count, 1))
    for (index, instruction) in program.instructions.enumerated() {
      (storage + index).initialize(to: instruction)
    }
    bitStorage = .allocate(capacity: max(program.sets.count * 2, 1))
    for (index, set) in program.sets.enumerated() {
      (bitStorage + index * 2).initialize(to: set.low)
      (bitStorage + index * 2 + 1).initialize(to: set.high)
    }
    instructions = UnsafePointer(storage)
    bits = UnsafePointer(bitStorage)
    hasAssertions = program.instructions.contains { $0.operation == .assertion }
  }

  deinit {
    storage.deallocate()
    bitStorage.deallocate()
  }

  /// Whether a scalar is in the set of a number.
  @inline(__always)
  func set(_ number: Int, contains scalar: UInt32) -> Bool {
    if scalar < 64 { return bits[number * 2] & (1 << UInt64(scalar)) != 0 }
    if scalar < 128 { return bits[number * 2 + 1] & (1 << UInt64(scalar - 64)) != 0 }
    return program.sets[number].contains(scalar)
  }

  /// No scalar: what stands before the first and after the last.
  static let none: UInt32 = .max

  /// Whether a condition holds between two scalars.
  static func holds(_ assertion: Int32, _ before: UInt32, _ after: UInt32) -> Bool {
    func isWord(_ value: UInt32) -> Bool { Unicode.Scalar(value).map(PatternProperties.isWord) ?? false }
    switch PatternAssertion(rawValue: UInt8(truncatingIfNeeded: assertion)) {
    case .textStart: return before == none
    case .textEnd: return after == none
    case .lineStart: return before == none || before == 10 || before == 13 && after != 10
    case .lineEnd: return after == none || after == 13 || after == 10 && before != 13
    case .wordBorder: return isWord(before) != isWord(after)
    case .noWordBorder: return isWord(before) == isWord(after)
    case nil: return false
    }
  }

  /// The scalar at a place and its size in bytes; none and 0 at the end.
  @inline(__always)
  static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (UInt32, Int) {
    guard place < bytes.count else { return (none, 0) }
    let first = bytes[place]
    return first < 0x80 ? (UInt32(first), 1) : longScalar(bytes, place)
  }

  private static func longScalar(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (UInt32, Int) {
    let first = bytes[place]
    func next(_ offset: Int) -> UInt32 {
      place + offset < bytes.count ? UInt32(bytes[place + offset] & 0x3F) : 0
    }
    let left = bytes.count - place
    if first < 0xE0 { return (UInt32(first & 0x1F) << 6 | next(1), min(2, left)) }
    if first < 0xF0 { return (UInt32(first & 0x0F) << 12 | next(1) << 6 | next(2), min(3, left)) }
    return (UInt32(first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), min(4, left))
  }

  static func previousScalar(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt32 {
    guard place > 0 else { return none }
    var start = place - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(bytes, start).0
  }
}
