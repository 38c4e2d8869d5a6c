/// Collects the instructions of one function while it is compiled.
final class FunctionBuilder {
  @exclusivity(unchecked) private(set) var parent: FunctionBuilder?
  @exclusivity(unchecked) private(set) var code: FunctionCode
  @exclusivity(unchecked) var instructions: [Instruction] = []
  /// One for each instruction.
  @exclusivity(unchecked) private(set) var places: [SourcePlace] = []
  /// The file of all places.
  @exclusivity(unchecked) private(set) var file = Span.none.file
  @exclusivity(unchecked) var constants: [Value] = []
  @exclusivity(unchecked) var children: [FunctionCode] = []
  @exclusivity(unchecked) var natives: [NativeFunction] = []
  @exclusivity(unchecked) var sites: [MemberSite] = []
  @exclusivity(unchecked) var shapes: [Shape] = []
  @exclusivity(unchecked) var symbols: [SymbolForm] = []
  @exclusivity(unchecked) var types: [ValueType] = []
  @exclusivity(unchecked) var takenPlaces: [Range<Int>] = []
  @exclusivity(unchecked) var registerCount = 1
  @exclusivity(unchecked) var nextRegister = 0

  @exclusivity(unchecked) private var constantNumbers: [ConstantKey: Int] = [:]
  @exclusivity(unchecked) private var nativeNumbers = Numbering<ObjectIdentifier>()
  @exclusivity(unchecked) private var siteNumbers = Numbering<Name>()

  /// Names and what they stand for; the last is found first.
  @exclusivity(unchecked) private(set) var locals: [Local] = []
  /// By the id of a name: one more than the index of its innermost local, or 0.
  @exclusivity(unchecked) private var innermost: [Int32] = []
  /// By register: how many locals it holds.
  @exclusivity(unchecked) private var localCounts: [Int32] = []
  @exclusivity(unchecked) var scopeStarts: [Int] = []
  /// Names that closures inside mention: a `var` of such a name lives in a cell.
  @exclusivity(unchecked) var sharedNames: Set<Name> = []
  /// What this function captures.
  @exclusivity(unchecked) var captured: [Local] = []
  /// The loops around the present place.
  @exclusivity(unchecked) var loops: [LoopContext] = []
  /// Handlers that are pushed at the present place.
  @exclusivity(unchecked) var handlerDepth = 0
  /// The register of the list of views, in a builder.
  @exclusivity(unchecked) var builderRegister: Int?
  /// Whether the builder takes text and numbers.
  @exclusivity(unchecked) var buildsCells = false
  /// What `-> Type` promises.
  @exclusivity(unchecked) var resultType: ValueType?
  /// States of a view so far.
  @exclusivity(unchecked) var viewStateCount = 0

  init(parent: FunctionBuilder?, code: FunctionCode) {
    self.parent = parent
    self.code = code
    instructions.reserveCapacity(64)
    places.reserveCapacity(64)
  }

  /// Makes it ready for another function. What grew while the last was compiled is kept, to be used again.
  func reset(parent: FunctionBuilder?, code: FunctionCode) {
    self.parent = parent
    self.code = code
    instructions.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    constants.removeAll(keepingCapacity: true)
    removeLocals(from: 0)
    scopeStarts.removeAll(keepingCapacity: true)
    // The code has taken these over; most functions have few of them.
    if !children.isEmpty { children = [] }
    if !natives.isEmpty { natives = [] }
    if !sites.isEmpty { sites = [] }
    if !shapes.isEmpty { shapes = [] }
    if !symbols.isEmpty { symbols = [] }
    if !types.isEmpty { types = [] }
    if !takenPlaces.isEmpty { takenPlaces = [] }
    file = Span.none.file
    registerCount = 1
    nextRegister = 0
    if !constantNumbers.isEmpty { constantNumbers = [:] }
    nativeNumbers.removeAll()
    siteNumbers.removeAll()
    if !sharedNames.isEmpty { sharedNames = [] }
    captured.removeAll(keepingCapacity: true)
    loops.removeAll(keepingCapacity: true)
    handlerDepth = 0
    builderRegister = nil
    buildsCells = false
    resultType = nil
    viewStateCount = 0
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
    mark(span)
    return instructions.count - 1
  }

  @discardableResult
  func emit(_ opcode: Opcode, _ a: Int, wide: Int, at span: Span) -> Int {
    instructions.append(Instruction(opcode, a, wide: wide))
    mark(span)
    return instructions.count - 1
  }

