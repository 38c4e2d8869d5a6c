import Formatting
import Lang
import Validation

/// Rules as scripts write them, in `failures(…)`, `isValid(…)` and the fields of forms: `.required`, `.length(min: 3)`,
/// `.password(symbol: true)`, `.in(1...5)`, a list of them, or a function.
struct ValidationRules {
  /// One rule.
  enum Rule {
    case text(TextRule, cost: Int)
    /// Not less, not more, or one of these.
    case allowed(Value, name: String)
    /// A mask that must be filled.
    case mask(Value)
    /// The script's own: nil or true, or what is wrong.
    case function(Value)
  }

  private var rules: [(rule: Rule, message: String?)] = []
  /// Whether there must be something.
  private(set) var isRequired = false
  private var requiredMessage: String?
  /// Whether an empty text is fine whatever else is asked.
  private var isOptional = false

  static let names = [
    "required", "email", "url", "phone", "iban", "card", "length", "pattern", "oneOf", "in", "password",
    "mask", "optional",
  ]

  init(_ values: [Value]) throws {
    for value in values { try add(value) }
  }

  private mutating func add(_ value: Value) throws {
    switch value {
    case .null, .absent: break
    case .list(let list): for element in list.elements { try add(element) }
    case .function, .native, .keyPath: rules.append((.function(value), nil))
    case .symbol(let symbol): try add(symbol)
    default:
      throw Failure(
        code: "argument", "a rule is a symbol such as `.email` or a function, not \(value.kindName)")
    }
  }

  private mutating func add(_ symbol: SymbolObject) throws {
    let arguments = RuleArguments(symbol)
    // What is said instead of the rule's own words.
    let message = try arguments.text("message")
    func text(_ rule: TextRule, cost: Int = 1) { rules.append((.text(rule, cost: cost), message)) }
    switch symbol.name.text {
    case "required":
      try arguments.check([])
      isRequired = true
      requiredMessage = message
    case "optional":
      try arguments.check([])
      isOptional = true
    case "mask":
      try arguments.check([])
      rules.append((.mask(try arguments.needed("a mask", at: 0)), message))
    case "email":
      try arguments.check([])
      text(.email)
    case "url":
      try arguments.check(["schemes"])
      let schemes = try arguments.texts("schemes", at: 0) ?? ["http", "https"]
      text(.url(schemes: schemes))
    case "phone":
      try arguments.check(["region"])
      text(.phone(region: try arguments.text("region", at: 0)))
    case "iban":
      try arguments.check([])
      text(.iban)
    case "card":
      try arguments.check([])
      text(.card)
    case "length":
      try arguments.check(["min", "max"])
      text(try length(arguments))
    case "pattern":
      try arguments.check(["ignoresCase"])
      let pattern = try arguments.pattern()
      text(.pattern(pattern), cost: pattern.size)
    case "oneOf", "in":
      try arguments.check([])
      let allowed = try arguments.needed("a range or a list", at: 0)
      rules.append((.allowed(allowed, name: symbol.name.text), message))
    case "password": text(.password(try PasswordPolicy(arguments)))
    case let name:
      throw Failure(
        code: "rule", "there is no rule `.\(name)`",
        hint: Suggestions.hint(for: name, in: ValidationRules.names)
          ?? "there are " + ValidationRules.names.map { "`.\($0)`" }.joined(separator: ", "))
    }
  }

  private func length(_ arguments: RuleArguments) throws -> TextRule {
    switch arguments.value(nil, at: 0) {
    case .int(let count)?: return .length(min: count, max: count)
    case .range(let range)?:
      guard range.lower.isNull || range.lower.asInt != nil, range.upper.isNull || range.upper.asInt != nil
      else { throw arguments.failure("takes a range of Ints") }
      let most = range.upper.asInt.map { range.isClosed ? $0 : $0 - 1 }
      return .length(min: range.lower.asInt, max: most)
    default:
      return .length(min: try arguments.int("min"), max: try arguments.int("max"))
    }
  }

  // MARK: Checking

