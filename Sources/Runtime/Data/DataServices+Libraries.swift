import CivilCalendar
import Formatting
import Lang
import Validation

extension DataServices {
  /// With the shared libraries behind it.
  package static let standard = DataServices(
    datePattern: { try reader(of: $0) }, textPattern: { try matcher(of: $0) },
    form: { problem(form: $0, text: $1) })

  /// A test of `matching "[A-Z]{3}"`: all of the text must match.
  private static func matcher(of pattern: String) throws -> @Sendable (String) -> Bool {
    let pattern = try TextPattern.ofScript(pattern, ignoresCase: false)
    return { pattern.matchesWhole($0) }
  }

  /// Why a text has not the form of a named type; nil if it has.
  private static func problem(form: String, text: String) -> String? {
    switch form {
    case "Email": EmailAddress.problem(text)
    case "URL": WebAddress.problem(text)
    case "Phone": PhoneNumber.problem(text)
    case "IBAN": BankAccount.problem(text)
    case "CreditCard": PaymentCard.problem(text)
    default: nil
    }
  }

  /// A reader of `as "MMM d yyyy"`: names of months and days in English, whatever the locale of the run.
  private static func reader(of pattern: String) throws -> @Sendable (String) -> WrittenDate? {
    let reader: DateReader
    do {
      reader = try DateReader(pattern: pattern)
    } catch {
      throw Failure(
        code: "date-pattern",
        "the date pattern \"\(ReadableText.short(pattern))\" can't be read: \(error.message)",
        hint:
          "`yyyy-MM-dd HH:mm` reads 2026-11-30 09:30, `MMM d yyyy` reads Jun 12 1998; text stands in single quotes"
      )
    }
    return { text in
      guard case .success(let read) = reader.read(text) else { return nil }
      return WrittenDate(read)
    }
  }
}

extension WrittenDate {
  init(_ read: CivilText) {
    switch read {
    case .day(let day): self.init(days: Int(day.number))
    case .time(let time): self.init(days: nil, microseconds: Int(time.microseconds))
    case .wall(let wall): self.init(days: Int(wall.day.number), microseconds: Int(wall.time.microseconds))
    case .instant(let instant, let offset):
      let local = Int(instant.microseconds) + offset * 1_000_000
      let day = 86_400_000_000
      let days = local >= 0 ? local / day : -((day - 1 - local) / day)
      self.init(days: days, microseconds: local - days * day, offset: offset)
    }
  }
}
