@testable import Lang
@testable import Trellis

/// Collects what a load warns of, with a zone two hours east.
final class DataTestEnvironment: MachineEnvironment {
  var now = 0
  var warnings: [Diagnostic] = []
  func offset(at instant: Int) -> Int { 7200 }
  func instant(days: Int, microseconds: Int) -> Int {
    days * 86_400_000_000 + microseconds - 7_200_000_000
  }
  func print(_ line: String) {}
  func warn(_ diagnostic: Diagnostic) { warnings.append(diagnostic) }
  func check(_ value: Value, against type: ValueType, subject: String, machine: Machine) throws -> Value {
    value
  }
}

/// Gives the values that a test names for pieces of code.
struct DataTestEvaluator: TypeEvaluator {
  var results: [String: ([Value]) throws -> Value] = [:]
  func value(of code: FunctionCode, arguments: [Value]) throws -> Value {
    guard let result = results[code.name] else { throw Failure(code: "test", "no result for \(code.name)") }
    return try result(arguments)
  }
}

/// A machine, its warnings and a loader.
struct DataBench {
  let environment = DataTestEnvironment()
  let machine: Machine
  var evaluator = DataTestEvaluator()
  var services = DataServices()

  init(memory: Int = .max) {
    machine = Machine(
      environment: environment, catalog: Catalog(), limits: Limits(steps: .max, memory: memory))
  }

  var loader: DataLoader { DataLoader(machine: machine, services: services, evaluator: evaluator) }

  func csv(_ text: String, _ options: DataLoader.Options = .init()) throws -> Value {
    try loader.csv(Array(text.utf8), name: "test.csv", options: options)
  }

  func json(_ text: String, _ options: DataLoader.Options = .init()) throws -> Value {
    try loader.json(Array(text.utf8), name: "test.json", options: options)
  }

  func text(_ value: Value) -> String { machine.valueText.quoted(value) }
}

/// The text of a CSV's rows as a script would print them.
func rows(_ csv: String, _ options: DataLoader.Options = .init()) throws -> String {
  let bench = DataBench()
  return bench.text(try bench.csv(csv, options))
}

/// The text of a JSON file's value as a script would print it.
func value(_ json: String) throws -> String {
  let bench = DataBench()
  return bench.text(try bench.json(json))
}

/// The failure that something throws, as one text: message, details, hints.
func failureText(_ body: () throws -> Value) -> String {
  do {
    let value = try body()
    return "no failure, but \(ValueText().quoted(value))"
  } catch let failure as Failure {
    return ([failure.message] + failure.details + failure.hints.map { "hint: " + $0 }).joined(separator: "\n")
  } catch {
    return "another error: \(error)"
  }
}

extension FieldType {
  init(
    _ name: String, _ type: ValueType, from source: String? = nil, as format: String? = nil,
    default defaultValue: String? = nil, in allowed: String? = nil, matching pattern: String? = nil,
    where condition: String? = nil
  ) {
    self.init(
      name: name, span: .none, type: type, source: source, format: format,
      defaultValue: defaultValue.map(FunctionCode.named), allowed: allowed.map(FunctionCode.named),
      pattern: pattern,
      patternSpan: .none, condition: condition.map(FunctionCode.named))
  }
}

extension FunctionCode {
  static func named(_ name: String) -> FunctionCode { FunctionCode(name: name, role: .function, span: .none) }
}

extension RecordType {
  static func make(_ name: String, _ fields: [FieldType]) -> RecordType {
    let type = RecordType(name: name, span: .none)
    for field in fields { type.add(field) }
    type.shape = Shape(fields.map(\.name))
    return type
  }
}

extension ChoiceType {
  static func make(_ name: String, _ cases: [String]) -> ChoiceType {
    let type = ChoiceType(name: name, span: .none)
    for name in cases { type.add(ChoiceType.Case(name: name, payload: [])) }
    return type
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }
  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
