import Foundation
import Lang
import Testing
import TextLayout

@testable import Trellis

/// Views of any kind with arguments of any kind: nothing crashes, hangs or is wider than the screen.
struct ViewFuzzTests {
  static let iterations =
    ProcessInfo.processInfo.environment["TRELLIS_FUZZ_ITERATIONS"].flatMap { Int($0) } ?? 400
  static let seed = ProcessInfo.processInfo.environment["TRELLIS_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

  @Test func hostileTrees() throws {
    for iteration in 0..<Self.iterations {
      var maker = TreeMaker(seed: Self.seed &+ UInt64(iteration))
      let view = maker.tree(depth: 5)
      let width = maker.pick([1, 2, 3, 5, 8, 13, 20, 40, 80, 120, 131])
      let height: Int? = maker.chance(40) ? maker.pick([0, 1, 2, 3, 7, 24, 60]) : nil
      let policy = WidthPolicy(ambiguousIsWide: maker.chance(15))
      let isASCII = maker.chance(15)
      let machine = Machine(
        environment: NullEnvironment(), catalog: V.catalog, limits: Limits(steps: 20_000_000))
      machine.beginRun(.render)
      let session = ViewSession(machine: machine, policy: policy, isASCII: isASCII)
      do {
        let renderer = try Renderer([view], session: session)
        let text = try renderer.text(
          .init(width: width, height: height, format: OutputFormat(ascii: isASCII)))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        for line in lines where TextWidth.width(String(line), policy: policy) > width {
          Issue.record("seed \(Self.seed &+ UInt64(iteration)): wider than \(width): \(line)")
        }
        if let height, lines.count != height {
          Issue.record("seed \(Self.seed &+ UInt64(iteration)): \(lines.count) rows, not \(height)")
        }
        for control in renderer.controls {
          guard let rect = control.rect, rect.x >= 0, rect.right <= width else {
            Issue.record("seed \(Self.seed &+ UInt64(iteration)): a control outside: \(control.label)")
            continue
          }
        }
        _ = ViewTree.json(renderer.root)
      } catch let failure as Failure {
        if failure.code == "step-limit" {
          Issue.record("seed \(Self.seed &+ UInt64(iteration)): \(failure.message)")
        }
      }
    }
  }
}

/// Makes trees of views by the signatures in the catalog.
struct TreeMaker {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  static let texts = [
    "", "a", "Wi-Fi", "a longer text of several words", "東京タワー", "👨‍👩‍👧 family", "e\u{301}\u{301}\u{301}",
    "tab\tbed",
    "two\nlines", "\u{1B}[31mred", "क्षि", String(repeating: "x", count: 200), "\u{202E}right", "🇩🇪🇯🇵", "\n\n\n",
    "ﷺ", "  spaces  ", "#ff8800", "wifi", "…",
  ]
  static let integers = [-5, -1, 0, 1, 2, 3, 7, 40, 1000, .max, .min, 1 << 28, 1 << 31]
  static let views = V.catalog.functions.keys.sorted()
  static let modifiers = V.catalog.methods.keys.sorted()

  mutating func tree(depth: Int) -> Value {
    var view: Value
    if depth <= 0 || chance(20) {
      view = V.make("Text", ["_content": scalar()])
    } else {
      view = filled(V.catalog.functions[pick(Self.views)], receiver: nil, depth: depth)
    }
    while chance(40) {
      view = filled(V.catalog.methods[pick(Self.modifiers)], receiver: view, depth: depth - 2)
    }
    return view
  }

  private mutating func filled(_ function: NativeFunction?, receiver: Value?, depth: Int) -> Value {
    guard let function else { return .null }
    var values = ContiguousArray<Value>()
    for (index, parameter) in function.signature.parameters.enumerated() {
      if index == 0, let receiver {
        values.append(receiver)
      } else if !parameter.isRequired, chance(45) {
        values.append(.absent)
      } else {
        values.append(argument(parameter, depth: depth))
      }
    }
    return .view(ViewObject(maker: .native(function), arguments: values, span: V.nextSpan(), meter: nil))
  }

  private mutating func argument(_ parameter: SignatureParameter, depth: Int) -> Value {
    if parameter.block == .builder || parameter.block == .cells {
      if parameter.block == .cells, chance(30) { return scalar() }
      return V.list((0..<below(4)).map { _ in tree(depth: depth - 1) })
    }
    if chance(3) { return anything() }
    if parameter.kinds == .any { return anything() }
    if parameter.kinds.contains(.symbol), chance(70) { return symbol(parameter.symbols) }
    if parameter.kinds.contains(.binding) { return V.constant(anything()) }
    if parameter.kinds.contains(.int) { return .int(pick(Self.integers)) }
    if parameter.kinds.contains(.float) { return .float(pick([0, 0.5, -1, 1e300, .nan, .infinity, 3])) }
    if parameter.kinds.contains(.bool) { return .bool(chance(70)) }
    if parameter.kinds.contains(.string) { return .text(pick(Self.texts)) }
    if parameter.kinds.contains(.list) { return V.list((0..<below(5)).map { _ in scalar() }) }
    if parameter.kinds.contains(.range) { return range() }
    if parameter.kinds.contains(.symbol) { return symbol(parameter.symbols) }
    return .null
  }

  private mutating func symbol(_ names: [String]?) -> Value {
    let common = [
      "leading", "red", "rounded", "infinity", "topBarLeading", "medium", "horizontal", "nonsense",
    ]
    return V.symbol(pick(names ?? common), chance(10) ? [.int(pick(Self.integers))] : [], [nil])
  }

  private mutating func range() -> Value {
    let lower = below(5)
    return .range(
      RangeObject(lower: .int(lower), upper: .int(lower + below(20)), isClosed: chance(50), meter: nil))
  }

  private mutating func scalar() -> Value {
    switch below(6) {
    case 0: .int(pick(Self.integers))
    case 1: .float(pick([0.5, -3, 1e300]))
    case 2: .null
    default: .text(pick(Self.texts))
    }
  }

  private mutating func anything() -> Value {
    switch below(9) {
    case 0: .bool(true)
    case 1: V.list((0..<below(60)).map { _ in scalar() })
    case 2: range()
    case 3: symbol(nil)
    case 4: tree(depth: 1)
    case 5: .date(below(20_000))
    default: scalar()
    }
  }
}
