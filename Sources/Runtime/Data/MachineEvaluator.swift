import Lang

/// Evaluates a type's code on the machine that runs the script.
struct MachineEvaluator: TypeEvaluator {
  let machine: Machine

  func value(of code: FunctionCode, arguments: [Value]) throws -> Value {
    throw Failure(code: "type", "the code of `\(code.name)` can't be run here")
  }
}
