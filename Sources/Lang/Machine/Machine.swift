/// Runs compiled programs within limits.
///
/// A register machine: each call has a window of registers on one stack of values, the arguments being its first
/// registers, so that they are passed without copying. The run loop keeps the program counter, the registers and the
/// constants as unsafe pointers in local variables; the stack never moves. Every register above the running window is
/// nil, which makes a new window ready for use.
public final class Machine {
  public let heap: Heap
  public let limits: Limits
  public var environment: any MachineEnvironment
  public let catalog: Catalog

  /// What may change what (rule 8).
  public enum Phase: Sendable {
    /// The script's statements: may change everything.
    case topLevel
    /// Drawing: changes nothing.
    case render
    /// A tap or another event: changes state.
    case event
  }

  @exclusivity(unchecked) public var phase = Phase.topLevel
  /// The number of the run: a `var` is written only in the run that made it.
  @exclusivity(unchecked) var run = 0

  let stack: UnsafeMutablePointer<Value>
  static let stackCapacity = 1 << 18
  /// How much of the stack is initialised.
  @exclusivity(unchecked) var initialised = 0
  /// The end of what is initialised.
  @exclusivity(unchecked) var stackEnd: UnsafeMutablePointer<Value>
  let frames: UnsafeMutablePointer<Frame>
  @exclusivity(unchecked) var frameCount = 0
  let frameCapacity: Int
  /// Runs of the loop inside one another: the library called back.
  @exclusivity(unchecked) var nesting = 0
  @exclusivity(unchecked) var handlers: [Handler] = [] { didSet { handlerCount = handlers.count } }
  @exclusivity(unchecked) private(set) var handlerCount = 0

  @exclusivity(unchecked) var globals: UnsafeMutablePointer<Value>
  @exclusivity(unchecked) var globalFlags: UnsafeMutablePointer<GlobalFlag>
  @exclusivity(unchecked) var functions: UnsafeMutablePointer<Callable>
  var globalCapacity = 0
  var followers: [Int: Follower] = [:]
  var globalNames: [String] = []

  @exclusivity(unchecked) var caches: UnsafeMutablePointer<FieldCache>
  var cacheCapacity = 0

  /// Steps left before the budget is looked at again.
  let fuel: UnsafeMutablePointer<Int>
  @exclusivity(unchecked) var reserve: Int {
    didSet { heap.meter?.block.pointee.reserve = reserve }
  }
  static let slice = 20_000
  /// What a value that is shown, a line that is printed and a warning cost, beside their text.
  static let outputSteps = 16
  /// What a failure costs that `try?` makes nil of.
  static let failureSteps = 128
  /// Asked every slice of steps: a reason to stop (deadline, cancellation), or nil.
  public var interruption: (() -> Failure?)? {
    didSet { heap.meter?.block.pointee.interruption = interruption }
  }

  let graveyard: Graveyard
  /// The short texts that were cut out of others; nil for a machine that may hold little.
  var shortTexts: ShortTextCache? {
    if let madeTexts { return madeTexts }
    if limits.memory >= ShortTextCache.leastMemory { madeTexts = ShortTextCache(heap) }
    return madeTexts
  }
  @exclusivity(unchecked) private var madeTexts: ShortTextCache?
  /// Bumped at every change of a state: what was read before may be stale.
  public internal(set) var stateClock = 0
  /// Bumped when a name of the script level that is no state gets another value or meaning.
  public internal(set) var globalVersion = 0
  /// Whether a global was asked for before it had a value.
  var readUnset = false
  /// The states that an evaluation read, innermost last.
  @exclusivity(unchecked) var readers: [StateReads] = []
  /// Old values of the states that an event changed.
  var journal: [(cell: CellObject, value: Value)]?
  /// The number of the event that runs, and of the last one.
  var transactionNumber = 0
  var transactions = 0
  /// The states of the view whose body is running.
  public var viewStates: ViewStates?
  /// Frees what this machine held, a little at a time, when it is gone; else that is freed with it.
  public weak var heir: Machine?
  /// Whoever runs this machine: natives of the library above find their screen through it.
  public weak var owner: AnyObject?
  /// Called when nil stands in interpolated text: one warning a place (rule 15).
  public var nilInTextHandler: (() -> Void)?
  /// What a script-level statement yields.
  public var topLevelSink: ((Value) throws -> Void)?

