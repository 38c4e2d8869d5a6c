/// The code of one function of the script: shared by all values of it and by all machines that run the program.
/// Immutable once compiled.
public final class FunctionCode: @unchecked Sendable {
  /// What a block is (rule 1).
  public enum Role: Sendable { case function, action, builder, view, statement }

  public let name: String
  public let role: Role
  /// The parameters, for calls through a value.
  public internal(set) var parameterCount: Int {
    get { entry.pointee.parameterCount }
    set { entry.pointee.parameterCount = newValue }
  }
  /// Whether a call may give more arguments than it has parameters: a block that names none.
  public internal(set) var ignoresArguments = false
  /// Parameters without a default.
  public internal(set) var requiredCount = 0
  /// Parameter names, for messages.
  public internal(set) var parameterNames: [String] = []
  /// Bit n: parameter n is a binding, `$item`.
  var bindingParameters: UInt64 = 0
  public internal(set) var registerCount: Int {
    get { entry.pointee.registerCount }
    set { entry.pointee.registerCount = newValue }
  }
  public let span: Span

  private(set) var instructionCount = 0
  private(set) var constantCount = 0
  /// Constants, instructions, the places of instructions and the tables that they refer to, one after the other; nil if
  /// they lie in a chunk.
  private var storage: UnsafeMutableRawPointer?
  private var chunk: CodeMemory.Chunk?
  private(set) var instructions: UnsafeMutablePointer<Instruction>
  private(set) var constants: UnsafeMutablePointer<Value>
  /// One for each instruction.
  private var places: UnsafeMutablePointer<SourcePlace>
  private var file = Span.none.file
  private(set) var children: [FunctionCode] = []
  private(set) var natives: [NativeFunction] = []
  private(set) var sites: [MemberSite] = []
  private(set) var shapes: [Shape] = []
  private(set) var symbols: [SymbolForm] = []
  private(set) var types: [ValueType] = []
  /// Instructions between taking a part of a variable and putting it back: after a failure in there, what was taken is
  /// put back.
  private(set) var takenPlaces: [Range<Int>] = []
  /// What a closure of this captures from the function around it.
  var captures: [CaptureSource] = []
  /// The first of this function's member caches among the machine's.
  var cacheBase: Int {
    get { entry.pointee.cacheBase }
    set { entry.pointee.cacheBase = newValue }
  }
  /// What the run loop needs of it, together.
  let entry: UnsafeMutablePointer<CodeEntry>

  init(name: String, role: Role, span: Span) {
    self.name = name
    self.role = role
    self.span = span
    entry = RawMemory.allocate(CodeEntry.self, count: 1)
    // Nothing is read through these until there is something.
    instructions = UnsafeMutableRawPointer(entry).assumingMemoryBound(to: Instruction.self)
    constants = UnsafeMutableRawPointer(entry).assumingMemoryBound(to: Value.self)
    places = UnsafeMutableRawPointer(entry).assumingMemoryBound(to: SourcePlace.self)
    entry.initialize(to: CodeEntry(instructions: instructions, constants: constants))
  }

  /// Takes over what a builder made.
  ///
  /// - Parameter long: where its code lies in a long script.
  func finish(_ builder: FunctionBuilder, in long: CodeMemory? = nil) {
    if !builder.children.isEmpty { children = builder.children }
    if !builder.natives.isEmpty { natives = builder.natives }
    if !builder.sites.isEmpty { sites = builder.sites }
    if !builder.shapes.isEmpty { shapes = builder.shapes }
    if !builder.symbols.isEmpty { symbols = builder.symbols }
    if !builder.types.isEmpty { types = builder.types }
    if !builder.takenPlaces.isEmpty { takenPlaces = builder.takenPlaces }
    file = builder.file
    registerCount = max(builder.registerCount, parameterCount)
    instructionCount = builder.instructions.count
    constantCount = builder.constants.count
    let bytes = max(
      1,
      constantCount * MemoryLayout<Value>.stride + instructionCount * MemoryLayout<Instruction>.stride
        + instructionCount * MemoryLayout<SourcePlace>.stride + sites.count * MemoryLayout<SiteEntry>.stride
        + natives.count * MemoryLayout<Unmanaged<NativeFunction>>.stride
        + shapes.count * MemoryLayout<Unmanaged<Shape>>.stride)
    var place: UnsafeMutableRawPointer
    if let (start, chunk) = long?.take(bytes: bytes) {
      place = start
      self.chunk = chunk
    } else {
      place = RawMemory.allocate(bytes: bytes)
      storage = place
    }
    // The alignment of each is that of a pointer at most, but for the first.
    constants = FunctionCode.lay(builder.constants, at: &place)
    instructions = FunctionCode.lay(builder.instructions, at: &place)
    places = FunctionCode.lay(builder.places, at: &place)
    entry.pointee.instructions = instructions
    entry.pointee.constants = constants
    entry.pointee.sites = FunctionCode.lay(sites, at: &place) { SiteEntry($0) }
    entry.pointee.natives = FunctionCode.lay(natives, at: &place) { .passUnretained($0) }
    entry.pointee.shapes = FunctionCode.lay(shapes, at: &place) { .passUnretained($0) }
  }

