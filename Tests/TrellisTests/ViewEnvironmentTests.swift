import Testing

@testable import Trellis

/// Views are kept from one render to the next if what is handed down to them is the same.
@Suite struct ViewEnvironmentTests {
  /// A new field must be compared too, or a view would be kept though it looks otherwise now.
  @Test func everyFieldIsCompared() {
    #expect(
      Mirror(reflecting: ViewEnvironment()).children.count == 36,
      "a field came or went: see to `isEquivalent` and to this number")
  }

  @Test func aChangedFieldMakesAnother() {
    let plain = ViewEnvironment()
    #expect(plain.isEquivalent(to: ViewEnvironment()))
    #expect(!plain.isEquivalent(to: plain.with(\.isDisabled, true)))
    #expect(!plain.isEquivalent(to: plain.with { $0.values["who"] = .int(1) }))
    #expect(!plain.isEquivalent(to: plain.with { $0.page = NavigationPage(.root) }))
    #expect(
      plain.with { $0.page = NavigationPage(.root) }.isEquivalent(
        to: plain.with { $0.page = NavigationPage(.root) }))
  }
}
