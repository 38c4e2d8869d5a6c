/// What came of one test.
struct TestOutcome {
  /// The test file, as the call named it.
  var file: String
  var name: String
  /// nil for a test that passed.
  var failure: TestFailure?
  /// What it printed.
  var printed: [String] = []
  var microseconds = 0
}

/// Why a test failed.
struct TestFailure {
  /// One line.
  var message: String
  /// `file:line:column`, if known.
  var place: String?
  /// The message with its place, excerpt and hints.
  var text: String
  /// For a screen that is not as its golden file.
  var mismatch: GoldenFolder.Mismatch?
}
