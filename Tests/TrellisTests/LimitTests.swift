import Testing

@testable import Trellis

/// Every limit of a run, just under and just over. The numbers are the same in debug and release builds.
@Suite struct LimitTests {
  /// What asks others, or is shown, costs about what it takes: the least steps of one.
  @Test(arguments: [
    ("warn(\"a\")", 100), ("print(\"a\")", 10), ("1", 10), ("try? [1][5]", 100), ("1.5.formatted()", 60),
    ("\"2026\".parsed(as: \"yyyy\")", 60), ("try? csv(\"none.csv\")", 256),
    ("try? tap(\"none\")", 256),
    ("monthNames(locale: \"de\")", 60),
  ])
  func whatTakesLongIsPaidFor(_ work: String, _ least: Int) {
    func steps(_ count: Int) -> Int { LimitedRun("for i in 0..<\(count) { \(work) }").stepsUsed }
    let (few, many) = (steps(1), steps(11))
    #expect((many - few) / 10 >= least, "\(work): \((many - few) / 10)")
  }

  @Test func steps() {
    let source = "var sum = 0\nfor i in 0..<1000 { sum += i }\nprint(sum)"
    let used = LimitedRun(source).stepsUsed
    #expect(used == 1021)
    #expect(LimitedRun(source, Limits(steps: used)).code == nil)
    let over = LimitedRun(source, Limits(steps: used - 1))
    #expect(over.code == "step-limit")
    #expect(over.place != nil)
  }

  @Test func stepsOfBuiltinsAndViews() {
    for source in [
      "range(0, 500).sum()", "\"ab\".repeated(300).uppercased()", "List(0..<50) { Text(\"\\($0)\") }",
    ] {
      let used = LimitedRun(source).stepsUsed
      #expect(LimitedRun(source, Limits(steps: used)).code == nil, "\(source)")
      #expect(LimitedRun(source, Limits(steps: used - 1)).code == "step-limit", "\(source)")
    }
  }

  @Test func memory() {
    let limits = Limits(memory: 1 << 20)
    let source = { (count: Int) in "let text = \"x\".repeated(\(count))\ntext.count" }
    let most = LimitedRun.greatest(0..<(2 << 20), limits, source)
    // What is left of the limit holds the object itself, the source and its code.
    #expect((1_044_000...1_048_512).contains(most), "\(most)")
    #expect(LimitedRun(source(most), limits).code == nil)
    let over = LimitedRun(source(most + 1), limits)
    #expect(over.code == "memory-limit")
    #expect(over.place == "2:6")
  }

  /// The room of an array is the allocator's choice, so that only about how many fit is known.
  @Test func memoryOfManyValues() {
    func source(_ count: Int) -> String { "var list = []\nfor i in 0..<\(count) { list.append([i]) }" }
    #expect(LimitedRun(source(10_000), Limits(memory: 1 << 20)).code == nil)
    #expect(LimitedRun(source(15_000), Limits(memory: 1 << 20)).code == "memory-limit")
  }

  @Test(arguments: [10, 200, 2_000])
  func callDepth(limit: Int) {
    let limits = Limits(depth: limit)
    func source(_ calls: Int) -> String { "fn f(n) = n == 1 ? 0 : 1 + f(n - 1)\nf(\(calls))" }
    #expect(LimitedRun(source(limit), limits).code == nil)
    let over = LimitedRun(source(limit + 1), limits)
    #expect(over.code == "call-depth")
    #expect(over.place == "1:28")
  }

  @Test(arguments: [5, 100])
  func callbackDepth(limit: Int) {
    let limits = Limits(nativeDepth: limit)
    func source(_ calls: Int) -> String { "fn f(n) = n == 0 ? 0 : [n].map { f($0 - 1) }\nf(\(calls))" }
    #expect(LimitedRun(source(limit - 1), limits).code == nil)
    #expect(LimitedRun(source(limit), limits).code == "call-depth")
  }

  @Test func valueDepth() {
    func source(_ levels: Int) -> String { "var x = []\nfor i in 1..<\(levels) { x = [x] }\nx.count" }
    #expect(LimitedRun(source(400)).code == nil)
    #expect(LimitedRun(source(401)).code == "depth-limit")
    func records(_ levels: Int) -> String { "var x = {:}\nfor i in 1..<\(levels) { x = {a: x} }\nx.count" }
    #expect(LimitedRun(records(400)).code == nil)
    #expect(LimitedRun(records(401)).code == "depth-limit")
  }

  @Test func comparedParts() {
    // Each step doubles the parts: 2^n leaves, and the lists above them.
    func source(_ doublings: Int) -> String {
      "var a = [1]\nvar b = [1]\nfor i in 0..<\(doublings) { a = [a, a]\n b = [b, b] }\na == b"
    }
    #expect(LimitedRun(source(20)).code == nil)
    #expect(LimitedRun(source(21)).code == "step-limit")
  }

  @Test func listLiterals() {
    func source(_ count: Int) -> String {
      "print([" + String(repeating: "1,", count: count) + "].count)"
    }
    #expect(LimitedRun(source(50_000)).code == nil)
    #expect(LimitedRun(source(50_001)).code == "too-large")
  }

  @Test func decimalsAndColumns() {
    #expect(LimitedRun("1.5.formatted(decimals: 100)").code == nil)
    #expect(LimitedRun("1.5.formatted(decimals: 101)").code == "argument")
    #expect(LimitedRun("LazyVGrid(columns: 1000) { Text(\"a\") }").code == nil)
    #expect(LimitedRun("LazyVGrid(columns: 1001) { Text(\"a\") }").code == "argument")
  }

  /// A failure that becomes nil costs more than a step: making millions of them ends soon.
  @Test func failuresThatAreTried() {
    func source(_ count: Int) -> String { "for i in 0..<\(count) { let x = try? [1][5] }" }
    let used = LimitedRun(source(100)).stepsUsed
    #expect(used >= 12_800 && used < 14_000, "\(used)")
    #expect(LimitedRun(source(100), Limits(steps: used)).code == nil)
    #expect(LimitedRun(source(100), Limits(steps: used - 1)).code == "step-limit")
  }

  @Test func sizesOfPatterns() {
    func source(_ count: Int) -> String { "\"a\".matches(\"(ab){\(count)}\")" }
    let most = LimitedRun.greatest(1..<100_000, Limits(), source)
    #expect(most > 400 && most < 99_999)
    #expect(LimitedRun(source(most)).code == nil)
    #expect(LimitedRun(source(most + 1)).code == "pattern")
  }

  @Test func stepsOfPatterns() {
    for source in [
      "\"a\".repeated(5000).matches(\"(a+)+b\")", "\"ab\".repeated(2000).allMatches(of: \"a(b|c)\").count",
      "\"ab\".repeated(2000).replacingMatches(of: \"b\", with: \"c\").count",
    ] {
      let used = LimitedRun(source).stepsUsed
      #expect(used > 1000, "\(source): \(used)")
      #expect(LimitedRun(source, Limits(steps: used)).code == nil, "\(source)")
      #expect(LimitedRun(source, Limits(steps: used - 1)).code == "step-limit", "\(source)")
    }
  }

  @Test func dataDepth() {
    func source(_ levels: Int) -> String {
      "json(text: \"[\".repeated(\(levels)) + \"]\".repeated(\(levels))).count"
    }
    #expect(LimitedRun(source(399)).code == nil)
    #expect(LimitedRun(source(400)).code == "json")
  }
}
