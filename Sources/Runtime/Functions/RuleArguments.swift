import Lang
import Validation

/// What stands in the brackets of a rule: `.length(min: 3)`.
struct RuleArguments {
  private let symbol: SymbolObject

  init(_ symbol: SymbolObject) { self.symbol = symbol }

  func failure(_ what: String) -> Failure {
    Failure(code: "rule", "the rule `.\(symbol.name.text)` \(what)")
  }

  /// Fails for a label that the rule does not have.
  func check(_ labels: [String]) throws {
    for label in symbol.labels {
      guard let label, label != "message", !labels.contains(label) else { continue }
      var failure = failure("has no `\(label)`")
      failure.hints = [
        Suggestions.closest(to: label, in: labels + ["message"]).map { "did you mean `\($0):`?" }
          ?? "it has " + (labels + ["message"]).map { "`\($0):`" }.joined(separator: ", ")
      ]
      throw failure
    }
  }

  /// The argument with a label, or at a position.
  func value(_ label: String?, at position: Int? = nil) -> Value? {
    if let label { return symbol.argument(label, at: position).flatMap { $0.isNull ? nil : $0 } }
    guard let position, position < symbol.arguments.count,
      position >= symbol.labels.count || symbol.labels[position] == nil
    else { return nil }
    return symbol.arguments[position]
  }

  func needed(_ what: String, at position: Int) throws -> Value {
    guard let value = value(nil, at: position) else { throw failure("needs \(what)") }
    return value
  }

  func int(_ label: String) throws -> Int? {
    guard let value = value(label) else { return nil }
    guard let number = value.asInt else { throw failure("takes an Int as `\(label)`") }
    return number
  }

  func bool(_ label: String) throws -> Bool? {
    guard let value = value(label) else { return nil }
    guard case .bool(let flag) = value else { throw failure("takes a Bool as `\(label)`") }
    return flag
  }

  func text(_ label: String, at position: Int? = nil) throws -> String? {
    guard let value = value(label, at: position) else { return nil }
    guard case .string(let text) = value else { throw failure("takes a String as `\(label)`") }
    return text.text
  }

  func texts(_ label: String, at position: Int? = nil) throws -> [String]? {
    guard let value = value(label, at: position) else { return nil }
    guard case .list(let list) = value else { throw failure("takes a List of Strings as `\(label)`") }
    return try list.elements.map { element in
      guard case .string(let text) = element else {
        throw failure("takes a List of Strings as `\(label)`")
      }
      return text.text
    }
  }

  func pattern() throws -> TextPattern {
    guard case .string(let text)? = value(nil, at: 0) else { throw failure("needs a pattern as a String") }
    return try TextPattern.ofScript(text.text, ignoresCase: try bool("ignoresCase") ?? false)
  }
}

extension PasswordPolicy {
  static let labels = [
    "min", "max", "uppercase", "lowercase", "digit", "symbol", "spaces", "repeats", "forbidden",
  ]

  /// `.password(min: 12, symbol: true)`
  init(_ arguments: RuleArguments) throws {
    try arguments.check(PasswordPolicy.labels)
    self.init()
    minimumLength = try arguments.int("min") ?? minimumLength
    maximumLength = try arguments.int("max")
    uppercase = try arguments.bool("uppercase") ?? uppercase
    lowercase = try arguments.bool("lowercase") ?? lowercase
    digit = try arguments.bool("digit") ?? digit
    symbol = try arguments.bool("symbol") ?? symbol
    allowsSpaces = try arguments.bool("spaces") ?? allowsSpaces
    maximumRepeats = try arguments.int("repeats")
    forbidden = try arguments.texts("forbidden") ?? []
  }
}

/// A pattern of the validation library; the language has patterns of its own.
typealias TextPattern = Validation.Pattern

extension TextPattern {
  /// A pattern of a script's, made once.
  static func ofScript(_ text: String, ignoresCase: Bool) throws -> TextPattern {
    do { return try TextPattern.shared(text, ignoresCase: ignoresCase) } catch {
      throw Lang.Failure(
        code: "pattern",
        "the pattern \"\(ReadableText.short(text))\" can't be read: \(error.message), at character \(error.offset + 1)"
      )
    }
  }
}
