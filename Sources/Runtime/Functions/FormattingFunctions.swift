import CivilCalendar
import Formatting
import Lang

extension Catalog {
  /// `formatted(…)`: the one way to text that depends on a locale (rule 15).
  func addFormattingFunctions() {
    method(
      """
      formatted(_ style: .number|.percent|.currency|.compact|.compactWords|.scientific|.ordinal|.bytes|.iso|.relative|\
      .narrow|.short|.words|.clock|.list?, decimals: Int|Range?, significant: Int?, grouping: Bool = true, sign: .automatic|.always|\
      .exceptZero|.never|.accounting = .automatic, rounding: .halfEven|.halfUp|.down|.up|.floor|.ceiling = .halfEven, \
      currency: String?, name: .symbol|.narrow|.code|.name = .symbol, binary: Bool = false, \
      date: .short|.medium|.long|.full?, time: .short|.medium|.long|.full?, template: String?, pattern: String?, \
      in zone: String?, units: Int?, conjunction: .and|.or = .and, locale: String?, \
      after start: Date|DateTime?, from: Date|DateTime?, named: Bool = true, abbreviated: Bool = false, \
      unit: Symbol?, localUnits: Bool = false)
      """,
      on: [.int, .float, .decimal, .date, .time, .dateTime, .duration, .list]
    ) { call in
      let formatter = try FormattedCall(call)
      return try call.heap.string(try formatter.text())
    }
    method(
      "plural(one: String, other: String, zero: String?, two: String?, few: String?, many: String?, locale: String?)",
      on: .int
    ) { call in
      let locale = try call.locale(7)
      let count = try call.int(0)
      var texts: [PluralCategory: String] = [.one: try call.string(1), .other: try call.string(2)]
      if let zero = try call.optionalString(3) { texts[.zero] = zero }
      if let two = try call.optionalString(4) { texts[.two] = two }
      if let few = try call.optionalString(5) { texts[.few] = few }
      if let many = try call.optionalString(6) { texts[.many] = many }
      if count == 0, let zero = texts[.zero] { return try call.heap.string(zero) }
      return try call.heap.string(PluralCategory.choose(count, locale, from: texts) ?? texts[.other] ?? "")
    }
  }
}

extension NativeCall {
  /// The locale that `.environment(\.locale, …)` gives the subtree that is being made, else that of the run.
  var locale: LocaleID {
    let screen = machine.owner as? Screen
    if case .string(let name)? = screen?.viewSession?.environment.values["locale"] {
      return LocaleID(name.text)
    }
    return (machine.environment as? ScriptEnvironment)?.localeID ?? .unitedStates
  }

  /// The zone of the run.
  var zone: Zone { (machine.environment as? ScriptEnvironment)?.zone ?? .utc }
}

/// The arguments of one call of `formatted`.
struct FormattedCall {
  private let call: NativeCall
  private let locale: LocaleID

  init(_ call: NativeCall) throws {
    self.call = call
    locale = try call.locale(17)
  }

  private func symbol(_ index: Int) -> String? {
    if case .symbol(let symbol) = call[index] { return symbol.name.text }
    return nil
  }

  func text() throws -> String {
    if !call[22].isNull { return try measureText() }
    switch call[0] {
    case .int(let number): return try numberStyle().text(number)
    case .float(let number): return try numberStyle().text(number)
    case .decimal(let number):
      return try numberStyle().text(mantissa: Int64(number.mantissa), scale: Int(number.scale))
    case .date, .time, .dateTime: return try dateText()
    case .duration(let duration):
      let style = DurationStyle(locale: locale, form: durationForm(), maximumUnits: try units())
      return style.text(
        CivilDuration(
          months: duration.months, days: duration.days, microseconds: Int64(duration.microseconds)))
    case .list(let list):
      try call.charge(list.elements.count)
      let kind: ListStyle.Kind =
        switch symbol(16) {
        case "or": .or
        default: .and
        }
      return ListStyle(locale: locale, kind: kind).text(list.elements.map { call.machine.text($0) })
    default: throw call.mismatch(0, "a number, date, duration or list")
    }
  }

  private func units() throws -> Int? { call[15].isNull ? nil : try call.int(15) }

  private func durationForm() -> DurationStyle.Form {
    switch symbol(1) {
    case "short": .short
    case "words": .words
    case "clock": .clock
    default: .narrow
    }
  }

  private func numberStyle() throws -> NumberStyle {
    var style = NumberStyle(locale: locale)
    switch symbol(1) {
    case nil, "number": break
    case "percent": style.kind = .percent
    case "currency": style.kind = .currency("USD")
    case "compact": style.kind = .compact()
    case "compactWords": style.kind = .compact(words: true)
    case "scientific": style.kind = .scientific
    case "ordinal": style.kind = .ordinal
    case "bytes": style.kind = .bytes(binary: try call.bool(9))
    case let other?:
      throw Failure(
        code: "argument", "`.\(other)` is no style of numbers", hint: "numbers have .percent, .compact, …")
    }
    if let code = try call.optionalString(7) {
      let form: NumberStyle.CurrencyForm =
        switch symbol(8) {
        case "narrow": .narrow
        case "code": .code
        case "name": .name
        default: .symbol
        }
      style.kind = .currency(code, form)
    }
    style.precision = try precision()
    style.grouping = try call.bool(4, default: true)
    style.sign =
      switch symbol(5) {
      case "always": .always
      case "exceptZero": .exceptZero
      case "never": .never
      case "accounting": .accounting
      default: .automatic
      }
    style.rounding =
      switch symbol(6) {
      case "halfUp": .halfUp
      case "down": .down
      case "up": .up
      case "floor": .floor
      case "ceiling": .ceiling
      default: .halfEven
      }
    return style
  }

