/// Writes the escape sequences that change a terminal from one style to the next, no longer than needed.
struct StylePen: Sendable {
  /// `nil` if no escape sequences are written at all.
  let depth: ColorDepth?
  private var attributes: CellStyle.Attributes = []
  private var foreground: CellColor?
  private var background: CellColor?

  init(depth: ColorDepth?) { self.depth = depth }

  /// Changes to a style.
  mutating func change(to style: CellStyle, _ bytes: inout [UInt8]) {
    guard let depth else { return }
    let newForeground = style.foreground?.reduced(to: depth)
    let newBackground = style.background?.reduced(to: depth)
    if style.attributes == attributes, newForeground == foreground, newBackground == background { return }
    if style.attributes.isEmpty, newForeground == nil, newBackground == nil { return reset(&bytes) }
    var codes = SequenceCodes()
    let removed = attributes.subtracting(style.attributes)
    var added = style.attributes.subtracting(attributes)
    if !removed.isEmpty {
      if !removed.isDisjoint(with: [.bold, .dim]) {
        codes.add(22)  // ends both
        added.formUnion(style.attributes.intersection([.bold, .dim]))
      }
      if removed.contains(.italic) { codes.add(23) }
      if removed.contains(.underline) { codes.add(24) }
      if removed.contains(.reverse) { codes.add(27) }
      if removed.contains(.strikethrough) { codes.add(29) }
    }
    if added.contains(.bold) { codes.add(1) }
    if added.contains(.dim) { codes.add(2) }
    if added.contains(.italic) { codes.add(3) }
    if added.contains(.underline) { codes.add(4) }
    if added.contains(.reverse) { codes.add(7) }
    if added.contains(.strikethrough) { codes.add(9) }
    if newForeground != foreground { codes.add(newForeground, isBackground: false) }
    if newBackground != background { codes.add(newBackground, isBackground: true) }
    codes.write(to: &bytes)
    attributes = style.attributes
    foreground = newForeground
    background = newBackground
  }

  /// Whether what is written now is in that style.
  func isSet(to style: CellStyle) -> Bool {
    guard let depth else { return true }
    return style.attributes == attributes && style.foreground?.reduced(to: depth) == foreground
      && style.background?.reduced(to: depth) == background
  }

  /// Changes to the plain style.
  mutating func reset(_ bytes: inout [UInt8]) {
    if attributes.isEmpty, foreground == nil, background == nil { return }
    bytes.append(0x1B)
    bytes.append(0x5B)
    bytes.append(0x6D)
    attributes = []
    foreground = nil
    background = nil
  }
}

/// The numbers of one SGR sequence.
private struct SequenceCodes {
  private var numbers: [Int] = []

  mutating func add(_ number: Int) { numbers.append(number) }

  mutating func add(_ color: CellColor?, isBackground: Bool) {
    let base = isBackground ? 40 : 30
    switch color {
    case nil, .default: numbers.append(base + 9)
    case .ansi(let number): numbers.append(number < 8 ? base + Int(number) : base + 60 + Int(number & 7))
    case .indexed(let number): numbers += [base + 8, 5, Int(number)]
    case .rgb(let red, let green, let blue): numbers += [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }

  func write(to bytes: inout [UInt8]) {
    bytes.append(0x1B)
    bytes.append(0x5B)
    for (position, number) in numbers.enumerated() {
      if position > 0 { bytes.append(0x3B) }
      if number >= 100 { bytes.append(UInt8(0x30 + number / 100 % 10)) }
      if number >= 10 { bytes.append(UInt8(0x30 + number / 10 % 10)) }
      bytes.append(UInt8(0x30 + number % 10))
    }
    bytes.append(0x6D)
  }
}
