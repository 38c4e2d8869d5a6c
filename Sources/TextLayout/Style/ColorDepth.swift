/// How many colours the output may use.
public enum ColorDepth: UInt8, Sendable, Hashable, CaseIterable, Comparable {
  /// No colour; bold, underline and the like remain.
  case none
  case ansi16
  case indexed256
  case trueColor

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}

extension CellColor {
  /// The nearest colour that the depth has; `nil` if that is no colour, or the terminal's own.
  public func reduced(to depth: ColorDepth) -> CellColor? {
    switch (self, depth) {
    case (.default, _), (_, .none): return nil
    case (.ansi(let number), _): return .ansi(number & 15)
    case (.indexed(let number), .ansi16):
      if number < 16 { return .ansi(number) }
      let (red, green, blue) = Self.components(ofIndex: number)
      return .ansi(Self.nearest16(red, green, blue))
    case (.indexed(let number), _): return .indexed(number)
    case (.rgb(let red, let green, let blue), .ansi16):
      return .ansi(Self.nearest16(Int(red), Int(green), Int(blue)))
    case (.rgb(let red, let green, let blue), .indexed256):
      return .indexed(Self.nearest256(Int(red), Int(green), Int(blue)))
    case (.rgb, .trueColor): return self
    }
  }

  /// The levels of the 6 × 6 × 6 cube in xterm's palette.
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  private static func nearestStep(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : Swift.min(5, (value - 35) / 40)
  }

  /// Red, green and blue of a colour of xterm's palette.
  package static func components(ofIndex number: UInt8) -> (Int, Int, Int) {
    let index = Int(number)
    if index < 16 { return palette16(index) }
    if index >= 232 {
      let gray = 8 + (index - 232) * 10
      return (gray, gray, gray)
    }
    let cube = index - 16
    return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
  }

  private static func nearest256(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    let steps = (nearestStep(red), nearestStep(green), nearestStep(blue))
    let cube = (level(steps.0), level(steps.1), level(steps.2))
    let grayStep = Swift.max(0, Swift.min(23, ((red + green + blue) / 3 - 3) / 10))
    let gray = 8 + grayStep * 10
    if distance((red, green, blue), (gray, gray, gray)) < distance((red, green, blue), cube) {
      return UInt8(232 + grayStep)
    }
    return UInt8(16 + 36 * steps.0 + 6 * steps.1 + steps.2)
  }

  private static func nearest16(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    var best = 0
    var least = Int.max
    for index in 0..<16 {
      let there = distance((red, green, blue), palette16(index))
      if there < least {
        least = there
        best = index
      }
    }
    return UInt8(best)
  }

  /// xterm's sixteen colours.
  private static func palette16(_ index: Int) -> (Int, Int, Int) {
    switch index {
    case 0: (0, 0, 0)
    case 1: (205, 0, 0)
    case 2: (0, 205, 0)
    case 3: (205, 205, 0)
    case 4: (0, 0, 238)
    case 5: (205, 0, 205)
    case 6: (0, 205, 205)
    case 7: (229, 229, 229)
    case 8: (127, 127, 127)
    case 9: (255, 0, 0)
    case 10: (0, 255, 0)
    case 11: (255, 255, 0)
    case 12: (92, 92, 255)
    case 13: (255, 0, 255)
    case 14: (0, 255, 255)
    default: (255, 255, 255)
    }
  }

  private static func distance(_ left: (Int, Int, Int), _ right: (Int, Int, Int)) -> Int {
    let red = left.0 - right.0
    let green = left.1 - right.1
    let blue = left.2 - right.2
    return red * red * 3 + green * green * 4 + blue * blue * 2
  }
}
