/// A function that a script handed to a library function, ready to be called for many elements.
///
/// Key paths to a field are read without the machine, and the slot of the field is kept from one record to the next.
/// A function of two parameters that is called with a list of two gets its elements, `rows.enumerated().map { i, row in … }`,
/// and one that is called with an entry of a record gets its key and value.
struct Callback {
  /// How many arguments the function takes.
  let arity: Int
  private unowned(unsafe) let machine: Machine
  private let function: Value
  /// A function of the script's that takes just what it is called with: the window for its calls is the same for all of
  /// them, and `function` holds it.
  private var closure: Unmanaged<FunctionObject>?
  private var window = 0
  private let caller: String
  /// The only step of a key path.
  private let field: StringObject?
  private let isIdentity: Bool
  private let direct: NativeFunction?
  private var shape: Shape?
  private var slot = 0

  init(_ call: NativeCall, _ index: Int) throws {
    function = call[index]
    machine = call.machine
    caller = call.function.name
    var field: StringObject?
    var isIdentity = false
    var direct: NativeFunction?
    switch function {
    case .function(let object): arity = object.code.parameterCount
    case .native(let native):
      let parameters = native.signature.parameters
      let required = parameters.count { $0.isRequired }
      arity = max(1, min(parameters.count, required))
      if native.role == .function, native.body != nil, parameters.count == arity,
        parameters.allSatisfy({ $0.kinds == .any && !$0.isVariadic })
      {
        direct = native
      }
    case .keyPath(let path):
      arity = 1
      isIdentity = path.steps.isEmpty
      if path.steps.count == 1 { field = path.steps.first }
    case .type: arity = 1
    default: throw call.mismatched(index, "a function or key path")
    }
    if case .function(let object) = function, arity == 1 || arity == 2,
      let base = try? machine.windowBase(for: object.code)
    {
      closure = Unmanaged.passUnretained(object)
      window = base
    }
    self.field = field
    self.isIdentity = isIdentity
    self.direct = direct
  }

  /// Calls the function with one element.
  @inline(__always) mutating func callAsFunction(_ value: Value) throws -> Value {
    if let closure, arity == 1 { return try machine.call(closure, at: window, value) }
    if closure == nil { try machine.charge(1) }
    if let field {
      if case .record(let record) = value {
        if let shape, record.shape === shape, slot < record.values.count { return record.values[slot] }
        if let found = record.shape.memberSlot(of: field), found < record.values.count {
          shape = record.shape
          slot = found
          return record.values[found]
        }
      }
      return try machine.call(function, value)
    }
    if arity == 2 {
      if case .list(let pair) = value, pair.elements.count == 2 {
        return try self(pair.elements[0], pair.elements[1])
      }
      if case .record(let entry) = value, entry.shape === LibraryShapes.entry, entry.values.count == 2 {
        return try self(entry.values[0], entry.values[1])
      }
    }
    if isIdentity { return value }
    if let direct { return try Callback.run(direct, machine, [value]) }
    return try machine.call(function, value)
  }

  /// Calls the function with two values.
  @inline(__always) mutating func callAsFunction(_ first: Value, _ second: Value) throws -> Value {
    if let closure, arity == 2 { return try machine.call(closure, at: window, first, second) }
    if closure == nil { try machine.charge(1) }
    if let direct { return try Callback.run(direct, machine, [first, second]) }
    return try machine.call(function, first, second)
  }

  /// Calls a function that must answer true or false.
  @inline(__always) mutating func test(_ value: Value) throws -> Bool {
    let answer = try self(value)
    if case .bool(let isTrue) = answer { return isTrue }
    throw noBool(answer)
  }

  @inline(__always) mutating func test(_ first: Value, _ second: Value) throws -> Bool {
    let answer = try self(first, second)
    if case .bool(let isTrue) = answer { return isTrue }
    throw noBool(answer)
  }

  // MARK: Many elements

  /// What the function answers for each element.
  mutating func map(_ elements: Elements) throws -> ContiguousArray<Value> {
    if let (results, _) = try walk(.collect, elements, reserving: elements.count) { return results }
    var result = try ListBuilder(machine.heap, capacity: elements.count)
    try elements.forEach { try result.append(try self($0)) }
    return result.finish()
  }

  /// The same without the answers that are nil.
  mutating func compactMap(_ elements: Elements) throws -> ContiguousArray<Value> {
    if let (results, _) = try walk(.compact, elements) { return results }
    var result = try ListBuilder(machine.heap, most: elements.count)
    try elements.forEach {
      let value = try self($0)
      if !value.isNull { try result.append(value) }
    }
    return result.finish()
  }

  /// The elements for which the function answers true.
  mutating func filter(_ elements: Elements) throws -> ContiguousArray<Value> {
    if let (results, _) = try walk(.keep, elements) { return results }
    var result = try ListBuilder(machine.heap, most: elements.count)
    try elements.forEach { if try test($0) { try result.append($0) } }
    return result.finish()
  }

  /// What is left of `initial` and the elements when the function puts them together one by one.
  mutating func fold(_ initial: Value, _ elements: Elements) throws -> Value {
    if let closure, arity == 2 {
      let result = try elements.withWalk(.fold, machine.heap) { walk in
        if walk.isEmpty { return initial }
        machine.stack[window] = initial
        return try machine.call(closure, at: window, walking: &walk)
      }
      if let result { return result }
    }
    var result = initial
    try elements.forEach { result = try self(result, $0) }
    return result
  }

  /// How many elements come before the first for which the function answers `answer`; nil if there is none.
  mutating func firstIndex(_ answer: Bool, _ elements: Elements) throws -> Int? {
    if let (_, found) = try walk(answer ? .findTrue : .findFalse, elements) { return found }
    var index = 0
    var isFound = false
    try elements.walk { element in
      isFound = try test(element) == answer
      if !isFound { index += 1 }
      return !isFound
    }
    return isFound ? index : nil
  }

  /// Has the run loop call the closure for every element, if it is one of a single parameter.
  ///
  /// - Returns: what was kept, and after how many elements the walk ended, if it found what it looked for.
  private func walk(_ purpose: Walk.Purpose, _ elements: Elements, reserving count: Int = 0) throws
    -> (ContiguousArray<Value>, Int?)?
  {
    guard let closure, arity == 1 else { return nil }
    return try elements.withWalk(purpose, machine.heap) { walk in
      if walk.isEmpty { return ([], nil) }
      try walk.reserve(count)
      do { _ = try machine.call(closure, at: window, walking: &walk) } catch {
        machine.heap.meter?.letGo(walk.finish())
        throw error
      }
      let kept = walk.finish()
      if let failure = walk.failure ?? walk.refused.map(noBool) {
        machine.heap.meter?.letGo(kept)
        throw failure
      }
      return (kept, walk.isFound ? walk.passed : nil)
    }
  }

  private func noBool(_ answer: Value) -> Failure {
    Failure(
      code: "type",
      "the function given to `\(caller)` must answer true or false, but gave \(answer.kindName)",
      hint: answer.isNull ? "its last expression is the answer: compare something there" : nil)
  }

  private static func run(_ native: NativeFunction, _ machine: Machine, _ arguments: [Value]) throws -> Value
  {
    guard let body = native.body else { return .null }
    if native.cost > 0 { try machine.charge(native.cost) }
    var arguments = arguments
    let count = arguments.count
    return try arguments.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return .null }
      var call = NativeCall(machine: machine, function: native, arguments: base, count: count)
      return try body(&call)
    }
  }
}
