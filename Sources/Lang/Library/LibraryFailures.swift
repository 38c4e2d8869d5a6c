/// The messages that many functions share.
extension NativeCall {
  /// An argument of the wrong kind; argument 0 of a member is what stands before the point.
  func mismatched(_ index: Int, _ expected: String) -> Failure {
    guard index == 0, function.isMember else { return mismatch(index, expected) }
    let value = self[0]
    if value.isNull {
      return Failure(
        code: "type", "`\(function.name)` belongs to \(expected), and this is nil",
        hint: "`?.\(function.name)` leaves nil alone; `?? …` gives it a value")
    }
    return Failure(code: "type", "`\(function.name)` belongs to \(expected), and this is \(value.kindName)")
  }

  /// An index that names no element.
  func indexFailure(_ index: Int, count: Int, what: String = "element") -> Failure {
    if count == 0 {
      return Failure(code: "index", "index \(index) of `\(function.name)`: there is no \(what) at all")
    }
    return Failure(
      code: "index",
      "index \(index) of `\(function.name)` is outside: there \(count == 1 ? "is" : "are") \(count) \(what)\(count == 1 ? "" : "s"), 0 to \(count - 1)",
      hint: index == count ? "the first has index 0, so the last is \(count - 1)" : nil)
  }

  func overflow() -> Failure {
    Failure(
      code: "overflow", "`\(function.name)` leads outside the Ints, which have 64 bits",
      hint: "Float numbers reach further: `Float(x)`")
  }

  /// A value that a parameter can't have, though its kind is right.
  func refused(_ message: String, hint: String? = nil) -> Failure {
    Failure(code: "argument", "`\(function.name)`: \(message)", hint: hint)
  }

  /// A count that is not negative.
  func size(_ index: Int, default value: Int? = nil) throws -> Int {
    if !has(index), let value { return value }
    let count = try int(index)
    guard count >= 0 else {
      throw refused("\(label(index)) must not be negative, but is \(count)")
    }
    return count
  }

  /// A count of at least one.
  func positive(_ index: Int, default value: Int? = nil) throws -> Int {
    if !has(index), let value { return value }
    let count = try int(index)
    guard count >= 1 else { throw refused("\(label(index)) must be at least 1, but is \(count)") }
    return count
  }

  /// What a parameter is called in a message.
  func label(_ index: Int) -> String {
    let parameters = function.signature.parameters
    return index < parameters.count ? "`\(parameters[index].displayName)`" : "an argument"
  }

  /// Whether the call gave this argument and it is not nil.
  func given(_ index: Int) -> Bool { !self[index].isNull }
}
