import Trellis

extension Repl {
  /// What Tab does with the text before the cursor: commands, names, and after a point members.
  func completion(of text: String) -> LineEditor.Completion {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    if line.allSatisfy(\.isWhitespace) { return .init(insertion: "  ") }
    if line.hasPrefix(":"), !line.contains(" ") {
      return Repl.choose(String(line.dropFirst()), Command.allCases.map(\.rawValue))
    }
    let word = String(line.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let before = line.dropLast(word.count)
    if before.hasSuffix("\""), word.isEmpty { return .init() }
    return Repl.choose(word, before.hasSuffix(".") ? screen.memberNames : screen.names)
  }

  /// What all names that begin with a word have in common behind it, or those names.
  static func choose(_ word: String, _ names: [String]) -> LineEditor.Completion {
    let found = Set(names.filter { $0.hasPrefix(word) }).sorted()
    guard let first = found.first else { return .init() }
    var common = first[...]
    for name in found.dropFirst() { common = common.prefix(common.commonPrefixLength(with: name)) }
    return .init(insertion: String(common.dropFirst(word.count)), choices: found)
  }
}

extension Substring {
  fileprivate func commonPrefixLength(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
