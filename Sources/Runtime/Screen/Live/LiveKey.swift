/// What somebody does to a screen: a key, a paste, the pointer.
package enum LiveKey: Equatable, Sendable {
  /// Typed text: one character, or a part of one that joins what was typed before. The space key is `" "`.
  case text(String)
  case paste(String)
  case enter, tab, backTab, escape
  case backspace, delete
  /// Removes what stands before the caret: a word, or all.
  case deleteWord, deleteToStart
  /// Removes what stands behind it.
  case deleteToEnd
  case up, down, left, right
  case wordLeft, wordRight
  case home, end, pageUp, pageDown
  /// Row and column of the window, from 0.
  case click(row: Int, column: Int)
  /// The wheel over a cell: lines down, or up if negative.
  case wheel(row: Int, column: Int, lines: Int)
}
