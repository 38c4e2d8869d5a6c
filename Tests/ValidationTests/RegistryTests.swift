import Testing
import Validation

/// Numbers that other programs made or took apart.
@Suite struct RegistryTests {
  @Test func phoneNumbersAreReadAsOthersReadThem() {
    for row in PhoneCases.rows {
      #expect(PhoneNumber.normalized(row.national, region: row.region) == row.normalized, "\(row.national)")
      #expect(PhoneNumber.normalized(row.international) == row.normalized, "\(row.international)")
      #expect(PhoneNumber.problem(row.national) != nil, "\(row.national) has no country")
    }
  }

  @Test func emailAddressesAreJudgedAsOthersJudgeThem() {
    for row in EmailCases.rows {
      let isStricter = EmailCases.stricter.contains(row.text)
      #expect(EmailAddress.isValid(row.text) == (row.isValid && !isStricter), "\(row.text)")
    }
  }

  @Test func accountsOfEveryCountryAreKnown() {
    for account in AccountCases.rows {
      #expect(BankAccount.problem(account) == nil, "\(account)")
      // With spaces, in small letters.
      let groups = stride(from: 0, to: account.count, by: 4).map { account.dropFirst($0).prefix(4) }
      #expect(BankAccount.isValid(groups.joined(separator: " ").lowercased()), "\(account)")
      #expect(!BankAccount.isValid(account + "0"), "\(account) and a digit")
      #expect(!BankAccount.isValid(String(account.dropLast())), "\(account) without its last")
    }
  }

  /// Each digit that is another makes the check digits wrong.
  @Test func aWrongDigitIsNoticed() {
    for account in AccountCases.rows {
      var characters = Array(account)
      for index in characters.indices.dropFirst(2) where characters[index].isNumber {
        let kept = characters[index]
        characters[index] = kept == "9" ? "0" : "9"
        #expect(!BankAccount.isValid(String(characters)), "\(String(characters))")
        characters[index] = kept
      }
    }
  }
}
