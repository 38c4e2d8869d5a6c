@testable import Lang

/// A value as the evaluator has it. Swift's own arrays hold the parts, so nothing is shared that could be changed behind
/// somebody's back.
indirect enum PlainValue {
  case null
  case bool(Bool)
  case int(Int)
  case float(Double)
  case string(String)
  case symbol(String, [PlainValue], labels: [String?])
  case list([PlainValue])
  case record(PlainRecord)
  case range(PlainValue, PlainValue, isClosed: Bool)
  case function(PlainFunction)
  case keyPath([Name])
  /// What nothing can change and the library knows best: Decimals, dates, durations.
  case other(Value)

  var isNull: Bool { if case .null = self { true } else { false } }
  var isNumber: Bool {
    switch self {
    case .int, .float: true
    case .other(let value): value.isNumber
    default: false
    }
  }
}

/// Fields in order, and the declared type that they were checked against.
struct PlainRecord {
  var keys: [String]
  var values: [PlainValue]
  var type: Name?

  subscript(key: String) -> PlainValue? {
    guard let index = keys.firstIndex(of: key) else { return nil }
    return values[index]
  }

  mutating func set(_ key: String, _ value: PlainValue) {
    if let index = keys.firstIndex(of: key) {
      values[index] = value
    } else {
      keys.append(key)
      values.append(value)
    }
  }
}

/// Something to call, with the names that it sees.
final class PlainFunction {
  enum Body {
    case closure(Closure)
    case declaration(FunctionDeclaration)
    case native(NativeFunction)
  }
  let body: Body
  let scope: Scope?

  init(_ body: Body, _ scope: Scope?) {
    self.body = body
    self.scope = scope
  }
}

/// A variable: closures that see it share it.
final class Variable {
  var value: PlainValue
  var type: TypeExpression?
  init(_ value: PlainValue, type: TypeExpression? = nil) {
    self.value = value
    self.type = type
  }
}

/// The names that are known at a place, innermost first. It is never changed, only added to, so that what a closure sees
/// are the names that stood above it.
final class Scope {
  let name: Name
  let variable: Variable
  let outer: Scope?

  init(_ name: Name, _ variable: Variable, _ outer: Scope?) {
    self.name = name
    self.variable = variable
    self.outer = outer
  }

  static func find(_ name: Name, in scope: Scope?) -> Variable? {
    var current = scope
    while let scope = current {
      if scope.name == name { return scope.variable }
      current = scope.outer
    }
    return nil
  }
}

/// How a statement leaves what is around it.
enum Departure: Error, @unchecked Sendable {
  case next
  case end
  case answer(PlainValue)
}

/// The evaluator gives up: the program is too long, or has something that it does not know.
enum GivenUp: Error {
  case tooLong
  case unknown(String)
}
