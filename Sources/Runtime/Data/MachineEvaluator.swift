import Lang

/// Evaluates a type's code on the machine that runs the script.
struct MachineEvaluator: TypeEvaluator {
  let machine: Machine

  func value(of code: FunctionCode, arguments: [Value]) throws -> Value {
    try machine.call(code, arguments: arguments)
  }
}
