/// Calls from outside the run loop: by the library, the screen, the host.
extension Machine {
  /// Calls a function value: a closure, a `fn`, a key path, a library function.
  public func call(_ function: Value, _ argument: Value) throws -> Value {
    switch function {
    case .function(let object):
      let code = object.code
      let base = try windowBase(for: code)
      stack[base] = argument
      return try enter(code, object, base: base, count: 1)
    case .keyPath(let path): return try follow(path, from: argument)
    default: return try call(function, arguments: [argument])
    }
  }

  public func call(_ function: Value, _ first: Value, _ second: Value) throws -> Value {
    guard case .function(let object) = function else {
      return try call(function, arguments: [first, second])
    }
    let base = try windowBase(for: object.code)
    stack[base] = first
    stack[base + 1] = second
    return try enter(object.code, object, base: base, count: 2)
  }

  public func call(_ function: Value, arguments: [Value]) throws -> Value {
    switch function {
    case .function(let object):
      let base = try windowBase(for: object.code, count: arguments.count)
      for (i, argument) in arguments.enumerated() { stack[base + i] = argument }
      return try enter(object.code, object, base: base, count: arguments.count)
    case .native(let native): return try callNative(native, arguments)
    case .keyPath(let path):
      guard let value = arguments.first else { return .null }
      return try follow(path, from: value)
    case .type(let type):
      guard let value = arguments.first else { return .null }
      return try convert(value, to: type)
    case .view, .list, .string, .int, .decimal, .float, .null:
      // A builder parameter may be given its views as they are.
      return function
    default: throw notCallable(function)
    }
  }

  /// Calls a closure of one parameter again and again with its window in the same place.
  @inline(__always) func call(_ function: Unmanaged<FunctionObject>, at base: Int, _ argument: Value) throws
    -> Value
  {
    if nesting >= limits.nativeDepth { throw nestingFailure() }
    stack[base] = argument
    nesting &+= 1
    defer { nesting &-= 1 }
    return try function._withUnsafeGuaranteedRef { try run($0.code, $0, base: base) }
  }

  /// The same with two.
  @inline(__always) func call(
    _ function: Unmanaged<FunctionObject>, at base: Int, _ first: Value, _ second: Value
  ) throws -> Value {
    if nesting >= limits.nativeDepth { throw nestingFailure() }
    stack[base] = first
    stack[base + 1] = second
    nesting &+= 1
    defer { nesting &-= 1 }
    return try function._withUnsafeGuaranteedRef { try run($0.code, $0, base: base) }
  }

  /// Calls a closure for every element of a walk, with its window in the same place.
  ///
  /// - Returns: the last result.
  func call(_ function: Unmanaged<FunctionObject>, at base: Int, walking walk: inout Walk) throws -> Value {
    if nesting >= limits.nativeDepth { throw nestingFailure() }
    walk.load(stack + base)
    walk.clearsWindow = function._withUnsafeGuaranteedRef { $0.code.readsVariables }
    nesting &+= 1
    defer { nesting &-= 1 }
    return try withUnsafeMutablePointer(to: &walk) { walk in
      try function._withUnsafeGuaranteedRef { try run($0.code, $0, base: base, walk: walk) }
    }
  }

  /// Code without parameters or captures: a statement, a default.
  public func call(_ code: FunctionCode) throws -> Value {
    let base = try windowBase(for: code)
    return try enter(code, nil, base: base, count: 0)
  }

  public func call(_ code: FunctionCode, arguments: [Value]) throws -> Value {
    let base = try windowBase(for: code, count: arguments.count)
    for (i, argument) in arguments.enumerated() { stack[base + i] = argument }
    return try enter(code, nil, base: base, count: arguments.count)
  }

  func notCallable(_ value: Value) -> Failure {
    Failure(
      code: "not-callable", "\(value.kindName) can't be called",
      hint: value.isNull ? "it is nil: test it with `if let` first" : nil)
  }

