import Foundation
import Lang

/// The library as it is in every interpreter. What a host registers is added to a copy.
enum StandardCatalog {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var isTaken = false

  /// The catalog for an interpreter, and whether several threads may use it.
  ///
  /// The first of a process has one of its own, whose signatures are read when they are used: most processes run one
  /// script, which uses few of them. All others share one in which everything is read.
  static func take() -> (catalog: Catalog, isShared: Bool) {
    lock.lock()
    let isFirst = !isTaken
    isTaken = true
    lock.unlock()
    return isFirst ? (make(), false) : (shared, true)
  }

  /// The one that all threads may use, as long as nothing is added. It is made when it is first asked for.
  static let shared = make().prepared()

  private static func make() -> Catalog {
    let catalog = Catalog.standard()
    ViewCatalog.addViews(to: catalog)
    catalog.addScreenFunctions()
    catalog.addAnimationFunctions()
    // These ask Foundation, which takes some microseconds.
    catalog.costing(64) {
      $0.addFormattingFunctions()
      $0.addCalendarFunctions()
      $0.addEventFunctions()
      $0.addTextFormFunctions()
      $0.addLocaleFunctions()
    }
    catalog.addValidationFunctions()
    catalog.addPatternFunctions()
    catalog.addStringTableFunctions()
    // And these the system.
    catalog.costing(256) { $0.addDataFunctions() }
    return catalog
  }
}
