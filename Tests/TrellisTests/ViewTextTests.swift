import Lang
import Testing
import TextLayout

@testable import Trellis

/// Text: wrapping, limits, truncation, case, redaction, style.
struct ViewTextTests {
  private func text(_ text: String, _ modifiers: (String, [String: Value])..., width: Int = 20) throws
    -> String
  {
    var view = V.text(text)
    for (name, arguments) in modifiers { view = view.modified(name, arguments) }
    return try draw(view, width: width).text
  }

  @Test func wrapsBetweenWords() throws {
    #expect(try text("one two three four", width: 9) == "one two\nthree\nfour\n")
  }

  @Test func aLimitOfLinesEndsInAnEllipsis() throws {
    #expect(try text("one two three four", ("lineLimit", ["_limit": .int(1)]), width: 9) == "one two…\n")
    #expect(
      try text(
        "one two three four", ("lineLimit", ["_limit": .int(1)]),
        ("truncationMode", ["_mode": V.symbol("head")]),
        width: 9) == "…ree four\n")
    #expect(
      try text(
        "one two three four", ("lineLimit", ["_limit": .int(1)]),
        ("truncationMode", ["_mode": V.symbol("middle")]),
        width: 9) == "one …four\n")
  }

  @Test func aFrameOfFewRowsEndsInAnEllipsis() throws {
    #expect(
      try text("one two three four", ("frame", ["width": .int(9), "height": .int(2)]))
        == "one two\nthree fo…\n"
        || text("one two three four", ("frame", ["width": .int(9), "height": .int(2)]))
          == "one two\nthree …\n"
    )
  }

  @Test func alignmentOfWrappedLines() throws {
    #expect(
      try text(
        "one two three", ("multilineTextAlignment", ["_alignment": V.symbol("trailing")]), width: 7)
        == "one two\n  three\n")
  }

  @Test func textCase() throws {
    #expect(try text("Straße", ("textCase", ["_textCase": V.symbol("uppercase")])) == "STRASSE\n")
  }

  @Test func redactionKeepsWidthsAndSpaces() throws {
    #expect(try text("secret 東京", ("redacted", [:])) == "▒▒▒▒▒▒ ▒▒▒▒\n")
    #expect(try text("secret", ("unredacted", [:]), ("redacted", [:])) == "secret\n")
  }

  @Test func controlsAreShownNotSent() throws {
    let drawn = try text("a\u{1B}[31mb\u{7}")
    #expect(!drawn.unicodeScalars.contains { $0.value == 27 || $0.value == 7 })
    #expect(drawn.hasPrefix("a␛[31mb"))
  }

  @Test func stylesAddUpAndTheInnerColourWins() throws {
    let view = V.text("x").modified("foregroundStyle", ["_style": V.symbol("red")]).modified("bold")
      .modified("foregroundStyle", ["_style": V.symbol("blue")])
    let drawn = try draw(view, format: .ansi(.ansi16)).text
    #expect(drawn.contains("1") && drawn.contains("31"))
    #expect(!drawn.contains("34"))
    #expect(drawn.hasPrefix("\u{1B}["))
  }

  @Test func nilIsShownWithAWarning() throws {
    let drawing = try draw(V.make("Text", ["_content": .null]))
    #expect(drawing.text == "nil\n")
    #expect(drawing.warnings.map(\.code) == ["nil-text"])
  }

  @Test func unknownColoursSuggestANearOne() throws {
    do {
      _ = try draw(V.text("x").modified("foregroundStyle", ["_style": V.symbol("gren")]))
      Issue.record("`gren` is no colour")
    } catch let failure as Failure {
      #expect(failure.hints == ["did you mean `.green`?"])
      #expect(failure.span != nil)
    }
  }
}
