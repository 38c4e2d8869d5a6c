import Foundation
import Trellis

// Opaque handles of C: a class behind a pointer that holds one reference.

/// Limits, grants and callbacks until the first definition, and the interpreter after it.
final class InterpreterHandle {
  var limits = Limits()
  var host = Host()
  private var made: Interpreter?

  /// Whether it is too late for limits and grants.
  var isMade: Bool { made != nil }

  var interpreter: Interpreter {
    if let made { return made }
    let interpreter = Interpreter(limits: limits, host: host)
    made = interpreter
    return interpreter
  }
}

final class ErrorHandle {
  let text: UnsafeMutablePointer<CChar>?
  let code: UnsafeMutablePointer<CChar>?
  let json: UnsafeMutablePointer<CChar>?

  init(_ error: any Error) {
    if let error = error as? ScriptError {
      text = strdup(error.text())
      code = strdup(error.problems.first?.code ?? (error.exitCode == nil ? "failed" : "exit"))
      json = strdup(CText.json(error.problems))
    } else {
      let message = (error as? ScriptFailure)?.message ?? "\(error)"
      text = strdup("error: \(message)\n")
      code = strdup("host")
      json = strdup("[]")
    }
  }

  deinit {
    free(text)
    free(code)
    free(json)
  }
}

/// A mistake of the calling program's.
struct CallError: Error, CustomStringConvertible {
  let description: String
}

/// Where a function notes its error.
public typealias ErrorPlace = UnsafeMutablePointer<OpaquePointer?>?

enum Handle {
  static func new(_ object: AnyObject) -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  static func object<T: AnyObject>(_ pointer: OpaquePointer?, _ type: T.Type = T.self) -> T? {
    pointer.map { Unmanaged<T>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  }

  static func free<T: AnyObject>(_ pointer: OpaquePointer?, _ type: T.Type) {
    if let pointer { Unmanaged<T>.fromOpaque(UnsafeRawPointer(pointer)).release() }
  }

  /// Runs what may fail, and notes the error.
  static func attempt<Result>(_ place: ErrorPlace, _ body: () throws -> Result?) -> Result? {
    place?.pointee = nil
    do { return try body() } catch {
      place?.pointee = new(ErrorHandle(error))
      return nil
    }
  }

  /// An argument that must not be NULL.
  static func need<T>(_ value: T?, _ name: String) throws -> T {
    guard let value else { throw CallError(description: "`\(name)` is NULL") }
    return value
  }
}

/// Text that goes to and comes from C.
enum CText {
  static func string(_ pointer: UnsafePointer<CChar>?, _ name: String) throws -> String {
    String(cString: try Handle.need(pointer, name))
  }

  static func string(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }

  /// A value of a JSON text.
  static func value(_ json: String) throws -> ScriptValue { try ScriptValue(json: json) }

  /// A list of arguments of a JSON text; none for NULL.
  static func list(_ pointer: UnsafePointer<CChar>?) throws -> [ScriptValue] {
    guard let text = string(pointer), !text.isEmpty else { return [] }
    guard let elements = try value(text).elements else {
      throw CallError(description: "the arguments are no JSON list: \(text.prefix(80))")
    }
    return elements
  }

  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

/// A callback with its context, which is released with the last script that can call it.
final class Callback<Function>: @unchecked Sendable {
  let function: Function
  let context: UnsafeMutableRawPointer?
  private let release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

  init(
    _ function: Function, _ context: UnsafeMutableRawPointer?,
    _ release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  ) {
    self.function = function
    self.context = context
    self.release = release
  }

  deinit { release?(context) }
}

/// Takes over text that a callback made with `malloc`.
func taken(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
  guard let pointer else { return nil }
  defer { free(pointer) }
  return String(cString: pointer)
}
