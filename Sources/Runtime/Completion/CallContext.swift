/// The call whose parentheses the cursor stands in.
struct CallContext {
  /// The name that is called.
  var callee: String
  /// Where the name begins.
  var calleeStart: Int
  /// Whether it is called on something: `x.name(`.
  var isMember: Bool
  /// The label of the argument that is being typed, if it has one.
  var label: String?
  /// How many arguments without a label stand before it.
  var position = 0
  /// The labels of the arguments before it.
  var usedLabels: Set<String> = []
  /// Whether the argument has nothing yet but the word that is begun.
  var isAtStart = false

  /// The innermost call that is open at the cursor; nil where a block or list is.
  init?(_ context: CompletionContext) {
    guard let parenthesis = context.open.last, context.text[parenthesis] == "(" else { return nil }
    self.init(context, parenthesis: parenthesis)
  }

  private init?(_ context: CompletionContext, parenthesis: Int) {
    let text = context.text
    let start = context.wordStart(before: parenthesis)
    guard start < parenthesis, !text[start].isNumber else { return nil }
    callee = String(text[start..<parenthesis])
    calleeStart = start
    isMember = start > 0 && text[start - 1] == "."
    var depth = 0
    var argument = parenthesis + 1
    var quoted = false
    for index in (parenthesis + 1)..<max(parenthesis + 1, text.count) {
      let character = text[index]
      if character == "\"" { quoted.toggle() }
      if quoted { continue }
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        if let label = CallContext.label(text[argument..<index]) {
          usedLabels.insert(label)
        } else {
          position += 1
        }
        argument = index + 1
      default: break
      }
    }
    label = CallContext.label(text[argument...])
    isAtStart = text[argument..<context.wordStart].allSatisfy(\.isWhitespace)
  }

  /// `name` of `name: …`.
  static func label(_ argument: ArraySlice<Character>) -> String? {
    let body = argument.drop(while: \.isWhitespace)
    let word = body.prefix(while: CompletionContext.isWord)
    guard let first = word.first, !first.isNumber, body.dropFirst(word.count).first == ":" else { return nil }
    return String(word)
  }
}