  func convert(_ value: Value, to type: TypeObject) throws -> Value {
    if let native = catalog.functions[type.name] { return try callNative(native, [value]) }
    return try environment.check(value, against: type.type, subject: type.name, machine: self)
  }

  func callNative(_ native: NativeFunction, _ arguments: [Value]) throws -> Value {
    var arguments = arguments
    let parameters = native.signature.parameters
    if arguments.count > parameters.count, !(parameters.last?.isVariadic ?? false) {
      throw Failure(
        code: "arguments", "`\(native.name)` takes \(parameters.count) argument(s), not \(arguments.count)")
    }
    if let last = parameters.last, last.isVariadic {
      let index = parameters.count - 1
      let rest = arguments.count > index ? Array(arguments[index...]) : []
      arguments = Array(arguments.prefix(index)) + [try heap.list(rest)]
    }
    for index in arguments.count..<max(arguments.count, parameters.count) {
      let parameter = parameters[index]
      if parameter.isRequired {
        throw Failure(code: "arguments", "`\(native.name)` needs `\(parameter.displayName)`")
      }
      arguments.append(parameter.defaultText == nil ? .absent : parameter.defaultValue)
    }
    return try arguments.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        var nothing = Value.null
        return try withUnsafeMutablePointer(to: &nothing) { try invoke(native, $0, 0, span: .none) }
      }
      return try invoke(native, base, buffer.count, span: .none)
    }
  }

  /// Where the next window may begin.
  var stackTop: Int {
    if frameCount == 0 { return 0 }
    let frame = frames[frameCount - 1]
    return frame.registers - stack + frame.entry.pointee.registerCount
  }

  /// Makes room for a window above everything that is in use.
  func windowBase(for code: FunctionCode, count: Int = 2) throws -> Int {
    let base = stackTop
    try ensureStack(base + max(code.registerCount, count) + 1)
    return base
  }

  @inline(__always) func ensureStack(_ top: Int) throws {
    if top > initialised { try growStack(top) }
  }

  @inline(never) private func growStack(_ top: Int) throws {
    guard top <= Machine.stackCapacity else { throw depthFailure() }
    let target = min(Machine.stackCapacity, max(top, initialised + 1024))
    (stack + initialised).initialize(repeating: .null, count: target - initialised)
    initialised = target
    stackEnd = stack + target
  }

  func depthFailure() -> Failure {
    Failure(
      .limit, code: "call-depth", "calls go more than \(limits.depth) deep",
      hint: "does the function call itself without an end?")
  }

  func nestingFailure() -> Failure {
    Failure(
      .limit, code: "call-depth",
      "blocks called by the library (`map { … }`, views) go more than \(limits.nativeDepth) deep inside one another",
      hint: "does a function reach itself through them without an end?")
  }

  /// Runs a function whose arguments are at the start of its window.
  private func enter(_ code: FunctionCode, _ function: FunctionObject?, base: Int, count: Int) throws -> Value
  {
    if nesting >= limits.nativeDepth {
      for i in 0..<max(count, 1) { stack[base + i] = .null }
      throw nestingFailure()
    }
    var given = count
    if given != code.parameterCount {
      do { given = try adjust(code, base, given) } catch {
        for i in 0..<max(count, 1) { stack[base + i] = .null }
        throw error
      }
    }
    nesting += 1
    defer { nesting -= 1 }
    return try run(code, function, base: base)
  }

  /// Makes the arguments of a call fit: a list is spread over several parameters, a block without a parameter list
  /// ignores what it does not use, defaults are marked.
  func adjust(_ code: FunctionCode, _ base: Int, _ count: Int) throws -> Int {
    let wanted = code.parameterCount
    try ensureStack(base + max(wanted, count) + 1)
    if count == 1, wanted > 1, case .list(let list) = stack[base], list.elements.count == wanted {
      for i in 0..<wanted { stack[base + i] = list.elements[i] }
      return wanted
    }
    if count > wanted {
      guard code.ignoresArguments else { throw argumentFailure(code, count) }
      for i in wanted..<count { stack[base + i] = .null }
      return wanted
    }
    if count < code.requiredCount { throw argumentFailure(code, count) }
    for i in count..<max(count, wanted) { stack[base + i] = .absent }
    return wanted
  }

  func argumentFailure(_ code: FunctionCode, _ count: Int) -> Failure {
    let names = code.parameterNames.isEmpty ? "" : " (\(code.parameterNames.joined(separator: ", ")))"
    let what = code.name == "block" ? "this block" : "`\(code.name)`"
    return Failure(
      code: "arguments",
      "\(what) takes \(code.parameterCount) argument\(code.parameterCount == 1 ? "" : "s")\(names), but is given \(count)",
      hint: code.name == "block" && code.parameterCount < count
        ? "name them all: `{ " + (0..<count).map { ["a", "b", "c", "d"][min($0, 3)] }.joined(separator: ", ")
          + " in … }`"
        : nil)
  }

  /// Calls a native function whose arguments are in registers.
  func invoke(
    _ native: NativeFunction, _ arguments: UnsafeMutablePointer<Value>, _ count: Int, span: Span
  ) throws -> Value {
    try checkArguments(native, arguments, count)
    if native.cost > 0 { try charge(native.cost) }
    guard let body = native.body else {
      var values: ContiguousArray<Value> = []
      values.reserveCapacity(count)
      for i in 0..<count { values.append(arguments[i]) }
      return try makeView(.native(native), values, span)
    }
    var call = NativeCall(machine: self, function: native, arguments: arguments, count: count)
    return try body(&call)
  }

  /// A view of the library's or a host's, with its arguments in the order of the signature.
  public func makeView(_ native: NativeFunction, _ arguments: [Value], at span: Span) throws -> Value {
    var arguments = arguments
    return try arguments.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return try makeView(.native(native), [], span) }
      return try invoke(native, base, buffer.count, span: span)
    }
  }

  func makeView(_ maker: ViewObject.Maker, _ values: ContiguousArray<Value>, _ span: Span) throws -> Value {
    try heap.check()
    let object = ViewObject(maker: maker, arguments: values, span: span, meter: heap.meter)
    if object.depth > ValueLimits.depth { throw heap.depthFailure() }
    return .view(object)
  }

  /// Kinds only: what each means the function itself knows.
  private func checkArguments(
    _ native: NativeFunction, _ arguments: UnsafeMutablePointer<Value>, _ count: Int
  ) throws {
    let (kinds, kindCount) = native.kindTable
    for i in 0..<min(count, kindCount) {
      if (arguments + i).kindSet.isSubset(of: kinds[i]) { continue }
      throw argumentMismatch(native, i, arguments[i])
    }
  }

  private func argumentMismatch(_ native: NativeFunction, _ index: Int, _ value: Value) -> Failure {
    let parameter = native.signature.parameters[index]
    if index == 0, native.isMember {
      if value.isNull {
        return Failure(
          code: "nil", "nil has no member `\(native.name)`",
          hint: "write `?.\(native.name)(…)` to go on with nil, or give it a value with `?? …`")
      }
      return Failure(
        code: "unknown-member", "\(value.kindName) has no member `\(native.name)`",
        hint: native.receiver == .view && (value.kind == .string || value.isNumber)
          ? "make it a view first: `Text(…).\(native.name)(…)`"
          : "`\(native.name)` belongs to \(native.receiver.names)")
    }
    var hint: String?
    if parameter.kinds == .binding { hint = "pass a state with `$name`" }
    if value.isNull { hint = "it is nil: give it a value with `?? …`" }
    return Failure(
      code: "type",
      "`\(parameter.displayName)` of `\(native.name)` must be \(parameter.kinds.names), but is \(value.kindName)",
      hint: hint)
  }
}

extension Machine {
  /// Where the script is just now: the innermost call that runs, or `.none`.
  public var currentSpan: Span {
    var index = frameCount - 1
    while index >= 0 {
      let span = place(of: index).span
      if span != .none { return span }
      index -= 1
    }
    return .none
  }
}
