import Testing

@testable import Formatting

/// Masks, tables of texts and concealed texts of random input: no trap, and what was shaped once stays as it is.
@Suite struct TextFuzzTests {
  private static let letters = Array("0123456789abAB #*N()-+./\\\"=;%@{}$é日👩‍👩‍👧\n\t/*")

  private func text(_ random: inout Seeded, _ most: Int) -> String {
    String((0..<random.int(0...most)).map { _ in Self.letters[random.int(0...(Self.letters.count - 1))] })
  }

  @Test func aMaskedTextStaysAsItIs() {
    var random = Seeded(11)
    for _ in 0..<fuzzIterations(3000) {
      let mask = TextMask(text(&random, 12))
      let typed = text(&random, 20)
      let once = mask.text(for: typed)
      #expect(mask.text(for: once) == once, "\(mask.pattern) of \(typed)")
    }
  }

  @Test func maskedNumbersHoldTheDigitsThatWereTyped() {
    for region in ["US", "NL", "GB", "FR", "ES", "PL", "CH", "BR", "JP", "KR", "CN", "IN", "AU", "TR"] {
      guard let mask = TextMask.phone(region: region) else {
        Issue.record("\(region) has no mask")
        continue
      }
      var typed = ""
      for digit in "1234567890123".prefix(mask.capacity) {
        typed.append(digit)
        let shown = mask.text(for: typed)
        #expect(shown.filter(\.isNumber) == typed, "\(region)")
        #expect(mask.plain(shown) == typed)
        // Typed one after the other at the end of what is shown.
        #expect(mask.text(for: String(shown)) == shown)
      }
    }
  }

  @Test func anyBytesAreATable() {
    var random = Seeded(12)
    for _ in 0..<fuzzIterations(1500) {
      let table = StringTable(text: text(&random, 60))
      #expect(table.problems.allSatisfy { $0.line >= 1 && !$0.message.isEmpty })
      _ = StringTable(bytes: (0..<random.int(0...40)).map { _ in UInt8(random.int(0...255)) })
      let tables = StringTables([LocaleID("en"): StringTable(["k": text(&random, 20)])])
      _ = tables.find("k", in: LocaleID("nl"), arguments: ["a", "b"], named: ["n": "x"]).text
    }
  }

  @Test func whatIsConcealedIsNotThere() {
    var random = Seeded(13)
    for _ in 0..<fuzzIterations(1500) {
      let secret = text(&random, 20)
      let shown = Redaction(keepFirst: random.int(-3...4), keepLast: random.int(-3...4)).text(secret)
      #expect(shown.count <= secret.count)
      if secret.count > 8 { #expect(shown.contains("•"), "\(secret)") }
    }
  }
}