  /// What is wrong with a value.
  func failures(of value: Value, _ machine: Machine) throws -> [ValidationFailure] {
    let text = value.isNull ? "" : machine.text(value)
    if isRequired {
      let missing = ValidationRules.said(requiredMessage, TextRule.required.check(text))
      // Of what is not there nothing more needs to be said.
      if !missing.isEmpty { return missing }
    }
    if isOptional, text.isEmpty { return [] }
    var failures: [ValidationFailure] = []
    for (rule, message) in rules {
      failures += ValidationRules.said(message, try check(value, text, rule, machine))
    }
    return failures
  }

  private func check(
    _ value: Value, _ text: String, _ rule: Rule, _ machine: Machine
  ) throws -> [ValidationFailure] {
    switch rule {
    case .text(let rule, let cost):
      try machine.charge(1 + text.utf8.count * (1 + cost / 32) / 4)
      return rule.check(text)
    case .allowed(let allowed, let name):
      return try ValidationRules.failures(of: value, in: allowed, name, text)
    case .mask(let value):
      guard let mask = TextMask(value: value, for: text) else {
        throw Failure(
          code: "rule", "the rule `.mask` takes a mask such as \"##-##\", .card or .phone(\"US\")")
      }
      try machine.charge(1 + text.utf8.count / 4)
      if mask.isFull(text), mask.text(for: text) == text { return [] }
      return [ValidationFailure(rule: "mask", message: "must have the form \(mask.pattern)", value: text)]
    case .function(let function):
      return ValidationRules.failures(
        from: try machine.call(function, arguments: [value]), value: text, machine, rule: "function")
    }
  }

  /// The first of the failures in the script's words, if it has some.
  private static func said(_ message: String?, _ failures: [ValidationFailure]) -> [ValidationFailure] {
    guard let message, var first = failures.first else { return failures }
    first.message = message
    return [first]
  }

  private static func failures(
    of value: Value, in allowed: Value, _ name: String, _ text: String
  ) throws -> [ValidationFailure] {
    if !value.isNull, try TypeChecker.contains(allowed, value) { return [] }
    let printed = ValueText(limit: 60)
    if case .range(let range) = allowed {
      let wanted: String
      switch (range.lower.isNull, range.upper.isNull) {
      case (false, true): wanted = "must be \(printed.quoted(range.lower)) or more"
      case (true, false):
        wanted =
          "must be "
          + (range.isClosed
            ? "\(printed.quoted(range.upper)) or less" : "less than \(printed.quoted(range.upper))")
      default:
        wanted =
          "must be \(printed.quoted(range.lower)) to "
          + (range.isClosed ? "" : "less than ") + printed.quoted(range.upper)
      }
      return [ValidationFailure(rule: "range", message: wanted, value: text)]
    }
    var choices = printed.quoted(allowed)
    if case .list(let list) = allowed {
      choices = list.elements.prefix(20).map { element in
        if case .string(let text) = element { return text.text }
        return printed.quoted(element)
      }.joined(separator: ", ")
    }
    return [ValidationFailure(rule: "oneOf", message: "must be one of \(choices)", value: text)]
  }

  /// What a function of the script's, or a `where`, says: nothing if it is true, nil or an empty list; else texts or
  /// failures.
  static func failures(
    from answer: Value, value: String, _ machine: Machine, rule: String
  ) -> [ValidationFailure] {
    func failure(_ message: String, _ name: String = rule) -> ValidationFailure {
      ValidationFailure(rule: name, message: message, value: value)
    }
    switch answer {
    case .null, .absent, .bool(true): return []
    case .bool(false): return [failure("is not valid")]
    case .list(let list):
      return list.elements.flatMap { failures(from: $0, value: value, machine, rule: rule) }
    case .record(let record):
      func field(_ name: String) -> Value? {
        guard let slot = record.shape.keys.firstIndex(where: { $0.text == name }), slot < record.values.count
        else { return nil }
        return record.values[slot]
      }
      let message = field("message").map { machine.text($0) } ?? machine.text(answer)
      return [failure(message, field("rule").map { machine.text($0) } ?? rule)]
    default: return [failure(machine.text(answer))]
    }
  }
}
