import Foundation
import Lang
import Testing

@testable import Trellis

/// Whatever the arguments are, the functions over the libraries answer or fail: they neither trap nor go beyond their limits.
@Suite struct FunctionFuzzTests {
  static let iterations =
    ProcessInfo.processInfo.environment["TRELLIS_FUZZ_ITERATIONS"].flatMap { Int($0) } ?? 1500
  static let seed = ProcessInfo.processInfo.environment["TRELLIS_FUZZ_SEED"].flatMap { UInt64($0) } ?? 5

  @Test func noArgumentsTrap() {
    var maker = CallMaker(seed: Self.seed)
    var answers = 0
    var limits = Limits(steps: 300_000)
    limits.memory = 16 << 20
    for _ in 0..<Self.iterations {
      let source = maker.call()
      do {
        let screen = try Interpreter(limits: limits).load(source)
        try screen.run()
        answers += 1
      } catch let error as ScriptError {
        #expect(!error.diagnostics.isEmpty, "\(source)")
      } catch { Issue.record("\(source): \(error)") }
    }
    #expect(answers > Self.iterations / 10)
  }
}

/// Makes calls of the functions by their signatures; the same for the same seed.
struct CallMaker {
  private var state: UInt64
  private let functions: [NativeFunction]

  init(seed: UInt64) {
    state = seed
    let names = Set(FunctionDocumentation.own.flatMap(\.entries).map(\.name)).subtracting([
      "tap", "set", "select", "increment", "decrement", "toggleSection", "back", "swipeBack", "dismiss",
      "submit",
      "focusNext", "focusPrevious", "expect",
    ])
    let catalog = Interpreter().setup.catalog
    functions =
      (Array(catalog.functions.values) + Array(catalog.methods.values) + Array(catalog.properties.values))
      .filter { names.contains($0.name) && $0.role != .view && $0.role != .modifier }
      .sorted { $0.name < $1.name }
  }

  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(bound, 1)))
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices.isEmpty ? "nil" : choices[below(choices.count)]
  }

  mutating func call() -> String {
    let function = functions[below(functions.count)]
    let parameters = function.signature.parameters
    var positional: [String] = []
    var labelled: [String] = []
    for parameter in parameters.dropFirst(function.isMember ? 1 : 0) {
      if !parameter.isRequired, below(2) == 0 { continue }
      let value = below(10) == 0 ? any() : self.value(parameter)
      if let label = parameter.label {
        labelled.append("\(label): \(value)")
      } else {
        positional.append(value)
      }
    }
    let arguments = "(" + (positional + labelled).joined(separator: ", ") + ")"
    let head =
      "type Contact { email: Email, age: Int in 0...9, note: String where $0.failures(.length(max: 3)) }\n"
    guard function.isMember, let receiver = parameters.first else {
      return head + "\(function.name)\(arguments)"
    }
    let subject = below(10) == 0 ? any() : value(receiver)
    return head + "(\(subject)).\(function.name)" + (function.role == .property ? "" : arguments)
  }

  private mutating func value(_ parameter: SignatureParameter) -> String {
    if let symbols = parameter.symbols, below(3) > 0 { return "." + pick(symbols) }
    let pools: [(KindSet, [String])] = [
      (.string, CallMaker.strings), (.int, CallMaker.integers), (.bool, ["true", "false"]),
      (.decimal, ["1.50", "-0.005", "0.0"]), (.float, ["1e308", "-1e-300", "(0.0 / 0.0)", "(1.0 / 0.0)"]),
      (.date, ["@0001-01-01", "@2026-11-30", "@9999-12-31"]), (.time, ["@00:00", "@23:59:59"]),
      (.dateTime, ["@0001-01-01T00:00Z", "@2026-11-30T09:24", "@9999-12-31T23:59Z"]),
      (.duration, ["0s", "1y", "-3mo", "90m", "100000w"]), (.list, CallMaker.lists),
      (.record, CallMaker.records),
      (.range, ["0...5", "3..<3", "-5...9223372036854775807", "@2026-01-01...@2026-12-31"]),
      (.symbol, CallMaker.symbols),
      (.function, ["{ $0 }", "{ \"no\" }", "{ [1, nil] }", "{ $0.count > 2 }"]),
      (.type, ["Contact", "Int", "Email"]), (.host, [#"strings({en: {a: "%@ %2$@ %{x} %"}})"#]),
    ]
    let fitting = pools.filter { parameter.kinds.contains($0.0) }
    return fitting.isEmpty ? any() : pick(fitting[below(fitting.count)].1)
  }

  private mutating func any() -> String {
    pick(
      CallMaker.strings + CallMaker.integers + CallMaker.lists + CallMaker.records + CallMaker.symbols
        + ["nil", "true", "1.5", "@2026-11-30", "1h", "{ $0 }", "Contact"])
  }

  private static let strings = [
    #""""#, #""a""#, #"" ""#, #""日本語""#, #""e\u{301}👩‍👩‍👧""#, #""\u{202E}x\u{0}""#, #""(212) 555-0123""#,
    #""ada@example.org""#,
    #""NL91 ABNA 0417 1643 00""#, #""4242 4242 4242 4242""#, #""(a+)+$""#, #""\\p{Greek}(?<n>x)|[""#,
    #""A##-A*\\""#,
    #""%@ %9$@ %{n} %%""#, #""$1${n}$$$0""#, #""nl_NL""#, #""ar_EG""#, #""yyyy-MM-dd""#, #""zz_ZZ@x""#,
    #""Jun 12 1998""#,
    #""ab".repeated(4000)"#, ##"("x" + "#".repeated(300))"##, #""pbkdf2-sha256$9$s$00""#,
  ]
  private static let integers = [
    "0", "1", "-1", "7", "100", "100000", "9223372036854775807", "(-9223372036854775807 - 1)",
  ]
  private static let lists = ["[]", "[1, 2]", #"["a", nil, 3]"#, "[.email, .required]", "[[1], {a: 2}]"]
  private static let records = [
    "{:}", #"{email: "x", age: 99, note: "long"}"#, #"{en: {a: "b"}, nl: "file"}"#, "{n: nil}",
  ]
  private static let symbols = [
    ".email", ".required", ".card", #".phone("NL")"#, #".phone("US")"#, ".length(min: -1, max: 3)",
    ".length(0...2)",
    #".pattern("[a-z]+")"#, ".oneOf([1])", ".in(1...3)", ".password(min: -5, repeats: -1)", ".celsius",
    ".miles", ".short",
    ".nothing", ".iban(1)", ".email(message: \"m\")",
  ]
}
