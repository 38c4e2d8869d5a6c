import Formatting
import Testing

@Suite struct TextTests {
  @Test func masksArePouredInto() throws {
    let mask = TextMask("(###) ###-####")
    #expect(
      ["", "2", "212", "2125", "2125550123", "212-555-0123x", "(212) 555-0123", "21255501239"].map(
        mask.text(for:)) == [
          "", "(2", "(212", "(212) 5", "(212) 555-0123", "(212) 555-0123", "(212) 555-0123", "(212) 555-0123",
        ])
    #expect(mask.plain("(212) 555-0123") == "2125550123")
    #expect(mask.capacity == 10)
    #expect(mask.isFull("2125550123"))
    #expect(!mask.isFull("212555012"))
    #expect(TextMask("AA-##!").text(for: "kl1a2") == "kl-12!")
    #expect(TextMask("\\#N*").text(for: "é9") == "#é9")
    #expect(TextMask.card(for: "3782").text(for: "378282246310005") == "3782 822463 10005")
    #expect(TextMask.phone(region: "fr")?.text(for: "0123456789") == "01 23 45 67 89")
    #expect(TextMask.phone(region: "xx") == nil)
    #expect(TextMask("+31 ## ###").text(for: "+31 20 123") == "+31 20 123")
  }

  @Test func redactionHidesWhatItIsNotToldToShow() {
    #expect(Redaction().text("secret") == "••••••")
    #expect(Redaction.card.text("4242 4242 4242 4242") == "•••• •••• •••• 4242")
    #expect(Redaction(keepFirst: 1, keepLast: 1).text("ab") == "••")
    #expect(Redaction(keepFirst: 1, keepLast: 1).text("abc") == "a•c")
    #expect(Redaction(fixedLength: 8).text("abc") == "••••••••")
    #expect(Redaction(fixedLength: 8).text("") == "")
    #expect(Redaction.email("ada@example.org") == "a•••@example.org")
    #expect(Redaction(keepFirst: .max, keepLast: .max).text("abc") == "•••")
  }

  @Test(arguments: [
    (CaseStyle.upper, "STRASSE 2"), (.lower, "straße 2"), (.title, "Straße 2"), (.sentence, "Straße 2"),
    (.camel, "straße2"),
    (.pascal, "Straße2"), (.snake, "straße_2"), (.kebab, "straße-2"),
  ])
  func cases(style: CaseStyle, expected: String) { #expect(style.text("straße 2") == expected) }

  @Test func casesOfNamesAndLanguages() {
    #expect(CaseStyle.snake.text("HTTPServer nameOfIt2Go") == "http_server_name_of_it2_go")
    #expect(CaseStyle.title.text("o'neil and the-others") == "O'neil And The-Others")
    #expect(CaseStyle.upper.text("istanbul", locale: LocaleID("tr_TR")) == "İSTANBUL")
    #expect(CaseStyle.lower.text("", locale: LocaleID("tr_TR")) == "")
  }

  @Test func paddingCountsCells() {
    #expect(TextPadding.text("東京", width: 6) == "東京  ")
    #expect(TextPadding.text("a", width: 4, side: .trailing, filler: "0") == "000a")
    #expect(TextPadding.text("a", width: 4, side: .center, filler: ".") == ".a..")
    #expect(TextPadding.text("a", width: 4, filler: "東") == "a東 ")
    #expect(TextPadding.text("abc", width: 2) == "abc")
    #expect(TextPadding.text("e\u{301}", width: 2, filler: "\u{301}") == "e\u{301} ")
    #expect(TextPadding.text("", width: .max).utf8.count == TextPadding.widest)
  }
}
