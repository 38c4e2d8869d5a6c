import Lang

/// What declared types and loaders use of the formatting and validation libraries.
enum LibraryServices {
  static let services = DataServices.standard
}

extension Catalog {
  /// The functions over the calendar, formatting and validation libraries.
  func addLibraryFunctions() {
    addFormattingFunctions()
    addCalendarFunctions()
  }
}
