import CivilCalendar
import Testing

@testable import Formatting

/// Every row of the table is written as ICU wrote it, but for those that are listed with their reason.
@Suite struct ICUTableTests {
  @Test(arguments: ICUTable.blocks.map(\.locale))
  func agreesWithICU(locale: String) throws {
    let block = try #require(ICUTable.blocks.first { $0.locale == locale })
    var count = 0
    for line in block.cases.split(separator: "\n") {
      let parts = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else {
        Issue.record("not a row: \(line)")
        continue
      }
      count += 1
      let answer = ICUCase(locale: locale, kind: parts[0], argument: parts[1]).text
      let key = "\(locale)|\(parts[0])|\(parts[1])"
      if let difference = ICUTableDifferences.all[key] {
        #expect(answer == difference.text, "\(key): \(difference.reason)")
        #expect(answer != parts[2], "\(key) no longer differs")
      } else {
        #expect(answer == parts[2], "\(key)")
      }
    }
    #expect(count > 60)
  }

  @Test func thereAreEnoughRows() {
    let rows = ICUTable.blocks.flatMap { $0.cases.split(separator: "\n") }
    #expect(rows.count >= 400)
    #expect(Set(ICUTable.blocks.map(\.locale)) == Set(locales))
  }
}

/// A row of the table as the library writes it.
struct ICUCase {
  let locale: LocaleID
  let kind: String
  let parameter: String
  let argument: String

  init(locale: String, kind: String, argument: String) {
    self.locale = LocaleID(locale)
    let parts = kind.split(separator: ":", maxSplits: 1).map(String.init)
    self.kind = parts[0]
    parameter = parts.count > 1 ? parts[1] : ""
    self.argument = argument
  }

  var text: String? {
    switch kind {
    case "fixed2": number(NumberStyle(locale: locale, precision: .fixed(2)))
    case "atMost3": number(NumberStyle(locale: locale, precision: .atMost(3)))
    case "significant3": number(NumberStyle(locale: locale, precision: .significant(3)))
    case "plus": number(NumberStyle(locale: locale, sign: .always))
    case "percent1": number(NumberStyle(locale: locale, kind: .percent, precision: .atMost(1)))
    case "currency": number(NumberStyle(locale: locale, kind: .currency(parameter)))
    case "accounting": number(NumberStyle(locale: locale, kind: .currency(parameter), sign: .accounting))
    case "code": number(NumberStyle(locale: locale, kind: .currency(parameter, .code)))
    case "name": number(NumberStyle(locale: locale, kind: .currency(parameter, .name)))
    case "compact": number(NumberStyle(locale: locale, kind: .compact()))
    case "compactWords": number(NumberStyle(locale: locale, kind: .compact(words: true)))
    case "scientific3": number(NumberStyle(locale: locale, kind: .scientific, precision: .atMost(3)))
    case "ordinal": number(NumberStyle(locale: locale, kind: .ordinal))
    case "date": day.flatMap { DateStyle(locale: locale, date: length).text($0) }
    case "time": time.flatMap { DateStyle(locale: locale, time: length).text($0) }
    case "template": instant.flatMap { DateStyle(locale: locale, .template(parameter)).text($0, in: .utc) }
    case "pattern":
      instant.flatMap { instant in
        (try? DatePattern(parameter)).flatMap {
          DateStyle(locale: locale, .pattern($0)).text(instant, in: .utc)
        }
      }
    case "list":
      ListStyle(locale: locale, kind: parameter == "or" ? .or : .and).text(
        argument.split(separator: " ").map(String.init))
    case "relative": relative
    case "duration": duration
    case "plural": Int(argument).map { PluralCategory.of($0, locale).rawValue }
    default: nil
    }
  }

  private func number(_ style: NumberStyle) -> String? {
    let digits = argument.filter { $0 != "." }
    let scale =
      argument.firstIndex(of: ".").map { argument.distance(from: $0, to: argument.endIndex) - 1 } ?? 0
    return Int64(digits).map { style.text(mantissa: $0, scale: scale) }
  }

  private var length: DateStyle.Length? { DateStyle.Length(rawValue: parameter) }

  private func numbers(_ text: some StringProtocol) -> [Int] {
    text.split { !$0.isNumber }.compactMap { Int($0) }
  }

  private var day: Day? {
    let parts = numbers(argument)
    return parts.count >= 3 ? Day(year: parts[0], month: parts[1], day: parts[2]) : nil
  }

  private var time: TimeOfDay? {
    let parts = numbers(argument)
    guard parts.count >= 3 else { return nil }
    let seconds = parts.suffix(3).reduce(0) { $0 * 60 + $1 }
    return TimeOfDay(microseconds: Int64(seconds) * 1_000_000)
  }

  private var instant: Instant? {
    guard let day, let time else { return nil }
    return Zone.utc.instant(of: WallTime(day, time))
  }

  private var relative: String? {
    guard let count = Int(argument), let today = Day(year: 2026, month: 3, day: 16),
      let now = Optional(Zone.utc.instant(of: WallTime(today)))
    else { return nil }
    let style = RelativeStyle(locale: locale)
    switch parameter {
    case "days": return style.text(today.adding(days: count) ?? today, from: today)
    case "weeks": return style.text(today.adding(days: count * 7) ?? today, from: today)
    case "months": return style.text(today.adding(months: count) ?? today, from: today)
    case "years": return style.text(today.adding(months: count * 12) ?? today, from: today)
    case "hours", "minutes":
      let seconds = count * (parameter == "hours" ? 3600 : 60)
      return style.text(
        Instant(microseconds: now.microseconds + Int64(seconds) * 1_000_000), from: now, in: .utc)
    default: return nil
    }
  }

  private var duration: String? {
    let form: DurationStyle.Form = parameter == "words" ? .words : .short
    guard let count = Int(argument.prefix { $0.isNumber }) else { return nil }
    let style = DurationStyle(locale: locale, form: form)
    if argument.hasSuffix("days") { return style.text(CivilDuration(days: count)) }
    return style.text(seconds: count * (argument.hasSuffix("hours") ? 3600 : 60))
  }
}
