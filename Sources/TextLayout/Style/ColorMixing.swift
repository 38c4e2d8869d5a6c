extension CellColor {
  /// Red, green and blue, as usual palettes have them; white for the terminal's own colour.
  public var components: (red: Int, green: Int, blue: Int) {
    switch self {
    case .default: (229, 229, 229)
    case .ansi(let number), .indexed(let number): Self.components(ofIndex: number)
    case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
    }
  }

  /// The colour of a place on the way through several, 0 the first and 1 the last.
  public static func mixed(_ colors: [CellColor], at place: Double) -> CellColor {
    guard let first = colors.first, colors.count > 1 else { return colors.first ?? .default }
    guard place.isFinite else { return first }
    let way = Swift.max(0, Swift.min(1, place)) * Double(colors.count - 1)
    let index = Swift.min(colors.count - 2, Int(way))
    let part = way - Double(index)
    let (a, b) = (colors[index].components, colors[index + 1].components)
    func channel(_ from: Int, _ to: Int) -> UInt8 {
      UInt8(Swift.max(0, Swift.min(255, (Double(from) + Double(to - from) * part).rounded())))
    }
    return .rgb(channel(a.red, b.red), channel(a.green, b.green), channel(a.blue, b.blue))
  }
}
