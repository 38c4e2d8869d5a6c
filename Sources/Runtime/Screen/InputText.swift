import Lang

/// Inputs that are given as text, and those that are missing.
enum InputText {
  /// The value of `--set name=text`: converted to the declared type; without one, a number, Bool or date if the whole
  /// text has that form, else a String.
  static func value(_ text: String, type: ValueType?, name: String, machine: Machine) throws -> Value {
    guard let type else {
      return untyped(text)
    }
    let checker = TypeChecker(
      machine: machine, converting: true, evaluator: MachineEvaluator(machine: machine),
      services: .standard)
    if let value = try checker.check(try machine.heap.string(text), type), checker.problems.count == 0 {
      return value
    }
    throw Failure(
      code: "input",
      "`\(name)` can't be \"\(text)\": \(checker.problems.list.first?.reason ?? "it must be \(type.name)")")
  }

  /// An untyped text.
  private static func untyped(_ text: String) -> Value {
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "nil": return .null
    default: break
    }
    if let exact = ExactNumber(text.utf8) {
      if exact.scale == 0, !(text.hasPrefix("0") && text.utf8.count > 1) { return .int(exact.mantissa) }
      if exact.scale > 0 { return .decimal(exact) }
    }
    return .text(text)
  }

  /// What an input needs, told with its fields.
  static func missing(_ name: String, _ type: ValueType?, _ span: Span) -> Failure {
    var failure = Failure(
      code: "missing-input",
      "the input `\(name)` is not given" + (type.map { ", which is \($0.name)" } ?? ""),
      hint: "on the command line: `--data \(name)=FILE` or `--set \(name)=VALUE`", at: span)
    var inner = type
    while true {
      switch inner {
      case .list(let element): inner = element
      case .optional(let element): inner = element
      case .record(let record):
        for field in record.fields {
          failure.details.append(
            "\(field.name): \(field.type.name)" + (field.source.map { " from \"\($0)\"" } ?? "")
              + (field.format.map { " as \"\($0)\"" } ?? ""))
        }
        return failure
      default: return failure
      }
    }
  }
}
