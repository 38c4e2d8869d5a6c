import Testing

@testable import Trellis

/// A line of text is edited by graphemes.
struct EditableTextTests {
  /// The text with `|` at the caret, after some keys.
  private func edit(_ text: String, _ caret: Int? = nil, _ keys: LiveKey...) -> String {
    var line = EditableText(text, caret: caret)
    for key in keys {
      let isForText = line.apply(key)
      #expect(isForText)
    }
    return line.text.prefix(line.caret) + "|" + line.text.dropFirst(line.caret)
  }

  @Test func textGoesWhereTheCaretStands() {
    #expect(edit("", nil, .text("a"), .text("b")) == "ab|")
    #expect(edit("ad", 1, .text("b"), .text("c")) == "abc|d")
    #expect(edit("東京", 1, .text("西")) == "東西|京")
  }

  @Test func aMarkJoinsTheLetterBefore() {
    #expect(edit("e", nil, .text("\u{301}"), .text("x")) == "e\u{301}x|")
    #expect(edit("ex", 1, .text("\u{301}")) == "e\u{301}|x")
    #expect(edit("e\u{301}", nil, .backspace) == "|")
    #expect(edit("👩‍🚀🇳🇱", nil, .left, .backspace) == "|🇳🇱")
  }

  @Test func charactersAreRemovedOnBothSides() {
    #expect(edit("abc", nil, .backspace) == "ab|")
    #expect(edit("abc", 1, .delete) == "a|c")
    #expect(edit("abc", 0, .backspace) == "|abc")
    #expect(edit("abc", nil, .delete) == "abc|")
    #expect(edit("abc", 2, .deleteToStart) == "|c")
    #expect(edit("abc", 1, .deleteToEnd) == "a|")
  }

  @Test func theCaretMovesByCharactersAndWords() {
    #expect(edit("abc", nil, .left, .left) == "a|bc")
    #expect(edit("abc", 0, .left, .right) == "a|bc")
    #expect(edit("abc", 1, .home) == "|abc")
    #expect(edit("abc", 1, .end) == "abc|")
    #expect(edit("one two, three", nil, .wordLeft) == "one two, |three")
    #expect(edit("one two, three", nil, .wordLeft, .wordLeft) == "one |two, three")
    #expect(edit("one two, three", 3, .wordRight) == "one two|, three")
    #expect(edit("one two", nil, .deleteWord) == "one |")
    #expect(edit("one  ", nil, .deleteWord) == "|")
  }

  @Test func aPasteIsOneLine() {
    #expect(edit("ab", 1, .paste("\none\ntwo\t3\n\n")) == "aone two 3|b")
    #expect(edit("ab", 1, .paste("")) == "a|b")
  }

  @Test func otherKeysAreNotForText() {
    var line = EditableText("a")
    for key in [LiveKey.enter, .tab, .escape, .up, .pageDown, .click(row: 0, column: 0)] {
      let isForText = line.apply(key)
      #expect(!isForText)
    }
    #expect(line == EditableText("a"))
  }
}
