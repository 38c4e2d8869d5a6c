/// What is wrong with a value: where it stands, which rule it breaks, and in words what the rule asks.
public struct ValidationFailure: Error, Hashable, Sendable {
  /// Where the value stands: `contacts[2].email`; empty for the value itself.
  public var path: String
  /// The rule's short name: `email`, `length`, `password.digit`.
  public var rule: String
  /// What is asked, as a sentence without a full stop: `needs a digit`.
  public var message: String
  /// The value as text.
  public var value: String

  /// A failure.
  public init(path: String = "", rule: String, message: String, value: String) {
    self.path = path
    self.rule = rule
    self.message = message
    self.value = value
  }

  /// The same failure of a value that stands in another: `email` in `contacts[2]` is `contacts[2].email`.
  public func within(_ outer: String) -> ValidationFailure {
    var failure = self
    if path.isEmpty || outer.isEmpty {
      failure.path = outer + path
    } else {
      failure.path = outer + (path.hasPrefix("[") ? "" : ".") + path
    }
    return failure
  }
}

extension ValidationFailure: CustomStringConvertible {
  /// `contacts[2].email: is not an email address: it has no @ ("ada")`.
  public var description: String { (path.isEmpty ? "" : path + ": ") + message + " (\"\(value)\")" }
}
