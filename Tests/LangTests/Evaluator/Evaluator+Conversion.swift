@testable import Lang

/// Between the evaluator's values and the machine's, for functions of the library.
extension Evaluator {
  func value(of value: PlainValue) throws -> Value {
    switch value {
    case .null: return .null
    case .bool(let x): return .bool(x)
    case .int(let x): return .int(x)
    case .float(let x): return .float(x)
    case .string(let text): return try machine.heap.string(text)
    case .symbol(let name, let arguments, let labels):
      return .symbol(
        SymbolObject(
          name: StringObject(name, meter: nil), arguments: try arguments.map { try self.value(of: $0) },
          labels: labels, meter: nil))
    case .list(let elements): return try machine.heap.list(try elements.map { try self.value(of: $0) })
    case .record(let record):
      guard let name = record.type, case .record(let type)? = session.main.types[name] else {
        return try machine.heap.record(
          zip(record.keys, record.values).map { ($0, try self.value(of: $1)) })
      }
      return try machine.heap.record(
        shape: type.shape, ContiguousArray(try record.values.map { try self.value(of: $0) }), type: type)
    case .range(let low, let high, let isClosed):
      return try machine.heap.range(try self.value(of: low), try self.value(of: high), isClosed: isClosed)
    case .function(let function):
      let name: String
      switch function.body {
      case .native(let native): return .native(native)
      case .declaration(let declaration): name = text(declaration.name)
      case .closure: name = "block"
      }
      let native = NativeFunction("\(name)()", role: .function) { _ in .null }
      passed[ObjectIdentifier(native)] = function
      return .native(native)
    case .keyPath(let names):
      return .keyPath(
        KeyPathObject(
          steps: names.map { StringObject(text($0), meter: nil) }, functionSlots: names.map { _ in -1 },
          meter: nil))
    case .other(let other): return other
    }
  }

  func plain(_ value: Value) -> PlainValue {
    switch value {
    case .null, .absent: return .null
    case .bool(let x): return .bool(x)
    case .int(let x): return .int(x)
    case .float(let x): return .float(x)
    case .string(let object): return .string(object.text)
    case .symbol(let object):
      return .symbol(object.name.text, object.arguments.map { plain($0) }, labels: object.labels)
    case .list(let object): return .list(object.elements.map { plain($0) })
    case .record(let object):
      return .record(
        PlainRecord(
          keys: object.shape.keys.map(\.text), values: object.values.map { plain($0) },
          type: object.type.flatMap { session.names.existing($0.name) }))
    case .range(let object):
      return .range(plain(object.lower), plain(object.upper), isClosed: object.isClosed)
    case .native(let native):
      return .function(passed[ObjectIdentifier(native)] ?? PlainFunction(.native(native), nil))
    case .keyPath(let object): return .keyPath(object.steps.map { session.names.intern($0.text) })
    default: return .other(value)
    }
  }
}
