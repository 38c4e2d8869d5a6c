import Testing

@testable import Lang

@Suite struct LibraryTextTests {
  let library = Library()

  private func show(_ name: String, _ text: String, _ arguments: Value...) throws -> String {
    switch arguments.count {
    case 0: library.show(try library.method(name, .text(text)))
    case 1: library.show(try library.method(name, .text(text), arguments[0]))
    case 2: library.show(try library.method(name, .text(text), arguments[0], arguments[1]))
    default: library.show(try library.method(name, .text(text), arguments[0], arguments[1], arguments[2]))
    }
  }

  private func read(_ name: String, _ text: String) throws -> String {
    library.show(try library.property(name, .text(text)))
  }

  @Test func cutsByGrapheme() throws {
    let family = "👨‍👩‍👧é🇩🇪"
    #expect(try read("count", family) == "3")
    #expect(try show("prefix", family, .int(1)) == "\"👨‍👩‍👧\"")
    #expect(try show("suffix", family, .int(1)) == "\"🇩🇪\"")
    #expect(try show("dropFirst", family) == "\"é🇩🇪\"")
    #expect(try show("dropLast", family, .int(2)) == "\"👨‍👩‍👧\"")
    #expect(try show("reversed", family) == "\"🇩🇪é👨‍👩‍👧\"")
    #expect(try read("first", family) == "\"👨‍👩‍👧\"")
    #expect(try read("characters", "a\r\nb") == #"["a", "\r\n", "b"]"#)
    #expect(try show("prefix", "abc", .int(99)) == "\"abc\"")
    #expect(try show("suffix", "abc", .int(0)) == "\"\"")
  }

  @Test func findsByGrapheme() throws {
    #expect(try show("contains", "Café", .text("fé")) == "true")
    #expect(try show("contains", "Cafe\u{301}", .text("e")) == "false")
    #expect(try show("contains", "Cafe\u{301}", .text("é")) == "true")
    #expect(try show("contains", "abc", .text("")) == "true")
    #expect(try show("contains", "a\r\nb", .text("\n")) == "false")
    #expect(try show("firstIndex", "für alle", .text("alle")) == "4")
    #expect(try show("firstIndex", "abc", .text("x")) == "nil")
    #expect(try show("occurrences", "aaaa", .text("aa")) == "2")
    #expect(try show("hasPrefix", "trellis", .text("tre")) == "true")
    #expect(try show("hasSuffix", "trellis", .text("tre")) == "false")
  }

  @Test func splits() throws {
    #expect(try show("split", "a,b,,c", .text(",")) == #"["a", "b", "c"]"#)
    #expect(try show("split", "a,b,,c", .text(","), .absent, .bool(false)) == #"["a", "b", "", "c"]"#)
    #expect(try show("split", "a,b,c", .text(","), .int(1)) == #"["a", "b,c"]"#)
    #expect(try show("split", " to  be ") == #"["to", "be"]"#)
    #expect(try show("split", "a→b→c", .text("→")) == #"["a", "b", "c"]"#)
    #expect(try show("split", "", .text(","), .absent, .bool(false)) == #"[""]"#)
    #expect(try read("lines", "a\r\nb\nc") == #"["a", "b", "c"]"#)
    #expect(try read("lines", "a\n\nb\n") == #"["a", "", "b"]"#)
    #expect(try read("lines", "") == "[]")
    #expect(try read("words", "ein\u{00A0}großes  Wort\n") == #"["ein", "großes", "Wort"]"#)
  }

  @Test func replaces() throws {
    #expect(try show("replacing", "a-b-c", .text("-"), .text(", ")) == "\"a, b, c\"")
    #expect(try show("replacing", "aaa", .text("aa"), .text("b")) == "\"ba\"")
    #expect(try show("replacing", "straße", .text("ß"), .text("ss")) == "\"strasse\"")
    #expect(
      library.message { try library.method("replacing", .text("a"), .text(""), .text("b")) }
        == "`replacing`: the text to replace must not be empty")
  }

  @Test func changesCase() throws {
    #expect(try show("uppercased", "straße") == "\"STRASSE\"")
    #expect(try show("lowercased", "ÀB") == "\"àb\"")
    #expect(try read("capitalized", "it's o'neill's DAY") == "\"It's O'neill's Day\"")
    #expect(try show("trimmed", " \t a b\n") == "\"a b\"")
    #expect(try show("trimmed", "  ") == "\"\"")
  }

  @Test func tests() throws {
    #expect(try read("isBlank", " \n\t") == "true")
    #expect(try read("isNumeric", "-12.5e3") == "true")
    #expect(try read("isNumeric", "nan") == "false")
    #expect(try read("isNumeric", "1.2.3") == "false")
    #expect(try read("isNumeric", "0x10") == "false")
  }

  @Test func joins() throws {
    let mixed = library.list(.text("a"), .int(1), .null, .bool(true))
    #expect(library.show(try library.method("joined", mixed, .text("-"))) == "\"a-1-nil-true\"")
    let lists = library.list(library.ints(1), library.ints(2, 3))
    #expect(library.show(try library.method("joined", lists)) == "[1, 2, 3]")
    #expect(library.show(try library.method("joined", lists, library.ints(0))) == "[1, 0, 2, 3]")
  }

  @Test func sharedNestingCannotFillMemory() throws {
    let library = Library(memory: 1 << 20)
    var nested = library.ints(1, 2)
    for _ in 0..<100 { nested = try library.heap.list([nested, nested]) }
    #expect(
      library.message { try library.function("String", nested) }
        == "this needs more memory than the limit of 1 MiB")
  }
}
