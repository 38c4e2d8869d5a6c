import Lang

/// Shapes of loaded records: the one place that says by which names their fields are found.
enum LoadedShape {
  static func make(_ keys: [String], meter: Meter?) -> Shape {
    Shape(ContiguousArray(keys.map { StringObject($0, meter: meter) }), aliases: memberAliases(of: keys))
  }

  static func make(_ keys: [StringObject]) -> Shape {
    Shape(ContiguousArray(keys), aliases: memberAliases(of: keys.map(\.text)))
  }
}
