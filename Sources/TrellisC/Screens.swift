import Foundation
import Trellis

// Each function is described in trellis.h.

@_cdecl("trellis_compile") public func cCompile(
  _ interpreter: OpaquePointer?, _ source: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?,
  _ error: ErrorPlace
) -> OpaquePointer? {
  made(of: source, name, by: interpreter, error) { try $0.compile($1, name: $2) }
}

/// What an interpreter makes of a script.
private func made(
  of source: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, by interpreter: OpaquePointer?,
  _ error: ErrorPlace, _ make: (Interpreter, _ source: String, _ name: String) throws -> AnyObject
) -> OpaquePointer? {
  Handle.attempt(error) {
    let handle = try Handle.need(Handle.object(interpreter, InterpreterHandle.self), "interpreter")
    return Handle.new(
      try make(handle.interpreter, try CText.string(source, "source"), CText.string(name) ?? "script"))
  }
}

@_cdecl("trellis_program_free") public func cProgramFree(_ program: OpaquePointer?) {
  Handle.free(program, Program.self)
}

@_cdecl("trellis_screen_new") public func cScreenNew(_ program: OpaquePointer?) -> OpaquePointer? {
  Handle.object(program, Program.self).map { Handle.new($0.screen()) }
}

@_cdecl("trellis_load") public func cLoad(
  _ interpreter: OpaquePointer?, _ source: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?,
  _ error: ErrorPlace
) -> OpaquePointer? {
  made(of: source, name, by: interpreter, error) { try $0.load($1, name: $2) }
}

@_cdecl("trellis_screen_free") public func cScreenFree(_ screen: OpaquePointer?) {
  Handle.free(screen, Screen.self)
}

private func screen(_ pointer: OpaquePointer?) throws -> Screen {
  try Handle.need(Handle.object(pointer, Screen.self), "screen")
}

@_cdecl("trellis_render") public func cRender(
  _ pointer: OpaquePointer?, _ width: CInt, _ format: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> UnsafeMutablePointer<CChar>? {
  Handle.attempt(error) {
    var options = RenderOptions(width: width > 0 ? Int(width) : nil)
    switch CText.string(format) ?? "text" {
    case "text": break
    case "ansi": options.format = .ansi(.trueColor)
    case "json": options.format = .json
    case "html": options.format = .html
    case let other: throw CallError(description: "there is no format `\(other)`")
    }
    return strdup(try screen(pointer).render(options))
  }
}

@_cdecl("trellis_run") public func cRun(
  _ pointer: OpaquePointer?, _ width: CInt, _ error: ErrorPlace
) -> UnsafeMutablePointer<CChar>? {
  Handle.attempt(error) {
    let screen = try screen(pointer)
    screen.options.width = width > 0 ? Int(width) : nil
    try screen.run()
    return strdup(String(decoding: screen.output, as: UTF8.self))
  }
}

@_cdecl("trellis_send") public func cSend(
  _ pointer: OpaquePointer?, _ verb: UnsafePointer<CChar>?, _ arguments: UnsafePointer<CChar>?,
  _ error: ErrorPlace
) -> UnsafeMutablePointer<CChar>? {
  Handle.attempt(error) {
    let result = try screen(pointer).send(try CText.string(verb, "verb"), try CText.list(arguments))
    return strdup(result.json)
  }
}

@_cdecl("trellis_call") public func cCall(
  _ pointer: OpaquePointer?, _ function: UnsafePointer<CChar>?, _ arguments: UnsafePointer<CChar>?,
  _ error: ErrorPlace
) -> UnsafeMutablePointer<CChar>? {
  Handle.attempt(error) {
    let result = try screen(pointer).call(
      try CText.string(function, "function"), with: try CText.list(arguments))
    return strdup(result.json)
  }
}

@_cdecl("trellis_value") public func cValue(
  _ pointer: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> UnsafeMutablePointer<CChar>? {
  Handle.attempt(error) {
    try screen(pointer).value(of: try CText.string(name, "name")).flatMap { strdup($0.json) }
  }
}

@_cdecl("trellis_update") public func cUpdate(
  _ pointer: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ json: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> CInt {
  Handle.attempt(error) { () -> CInt in
    try screen(pointer).update(
      try CText.string(name, "name"), try CText.value(try CText.string(json, "json")))
    return 1
  } ?? 0
}

/// A control as JSON.
private struct ControlRecord: Encodable {
  var kind: String
  var label: String
  var value: String?
  var isEnabled: Bool
  var hasFocus: Bool
  var frame: [Int]?
}

@_cdecl("trellis_controls") public func cControls(
  _ pointer: OpaquePointer?, _ error: ErrorPlace
) -> UnsafeMutablePointer<CChar>? {
  Handle.attempt(error) {
    let controls = try screen(pointer).controls().map {
      ControlRecord(
        kind: $0.kind, label: $0.label, value: $0.value, isEnabled: $0.isEnabled, hasFocus: $0.hasFocus,
        frame: $0.frame)
    }
    return strdup(CText.json(controls))
  }
}

@_cdecl("trellis_cancel") public func cCancel(_ pointer: OpaquePointer?) {
  Handle.object(pointer, Screen.self)?.cancellation.cancel()
}

@_cdecl("trellis_resume") public func cResume(_ pointer: OpaquePointer?) {
  Handle.object(pointer, Screen.self)?.cancellation.reset()
}
