import Lang
import Validation

/// What declared types and loaders use of the formatting and validation libraries.
enum LibraryServices {
  static let services = DataServices.standard

  /// Matches a text as a whole.
  @Sendable private static func textPattern(_ text: String) throws -> @Sendable (String) -> Bool {
    let pattern: Validation.Pattern
    do { pattern = try Validation.Pattern(text) } catch {
      throw Failure(code: "pattern", "the pattern \"\(text)\" can't be used: \(error.message)")
    }
    return { pattern.matchesWhole($0) }
  }

  /// Why a text is not of a named form.
  @Sendable private static func form(_ name: String, _ text: String) -> String? {
    switch name {
    case "Email": EmailAddress.problem(text)
    case "URL": WebAddress.problem(text)
    case "Phone": PhoneNumber.problem(text)
    case "IBAN": BankAccount.problem(text)
    case "CreditCard": PaymentCard.problem(text)
    default: nil
    }
  }
}

extension Catalog {
  /// The functions over the calendar, formatting and validation libraries.
  func addLibraryFunctions() {
    addFormattingFunctions()
    addCalendarFunctions()
  }
}
