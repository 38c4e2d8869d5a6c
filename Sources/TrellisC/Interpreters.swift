import Foundation
import Trellis

// Each function is described in trellis.h.

@_cdecl("trellis_free") public func cFree(_ text: UnsafeMutablePointer<CChar>?) { free(text) }

@_cdecl("trellis_error_text") public func cErrorText(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  Handle.object(error, ErrorHandle.self)?.text.map { UnsafePointer($0) }
}

@_cdecl("trellis_error_code") public func cErrorCode(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  Handle.object(error, ErrorHandle.self)?.code.map { UnsafePointer($0) }
}

@_cdecl("trellis_error_json") public func cErrorJSON(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  Handle.object(error, ErrorHandle.self)?.json.map { UnsafePointer($0) }
}

@_cdecl("trellis_error_free") public func cErrorFree(_ error: OpaquePointer?) {
  Handle.free(error, ErrorHandle.self)
}

@_cdecl("trellis_interpreter_new") public func cInterpreterNew() -> OpaquePointer? {
  Handle.new(InterpreterHandle())
}

@_cdecl("trellis_interpreter_free") public func cInterpreterFree(_ interpreter: OpaquePointer?) {
  Handle.free(interpreter, InterpreterHandle.self)
}

@_cdecl("trellis_limit") public func cLimit(
  _ interpreter: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ value: Int64
) -> CInt {
  guard let handle = Handle.object(interpreter, InterpreterHandle.self), !handle.isMade, value >= 1 else {
    return 0
  }
  let number = Int(clamping: value)
  switch CText.string(name) {
  case "steps": handle.limits.steps = number
  case "memory": handle.limits.memory = number
  case "depth": handle.limits.depth = min(number, 100_000)
  case "output": handle.limits.output = number
  case "nodes": handle.limits.nodes = number
  case "timeout": handle.host.timeout = .milliseconds(value)
  default: return 0
  }
  return 1
}

@_cdecl("trellis_set") public func cSet(
  _ interpreter: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ value: UnsafePointer<CChar>?
) -> CInt {
  guard let handle = Handle.object(interpreter, InterpreterHandle.self), !handle.isMade,
    let value = CText.string(value)
  else { return 0 }
  switch CText.string(name) {
  case "locale": handle.host.locale = value
  case "timezone":
    guard Host.knowsTimeZone(value) else { return 0 }
    handle.host.timeZone = value
  case "now":
    guard let instant = Host.instant(iso: value, timeZone: handle.host.timeZone) else { return 0 }
    handle.host.clock = { instant }
  default: return 0
  }
  return 1
}

@_cdecl("trellis_define") public func cDefine(
  _ interpreter: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ json: UnsafePointer<CChar>?,
  _ help: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> CInt {
  Handle.attempt(error) { () -> CInt in
    let handle = try Handle.need(Handle.object(interpreter, InterpreterHandle.self), "interpreter")
    try handle.interpreter.define(
      try CText.string(name, "name"), try CText.value(try CText.string(json, "json")),
      help: CText.string(help))
    return 1
  } ?? 0
}

/// `trellis_function`
public typealias CFunction =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> UnsafeMutablePointer<CChar>?

@_cdecl("trellis_register") public func cRegister(
  _ interpreter: OpaquePointer?, _ signature: UnsafePointer<CChar>?, _ help: UnsafePointer<CChar>?,
  _ function: CFunction?, _ context: UnsafeMutableRawPointer?,
  _ release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, _ error: ErrorPlace
) -> CInt {
  Handle.attempt(error) { () -> CInt in
    let handle = try Handle.need(Handle.object(interpreter, InterpreterHandle.self), "interpreter")
    let callback = Callback(try Handle.need(function, "function"), context, release)
    handle.interpreter.register(
      dynamic: try CText.string(signature, "signature"), help: CText.string(help) ?? ""
    ) {
      arguments in
      var message: UnsafeMutablePointer<CChar>?
      let result = ("[" + arguments.map(\.json).joined(separator: ", ") + "]").withCString {
        callback.function(callback.context, $0, &message)
      }
      let text = taken(result)
      if let problem = taken(message) { throw ScriptFailure(problem) }
      return try text.map { try CText.value($0) } ?? .nothing
    }
    return 1
  } ?? 0
}

/// `trellis_reader`
public typealias CReader =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<Int>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> UnsafeMutablePointer<CChar>?

/// Files that a callback reads.
private struct CallbackFiles: FileReader {
  let callback: Callback<CReader>

  func read(_ path: String) throws -> [UInt8] {
    var count = 0
    var message: UnsafeMutablePointer<CChar>?
    let bytes = path.withCString { callback.function(callback.context, $0, &count, &message) }
    let problem = taken(message)
    guard let bytes else { throw ScriptFailure(problem ?? "“\(path)” can't be read") }
    defer { free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: max(0, count)))
  }
}

@_cdecl("trellis_files") public func cFiles(
  _ interpreter: OpaquePointer?, _ reader: CReader?, _ context: UnsafeMutableRawPointer?,
  _ release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
) -> CInt {
  guard let handle = Handle.object(interpreter, InterpreterHandle.self), !handle.isMade, let reader else {
    return 0
  }
  handle.host.files = CallbackFiles(callback: Callback(reader, context, release))
  return 1
}

@_cdecl("trellis_check") public func cCheck(
  _ interpreter: OpaquePointer?, _ source: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
  guard let handle = Handle.object(interpreter, InterpreterHandle.self) else { return nil }
  return strdup(
    CText.json(handle.interpreter.check(CText.string(source) ?? "", name: CText.string(name) ?? "script")))
}

@_cdecl("trellis_describe") public func cDescribe(
  _ interpreter: OpaquePointer?, _ asJSON: CInt
) -> UnsafeMutablePointer<CChar>? {
  guard let handle = Handle.object(interpreter, InterpreterHandle.self) else { return nil }
  let description = handle.interpreter.templateDescription
  return strdup(asJSON == 0 ? description.text : description.json)
}