  /// Bytes that it takes, about.
  var byteCount: Int {
    let object = 400 + 32 * (name.utf8.count > 15 ? 2 : 0)
    let instructions =
      instructionCount * (MemoryLayout<Instruction>.stride + MemoryLayout<SourcePlace>.stride)
    let sites = sites.count * (MemoryLayout<MemberSite>.stride + MemoryLayout<SiteEntry>.stride)
    let others = children.count + natives.count * 2 + shapes.count * 2 + symbols.count * 4 + types.count * 2
    // A constant is often an object of its own.
    return object + instructions + sites + others * 8 + constantCount * 64 + captures.count * 16
      + parameterNames.count * 16 + takenPlaces.count * 16
  }

  /// Copies elements to a place, and moves it behind them.
  private static func lay<Element>(
    _ elements: [Element], at place: inout UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Element> {
    let first = place.bindMemory(to: Element.self, capacity: elements.count)
    elements.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { first.initialize(from: start, count: buffer.count) }
    }
    place += elements.count * MemoryLayout<Element>.stride
    return first
  }

  private static func lay<Element, Entry>(
    _ elements: [Element], at place: inout UnsafeMutableRawPointer, _ entry: (Element) -> Entry
  ) -> UnsafeMutablePointer<Entry> {
    let first = place.bindMemory(to: Entry.self, capacity: elements.count)
    for (i, element) in elements.enumerated() { (first + i).initialize(to: entry(element)) }
    place += elements.count * MemoryLayout<Entry>.stride
    return first
  }

  deinit {
    constants.deinitialize(count: constantCount)
    if let storage { RawMemory.free(storage) }
    RawMemory.free(entry)
  }

  /// Whether it copies what a variable outside holds into its window.
  var readsVariables: Bool {
    for k in 0..<instructionCount where instructions[k].opcode.readsVariable { return true }
    return false
  }

  func span(at offset: Int) -> Span {
    offset >= 0 && offset < instructionCount ? places[offset].span(in: file) : span
  }
}

/// Where an instruction comes from, in the file of its function.
struct SourcePlace {
  private let start: UInt32
  private let end: UInt32

  init(_ span: Span) {
    start = span == .none ? .max : span.start
    end = span.end
  }

  func span(in file: UInt32) -> Span {
    start == .max ? .none : Span(file: file, start: Int(start), end: Int(end))
  }
}

/// What the run loop reads of a function's code, without counting references.
struct CodeEntry {
  var instructions: UnsafeMutablePointer<Instruction>
  var constants: UnsafeMutablePointer<Value>
  var sites: UnsafeMutablePointer<SiteEntry>
  var natives: UnsafeMutablePointer<Unmanaged<NativeFunction>>
  var shapes: UnsafeMutablePointer<Unmanaged<Shape>>
  var registerCount = 0
  var parameterCount = 0
  var cacheBase = 0

  /// Without tables, which no instruction refers to if they are empty.
  init(instructions: UnsafeMutablePointer<Instruction>, constants: UnsafeMutablePointer<Value>) {
    self.instructions = instructions
    self.constants = constants
    sites = UnsafeMutableRawPointer(instructions).assumingMemoryBound(to: SiteEntry.self)
    natives = UnsafeMutableRawPointer(instructions).assumingMemoryBound(to: Unmanaged<NativeFunction>.self)
    shapes = UnsafeMutableRawPointer(instructions).assumingMemoryBound(to: Unmanaged<Shape>.self)
  }
}

/// Where a closure finds what it captures when it is made.
struct CaptureSource: Sendable {
  /// A register of the function around it, else one of that function's own captures.
  var isRegister: Bool
  var index: Int
}

/// A place in the source where a member is read, written or called.
struct MemberSite: Sendable {
  var name: StringObject
  /// The library's members of that name.
  var property: NativeFunction?
  var method: NativeFunction?
  /// The global slot of a `fn` of that name, or -1.
  var functionSlot: Int
  /// What the machine does itself, if the receiver is of the kind for it.
  var shortcut = NativeFunction.Shortcut.none
}

/// A member site as the run loop reads it; the code holds what it refers to.
struct SiteEntry {
  unowned(unsafe) let name: StringObject
  unowned(unsafe) let property: NativeFunction?
  let method: Unmanaged<NativeFunction>?
  let functionSlot: Int
  let shortcut: NativeFunction.Shortcut

  init(_ site: MemberSite) {
    name = site.name
    property = site.property
    method = site.method.map { .passUnretained($0) }
    functionSlot = site.functionSlot
    shortcut = site.shortcut
  }
}

/// `.adaptive(min: 10)`: name and labels of the arguments.
struct SymbolForm: Sendable {
  var name: StringObject
  var labels: [String?]
}
