import Foundation
import Lang

/// The arguments of one call of a host's function, converted one after the other.
final class HostArguments {
  private let machine: Machine
  private let name: String
  private let values: [Value]
  private let parameters: [SignatureParameter]
  private var next = 0

  init(_ call: NativeCall, receiver: Bool = false) {
    machine = call.machine
    name = call.function.name
    values = (0..<call.count).map { call[$0] }
    parameters = call.function.signature.parameters
    if receiver { next = 1 }
  }

  /// The arguments of a view.
  init(_ view: ViewObject, _ function: NativeFunction, _ machine: Machine) {
    self.machine = machine
    name = function.name
    parameters = function.signature.parameters
    values = zip(parameters, view.arguments).map { parameter, value in
      value.isAbsent ? parameter.defaultValue : value
    }
  }

  /// The next argument as a type of the host's.
  ///
  /// - Throws: a failure that names the parameter.
  func take<T: Decodable>(_ type: T.Type) throws -> T {
    let index = next
    next += 1
    let value = index < values.count ? values[index] : .null
    if let plain = HostArguments.plain(value, type) { return plain }
    if let special = type as? any MachineArgument.Type {
      if let argument = special.init(value, machine) as? T { return argument }
      throw mismatch(index, special.shown, value)
    }
    if let wrapped = (type as? any OptionalType.Type)?.wrappedType as? any MachineArgument.Type {
      if value.isNull, let none = (Any?.none as Any) as? T { return none }
      if let argument = wrapped.init(value, machine) as? T { return argument }
      throw mismatch(index, wrapped.shown, value)
    }
    do { return try ValueDecoder(machine: machine).decode(type, from: value) } catch let error
      as DecodingError
    {
      throw failure(error, index, T.self)
    }
  }

  /// What needs no decoder.
  private static func plain<T>(_ value: Value, _ type: T.Type) -> T? {
    switch value {
    case .int(let number) where type == Int.self: number as? T
    case .string(let object) where type == String.self: object.text as? T
    case .bool(let truth) where type == Bool.self: truth as? T
    case .float(let number) where type == Double.self: number as? T
    default: nil
    }
  }

  private func mismatch(_ index: Int, _ expected: String, _ value: Value) -> Failure {
    Failure(code: "type", "`\(label(index))` of `\(name)` must be \(expected), but is \(value.kindName)")
  }

  private func label(_ index: Int) -> String {
    index < parameters.count ? parameters[index].displayName : "argument \(index + 1)"
  }

  /// A mistake inside an argument, with the place in it: `order.items[2].price`.
  private func failure(_ error: DecodingError, _ index: Int, _ type: Any.Type) -> Failure {
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default: return Failure(code: "type", "`\(label(index))` of `\(name)`: \(error)")
    }
    let place = label(index) + HostArguments.path(context.codingPath)
    return Failure(code: "type", "`\(place)` of `\(name)`: \(context.debugDescription)")
  }

  /// `.items[2].price`
  static func path(_ path: [any CodingKey]) -> String {
    path.map { key in key is IndexKey ? key.stringValue : ".\(key.stringValue)" }.joined()
  }
}

/// What a host's function gives, and the errors that it throws.
enum HostResult {
  static func value(_ result: some Encodable, _ call: NativeCall) throws -> Value {
    switch result {
    case let number as Int: return .int(number)
    case let text as String: return try call.heap.string(text)
    case let truth as Bool: return .bool(truth)
    case let number as Double: return .float(number)
    case let value as ScriptValue: return value.value
    case let object as any HostResultObject: return try object.make(call.heap)
    default: break
    }
    do { return try ValueEncoder(heap: call.heap).encode(result) } catch let error as EncodingError {
      guard case .invalidValue(_, let context) = error else { throw error }
      let place = HostArguments.path(context.codingPath)
      throw Failure(
        code: "host-function",
        "what `\(call.function.name)` gives\(place.isEmpty ? "" : " at `\(place)`") is no value of the language: "
          + context.debugDescription)
    }
  }

  /// An error of the host's as one at the place of the call.
  static func failure(_ error: any Error, of name: String) -> any Error {
    if error is Failure || error is ScriptError { return error }
    if let problem = error as? ScriptFailure { return problem.failure(of: name) }
    let text = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    return Failure(code: "host-function", "`\(name)`: \(text)")
  }
}

/// A result that is no plain value: an object of the host's.
protocol HostResultObject {
  func make(_ heap: Heap) throws -> Value
}

/// What a host's function throws to say what is wrong with a call, with a hint: the script's author reads both at the
/// place of the call. Any other error is shown as its text.
public struct ScriptFailure: Error, Sendable {
  /// What is wrong, as a sentence without a full stop.
  public var message: String
  /// What to do about it.
  public var hint: String?

  /// A failure of the host's.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  func failure(of name: String) -> Failure {
    Failure(code: "host-function", "`\(name)`: \(message)", hint: hint)
  }
}
