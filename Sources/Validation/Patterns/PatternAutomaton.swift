/// Answers whether a pattern matches, without saying where: the sets of instructions that a machine can be at become the
/// states of an automaton, made as they are met, so that most bytes cost one look into a table.
///
/// A state is the instructions before conditions and choices are followed, and what kind of scalar stands before; they
/// are followed when the next scalar is known. When there are too many states they are thrown away, and made anew.
final class PatternAutomaton {
  private static let unknown: Int32 = 0
  private static let dead: Int32 = -1
  private static let matched: Int32 = -2
  /// The columns of a state in the table: ASCII and the end of the text.
  private static let columns = 129
  private static let mostStates = 1000
  private static let mostEntries = 200_000

  private struct State {
    var places: [Int32]
    var before: UInt32
  }

  private let code: PatternCode
  /// Whether matches of the whole text alone count, or any part.
  private let whole: Bool
  private var states: [State] = []
  private var numbers: [[Int32]: Int32] = [:]
  private var table: [Int32] = []
  private var entries = 0
  private var marked: [Bool]
  private var open: [Int32] = []
  /// Bytes and instructions that were looked at since it was asked whether to stop.
  private var work = 0
  private static let between = 50_000

  init(_ code: PatternCode, whole: Bool) {
    self.code = code
    self.whole = whole
    marked = [Bool](repeating: false, count: code.count)
    reset()
  }

  private func reset() {
    states = [State(places: [], before: 0), State(places: [0], before: PatternCode.none)]
    numbers = [:]
    table = [Int32](repeating: Self.unknown, count: 2 * Self.columns)
    entries = 0
  }

  /// Whether the text matches; false once `stop` says so.
  func run(_ bytes: UnsafeBufferPointer<UInt8>, unless stop: (() -> Bool)? = nil) -> Bool {
    var state: Int32 = 1
    var place = 0
    work = 0
    while place < bytes.count {
      let byte = bytes[place]
      work += 1
      if work > Self.between {
        work = 0
        if stop?() == true { return false }
      }
      let next: Int32
      if byte < 0x80 {
        let known = table[Int(state) * Self.columns + Int(byte)]
        if known != Self.unknown {
          next = known
        } else {
          next = step(state, UInt32(byte))
        }
        place += 1
      } else {
        let (scalar, size) = PatternCode.scalar(bytes, place)
        next = step(state, scalar)
        place += size
      }
      if next < 0 { return next == Self.matched }
      state = next
    }
    let known = table[Int(state) * Self.columns + 128]
    return (known != Self.unknown ? known : step(state, PatternCode.none)) == Self.matched
  }

  /// Where a scalar leads from a state.
  private func step(_ state: Int32, _ scalar: UInt32) -> Int32 {
    let (places, before) = (states[Int(state)].places, states[Int(state)].before)
    var next: [Int32] = []
    var reached: [Int32] = []
    var isMatch = false
    open = places
    while let place = open.popLast() {
      var at = Int(place)
      chain: while !marked[at] {
        marked[at] = true
        reached.append(Int32(truncatingIfNeeded: at))
        let instruction = code.instructions[at]
        switch instruction.operation {
        case .jump: at = Int(instruction.first)
        case .split:
          open.append(instruction.second)
          at = Int(instruction.first)
        case .save: at += 1
        case .assertion:
          guard PatternCode.holds(instruction.first, before, scalar) else { break chain }
          at += 1
        case .scalar:
          if UInt32(bitPattern: instruction.first) == scalar {
            next.append(Int32(truncatingIfNeeded: at + 1))
          }
          break chain
        case .set:
          if scalar != PatternCode.none, code.set(Int(instruction.first), contains: scalar) {
            next.append(Int32(truncatingIfNeeded: at + 1))
          }
          break chain
        case .match:
          if !whole || scalar == PatternCode.none { isMatch = true }
          break chain
        }
      }
    }
    for place in reached { marked[Int(place)] = false }
    work += 8 + reached.count
    let result: Int32
    if isMatch {
      result = Self.matched
    } else if scalar == PatternCode.none {
      result = Self.dead
    } else {
      if !whole, !code.program.isAnchored { next.append(0) }
      next.sort()
      result = next.isEmpty ? Self.dead : number(next, kind(scalar))
    }
    if scalar < 0x80 || scalar == PatternCode.none, Int(state) < states.count {
      let column = scalar == PatternCode.none ? 128 : Int(scalar)
      // If the states were thrown away meanwhile, the number that we came from means another.
      if states[Int(state)].before == before, states[Int(state)].places == places {
        table[Int(state) * Self.columns + column] = result
      }
    }
    return result
  }

  /// A scalar that stands for all that conditions cannot tell apart from this one.
  private func kind(_ scalar: UInt32) -> UInt32 {
    guard code.hasAssertions else { return 32 }
    if scalar == 10 || scalar == 13 { return scalar }
    return Unicode.Scalar(scalar).map(PatternProperties.isWord) == true ? 97 : 32
  }

  /// The number of a state, which is made if it is new.
  private func number(_ places: [Int32], _ before: UInt32) -> Int32 {
    let key = places + [Int32(bitPattern: before)]
    if let known = numbers[key] { return known }
    if states.count >= Self.mostStates || entries > Self.mostEntries { reset() }
    let number = Int32(truncatingIfNeeded: states.count)
    states.append(State(places: places, before: before))
    entries += key.count
    table += [Int32](repeating: Self.unknown, count: Self.columns)
    numbers[key] = number
    return number
  }
}
