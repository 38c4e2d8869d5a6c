import Testing

@testable import Formatting

/// Units: converted, chosen by region, written in 17 locales.
@Suite struct MeasureTests {
  @Test(arguments: [
    (100.0, MeasureUnit.celsius, MeasureUnit.fahrenheit, 212.0), (0, .kelvin, .celsius, -273.15),
    (98.6, .fahrenheit, .celsius, 37), (1, .miles, .kilometers, 1.609344),
    (36, .kilometersPerHour, .metersPerSecond, 10),
    (1, .pounds, .grams, 453.59237), (2.5, .hectares, .squareMeters, 25_000),
    (1, .kilowattHours, .kilojoules, 3600),
    (1, .gallons, .milliliters, 3785.411784), (12, .inches, .feet, 1), (1, .nauticalMiles, .meters, 1852),
  ])
  func converts(value: Double, from: MeasureUnit, to: MeasureUnit, expected: Double) throws {
    let converted = try #require(from.converted(value, to: to))
    #expect(abs(converted - expected) < 1e-9 * max(1, abs(expected)))
  }

  @Test func whatMeasuresSomethingElseIsNotConverted() {
    #expect(MeasureUnit.celsius.converted(1, to: .meters) == nil)
  }

  @Test func thereAndBackIsTheSame() {
    for unit in MeasureUnit.allCases {
      for other in MeasureUnit.allCases where other.dimension == unit.dimension {
        let there = unit.converted(12.5, to: other) ?? .nan
        #expect(abs((other.converted(there, to: unit) ?? .nan) - 12.5) < 1e-9, "\(unit) \(other)")
      }
    }
  }

  @Test func regionsHaveTheirUnits() {
    #expect(MeasureUnit.kilometers.usual(in: LocaleID("en_US")) == .miles)
    #expect(MeasureUnit.celsius.usual(in: LocaleID("en_US")) == .fahrenheit)
    #expect(MeasureUnit.kilometers.usual(in: LocaleID("en_GB")) == .miles)
    #expect(MeasureUnit.fahrenheit.usual(in: LocaleID("en_GB")) == .celsius)
    #expect(MeasureUnit.miles.usual(in: LocaleID("nl_NL")) == .kilometers)
    #expect(MeasureUnit.watts.usual(in: LocaleID("en_US")) == .watts)
  }

  @Test func everyUnitIsKnownInEveryLanguage() {
    for locale in locales {
      for unit in MeasureUnit.allCases {
        for width in [MeasureStyle.Width.short, .words] {
          let text = MeasureStyle(locale: LocaleID(locale), width: width).text(7, unit)
          #expect(text.contains { $0.isNumber } && text.count > 1, "\(locale) \(unit)")
        }
      }
    }
  }

  /// As ICU's number formatter writes them; see `ICUMeasureTable`.
  @Test(arguments: ICUMeasureTable.blocks.map(\.locale))
  func agreesWithICU(locale: String) throws {
    let block = try #require(ICUMeasureTable.blocks.first { $0.locale == locale })
    for line in block.cases.split(separator: "\n") {
      let parts = line.split(separator: "|").map(String.init)
      guard parts.count == 4, let unit = MeasureUnit(rawValue: parts[0]), let value = Double(parts[2]) else {
        Issue.record("not a row: \(line)")
        continue
      }
      let style = MeasureStyle(locale: LocaleID(locale), width: parts[1] == "words" ? .words : .short)
      let answer = style.text(value, unit)
      if let newer = ICUMeasureTable.differences["\(locale)|\(parts[0])|\(parts[1])|\(parts[2])"] {
        #expect(answer == newer && answer != parts[3])
      } else {
        #expect(answer == parts[3], "\(locale) \(line)")
      }
    }
  }
}
