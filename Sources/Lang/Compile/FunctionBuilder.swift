/// Collects the instructions of one function while it is compiled.
final class FunctionBuilder {
  let parent: FunctionBuilder?
  let code: FunctionCode
  var instructions: [Instruction] = []
  var spans: [Span] = []
  var constants: [Value] = []
  var children: [FunctionCode] = []
  var natives: [NativeFunction] = []
  var sites: [MemberSite] = []
  var shapes: [Shape] = []
  var symbols: [SymbolForm] = []
  var types: [ValueType] = []
  var places: [Range<Int>] = []
  var registerCount = 1
  var nextRegister = 0

  private var constantNumbers: [ConstantKey: Int] = [:]
  private var nativeNumbers: [ObjectIdentifier: Int] = [:]
  private var siteNumbers: [Name: Int] = [:]

  /// Names and what they stand for; the last is found first.
  var locals: [Local] = []
  var scopeStarts: [Int] = []
  /// Names that closures inside mention: a `var` of such a name lives in a cell.
  var sharedNames: Set<Name> = []
  /// What this function captures.
  var captured: [Local] = []
  /// The loops around the present place.
  var loops: [LoopContext] = []
  /// Handlers that are pushed at the present place.
  var handlerDepth = 0
  /// The register of the list of views, in a builder.
  var builderRegister: Int?
  /// Whether the builder takes text and numbers.
  var buildsCells = false
  /// What `-> Type` promises.
  var resultType: ValueType?
  /// States of a view so far.
  var viewStateCount = 0

  init(parent: FunctionBuilder?, code: FunctionCode) {
    self.parent = parent
    self.code = code
  }

  private enum ConstantKey: Hashable {
    case int(Int)
    case float(UInt64)
    case decimal(ExactNumber)
    case string(String)
    case symbol(String)
  }

  // MARK: Emitting

  @discardableResult
  func emit(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, at span: Span) -> Int {
    instructions.append(Instruction(opcode, a, b, c))
    spans.append(span)
    return instructions.count - 1
  }

  @discardableResult
  func emit(_ opcode: Opcode, _ a: Int, wide: Int, at span: Span) -> Int {
    instructions.append(Instruction(opcode, a, wide: wide))
    spans.append(span)
    return instructions.count - 1
  }

  /// A jump to be aimed later.
  func emitJump(_ opcode: Opcode, _ a: Int = 0, at span: Span) -> Int { emit(opcode, a, wide: 0, at: span) }

  /// A test and its jump; gives the jump, to be aimed later.
  func emitTest(_ opcode: Opcode, _ a: Int, _ b: Int = 0, _ c: Int = 0, at span: Span) -> Int {
    emit(opcode, a, b, c, at: span)
    return emitJump(.jump, at: span)
  }

  /// Aims a jump at the next instruction.
  func land(_ jump: Int) { aim(jump, at: instructions.count) }

  func aim(_ jump: Int, at target: Int) {
    let old = instructions[jump]
    instructions[jump] = Instruction(old.opcode, Int(old.a), wide: target - jump - 1)
  }

  // MARK: Registers

  func allocate(_ count: Int = 1) -> Int {
    let register = nextRegister
    nextRegister += count
    registerCount = max(registerCount, nextRegister + 1)
    return register
  }

  // MARK: Tables

  func constant(_ value: Value) -> Int {
    let key: ConstantKey?
    switch value {
    case .int(let x): key = .int(x)
    case .float(let x): key = .float(x.bitPattern)
    case .decimal(let x): key = .decimal(x)
    case .string(let x): key = .string(x.text)
    case .symbol(let x) where x.arguments.isEmpty: key = .symbol(x.name.text)
    default: key = nil
    }
    if let key {
      if let number = constantNumbers[key] { return number }
      constantNumbers[key] = constants.count
    }
    constants.append(value)
    return constants.count - 1
  }

  func text(_ text: String) -> Int { constant(.text(text)) }

  func native(_ function: NativeFunction) -> Int {
    if let number = nativeNumbers[ObjectIdentifier(function)] { return number }
    nativeNumbers[ObjectIdentifier(function)] = natives.count
    natives.append(function)
    return natives.count - 1
  }

  func site(_ name: Name, make: () -> MemberSite) -> Int {
    if let number = siteNumbers[name] { return number }
    siteNumbers[name] = sites.count
    sites.append(make())
    return sites.count - 1
  }
}

/// A name in a scope of a function.
struct Local {
  enum Storage {
    /// The value itself.
    case register(Int)
    /// A register that holds a cell.
    case cell(Int)
    /// A register that holds a binding: `$item`.
    case binding(Int)
    case capture(Int)
    case captureCell(Int)
    case captureBinding(Int)
  }
  var name: Name
  var storage: Storage
  var isMutable: Bool
  /// `state` in a view.
  var isState: Bool
  var type: ValueType?
  var span: Span
}

struct LoopContext {
  var start: Int
  var breaks: [Int] = []
  var continues: [Int] = []
  var handlerDepth: Int
}