  @inline(__always)
  private func mark(_ span: Span) {
    if file == Span.none.file { file = span.file }
    places.append(SourcePlace(span))
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

  /// The index of the innermost local of that name.
  func local(_ name: Name) -> Int? {
    let id = Int(name.id)
    guard id < innermost.count, innermost[id] > 0 else { return nil }
    return Int(innermost[id]) - 1
  }

  func add(_ local: Local) {
    let id = Int(local.name.id)
    while innermost.count <= id { innermost.append(0) }
    var local = local
    local.hidden = innermost[id]
    locals.append(local)
    innermost[id] = Int32(clamping: locals.count)
    count(local, 1)
  }

  /// Removes the locals from an index on.
  func removeLocals(from start: Int) {
    while locals.count > start, let local = locals.popLast() {
      innermost[Int(local.name.id)] = local.hidden
      count(local, -1)
    }
  }

  private func count(_ local: Local, _ change: Int32) {
    switch local.storage {
    case .register(let register), .cell(let register), .binding(let register):
      while localCounts.count <= register { localCounts.append(0) }
      localCounts[register] += change
    case .capture, .captureCell, .captureBinding: break
    }
  }

  /// Whether a register holds a local.
  func holdsLocal(_ register: Int) -> Bool { register < localCounts.count && localCounts[register] > 0 }

  // MARK: Tables

  func constant(_ value: Value) -> Int {
    if constants.count < NumberingLimits.scanned {
      if let number = index(of: value) { return number }
      constants.append(value)
      return constants.count - 1
    }
    if constantNumbers.isEmpty {
      for (number, constant) in constants.enumerated() {
        if let key = FunctionBuilder.key(constant) { constantNumbers[key] = number }
      }
    }
    if let key = FunctionBuilder.key(value) {
      if let number = constantNumbers[key] { return number }
      constantNumbers[key] = constants.count
    }
    constants.append(value)
    return constants.count - 1
  }

  private func index(of value: Value) -> Int? {
    constants.withUnsafeBufferPointer { constants in
      for i in 0..<constants.count where FunctionBuilder.isIdentical(constants[i], value) { return i }
      return nil
    }
  }

  private static func isIdentical(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.int(let x), .int(let y)): x == y
    case (.float(let x), .float(let y)): x.bitPattern == y.bitPattern
    case (.decimal(let x), .decimal(let y)): x == y
    case (.string(let x), .string(let y)): StringObject.same(x, y)
    case (.symbol(let x), .symbol(let y)):
      x.arguments.isEmpty && y.arguments.isEmpty && StringObject.same(x.name, y.name)
    default: false
    }
  }

  private static func key(_ value: Value) -> ConstantKey? {
    switch value {
    case .int(let x): .int(x)
    case .float(let x): .float(x.bitPattern)
    case .decimal(let x): .decimal(x)
    case .string(let x): .string(x.text)
    case .symbol(let x) where x.arguments.isEmpty: .symbol(x.name.text)
    default: nil
    }
  }

  func text(_ text: String) -> Int { constant(.text(text)) }

  func native(_ function: NativeFunction) -> Int {
    let (number, isNew) = nativeNumbers.number(of: ObjectIdentifier(function))
    if isNew { natives.append(function) }
    return number
  }

  func site(_ name: Name, make: () -> MemberSite) -> Int {
    let (number, isNew) = siteNumbers.number(of: name)
    if isNew { sites.append(make()) }
    return number
  }
}

/// So many entries of a table are found faster by looking at each than by hashing.
enum NumberingLimits {
  static let scanned = 32
}

/// Numbers things in the order in which they come.
private struct Numbering<Key: Hashable> {
  private var keys: [Key] = []
  /// Beyond a few.
  private var numbers: [Key: Int] = [:]

  /// The number of a thing, and whether it came for the first time.
  mutating func number(of key: Key) -> (Int, isNew: Bool) {
    let next = keys.count
    if next < NumberingLimits.scanned {
      if let number = keys.firstIndex(of: key) { return (number, false) }
    } else {
      if numbers.isEmpty {
        for (number, key) in keys.enumerated() { numbers[key] = number }
      }
      if let number = numbers[key] { return (number, false) }
      numbers[key] = next
    }
    keys.append(key)
    return (next, true)
  }

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    if !numbers.isEmpty { numbers = [:] }
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
  /// One more than the index of the local of the same name that this one hides, or 0.
  fileprivate(set) var hidden: Int32 = 0

  init(name: Name, storage: Storage, isMutable: Bool, isState: Bool, type: ValueType?, span: Span) {
    self.name = name
    self.storage = storage
    self.isMutable = isMutable
    self.isState = isState
    self.type = type
    self.span = span
  }
}

struct LoopContext {
  var start: Int
  var breaks: [Int] = []
  var continues: [Int] = []
  var handlerDepth: Int
}