  /// A number of a unit, or of the one that is usual in the locale's region.
  private func measureText() throws -> String {
    guard let unit = try call.unit(22) else { throw call.mismatch(22, "a unit") }
    if let other = symbol(1), other != "number" {
      throw Failure(code: "argument", "a number of a unit has no style `.\(other)`", hint: "leave it out")
    }
    var style = MeasureStyle(locale: locale, width: symbol(8) == "name" ? .words : .short)
    style.number = try numberStyle()
    if try call.bool(23) {
      let usual = unit.usual(in: locale)
      if usual != unit, let value = unit.converted(try call.double(0), to: usual) {
        return style.text(value, usual)
      }
    }
    switch call[0] {
    case .int(let number): return style.text(mantissa: Int64(number), scale: 0, unit)
    case .decimal(let number):
      return style.text(mantissa: Int64(number.mantissa), scale: Int(number.scale), unit)
    default: return style.text(try call.double(0), unit)
    }
  }

  private static let mostDecimals = 100

  private func precision() throws -> NumberStyle.Precision {
    switch call[2] {
    case .int(let count):
      guard (0...FormattedCall.mostDecimals).contains(count) else { throw decimalsFailure() }
      return .fixed(count)
    case .range(let range):
      guard let upper = range.upper.asInt else { throw decimalsFailure() }
      let low = range.lower.asInt ?? 0
      let high = range.isClosed ? upper : upper - 1
      guard low >= 0, low <= high, high <= FormattedCall.mostDecimals else { throw decimalsFailure() }
      return .decimals(atLeast: low, atMost: high)
    default: break
    }
    if call[3].isNull { return .automatic }
    let digits = try call.int(3)
    guard (1...FormattedCall.mostDecimals).contains(digits) else { throw decimalsFailure() }
    return .significant(digits)
  }

  private func decimalsFailure() -> Failure {
    Failure(
      code: "argument", "a number is written with 0 to \(FormattedCall.mostDecimals) decimals",
      hint: "`decimals: 2` for exactly two, `decimals: 0...2` for at most two")
  }

  private func dateText() throws -> String {
    if symbol(1) == "relative" { return try relativeText() }
    let form: DateStyle.Form
    if let pattern = try call.optionalString(13) {
      do { form = .pattern(try DatePattern(pattern)) } catch {
        throw Failure(code: "date-pattern", "the pattern \"\(pattern)\" can't be used: \(error.message)")
      }
    } else if let template = try call.optionalString(12) {
      form = .template(template)
    } else if symbol(1) == "iso" {
      form = .iso
    } else {
      let date = symbol(10).flatMap { DateStyle.Length(rawValue: $0) }
      let time = symbol(11).flatMap { DateStyle.Length(rawValue: $0) }
      switch call[0] {
      case .date: form = .lengths(date: date ?? .medium, time: nil)
      case .time: form = .lengths(date: nil, time: time ?? .short)
      default:
        form =
          date == nil && time == nil
          ? .lengths(date: .medium, time: .short) : .lengths(date: date, time: time)
      }
    }
    let style = DateStyle(locale: locale, form)
    let text: String?
    switch call[0] {
    case .date(let days): text = Day(number: days).flatMap { style.text($0) }
    case .time(let microseconds):
      text = TimeOfDay(microseconds: Int64(microseconds)).flatMap { style.text($0) }
    case .dateTime(let microseconds):
      let instant = Instant(microseconds: Int64(microseconds))
      let zone = try zone()
      text = try style.text(instant, in: zone) + daysAfter(zone.day(at: instant), zone)
    default: text = nil
    }
    guard let text else {
      throw Failure(
        code: "argument", "\(call[0].kindName) has not all that this style writes",
        hint: "a Date has no time, a Time no day")
    }
    return text
  }

  /// `after:`, as timetables write it: `+1` where the time is on the day after that of the start.
  private func daysAfter(_ day: Day, _ zone: Zone) throws -> String {
    let start: Day?
    switch call[18] {
    case .null: return ""
    case .date(let number): start = Day(number: number)
    case .dateTime(let instant): start = zone.day(at: Instant(microseconds: Int64(instant)))
    default: throw call.mismatch(18, "a Date or DateTime")
    }
    let days = start.map { $0.days(until: day) } ?? 0
    return days == 0 ? "" : days > 0 ? "+\(days)" : "\(days)"
  }

  private func zone() throws -> Zone {
    guard let name = try call.optionalString(14) else { return call.zone }
    guard let zone = Zone(identifier: name) else {
      throw Failure(
        code: "argument", "there is no time zone \"\(name)\"",
        hint: "write it as \"Europe/Amsterdam\" or \"+02:00\"")
    }
    return zone
  }

  /// How far from now, or from the instant or day that `from` gives.
  private func relativeText() throws -> String {
    let style = RelativeStyle(
      locale: locale, named: try call.bool(20, default: true), abbreviated: try call.bool(21))
    let now: Instant
    var today: Day?
    switch call[19] {
    case .date(let days):
      today = Day(number: days)
      now = call.zone.instant(of: WallTime(Day(clamping: days)))
    case .dateTime(let instant): now = Instant(microseconds: Int64(instant))
    default: now = Instant(microseconds: Int64(call.machine.environment.now))
    }
    switch call[0] {
    case .date(let days):
      guard let day = Day(number: days) else { return "" }
      return style.text(day, from: today ?? call.zone.day(at: now))
    case .dateTime(let instant):
      return style.text(Instant(microseconds: Int64(instant)), from: now, in: call.zone)
    default:
      throw Failure(code: "argument", "a Time is not before or after now: it has no day")
    }
  }
}
