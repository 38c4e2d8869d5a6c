/// What a native function takes, written in a line of text as the documentation shows it:
///
///     VStack(alignment: .leading|.center|.trailing = .center, spacing: Int = 0, content: View)
///     prefix(_ count: Int)        sorted(by: Function|KeyPath?, order: .ascending|.descending = .ascending)
///
/// `_ name` is passed by position, `name` only as `name:`; `label name` likewise, the label being what a call writes.
/// Types: the kinds' names, `Number`, `Any`; `View` (a builder), `View(item)` (a builder with parameters),
/// `Cells` (a builder that also takes text and numbers), `Action` (a block that runs as an event), `Function`
/// (a function block or function value), `Color` and other sets of symbols by name, `.a|.b` symbols, all joined by `|`;
/// `?` may be nil or left out; `...` takes any number and arrives as one list.
public struct Signature: Sendable {
  public var parameters: [SignatureParameter] = []
  /// For the documentation: as written.
  public var text: String

  public init(parsing text: String, receiver: KindSet?) {
    self.text = text
    if let receiver {
      var own = SignatureParameter(name: "self", label: nil)
      own.kinds = receiver
      parameters.append(own)
    }
    var parser = SignatureParser(text)
    parameters += parser.parameters()
  }
}

/// A block parameter's meaning (rule 1).
public enum BlockRole: Sendable, Equatable {
  case none, function, action
  /// A builder of views.
  case builder
  /// A builder that takes text and numbers as well: a cell, a label.
  case cells
}

public struct SignatureParameter: Sendable {
  public var name: String
  /// What the call writes before `:`; nil when it is passed by position.
  public var label: String?
  public var kinds: KindSet = []
  /// The symbols that it takes; nil when any or none.
  public var symbols: [String]?
  public var block: BlockRole = .none
  public var isOptional = false
  public var isVariadic = false
  /// The default as source text: a literal, decoded by `defaultValue`.
  public var defaultText: String?

  public init(name: String, label: String?) {
    self.name = name
    self.label = label
  }

  public var displayName: String { label ?? name }

  public var isRequired: Bool { !isOptional && defaultText == nil && !isVariadic }

  /// The default as a value: an Int, Bool, String, symbol, nil or `[]`.
  public var defaultValue: Value {
    guard let text = defaultText else { return .null }
    if let number = Int(text) { return .int(number) }
    if let number = Double(text) { return .float(number) }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "nil": return .null
    default: break
    }
    if text.hasPrefix(".") {
      return .symbol(SymbolObject(name: StringObject(String(text.dropFirst()), meter: nil), meter: nil))
    }
    if text.hasPrefix("\"") { return .text(String(text.dropFirst().dropLast())) }
    return .null
  }
}

private struct SignatureParser {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while position < bytes.count, bytes[position] != UInt8(ascii: "(") { position += 1 }
    position += 1
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  private func peek() -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func accept(_ character: Character) -> Bool {
    skipSpaces()
    if let value = character.asciiValue, peek() == value {
      position += 1
      return true
    }
    return false
  }

  private mutating func word() -> String {
    skipSpaces()
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      let isWord =
        byte == UInt8(ascii: "_") || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90)
        || (byte >= 97 && byte <= 122)
      if !isWord { break }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func parameters() -> [SignatureParameter] {
    var result: [SignatureParameter] = []
    while position < bytes.count, !accept(")") {
      let before = position
      result.append(parameter())
      _ = accept(",")
      if position == before { break }
    }
    return result
  }

  private mutating func parameter() -> SignatureParameter {
    let first = word()
    let second = word()
    var parameter =
      second.isEmpty
      ? SignatureParameter(name: first, label: first)
      : SignatureParameter(name: second, label: first == "_" ? nil : first)
    if accept(":") { types(into: &parameter) }
    if accept("=") {
      skipSpaces()
      let start = position
      var inString = false
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: "\"") { inString.toggle() }
        if !inString, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { break }
        position += 1
      }
      parameter.defaultText = String(decoding: bytes[start..<position], as: UTF8.self)
      if parameter.defaultText == "nil" { parameter.isOptional = true }
    }
    return parameter
  }

  private mutating func types(into parameter: inout SignatureParameter) {
    repeat {
      if accept(".") {
        parameter.kinds.insert(.symbol)
        parameter.symbols = (parameter.symbols ?? []) + [word()]
      } else {
        type(named: word(), into: &parameter)
      }
    } while accept("|")
    if accept("?") { parameter.isOptional = true }
    if peek() == UInt8(ascii: ".") {
      while accept(".") {}
      parameter.isVariadic = true
    }
  }

  private mutating func type(named name: String, into parameter: inout SignatureParameter) {
    switch name {
    case "View", "Cells":
      parameter.kinds.formUnion([.function, .view, .list])
      parameter.block = name == "View" ? .builder : .cells
      if name == "Cells" { parameter.kinds.formUnion([.string, .number]) }
      if accept("(") {
        while position < bytes.count, !accept(")") { position += 1 }
      }
    case "Action":
      parameter.kinds.insert(.function)
      parameter.block = .action
    case "Function":
      parameter.kinds.formUnion([.function, .keyPath])
      parameter.block = .function
    case "Any": parameter.kinds.formUnion(.any)
    case "Number": parameter.kinds.formUnion(.number)
    case "Bool": parameter.kinds.insert(.bool)
    case "Int": parameter.kinds.insert(.int)
    case "Float": parameter.kinds.insert(.float)
    case "Decimal": parameter.kinds.insert(.decimal)
    case "String": parameter.kinds.insert(.string)
    case "Date": parameter.kinds.insert(.date)
    case "Time": parameter.kinds.insert(.time)
    case "DateTime": parameter.kinds.insert(.dateTime)
    case "Duration": parameter.kinds.insert(.duration)
    case "Symbol": parameter.kinds.insert(.symbol)
    case "List": parameter.kinds.insert(.list)
    case "Record": parameter.kinds.insert(.record)
    case "Range": parameter.kinds.insert(.range)
    case "KeyPath": parameter.kinds.insert(.keyPath)
    case "Binding": parameter.kinds.insert(.binding)
    case "Type": parameter.kinds.insert(.type)
    case "Host": parameter.kinds.insert(.host)
    default:
      if let symbols = Catalog.symbolSets[name] {
        parameter.kinds.insert(.symbol)
        parameter.symbols = (parameter.symbols ?? []) + symbols
      } else {
        parameter.kinds.formUnion(.any)
      }
    }
  }
}
