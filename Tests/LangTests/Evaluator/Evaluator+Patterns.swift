@testable import Lang

/// Patterns.
extension Evaluator {
  /// Whether a value matches; what the pattern binds is added to the scope.
  ///
  /// - Parameter isBinding: as in `for` and `let`, where a plain name binds.
  func match(_ pattern: Pattern, _ value: PlainValue, _ frame: inout Frame, isBinding: Bool) throws -> Bool {
    switch pattern.kind {
    case .wildcard: return true
    case .bind(let name):
      frame.scope = Scope(name, Variable(value), frame.scope)
      return true
    case .value(let expression): return try isMatch(value, try evaluate(expression, &frame))
    case .symbol(let name, let inner):
      guard case .symbol(let found, let arguments, _) = value, found == text(name) else { return false }
      guard let inner else { return true }
      return try inner.count == arguments.count && matchAll(inner, arguments, &frame, isBinding)
    case .tuple(let items):
      guard case .list(let elements) = value, elements.count == items.count else { return false }
      return try matchAll(items, elements, &frame, isBinding)
    case .list(let items, let rest, let restName):
      guard case .list(let elements) = value else { return false }
      guard let rest else {
        return try elements.count == items.count && matchAll(items, elements, &frame, isBinding)
      }
      guard elements.count >= items.count else { return false }
      let back = items.count - rest
      guard try matchAll(Array(items[..<rest]), Array(elements[..<rest]), &frame, isBinding),
        try matchAll(Array(items[rest...]), Array(elements.suffix(back)), &frame, isBinding)
      else { return false }
      if let restName {
        let middle = PlainValue.list(Array(elements[rest..<(elements.count - back)]))
        frame.scope = Scope(restName, Variable(middle), frame.scope)
      }
      return true
    case .record(let fields):
      guard case .record(let record) = value else { return false }
      for field in fields {
        guard let part = record[text(field.key)] else { return false }
        guard try match(field.pattern, part, &frame, isBinding: isBinding) else { return false }
      }
      return true
    case .invalid: throw GivenUp.unknown("a pattern")
    }
  }

  private func matchAll(
    _ patterns: [Pattern], _ values: [PlainValue], _ frame: inout Frame, _ isBinding: Bool
  ) throws -> Bool {
    for (pattern, value) in zip(patterns, values) {
      if try !match(pattern, value, &frame, isBinding: isBinding) { return false }
    }
    return true
  }

  /// In a pattern: equal, or within a range; unlike kinds don't match.
  func isMatch(_ value: PlainValue, _ wanted: PlainValue) throws -> Bool {
    if case .range(let low, let high, let isClosed) = wanted {
      if case .range = value { return isSame(value, wanted) ?? false }
      if !low.isNull, !(try compareKinds(low, value).map { $0 <= 0 } ?? false) { return false }
      if !high.isNull {
        guard let order = try compareKinds(value, high) else { return false }
        return order < 0 || (order == 0 && isClosed)
      }
      return true
    }
    return isSame(value, wanted) ?? false
  }

  private func compareKinds(_ a: PlainValue, _ b: PlainValue) throws -> Int? {
    do { return try compare(a, b) } catch is Failure { return nil }
  }
}
