import Lang

/// Reads JSON strictly by RFC 8259, in one pass over the bytes and without recursion.
///
///     value  = object | array | string | number | `true` | `false` | `null`
///     object = `{` [string `:` value *(`,` string `:` value)] `}`
///     array  = `[` [value *(`,` value)] `]`
///
/// Objects become records, arrays lists, integers of 64 bits Ints, numbers with a point and at most 18 digits Decimals,
/// other numbers Floats; strings stay strings, whatever they look like. Of equal keys the last wins (and is counted).
struct JSONReader {
  let text: DataText
  let machine: Machine
  let meter: Meter?
  let start: UnsafePointer<UInt8>
  let end: Int
  var position: Int
  /// Values of the containers that are open, in order.
  var values: ContiguousArray<Value> = []
  var frames: [JSONFrame] = []
  var shapes: JSONShapes
  var caches: [TextCache?]
  /// Where each element of the outermost list begins.
  var rowStarts: ContiguousArray<UInt32> = []
  var keepsRowStarts = false
  var duplicates = 0
  var firstDuplicate = 0
  private var paid = 0
  /// Counts what is held of the containers that are open.
  private let share: MemoryShare

  /// How many containers may lie inside one another: one less than values may, for what lies in the innermost.
  static let depthLimit = ValueLimits.depth - 1

  init(text: DataText, start: UnsafePointer<UInt8>, machine: Machine) {
    self.text = text
    self.machine = machine
    self.start = start
    meter = machine.heap.meter
    share = MemoryShare(machine.heap.meter)
    end = text.bytes.count
    position = DataText.hasByteOrderMark(text.bytes) ? 3 : 0
    shapes = JSONShapes(meter: machine.heap.meter)
    caches = Array(repeating: nil, count: 16)
  }

  /// The one value of the file.
  mutating func read() throws -> Value {
    do { return try readValue() } catch {
      meter?.letGo(values.taken())
      throw error
    }
  }

  private mutating func readValue() throws -> Value {
    skipSpace()
    if position == end { throw failure("it is empty; a JSON value was expected") }
    while true {
      // A value begins here.
      if keepsRowStarts, frames.count == 1, !frames[0].isObject {
        rowStarts.append(UInt32(truncatingIfNeeded: position))
      }
      var value: Value
      switch byte {
      case UInt8(ascii: "{"):
        try open(isObject: true)
        if byte != UInt8(ascii: "}") {
          try key()
          continue
        }
        position += 1
        value = try close()
      case UInt8(ascii: "["):
        try open(isObject: false)
        if byte != UInt8(ascii: "]") { continue }
        position += 1
        value = try close()
      default: value = try scalar()
      }
      // A value has ended: so may the containers around it.
      while true {
        guard !frames.isEmpty else { return try finish(value) }
        store(value)
        paid += 1
        if paid > 512 { try pay() }
        skipSpace()
        let isObject = frames[frames.count - 1].isObject
        if byte == UInt8(ascii: ",") {
          position += 1
          skipSpace()
          if isObject {
            try key()
          } else if byte == UInt8(ascii: "]") {
            throw failure("a comma before `]`", hint: "JSON has no comma after the last element")
          }
          break
        }
        guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")), position < end else {
          throw failure("expected `,` or `\(isObject ? "}" : "]")`, found \(found)", hint: hint)
        }
        position += 1
        value = try close()
      }
    }
  }

  /// The byte here; 0, which no valid text holds, at the end.
  var byte: UInt8 { position < end ? start[position] : 0 }

  @inline(__always) mutating func skipSpace() {
    while position < end {
      switch start[position] {
      case 32, 10, 13, 9: position &+= 1
      default: return
      }
    }
  }

  private mutating func finish(_ value: Value) throws -> Value {
    skipSpace()
    if position < end {
      let isLines = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      throw failure(
        "expected the end of the file after its value, found \(found)",
        hint: isLines
          ? "is it one value a line (JSON Lines)? Make it one list: `jq -s . FILE`" : nil)
    }
    return value
  }

  private mutating func open(isObject: Bool) throws {
    guard frames.count < JSONReader.depthLimit else {
      throw failure("lists and objects lie more than \(JSONReader.depthLimit) levels deep inside one another")
    }
    let site: JSONSite
    if let parent = frames.last {
      site = parent.site.child(parent.isObject ? parent.current : 0)
    } else {
      site = JSONSite()
    }
    frames.append(
      JSONFrame(isObject: isObject, firstValue: values.count, firstKey: shapes.keys.count, site: site))
    position += 1
    skipSpace()
  }

  /// Puts a finished value into the container around it.
  @inline(__always) private mutating func store(_ value: Value) {
    let top = frames.count - 1
    if let slot = frames[top].duplicateSlot {
      values[frames[top].firstValue + slot] = value
      frames[top].duplicateSlot = nil
    } else {
      values.append(value)
    }
  }

  /// Pays for the values since the last time, and sees whether there is room for all that is held.
  private mutating func pay() throws {
    let held = 16 * values.capacity + 4 * rowStarts.capacity + shapes.bytes
    share.set(held)
    try machine.charge(paid)
    try machine.heap.check(values.count * 16)
    try machine.pause()
    paid = 0
  }

  /// Ends the innermost container and makes its value.
  private mutating func close() throws -> Value {
    guard let frame = frames.popLast() else { return .null }
    let count = values.count - frame.firstValue
    let elements = try takeValues(from: frame.firstValue)
    paid += 1
    if paid > 512 || count > 512 { try pay() }
    guard frame.isObject else { return .list(ListObject(elements, meter: meter)) }
    let shape = shapes.shape(closing: frame)
    return .record(RecordObject(shape: shape, values: elements, meter: meter))
  }

  /// The values of the innermost container, which are taken out.
  private mutating func takeValues(from first: Int) throws -> ContiguousArray<Value> {
    if values.count - first <= 4096 {
      defer { values.removeLast(values.count - first) }
      return ContiguousArray(values[first...])
    }
    try machine.heap.check(16 * (values.count - first))
    var taken = ContiguousArray<Value>()
    taken.reserveCapacity(values.count - first)
    try taken.append(pieces: values[first...]) { _ in try machine.pause() }
    while values.count > first {
      values.removeLast(min(values.count - first, 4096))
      try machine.pause()
    }
    return taken
  }

  /// Reads a key and the colon behind it.
  private mutating func key() throws {
    guard byte == UInt8(ascii: "\"") else {
      if byte == UInt8(ascii: "}") {
        throw failure("a comma before `}`", hint: "JSON has no comma after the last field")
      }
      throw failure("expected a key in double quotes, found \(found)", hint: hint)
    }
    let top = frames.count - 1
    let opening = position
    let (raw, isEscaped) = try stringBytes()
    if !shapes.matches(raw, &frames[top]) {
      let text = try string(raw, isEscaped)
      if shapes.add(raw, to: &frames[top], text) == .duplicate {
        if duplicates == 0 { firstDuplicate = opening }
        duplicates += 1
      }
    }
    skipSpace()
    guard byte == UInt8(ascii: ":") else { throw failure("expected `:` after a key, found \(found)") }
    position += 1
    skipSpace()
  }
}
