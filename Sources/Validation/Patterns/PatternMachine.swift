/// Finds where a pattern matches: at every scalar it is at a set of instructions, each reached in the best way there is,
/// so that the work is at most the length of the text times the size of the program, whatever the pattern.
final class PatternMachine {
  /// Where a match must lie.
  enum Extent {
    /// Anywhere from the start on.
    case anywhere
    /// From the start to the end.
    case whole
  }

  private let code: PatternCode
  private let slotCount: Int
  /// The instructions that the machine is at and will be at, in the order of preference.
  private let lists: (ThreadList, ThreadList)
  /// The places kept on the way that is followed.
  private let slots: UnsafeMutablePointer<Int32>
  /// What is still to be followed from an instruction; at most one frame an instruction, as none is followed twice.
  private let stack: UnsafeMutablePointer<Frame>
  /// How many more instructions may be looked at; below 0 the machine has stopped.
  private(set) var stepsLeft = Int.max
  /// Asked whether to stop when so few steps are left.
  private var nextQuestion = Int.min
  private var stop: (() -> Bool)?
  private static let between = 50_000

  /// So many steps may be taken, unless `stop` says so before.
  func begin(steps: Int, unless stop: (() -> Bool)?) {
    stepsLeft = steps
    self.stop = stop
    nextQuestion = stop == nil ? .min : steps - PatternMachine.between
  }

  /// Pays for steps: whether to go on.
  @inline(__always) private func pay(_ steps: Int) -> Bool {
    stepsLeft -= steps
    if stepsLeft < nextQuestion { ask() }
    return stepsLeft >= 0
  }

  @inline(never) private func ask() {
    nextQuestion = stepsLeft - PatternMachine.between
    if stop?() == true { stepsLeft = -1 }
  }

  /// An instruction to follow (`slot` negative), or a slot to be set back to a value.
  private struct Frame {
    var slot: Int32
    var value: Int32
  }

  /// Instructions in an order, with the places that each way kept.
  private struct ThreadList {
    var count = 0
    let order: UnsafeMutablePointer<Int32>
    /// For an instruction its index in `order`, valid if `order` agrees.
    let index: UnsafeMutablePointer<Int32>
    /// For an instruction the places kept on the way to it.
    let slots: UnsafeMutablePointer<Int32>

    init(size: Int, slotCount: Int) {
      order = .allocate(capacity: size)
      index = .allocate(capacity: size)
      slots = .allocate(capacity: max(size * slotCount, 1))
      order.initialize(repeating: 0, count: size)
      index.initialize(repeating: 0, count: size)
      slots.initialize(repeating: -1, count: max(size * slotCount, 1))
    }

    func free() {
      order.deallocate()
      index.deallocate()
      slots.deallocate()
    }

    @inline(__always)
    func contains(_ place: Int) -> Bool {
      let found = Int(index[place])
      return found < count && order[found] == Int32(truncatingIfNeeded: place)
    }

    @inline(__always)
    mutating func add(_ place: Int) {
      index[place] = Int32(truncatingIfNeeded: count)
      order[count] = Int32(truncatingIfNeeded: place)
      count += 1
    }
  }

  /// A machine for a program. It may be used many times, by one thread at a time.
  init(_ code: PatternCode) {
    self.code = code
    slotCount = code.program.slotCount
    let size = max(code.count, 1)
    lists = (ThreadList(size: size, slotCount: slotCount), ThreadList(size: size, slotCount: slotCount))
    stack = .allocate(capacity: size)
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: -1, count: slotCount)
  }

  deinit {
    lists.0.free()
    lists.1.free()
    stack.deallocate()
    slots.deallocate()
  }

  /// The places of the first match from a place on and of its groups, or nil.
  func run(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ extent: Extent) -> [Int32]? {
    var (current, coming) = lists
    let isAnchored = code.program.isAnchored
    var matched: [Int32]?
    var place = start
    var before = PatternCode.previousScalar(bytes, place)
    while true {
      let canBegin =
        matched == nil && (place == start || extent == .anywhere && !(isAnchored && place > 0))
      if current.count == 0 {
        if !canBegin { break }
        if extent == .anywhere, let first = code.program.firstBytes {
          // Nothing is under way: go to where something can begin.
          let from = place
          while place < bytes.count, !first[Int(bytes[place])] {
            place += 1
            if place & 0xFFFF == 0, !pay(PatternMachine.between / 4) { return nil }
          }
          if place == bytes.count { break }
          if place != from { before = PatternCode.previousScalar(bytes, place) }
        }
      }
      let (scalar, size) = PatternCode.scalar(bytes, place)
      if canBegin {
        for slot in 0..<slotCount { slots[slot] = -1 }
        follow(0, place, before, scalar, &current)
      }
      if current.count == 0, extent == .whole || isAnchored { break }
      if !pay(current.count + 1) { return nil }
      coming.count = 0
      let after = size > 0 ? PatternCode.scalar(bytes, place + size).0 : PatternCode.none
      var index = 0
      step: while index < current.count {
        let at = Int(current.order[index])
        let instruction = code.instructions[at]
        var takes = false
        switch instruction.operation {
        case .match:
          if extent == .anywhere || place == bytes.count {
            matched = Array(UnsafeBufferPointer(start: current.slots + at * slotCount, count: slotCount))
            // What comes after is liked less.
            break step
          }
        case .scalar: takes = size > 0 && UInt32(bitPattern: instruction.first) == scalar
        case .set: takes = size > 0 && code.set(Int(instruction.first), contains: scalar)
        case .split, .jump, .save, .assertion: break
        }
        if takes {
          slots.update(from: current.slots + at * slotCount, count: slotCount)
          follow(at + 1, place + size, scalar, after, &coming)
        }
        index += 1
      }
      swap(&current, &coming)
      if size == 0 { break }
      place += size
      before = scalar
    }
    return matched
  }

  /// Adds the instruction and all that are reached from it without taking a scalar.
  private func follow(_ start: Int, _ place: Int, _ before: UInt32, _ after: UInt32, _ list: inout ThreadList)
  {
    var at = start
    var depth = 0
    while true {
      chain: while !list.contains(at) {
        list.add(at)
        let instruction = code.instructions[at]
        switch instruction.operation {
        case .jump: at = Int(instruction.first)
        case .split:
          (stack + depth).initialize(to: Frame(slot: -1, value: instruction.second))
          depth += 1
          at = Int(instruction.first)
        case .save:
          let slot = Int(instruction.first)
          (stack + depth).initialize(to: Frame(slot: instruction.first, value: slots[slot]))
          depth += 1
          slots[slot] = Int32(truncatingIfNeeded: place)
          at += 1
        case .assertion:
          guard PatternCode.holds(instruction.first, before, after) else { break chain }
          at += 1
        case .scalar, .set, .match:
          (list.slots + at * slotCount).update(from: slots, count: slotCount)
          break chain
        }
      }
      // Back to the last way that was left open.
      while true {
        guard depth > 0 else { return }
        depth -= 1
        let frame = stack[depth]
        if frame.slot >= 0 {
          slots[Int(frame.slot)] = frame.value
        } else {
          at = Int(frame.value)
          break
        }
      }
    }
  }
}
