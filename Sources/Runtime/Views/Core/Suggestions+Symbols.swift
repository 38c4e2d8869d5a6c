import Lang

extension Suggestions {
  /// Did you mean a symbol: a hint, or nil if none is near.
  static func hint(for symbol: String, in symbols: [String]) -> String? {
    closest(to: symbol, in: symbols).map { "did you mean `.\($0)`?" }
  }
}
