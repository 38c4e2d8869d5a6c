import Lang

/// What declared types need of the other libraries: date patterns, patterns, forms of text.
package struct DataServices: Sendable {
  /// Compiles a date pattern (`MMM d yyyy`); the result reads one text, nil if it isn't of that form.
  package var datePattern: @Sendable (_ pattern: String) throws -> @Sendable (_ text: String) -> WrittenDate?
  /// Compiles a pattern of `matching`; the result says whether a text matches as a whole.
  package var textPattern: @Sendable (_ pattern: String) throws -> @Sendable (_ text: String) -> Bool
  /// Checks a text against a named form (`Email`): why it isn't one, or nil if it is.
  package var form: @Sendable (_ name: String, _ text: String) -> String?

  package init(
    datePattern: @escaping @Sendable (String) throws -> @Sendable (String) -> WrittenDate? = { pattern in
      throw Failure(code: "date-pattern", "the date pattern \"\(pattern)\" can't be read here")
    },
    textPattern: @escaping @Sendable (String) throws -> @Sendable (String) -> Bool = { pattern in
      throw Failure(code: "pattern", "the pattern \"\(pattern)\" can't be read here")
    },
    form: @escaping @Sendable (String, String) -> String? = { _, _ in nil }
  ) {
    self.datePattern = datePattern
    self.textPattern = textPattern
    self.form = form
  }
}

/// Evaluates the parts of a declared type that are code: defaults, `in`, `where`.
package protocol TypeEvaluator {
  /// Calls a function of the script's that captured nothing.
  func value(of code: FunctionCode, arguments: [Value]) throws -> Value
}