  struct Frame {
    var pc: UnsafePointer<Instruction>
    var code: Unmanaged<FunctionCode>
    var entry: UnsafeMutablePointer<CodeEntry>
    /// Kept alive while it runs; nil for a `fn` of the script level.
    var function: Unmanaged<FunctionObject>?
    /// Its window on the stack.
    var registers: UnsafeMutablePointer<Value>
    /// Where its result goes.
    var result: UnsafeMutablePointer<Value>
  }

  struct Handler {
    var frame: Int
    var target: UnsafePointer<Instruction>
    var register: Int
  }

  /// A `fn` or `view` of the script level, ready to be called.
  struct Callable {
    var code: Unmanaged<FunctionCode>?
    var entry: UnsafeMutablePointer<CodeEntry>?
  }

  enum GlobalFlag: UInt8 {
    case unset, plain, follows
  }

  struct FieldCache {
    /// The shape's address; `owner` keeps it from being reused.
    var shape: UnsafeRawPointer?
    var slot: Int
    var owner: Shape?
  }

  public init(environment: any MachineEnvironment, catalog: Catalog, limits: Limits = Limits()) {
    let meter = Meter(limit: limits.memory)
    heap = Heap(meter: meter)
    graveyard = Graveyard(meter)
    self.limits = limits
    self.environment = environment
    self.catalog = catalog
    stack = .allocate(capacity: Machine.stackCapacity)
    stackEnd = stack
    frameCapacity = max(4, limits.depth + 2)
    frames = .allocate(capacity: frameCapacity)
    globals = .allocate(capacity: 1)
    globalFlags = .allocate(capacity: 1)
    functions = .allocate(capacity: 1)
    caches = .allocate(capacity: 1)
    fuel = .allocate(capacity: 1)
    fuel.initialize(to: 0)
    reserve = limits.steps
    heap.meter?.block.pointee.fuel = fuel
    heap.meter?.block.pointee.reserve = limits.steps
  }

  deinit {
    if heir == nil { heap.meter?.freeAll() } else { heap.meter?.hold() }
    graveyard.clear()
    stack.deinitialize(count: initialised)
    stack.deallocate()
    frames.deallocate()
    for slot in 0..<globalCapacity { functions[slot].code?.release() }
    globals.deinitialize(count: globalCapacity)
    globals.deallocate()
    globalFlags.deallocate()
    functions.deallocate()
    caches.deinitialize(count: cacheCapacity)
    caches.deallocate()
    heap.meter?.block.pointee.fuel = nil
    fuel.deallocate()
    followers = [:]
    graveyard.clear()
    madeTexts = nil
    if let heir, let meter = heap.meter { heir.heap.meter?.inherit(meter.takeRemains()) }
    heap.meter?.freeAll()
    heap.meter?.disown()
  }

  // MARK: Steps

  /// Pays for work of a builtin: one step for each element looked at or made. Fails when the budget is spent.
  @inline(__always) public func charge(_ steps: Int) throws {
    let left = fuel.pointee &- steps
    fuel.pointee = left
    if left < 0 { try refuel() }
  }

  /// Takes the next slice of the budget, and asks whether to stop.
  @inline(never) func refuel() throws {
    try pause()
    let deficit = fuel.pointee == Int.min ? Int.max : -fuel.pointee
    if deficit > reserve || deficit < 0 {
      fuel.pointee = -1
      reserve = 0
      throw Failure(
        .limit, code: "step-limit", "this takes more than \(limits.steps) steps",
        hint: "is there a loop without an end? the host sets the limit; on the command line it is --max-steps"
      )
    }
    reserve -= deficit
    let next = min(Machine.slice, reserve)
    reserve -= next
    fuel.pointee = next
    try heap.check()
  }

  /// Asks whether to stop, and frees a piece of what waits for it: within work that takes long and was paid for before.
  public func pause() throws { try heap.meter?.pause() }

  /// Steps used since the budget was last filled.
  public var stepsUsed: Int { limits.steps - reserve - max(0, fuel.pointee) }

  /// Fills the budget: at the start of a run.
  public func beginRun(_ phase: Phase) {
    self.phase = phase
    run += 1
    reserve = limits.steps
    fuel.pointee = 0
    heap.meter?.freeSome()
  }

  // MARK: Globals

