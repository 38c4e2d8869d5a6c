/// A pattern as instructions for a machine that is at several of them at once.
struct PatternProgram: Sendable {
  /// What an instruction does.
  enum Operation: UInt8 {
    /// Takes a scalar equal to `first`, then goes on behind itself.
    case scalar
    /// Takes a scalar of the set number `first`.
    case set
    /// Goes on at `first` and, less gladly, at `second`.
    case split
    /// Goes on at `first`.
    case jump
    /// Keeps the place in slot `first`.
    case save
    /// Goes on if the condition number `first` holds at the place.
    case assertion
    /// The pattern has matched.
    case match
  }

  struct Instruction: Sendable {
    var operation: Operation
    var first: Int32 = 0
    var second: Int32 = 0
  }

  /// The most instructions there may be; a counted repetition takes as many as what it repeats, times its count.
  static let largest = 10_000

  var instructions: [Instruction] = []
  var sets: [PatternSet] = []
  var slotCount = 2
  /// Whether a match can only begin where the text does.
  var isAnchored = false
  /// The bytes that a match can begin with, or nil if it may be empty or begin with a condition.
  var firstBytes: [Bool]?
  /// How much was compiled, emptiness included.
  private var work = 0

  init(_ node: PatternNode, captures: Int) throws(Pattern.Failure) {
    slotCount = 2 * (captures + 1)
    try emit(.save, 0)
    try compile(node)
    try emit(.save, 1)
    try emit(.match)
    isAnchored = PatternProgram.isAnchored(node)
    firstBytes = firstByteSet()
  }

  private mutating func emit(_ operation: Operation, _ first: Int = 0, _ second: Int = 0) throws(Pattern
    .Failure)
  {
    guard instructions.count < Self.largest else {
      throw Pattern.Failure(
        offset: 0, message: "the pattern is too large when its repetitions are written out")
    }
    instructions.append(
      Instruction(
        operation: operation, first: Int32(truncatingIfNeeded: first),
        second: Int32(truncatingIfNeeded: second)))
  }

  private mutating func compile(_ node: PatternNode) throws(Pattern.Failure) {
    work += 1
    guard work < 10 * Self.largest else {
      throw Pattern.Failure(
        offset: 0, message: "the pattern is too large when its repetitions are written out")
    }
    switch node {
    case .empty: break
    case .set(let set):
      if set.ranges.count == 1, set.properties.isEmpty, !set.isNegated, !set.ignoresCase,
        set.ranges[0].lowerBound == set.ranges[0].upperBound
      {
        try emit(.scalar, Int(set.ranges[0].lowerBound))
      } else {
        try emit(.set, sets.count)
        sets.append(set)
      }
    case .sequence(let nodes): for node in nodes { try compile(node) }
    case .choice(let branches):
      var ends: [Int] = []
      for (index, branch) in branches.enumerated() {
        guard index < branches.count - 1 else {
          try compile(branch)
          break
        }
        let split = instructions.count
        try emit(.split, split + 1)
        try compile(branch)
        ends.append(instructions.count)
        try emit(.jump)
        instructions[split].second = Int32(instructions.count)
      }
      for end in ends { instructions[end].first = Int32(instructions.count) }
    case .capture(let node, let index):
      try emit(.save, 2 * index)
      try compile(node)
      try emit(.save, 2 * index + 1)
    case .assertion(let assertion): try emit(.assertion, Int(assertion.rawValue))
    case .repeated(let node, let least, let most, let isGreedy):
      try repeated(node, least: least, most: most, isGreedy: isGreedy)
    }
  }

  private mutating func repeated(
    _ node: PatternNode, least: Int, most: Int?, isGreedy: Bool
  ) throws(Pattern.Failure) {
    for _ in 0..<least { try compile(node) }
    guard let most else {
      let split = instructions.count
      try emit(.split)
      try compile(node)
      try emit(.jump, split)
      set(split, takes: split + 1, leaves: instructions.count, isGreedy: isGreedy)
      return
    }
    var splits: [Int] = []
    for _ in least..<max(most, least) {
      splits.append(instructions.count)
      try emit(.split)
      try compile(node)
    }
    for split in splits { set(split, takes: split + 1, leaves: instructions.count, isGreedy: isGreedy) }
  }

  private mutating func set(_ split: Int, takes: Int, leaves: Int, isGreedy: Bool) {
    instructions[split].first = Int32(isGreedy ? takes : leaves)
    instructions[split].second = Int32(isGreedy ? leaves : takes)
  }

  private static func isAnchored(_ node: PatternNode) -> Bool {
    switch node {
    case .assertion(.textStart): true
    case .sequence(let nodes): nodes.first.map(isAnchored) ?? false
    case .choice(let branches): branches.allSatisfy(isAnchored)
    case .capture(let node, _): isAnchored(node)
    case .repeated(let node, let least, _, _): least > 0 && isAnchored(node)
    case .empty, .set, .assertion: false
    }
  }

  private func firstByteSet() -> [Bool]? {
    var bytes = [Bool](repeating: false, count: 256)
    var seen = [Bool](repeating: false, count: instructions.count)
    var open = [0]
    while let place = open.popLast() {
      guard place < instructions.count, !seen[place] else { continue }
      seen[place] = true
      let instruction = instructions[place]
      switch instruction.operation {
      case .match, .assertion: return nil
      case .save: open.append(place + 1)
      case .jump: open.append(Int(instruction.first))
      case .split: open += [Int(instruction.first), Int(instruction.second)]
      case .scalar:
        guard let scalar = Unicode.Scalar(UInt32(instruction.first)), let encoded = UTF8.encode(scalar),
          let first = encoded.first
        else { return nil }
        bytes[Int(first)] = true
      case .set:
        let set = sets[Int(instruction.first)]
        for value in 0..<128 where set.contains(UInt32(value)) { bytes[value] = true }
        for value in 128..<256 { bytes[value] = true }
      }
    }
    return bytes
  }
}
