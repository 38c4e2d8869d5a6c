import Lang
import Validation

/// Functions over the validation library: what is wrong with a value, by rules or by a type.
extension Catalog {
  func addValidationFunctions() {
    method("failures(_ rules: Symbol|List|Function..., as type: Type?)", on: .any) { call in
      var failures: [ValidationFailure] = []
      if case .list(let list) = call[1], !list.elements.isEmpty {
        failures += try ValidationRules(Array(list.elements)).failures(of: call[0], call.machine)
      }
      if case .type(let object) = call[2] { failures += try call.failures(of: call[0], as: object.type) }
      return try call.heap.list(failures)
    }
    method("isValid(_ rules: Symbol|List|Function..., as type: Type?)", on: .any) { call in
      if case .list(let list) = call[1], !list.elements.isEmpty,
        try !ValidationRules(Array(list.elements)).failures(of: call[0], call.machine).isEmpty
      {
        return .bool(false)
      }
      guard case .type(let object) = call[2] else { return .bool(true) }
      return .bool(try call.failures(of: call[0], as: object.type).isEmpty)
    }
    method(
      """
      passwordRules(min: Int = 8, max: Int?, uppercase: Bool = true, lowercase: Bool = true, digit: Bool = true, \
      symbol: Bool = false, spaces: Bool = true, repeats: Int?, forbidden: List?)
      """, on: .string
    ) { call in
      let password = try call.chargedText(0)
      let policy = PasswordPolicy(
        minimumLength: try call.int(1, default: 8), maximumLength: call[2].isNull ? nil : try call.int(2),
        uppercase: try call.bool(3, default: true), lowercase: try call.bool(4, default: true),
        digit: try call.bool(5, default: true), symbol: try call.bool(6),
        allowsSpaces: try call.bool(7, default: true),
        maximumRepeats: call[8].isNull ? nil : try call.int(8),
        forbidden: call[9].isNull ? [] : try call.list(9).elements.map { call.machine.text($0) })
      let shape = Shape(["rule", "message", "isMet"])
      return try call.heap.list(
        try policy.rules.map { rule in
          try call.heap.record(
            shape: shape,
            [
              try call.heap.string(rule.name), try call.heap.string(rule.message),
              .bool(policy.meets(password, rule.name)),
            ])
        })
    }
    method("passwordHash(salt: String, rounds: Int = 100000)", on: .string) { call in
      let password = try call.chargedText(0)
      let rounds = try call.int(2, default: 100_000)
      guard (1...10_000_000).contains(rounds) else {
        throw Failure(code: "argument", "`rounds` of `passwordHash` must be 1 to 10000000, but is \(rounds)")
      }
      try call.charge(rounds * 100)
      let hash = PasswordHash(of: password, salt: try call.string(1), rounds: rounds, unless: call.stopped)
      try call.machine.pause()
      return try call.heap.string(hash.text)
    }
    method("matchesHash(_ hash: String)", on: .string) { call in
      let password = try call.chargedText(0)
      guard let hash = PasswordHash(try call.string(1)) else {
        throw Failure(
          code: "argument", "this is no hash of a password",
          hint: "`password.passwordHash(salt: …)` makes one")
      }
      guard hash.rounds <= 10_000_000 else {
        throw Failure(code: "argument", "this hash asks for \(hash.rounds) rounds, more than 10000000")
      }
      try call.charge(hash.rounds * 100)
      let isMatch = hash.matches(password, unless: call.stopped)
      try call.machine.pause()
      return .bool(isMatch)
    }
    method("phoneNumber(region: String?)", on: .string) { call in
      let text = try call.chargedText(0)
      return try PhoneNumber.normalized(text, region: try call.optionalString(1)).map {
        try call.heap.string($0)
      } ?? .null
    }
    method("cardIssuer()", on: .string) { call in
      try PaymentCard.issuer(try call.chargedText(0)).map { try call.heap.string($0) } ?? .null
    }
    addWordFunctions()
  }

  private func addWordFunctions() {
    method("hashtags()", on: .string) { call in
      try call.heap.list(try TextWords.hashtags(in: try call.workingText(0)).map { try call.heap.string($0) })
    }
    method("mentions()", on: .string) { call in
      try call.heap.list(try TextWords.mentions(in: try call.workingText(0)).map { try call.heap.string($0) })
    }
    method("replacingWord(_ word: String, with replacement: String, ignoresCase: Bool = false)", on: .string)
    { call in
      let text = try call.workingText(0)
      let (word, replacement) = (try call.string(1), try call.string(2))
      // The result is as long as if every second character were such a word.
      try call.heap.check(text.utf8.count * max(1, replacement.utf8.count) / max(1, word.utf8.count))
      try call.charge(text.utf8.count)
      return try call.heap.string(
        TextWords.replacing(word: word, in: text, with: replacement, ignoresCase: try call.bool(3)))
    }
  }
}

extension NativeCall {
  /// What is wrong with a value by a declared type, every failure with its path.
  fileprivate func failures(of value: Value, as type: ValueType) throws -> [ValidationFailure] {
    let checker = TypeChecker(
      machine: machine, converting: false, evaluator: MachineEvaluator(machine: machine), services: .standard)
    checker.problems.limit = 10_000
    checker.asksAllConditions = true
    _ = try checker.check(value, type)
    return checker.problems.list.map {
      ValidationFailure(path: $0.column, rule: $0.rule, message: $0.reason, value: $0.value)
    }
  }
}

extension Heap {
  /// Failures as a list of records.
  func list(_ failures: [ValidationFailure]) throws -> Value {
    let shape = Shape(["path", "rule", "message", "value"])
    return try list(
      try failures.map { failure in
        try record(
          shape: shape,
          [
            try string(failure.path), try string(failure.rule), try string(failure.message),
            try string(failure.value),
          ])
      })
  }
}
