/// Functions that speak to whoever runs the script, or end it.
extension Catalog {
  func addControlFunctions() {
    function("print(_ values: Any?..., separator: String = \" \")") { call in
      guard case .list(let values) = call[0] else {
        try call.output(call.has(0) ? call.text(of: call[0]) : "")
        return .null
      }
      let separator = try call.optionalString(1) ?? " "
      guard case .string(let line) = try call.join(values.elements, separator: separator) else {
        return .null
      }
      try call.output(line.text)
      return .null
    }
    function("warn(_ message: Any?)") { call in
      let text = try call.text(of: call[0])
      // A warning is laid out, too.
      try call.charge(8 * Machine.outputSteps + text.utf8.count / 8)
      call.machine.environment.warn(Diagnostic(.warning, code: "script", text, at: .none))
      return .null
    }
    function("fail(_ message: Any?)") { call in
      throw Failure(.exit(1), code: "fail", try call.text(of: call[0]))
    }
    function("exit(_ status: Int)") { call in
      let status = try call.int(0)
      guard status >= 3, status <= 125 else {
        throw call.refused(
          "a status must lie in 3...125, but is \(status)",
          hint: status == 0
            ? "a script that comes to its end has status 0"
            : status == 1
              ? "`fail(\"…\")` ends with status 1 and says why" : "the others have a meaning of their own")
      }
      throw Failure(.exit(status), code: "exit", "")
    }
    function("type(of: Any?)") { call in try call.heap.string(call[0].typeName) }
    function("identity(_ value: Any?)") { call in call[0] }
    function("now()") { call in .dateTime(call.machine.environment.now) }
    function("today()") { call in
      .date(LocalTime(call.machine.environment.now, call.machine.environment).days)
    }
  }
}

extension NativeCall {
  fileprivate func output(_ line: String) throws {
    try charge(Machine.outputSteps + line.utf8.count / 32)
    try machine.environment.print(line)
  }
}
