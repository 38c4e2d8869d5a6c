import Lang

/// What each function does that comes with screens, data and the shared libraries: see `LibraryDocumentation`.
enum FunctionDocumentation {
  /// The topics of the language itself, then these.
  static let topics: [LibraryDocumentation.Topic] = LibraryDocumentation.topics + own

  /// In the order of the reference.
  static let own: [LibraryDocumentation.Topic] = [
    topic("Formatting", formatting), topic("Validation", validation), topic("Calendar", calendar),
    topic("Data", data),
    topic("Using a screen", screen), topic("Tests", tests),
  ]

  private static func topic(_ title: String, _ table: String) -> LibraryDocumentation.Topic {
    (title, LibraryDocumentation.parse(title, table))
  }
}
