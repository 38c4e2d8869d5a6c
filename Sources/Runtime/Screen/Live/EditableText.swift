/// A line of text that is edited, and where the caret stands: before the grapheme with its number.
package struct EditableText: Equatable, Sendable {
  package private(set) var text: String
  package private(set) var caret: Int

  /// - Parameter caret: at the end, if nothing else is said.
  package init(_ text: String, caret: Int? = nil) {
    self.text = text
    self.caret = max(0, min(caret ?? text.count, text.count))
  }

  /// The graphemes behind the caret.
  package var countBehind: Int { text.count - caret }

  /// Does what a key does to a line of text; false if it does nothing to any.
  package mutating func apply(_ key: LiveKey) -> Bool {
    switch key {
    case .text(let typed): insert(typed)
    case .paste(let pasted): insert(EditableText.oneLine(pasted))
    case .backspace: remove(from: caret - 1, to: caret)
    case .delete: remove(from: caret, to: caret + 1)
    case .deleteWord: remove(from: wordStart, to: caret)
    case .deleteToStart: remove(from: 0, to: caret)
    case .deleteToEnd: remove(from: caret, to: text.count)
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(text.count, caret + 1)
    case .wordLeft: caret = wordStart
    case .wordRight: caret = wordEnd
    case .home: caret = 0
    case .end: caret = text.count
    default: return false
    }
    return true
  }

  /// What is pasted in a line: line breaks at its ends are left out, others are spaces.
  static func oneLine(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    while lines.first?.isEmpty ?? false { lines.removeFirst() }
    return lines.joined(separator: " ").replacing("\t", with: " ")
  }

  private mutating func insert(_ typed: String) {
    if typed.isEmpty { return }
    let behind = text.dropFirst(caret)
    let before = text.prefix(caret) + typed
    // A mark that is typed joins what stands before it.
    text = String(before) + behind
    caret = min(before.count, text.count)
  }

  private mutating func remove(from start: Int, to end: Int) {
    let start = max(0, start)
    let end = min(text.count, end)
    guard start < end else { return }
    text = String(text.prefix(start)) + text.dropFirst(end)
    caret = min(start, text.count)
  }

  private var wordStart: Int {
    let before = Array(text.prefix(caret))
    var index = before.count
    while index > 0, !EditableText.isWord(before[index - 1]) { index -= 1 }
    while index > 0, EditableText.isWord(before[index - 1]) { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    let all = Array(text)
    var index = caret
    while index < all.count, !EditableText.isWord(all[index]) { index += 1 }
    while index < all.count, EditableText.isWord(all[index]) { index += 1 }
    return index
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
