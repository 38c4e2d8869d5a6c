/// A function of the script's with what it captured.
public final class FunctionObject: HeapObject, @unchecked Sendable {
  public let code: FunctionCode
  let entry: UnsafeMutablePointer<CodeEntry>
  /// `let`s by value, `var`s and local states as cells.
  let captures: UnsafeMutablePointer<Value>
  let captureCount: Int

  init(code: FunctionCode, captures values: [Value], meter: Meter?) {
    self.code = code
    entry = code.entry
    captureCount = values.count
    captures = RawMemory.allocate(Value.self, count: values.count)
    var inner = 0
    for (i, value) in values.enumerated() {
      (captures + i).initialize(to: value)
      inner = max(inner, value.depth)
    }
    super.init(size: 80 + 16 * values.count, depth: inner + 1, meter: meter)
  }

  deinit {
    if let meter, meter.isHolding {
      meter.letGo(ContiguousArray(UnsafeBufferPointer(start: captures, count: captureCount)))
    }
    captures.deinitialize(count: captureCount)
    RawMemory.free(captures)
  }
}

/// A variable that outlives or is shared by closures, and every `state`.
public final class CellObject: HeapObject, @unchecked Sendable {
  @exclusivity(unchecked) public internal(set) var value: Value
  /// `state` (at script level or in a view): written only by the top level and by events.
  public let isState: Bool
  /// Bumped at every write; what read an older version is stale.
  public internal(set) var version: Int = 0
  /// The run that made it: a `var` may be written only in that run (rule 8).
  let run: Int
  /// For messages.
  public let name: String
  /// Checked at each write, if declared.
  public internal(set) var type: ValueType?
  /// The number of the event that noted its old value last.
  var journaledIn = 0
  /// The machine's list of live cells, through which it breaks cycles when it ends.
  private let graveyard: Graveyard?
  fileprivate unowned(unsafe) var next: CellObject?
  fileprivate unowned(unsafe) var previous: CellObject?

  init(_ value: Value, isState: Bool, run: Int, name: String, graveyard: Graveyard?, meter: Meter?) {
    self.value = value
    self.isState = isState
    self.run = run
    self.name = name
    self.graveyard = graveyard
    super.init(size: 112, depth: 1, meter: meter)
    graveyard?.enter(self)
  }

  deinit {
    graveyard?.leave(self)
    graveyard?.bury(takeValue())
  }

  /// Gives the value away: what holds it last frees it.
  fileprivate func takeValue() -> Value {
    var taken = Value.null
    swap(&taken, &value)
    return taken
  }
}

/// Frees what cells held one after the other, since a chain of cells and closures may be longer than the stack is deep,
/// and breaks the cycles that closures and the cells which hold them make when the machine ends.
final class Graveyard: @unchecked Sendable {
  private let meter: Meter
  private unowned(unsafe) var first: CellObject?

  init(_ meter: Meter) { self.meter = meter }

  fileprivate func enter(_ cell: CellObject) {
    cell.next = first
    first?.previous = cell
    first = cell
  }

  fileprivate func leave(_ cell: CellObject) {
    if let previous = cell.previous { previous.next = cell.next } else { first = cell.next }
    cell.next?.previous = cell.previous
    cell.next = nil
    cell.previous = nil
  }

  fileprivate func bury(_ value: consuming Value) { meter.letGo(variable: value) }

  /// Empties every cell that is still there.
  func clear() {
    while let cell = first {
      leave(cell)
      bury(cell.takeValue())
    }
  }
}

/// `$x`, `$r.field`, `$list[i].done`, `Binding(get:set:)`.
public final class BindingObject: HeapObject, @unchecked Sendable {
  public enum Source {
    case cell(CellObject)
    case custom(get: Value, set: Value)
    /// A binding that gives the same value always: for previews and defaults.
    case constant(Value)
  }

  public enum Step {
    case field(StringObject)
    case index(Value)
    /// The row of a list whose key is this one: found again at each access, wherever the row went.
    case row(key: Value, at: Int)
  }

  public let source: Source
  public let path: [Step]

  public init(source: Source, path: [Step], meter: Meter?) {
    self.source = source
    self.path = path
    var inner = 1
    switch source {
    case .cell: break
    case .custom(let get, let set): inner = max(get.depth, set.depth)
    case .constant(let value): inner = value.depth
    }
    super.init(size: 80 + 32 * path.count, depth: inner + 1, meter: meter)
  }
}

/// A view that was described but not yet laid out: what makes it, its arguments, its place in the source.
///
/// A modifier is a view whose first argument is the view that it modifies. The body of a view of the script's runs
/// only when the screen comes to it.
public final class ViewObject: HeapObject, @unchecked Sendable {
  public enum Maker {
    /// A view or modifier of the library or host: its arguments are in the order of its signature.
    case native(NativeFunction)
    case script(FunctionObject)
  }

  public let maker: Maker
  @exclusivity(unchecked) public private(set) var arguments: ContiguousArray<Value>
  /// The call that made it.
  public let span: Span

  public init(maker: Maker, arguments: ContiguousArray<Value>, span: Span, meter: Meter?) {
    self.maker = maker
    self.arguments = arguments
    self.span = span
    var inner = 0
    for value in arguments { inner = max(inner, value.depth) }
    if case .script(let function) = maker { inner = max(inner, Int(function.depth)) }
    super.init(size: 80 + 16 * arguments.count, depth: inner + 1, meter: meter)
  }

  deinit {
    if let meter, meter.isHolding { meter.letGo(arguments.taken()) }
  }
}

/// A declared type as a value.
public final class TypeObject: HeapObject, @unchecked Sendable {
  public let type: ValueType
  public let name: String
  public init(type: ValueType, name: String) {
    self.type = type
    self.name = name
    super.init(size: 64, depth: 1, meter: nil)
  }
}