  /// Makes room for what the session declared since.
  public func prepare(for session: Session) {
    globalNames = session.globals.map { session.names.text($0.name) }
    let wanted = session.globals.count
    if wanted > globalCapacity {
      let capacity = max(64, wanted * 2)
      let newGlobals = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
      newGlobals.moveInitialize(from: globals, count: globalCapacity)
      (newGlobals + globalCapacity).initialize(repeating: .null, count: capacity - globalCapacity)
      globals.deallocate()
      globals = newGlobals
      let newFlags = UnsafeMutablePointer<GlobalFlag>.allocate(capacity: capacity)
      newFlags.moveInitialize(from: globalFlags, count: globalCapacity)
      (newFlags + globalCapacity).initialize(repeating: .unset, count: capacity - globalCapacity)
      globalFlags.deallocate()
      globalFlags = newFlags
      let newFunctions = UnsafeMutablePointer<Callable>.allocate(capacity: capacity)
      newFunctions.moveInitialize(from: functions, count: globalCapacity)
      (newFunctions + globalCapacity).initialize(repeating: Callable(), count: capacity - globalCapacity)
      functions.deallocate()
      functions = newFunctions
      globalCapacity = capacity
    }
    if session.cacheCount > cacheCapacity {
      let capacity = max(256, session.cacheCount * 2)
      let newCaches = UnsafeMutablePointer<FieldCache>.allocate(capacity: capacity)
      newCaches.moveInitialize(from: caches, count: cacheCapacity)
      (newCaches + cacheCapacity).initialize(
        repeating: FieldCache(shape: nil, slot: 0, owner: nil), count: capacity - cacheCapacity)
      caches.deallocate()
      caches = newCaches
      cacheCapacity = capacity
    }
  }

  /// Sets a `fn` or `view` of the script level.
  public func define(_ slot: Int, _ code: FunctionCode) {
    guard slot >= 0, slot < globalCapacity else { return }
    // Nothing that was made can have called what has had no code yet.
    if functions[slot].code != nil || !isFresh(slot) { globalVersion += 1 }
    functions[slot].code?.release()
    functions[slot] = Callable(code: Unmanaged.passRetained(code), entry: code.entry)
    globals[slot] = .function(FunctionObject(code: code, captures: [], meter: nil))
    globalFlags[slot] = .plain
    followers[slot] = nil
  }

  /// Sets a global from outside: a constant, a variable.
  ///
  /// - Parameter isUnread: whether nothing that is evaluated again reads it.
  public func setGlobal(_ slot: Int, _ value: Value, isUnread: Bool = false) {
    guard slot >= 0, slot < globalCapacity else { return }
    if !isUnread, !isFresh(slot) { globalVersion += 1 }
    globals[slot] = value
    globalFlags[slot] = .plain
    followers[slot] = nil
  }

  /// Whether a global has had no value yet, and nobody asked for one: then nothing can have been made of it.
  func isFresh(_ slot: Int) -> Bool { globalFlags[slot] == .unset && !readUnset }

  /// The value of a global as a script would read it.
  public func global(_ slot: Int) throws -> Value {
    guard slot >= 0, slot < globalCapacity else { return .null }
    let value = try readGlobal(slot)
    if case .cell(let cell) = value { return cell.value }
    return value
  }

  // MARK: Text

  /// The text of a value in the run's zone, as `print` shows it.
  public func text(_ value: Value) -> String {
    switch value {
    case .string(let object): return object.text
    case .list, .record, .symbol:
      var writer = valueText
      writer.stop = stopsWriting()
      return writer.text(value)
    default: return valueText.text(value)
    }
  }

  /// Bytes of a list's or record's text, after which it ends in `…`: a list that holds another twice, which holds a
  /// third twice and so on, has no end to its text.
  static let textLimit = 8 << 20

  /// Pays for parts of a value that are written, and says whether to stop: then the next step fails.
  func stopsWriting() -> ValueText.Stop {
    ValueText.Stop { [unowned self] parts in
      fuel.pointee &-= parts / 4
      if heap.meter?.isSpent ?? false { return true }
      guard interruption?() != nil else { return false }
      fuel.pointee = -1
      return true
    }
  }

  public var valueText: ValueText {
    ValueText(limit: Machine.textLimit, offset: { [environment] in environment.offset(at: $0) })
  }
}
