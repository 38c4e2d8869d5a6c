/// The names that source which is being typed declares itself: variables, parameters of functions and blocks.
///
/// It looks at words and not at scopes: a name too many is no harm where one is chosen by hand.
struct LocalNames {
  private(set) var names: [String] = []

  private static let declaring: Set<String> = ["let", "var", "state", "input", "fn", "view", "for"]

  init(_ context: CompletionContext) {
    let text = context.text
    var previous = ""
    var index = 0
    while index < min(text.count, context.wordStart) {
      guard CompletionContext.isWord(text[index]) else {
        // A sign between ends what a word declares, but for the bracket of a pattern.
        if !text[index].isWhitespace, text[index] != "(", text[index] != "[" { previous = "" }
        index += 1
        continue
      }
      let start = index
      while index < text.count, CompletionContext.isWord(text[index]) { index += 1 }
      let word = String(text[start..<index])
      if LocalNames.declaring.contains(previous) { add(word) }
      if previous == "fn" || previous == "view" { addParameters(text, from: index) }
      if word == "in" { addBound(text, before: start) }
      previous = word
    }
  }

  private mutating func add(_ word: String) {
    guard let first = word.first, !first.isNumber, word != "_", word != "in" else { return }
    names.append(word)
  }

  /// `(a, label b: Int = 2)`: the word before a comma, colon, sign or bracket.
  private mutating func addParameters(_ text: [Character], from start: Int) {
    guard start < text.count, text[start] == "(" else { return }
    var depth = 0
    var word = ""
    var isName = true
    for character in text[start...] {
      switch character {
      case "(", "[", "{":
        depth += 1
      case _ where CompletionContext.isWord(character):
        if depth == 1, isName { word.append(character) }
        continue
      case " " where depth == 1:
        // `label name`
        if isName { word = "" }
        continue
      case ",", ":", "=", ")", "]", "}":
        if depth == 1, isName { add(word) }
        if ")]}".contains(character) { depth -= 1 }
        if depth == 1 { isName = character == "," }
        word = ""
      default: break
      }
      if depth == 0 { return }
    }
  }

  /// `{ a, (i, row) in`, `for (i, row) in`: the words back to the bracket or keyword.
  private mutating func addBound(_ text: [Character], before end: Int) {
    var index = end
    var word = ""
    while index > 0 {
      let character = text[index - 1]
      if CompletionContext.isWord(character) {
        word.insert(character, at: word.startIndex)
      } else {
        if word == "for" { return }
        add(word)
        word = ""
        guard character.isWhitespace || ",()[]$".contains(character) else { return }
      }
      index -= 1
    }
  }
}
