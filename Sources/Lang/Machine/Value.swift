/// A value of the language: sixteen bytes, of which numbers, dates and symbols without arguments need no heap object.
///
/// Representation: an enum whose payload is at most nine bytes (a `Decimal` is a 64-bit mantissa and a scale), so that
/// a register is 16 bytes and arithmetic on numbers never allocates. Everything else is a reference to an object with
/// a header (`HeapObject`) that counts its bytes against the memory limit of the machine that made it.
/// Lists and records are values all the same: an object is written to only while one reference to it exists.
public enum Value {
  case null
  /// An argument that the call did not give; a default takes its place. Never visible to a script.
  case absent
  case bool(Bool)
  case int(Int)
  case float(Double)
  /// Exact, at most 18 digits, keeps the number of decimals that it was written with.
  case decimal(ExactNumber)
  /// Days since 1970-01-01, proleptic Gregorian, years 1...9999.
  case date(Int)
  /// Microseconds since midnight.
  case time(Int)
  /// An instant: microseconds since 1970-01-01T00:00Z.
  case dateTime(Int)
  case duration(DurationObject)
  case string(StringObject)
  case symbol(SymbolObject)
  case list(ListObject)
  case record(RecordObject)
  case range(RangeObject)
  /// A function, closure, action or builder of the script's.
  case function(FunctionObject)
  /// A function of the library or the host.
  case native(NativeFunction)
  case keyPath(KeyPathObject)
  case view(ViewObject)
  case binding(BindingObject)
  /// A declared type, called to make a record of it.
  case type(TypeObject)
  /// A variable that a closure shares; never visible to a script.
  case cell(CellObject)
  /// Something of the host's that scripts only pass on.
  case host(HostObject)
}

/// The kinds of values, as a set: what a parameter takes, what a member belongs to.
public struct KindSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let null = KindSet(rawValue: 1 << 0)
  public static let bool = KindSet(rawValue: 1 << 1)
  public static let int = KindSet(rawValue: 1 << 2)
  public static let float = KindSet(rawValue: 1 << 3)
  public static let decimal = KindSet(rawValue: 1 << 4)
  public static let date = KindSet(rawValue: 1 << 5)
  public static let time = KindSet(rawValue: 1 << 6)
  public static let dateTime = KindSet(rawValue: 1 << 7)
  public static let duration = KindSet(rawValue: 1 << 8)
  public static let string = KindSet(rawValue: 1 << 9)
  public static let symbol = KindSet(rawValue: 1 << 10)
  public static let list = KindSet(rawValue: 1 << 11)
  public static let record = KindSet(rawValue: 1 << 12)
  public static let range = KindSet(rawValue: 1 << 13)
  public static let function = KindSet(rawValue: 1 << 14)
  public static let keyPath = KindSet(rawValue: 1 << 15)
  public static let view = KindSet(rawValue: 1 << 16)
  public static let binding = KindSet(rawValue: 1 << 17)
  public static let type = KindSet(rawValue: 1 << 18)
  public static let host = KindSet(rawValue: 1 << 19)
  public static let absent = KindSet(rawValue: 1 << 20)

  public static let number: KindSet = [.int, .float, .decimal]
  public static let any = KindSet(rawValue: (1 << 20) - 1)

  /// The kinds' names as a message says them: `an Int or a String`.
  public var names: String {
    if self == .any { return "any value" }
    var words: [String] = []
    var rest = self
    if rest.isSuperset(of: .number) {
      words.append("a number")
      rest.subtract(.number)
    }
    for (kind, word) in KindSet.words where rest.contains(kind) { words.append(word) }
    guard let last = words.last else { return "nothing" }
    return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static let words: [(KindSet, String)] = [
    (.bool, "a Bool"), (.int, "an Int"), (.float, "a Float"), (.decimal, "a Decimal"), (.date, "a Date"),
    (.time, "a Time"), (.dateTime, "a DateTime"), (.duration, "a Duration"), (.string, "a String"),
    (.symbol, "a symbol"), (.list, "a List"), (.record, "a Record"), (.range, "a Range"),
    (.function, "a function"), (.keyPath, "a key path"), (.view, "a view"), (.binding, "a binding"),
    (.type, "a type"), (.host, "a value of the host's"), (.null, "nil"),
  ]
}

extension Value {
  /// The kind, as a set of one.
  public var kind: KindSet {
    switch self {
    case .null: .null
    case .absent: .absent
    case .bool: .bool
    case .int: .int
    case .float: .float
    case .decimal: .decimal
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .duration: .duration
    case .string: .string
    case .symbol: .symbol
    case .list: .list
    case .record: .record
    case .range: .range
    case .function, .native: .function
    case .keyPath: .keyPath
    case .view: .view
    case .binding: .binding
    case .type: .type
    case .cell: .absent
    case .host: .host
    }
  }

  /// `a String`, `an Int`, `nil`: for messages.
  public var kindName: String { kind.names }

  /// The bare name of the kind: `String`, `Int`.
  public var typeName: String {
    switch self {
    case .null: return "nil"
    case .symbol: return "Symbol"
    case .function, .native: return "Function"
    case .keyPath: return "KeyPath"
    case .view: return "View"
    case .binding: return "Binding"
    case .type: return "Type"
    case .host(let object): return object.typeName
    case .record(let record): return record.type?.name ?? "Record"
    default:
      let name = kindName
      return String(name.drop { $0 != " " }.dropFirst())
    }
  }

  public var isNull: Bool { if case .null = self { true } else { false } }
  public var isAbsent: Bool { if case .absent = self { true } else { false } }

  /// A string that counts against no machine's memory: for constants and hosts.
  public static func text(_ text: String) -> Value { .string(StringObject(text, meter: nil)) }

  /// How many objects lie inside one another below this value; at most `ValueLimits.depth`.
  @inline(__always) var depth: Int {
    switch self {
    case .symbol(let object): Int(object.depth)
    case .list(let object): Int(object.depth)
    case .record(let object): Int(object.depth)
    case .function(let object): Int(object.depth)
    case .view(let object): Int(object.depth)
    case .binding(let object): Int(object.depth)
    case .keyPath, .range, .duration, .string, .native, .type, .cell, .host: 1
    case .bool, .int, .float, .decimal, .date, .time, .dateTime, .null, .absent: 0
    }
  }
}

/// Limits of values, the same in debug and release builds.
public enum ValueLimits {
  /// How deep lists, records, closures and views may lie inside one another. Chosen so that printing, comparing and
  /// freeing, which recurse, stay well within a stack of 512 KiB in a debug build.
  public static let depth = 400
}
