import Testing

@testable import Lang

/// Whatever the arguments are, a standard function answers or fails: it neither traps nor goes beyond its limits.
@Suite struct LibraryFuzzTests {
  @Test func noArgumentsTrap() throws {
    var fuzzer = LibraryFuzzer(seed: 2026)
    for _ in 0..<3_000 { fuzzer.step() }
    #expect(fuzzer.answers > 500)
    #expect(fuzzer.failures > 500)
  }
}

/// Calls random functions with random values; the same for the same seed.
struct LibraryFuzzer {
  private(set) var answers = 0
  private(set) var failures = 0
  /// The function called last.
  private(set) var last = ""
  private var generator: SeededGenerator
  private var library: Library
  private let natives: [NativeFunction]

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
    library = Library(memory: 1 << 20, steps: 100_000)
    let catalog = library.catalog
    natives =
      (Array(catalog.functions.values) + Array(catalog.methods.values) + Array(catalog.properties.values))
      .sorted { ($0.name, "\($0.role)") < ($1.name, "\($1.role)") }
  }

  mutating func step() {
    let native = natives[generator.below(natives.count)]
    library.machine.beginRun(.topLevel)
    var arguments: [Value] = []
    for (index, parameter) in native.signature.parameters.enumerated() {
      if index > 0 || !native.isMember, !parameter.isRequired, generator.below(3) == 0 {
        arguments.append(.absent)
      } else if generator.below(8) == 0 {
        arguments.append(value(of: .any))
      } else {
        arguments.append(
          value(of: parameter.kinds, symbols: parameter.symbols, isVariadic: parameter.isVariadic))
      }
    }
    last = native.name
    do {
      _ = try library.run(native, arguments)
      answers += 1
    } catch { failures += 1 }
  }

  private mutating func value(of kinds: KindSet, symbols: [String]? = nil, isVariadic: Bool = false) -> Value
  {
    if isVariadic { return list(depth: 0) }
    let all: [KindSet] = [
      .null, .bool, .int, .float, .decimal, .date, .time, .dateTime, .duration, .string, .symbol, .list,
      .record, .range,
      .function, .keyPath,
    ]
    let possible = all.filter { kinds.contains($0) }
    let kind = possible.isEmpty ? .int : possible[generator.below(possible.count)]
    if kind == .symbol, let symbols, generator.below(6) > 0 {
      return library.symbol(symbols[generator.below(symbols.count)])
    }
    return value(kind, depth: 0)
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[generator.below(values.count)] }

  private mutating func integer() -> Int {
    pick([
      0, 1, -1, 2, 3, 7, 10, 12, 100, -18, 1000, 1 << 20, 1 << 40, Int.max, Int.min, Int.max - 1, Int.min + 1,
      generator.below(50), Int(truncatingIfNeeded: generator.next()),
    ])
  }

  private mutating func value(_ kind: KindSet, depth: Int) -> Value {
    switch kind {
    case .null: return .null
    case .bool: return .bool(generator.below(2) == 0)
    case .int: return .int(integer())
    case .float:
      return .float(
        pick([
          0, -0.0, 1.5, -2.675, .nan, .infinity, -.infinity, 1e18, 1e-9, 1e300, .leastNonzeroMagnitude,
          Double(integer()),
        ]))
    case .decimal:
      let mantissa = max(-ExactNumber.maximum, min(ExactNumber.maximum, integer()))
      return .decimal(ExactNumber(mantissa: mantissa, scale: UInt8(generator.below(19))))
    case .date: return .date(pick([0, 20_787, CivilDate.range.lowerBound, CivilDate.range.upperBound]))
    case .time: return .time(pick([0, 86_399_999_999, 34_200_000_000]))
    case .dateTime:
      return .dateTime(
        pick([0, -1, DateArithmetic.instants.lowerBound, DateArithmetic.instants.upperBound - 1]))
    case .duration:
      return .duration(
        DurationObject(
          months: pick([0, integer()]), days: pick([0, integer()]), microseconds: pick([0, integer()]),
          meter: nil))
    case .string:
      return .text(
        pick([
          "", "a", "abc abc", "é", "e\u{301}", "👨‍👩‍👧🇩🇪", "\r\n\n\r", "12", "-1.50", "2026-11-30", "09:30", "\0",
          "key", " x ",
        ]))
    case .symbol: return library.symbol(pick(["a", "up", "monday", "descending"]))
    case .list: return list(depth: depth)
    case .record:
      return
        (try? library.heap.record([("key", .text("k")), ("value", value(.int, depth: 3)), ("a", .int(1))]))
        ?? .null
    case .range:
      let kind: KindSet = pick([.int, .int, .float, .date, .time, .dateTime, .string])
      let bounds = (value(kind, depth: 3), value(kind, depth: 3))
      return (try? library.heap.range(bounds.0, bounds.1, isClosed: generator.below(2) == 0)) ?? .null
    case .keyPath: return pick([library.path("key"), library.path("a"), library.path("count")])
    default:
      return pick([
        library.fn { $0 }, library.fn { .bool(!$0.isNull) }, library.fn { _ in .null },
        library.fn { $0.depth > 9 ? $0 : .list(ListObject([$0, $0], meter: nil)) },
        library.fn2 { a, b in .bool((try? Value.compare(a, b)) == -1) }, library.fn2 { a, _ in a },
        library.fn { _ in throw Failure(code: "test", "no") },
      ])
    }
  }

  private mutating func list(depth: Int) -> Value {
    let kinds: [KindSet] = [.int, .float, .decimal, .string, .date, .duration, .record, .null, .bool]
    let kind = pick(kinds)
    let isMixed = generator.below(4) == 0
    var elements = ContiguousArray<Value>()
    for _ in 0..<pick([0, 1, 2, 3, 9, 70]) {
      if depth < 2, generator.below(12) == 0 {
        elements.append(list(depth: depth + 1))
      } else {
        elements.append(value(isMixed ? pick(kinds) : kind, depth: depth + 1))
      }
    }
    return .list(ListObject(elements, meter: library.heap.meter))
  }
}
