import Lang

/// Tables, grids and timelines.
enum DataViews {
  static func table(_ call: ViewCall) throws -> [ViewNode] { throw unfinished(call) }
  static func tableColumn(_ call: ViewCall) throws -> [ViewNode] { throw unfinished(call) }
  static func grid(_ call: ViewCall) throws -> [ViewNode] { throw unfinished(call) }
  static func gridRow(_ call: ViewCall) throws -> [ViewNode] { throw unfinished(call) }
  static func lazyVGrid(_ call: ViewCall) throws -> [ViewNode] { throw unfinished(call) }
  static func lazyHGrid(_ call: ViewCall) throws -> [ViewNode] { throw unfinished(call) }
  static func gridItem(_ call: ViewCall) throws -> [ViewNode] { throw unfinished(call) }
  static func timeline(_ call: ViewCall) throws -> [ViewNode] { throw unfinished(call) }
  static func dayLabel(_ call: ViewCall) throws -> [ViewNode] { throw unfinished(call) }

  private static func unfinished(_ call: ViewCall) -> Failure {
    Failure(code: "unfinished", "`\(call.name)` can't be drawn yet", at: call.span)
  }
}

/// Modifiers of cells of a grid.
enum DataModifiers {
  static func gridCellColumns(_ call: ViewCall) throws -> [ViewNode] { try call.modified() }
  static func gridCellUnsizedAxes(_ call: ViewCall) throws -> [ViewNode] { try call.modified() }
  static func gridColumnAlignment(_ call: ViewCall) throws -> [ViewNode] { try call.modified() }
}
