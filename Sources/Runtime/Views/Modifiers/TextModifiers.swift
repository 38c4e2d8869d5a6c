import Lang
import TextLayout

/// Modifiers of how text is cut, aligned and written in a whole subtree.
enum TextModifiers {
  static func textCase(_ call: ViewCall) throws -> [ViewNode] {
    let textCase: ViewEnvironment.TextCase? =
      switch try call.symbol(1) {
      case "uppercase": .uppercase
      case "lowercase": .lowercase
      default: nil
      }
    return try call.modified(in: call.environment.with(\.textCase, textCase))
  }

  static func lineLimit(_ call: ViewCall) throws -> [ViewNode] {
    let limit = try call.int(1)
    if let limit, limit < 1 {
      throw Failure(code: "range", "`lineLimit` must be at least 1, but is \(limit)", at: call.span)
    }
    return try call.modified(in: call.environment.with(\.lineLimit, limit))
  }

  static func truncation(_ call: ViewCall) throws -> [ViewNode] {
    let mode: Truncation =
      switch try call.symbol(1) {
      case "head": .head
      case "middle": .middle
      default: .tail
      }
    return try call.modified(in: call.environment.with(\.truncation, mode))
  }

  static func alignment(_ call: ViewCall) throws -> [ViewNode] {
    let alignment: TextAlignment =
      switch try call.symbol(1) {
      case "center": .center
      case "trailing": .trailing
      default: .leading
      }
    return try call.modified(in: call.environment.with(\.alignment, alignment))
  }

  static func redacted(_ call: ViewCall) throws -> [ViewNode] {
    guard try call.bool(1, default: true) else { return try call.modified() }
    // What is hidden outside is not shown again by a weaker reason inside.
    let reason: ViewEnvironment.Redaction =
      try call.symbol(2) == "privacy" && call.environment.redaction != .placeholder ? .privacy : .placeholder
    return try call.modified(in: call.environment.with(\.redaction, reason))
  }

  static func privacy(_ call: ViewCall) throws -> [ViewNode] {
    try call.modified(in: call.environment.with(\.isPrivate, try call.bool(1, default: true)))
  }
}
