import Lang

enum TimelineViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] { [] }
}
