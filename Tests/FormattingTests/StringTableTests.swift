import Formatting
import Testing

@Suite struct StringTableTests {
  let english = StringTable(
    text: #"""
      // Titles
      "hello" = "Hello, %@!";  /* said
        first */
      "moved" = "%2$@ before %1$@, 100%%";
      rows.one = "%d row";
      "rows.other" = "%d rows";
      "named" = "%{who} said \"hi\"\n\U0041";
      """#)
  let dutch = StringTable(text: #""hello" = "Hallo, %@!"; "rows.one" = "%d rij"; "rows.other" = "%d rijen";"#)

  var tables: StringTables { StringTables([LocaleID("en"): english, LocaleID("nl"): dutch]) }

  @Test func textsWithArguments() {
    #expect(english.problems.isEmpty)
    #expect(tables.find("hello", in: LocaleID("en_US"), arguments: ["Ada"]).text == "Hello, Ada!")
    #expect(tables.find("moved", in: LocaleID("en"), arguments: ["a", "b"]).text == "b before a, 100%")
    #expect(tables.find("named", in: LocaleID("en"), named: ["who": "Bob"]).text == "Bob said \"hi\"\nA")
    #expect(tables.find("hello", in: LocaleID("en")).text == "Hello, %@!")
  }

  @Test func theLanguageThenTheFallbackThenTheKey() {
    let hello = tables.find("hello", in: LocaleID("nl_BE"), arguments: ["Ada"])
    #expect(hello.text == "Hallo, Ada!")
    #expect(hello.locale == LocaleID("nl"))
    #expect(tables.find("moved", in: LocaleID("nl_NL"), arguments: ["a", "b"]).locale == LocaleID("en"))
    let nowhere = tables.find("nowhere", in: LocaleID("nl_NL"))
    #expect(nowhere.text == "nowhere")
    #expect(nowhere.locale == nil)
    #expect(tables.missingKeys(in: LocaleID("nl_NL")) == ["moved", "named"])
    #expect(tables.missingKeys(in: LocaleID("en_GB")).isEmpty)
  }

  @Test func pluralsByTheLanguageOfTheTable() {
    #expect(tables.find("rows", count: 1, in: LocaleID("nl_NL")).text == "1 rij")
    #expect(tables.find("rows", count: 2, in: LocaleID("nl_NL")).text == "2 rijen")
    #expect(tables.find("rows", count: 5, in: LocaleID("pl_PL")).text == "5 rows")
  }

  @Test func whatIsWrongIsReportedAndTheRestRead() {
    let table = StringTable(text: "\"a\" = \"1\"\n\"b\" = \"2\";\n= 3;\n\"b\" = \"4\";\n\"c\" = \"open")
    #expect(
      table.problems.map(\.description) == [
        "line 1: expected ; after the text of \"a\"", "line 3: expected a key in quotes",
        "line 4: the key \"b\" is there twice; the last counts",
        "line 5: expected the text of \"c\" in quotes",
      ])
    #expect(table.texts == ["a": "1", "b": "4"])
  }

  @Test func bytesOfBothKinds() {
    let text = "\"é\" = \"😀\";"
    let utf16: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(StringTable(bytes: utf16).texts == ["é": "😀"])
    #expect(StringTable(bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8)).texts == ["é": "😀"])
    #expect(StringTable(bytes: [0xFE, 0xFF, 0x00]).texts.isEmpty)
  }

  @Test func anyTextIsReadOrReported() {
    var random = Seeded()
    let letters = Array("\"\\=;/* \nab%{}1$@dUu".unicodeScalars)
    for _ in 0..<fuzzIterations(2000) {
      var text = String.UnicodeScalarView()
      for _ in 0..<random.int(0...30) { text.append(letters[random.int(0...letters.count - 1)]) }
      _ = StringTable(text: String(text))
      _ = tables.find(String(text), in: LocaleID("en"), arguments: ["x"], named: ["a": "b"])
      _ = TextMask(String(text)).text(for: String(text))
    }
  }
}
