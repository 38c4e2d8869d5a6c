/// What stands before the cursor of somebody who types, as far as completion needs to know: in a string or comment or
/// not, which brackets are open, which word is begun.
///
/// It reads characters and not tokens, since what is typed is seldom complete.
struct CompletionContext {
  enum Place: Equatable {
    case code
    case comment
    /// Inside quotes, with what was typed since.
    case string(String)
  }

  let text: [Character]
  private(set) var place = Place.code
  /// Where brackets that are still open stand.
  private(set) var open: [Int] = []
  /// The letters and digits right before the cursor.
  private(set) var word = ""

  init(_ source: String) {
    text = Array(source)
    scan()
    let start = wordStart(before: text.count)
    if place == .code { word = String(text[start...]) }
  }

  /// Where the word begins.
  var wordStart: Int { text.count - word.count }

  /// The last character before an index that is no white space, or nil.
  func lastVisible(before index: Int) -> Int? {
    text[..<max(0, min(index, text.count))].lastIndex { !$0.isWhitespace }
  }

  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Where the word that ends before an index begins.
  func wordStart(before index: Int) -> Int {
    var start = index
    while start > 0, CompletionContext.isWord(text[start - 1]) { start -= 1 }
    return start
  }

  /// The bracket that the one at `end` closes.
  func opening(of end: Int) -> Int? {
    var depth = 0
    var index = end
    while index >= 0 {
      switch text[index] {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        depth -= 1
        if depth == 0 { return index }
      case "\"":
        // A string without escapes is enough here: what is odd completes to nothing.
        guard let quote = text[..<index].lastIndex(of: "\"") else { return nil }
        index = quote
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// Where the operand that ends before an index begins: `a.b`, `f(x).c`, `[1, 2]`, `"text"`, `Text("a").bold()`.
  func operandStart(before end: Int) -> Int {
    var index = end
    while index > 0 {
      let last = text[index - 1]
      if CompletionContext.isWord(last) {
        index = wordStart(before: index)
        if index > 0, text[index - 1] == "$" { index -= 1 }
      } else if last == ")" || last == "]" || last == "}" {
        guard let start = opening(of: index - 1) else { return index }
        index = start
        if start > 0, CompletionContext.isWord(text[start - 1]) || text[start - 1] == ")" { continue }
        // `Text("a") { … }`
        if last == "}", let before = lastVisible(before: start), text[before] == ")" {
          index = before + 1
          continue
        }
      } else if last == "\"" {
        guard let quote = text[..<(index - 1)].lastIndex(of: "\"") else { return index }
        index = quote
      } else {
        return index
      }
      // A point, perhaps on a line of its own, goes on to the left.
      guard let before = lastVisible(before: index), text[before] == "." else { return index }
      var next = before
      if next > 0, text[next - 1] == "?" { next -= 1 }
      guard let visible = lastVisible(before: next) else { return index }
      index = visible + 1
    }
    return index
  }

  // MARK: Scanning

  private enum Frame { case bracket, interpolation, string(Int), long(Int) }

  private mutating func scan() {
    var frames: [Frame] = []
    var index = 0
    func at(_ offset: Int) -> Character? { index + offset < text.count ? text[index + offset] : nil }
    while index < text.count {
      let character = text[index]
      switch frames.last {
      case .string, .long:
        if character == "\\" {
          if at(1) == "(" {
            frames.append(.interpolation)
            open.append(index + 1)
          }
          index += 2
          continue
        }
        if case .long? = frames.last {
          if character == "\"", at(1) == "\"", at(2) == "\"" {
            frames.removeLast()
            index += 3
            continue
          }
        } else if character == "\"" || character.isNewline {
          frames.removeLast()
        }
      default:
        if character == "/", at(1) == "/" {
          let end = text[index...].firstIndex(where: \.isNewline)
          guard let end else {
            place = .comment
            return
          }
          index = end
          continue
        }
        switch character {
        case "\"":
          if at(1) == "\"", at(2) == "\"" {
            frames.append(.long(index + 3))
            index += 3
            continue
          }
          frames.append(.string(index + 1))
        case "(", "[", "{":
          frames.append(.bracket)
          open.append(index)
        case ")", "]", "}":
          if !open.isEmpty { open.removeLast() }
          if !frames.isEmpty { frames.removeLast() }
        default: break
        }
      }
      index += 1
    }
    switch frames.last {
    case .string(let start), .long(let start): place = .string(String(text[min(start, text.count)...]))
    default: break
    }
  }
}
