import TextLayout

/// A drawn screen as HTML: a `<pre>` in which styles are classes of `HTMLPage.style`.
///
/// It is made from the text with escape sequences, so that all that is drawn goes the same way. Nothing in that text is
/// taken for markup.
struct HTMLScreen {
  private let policy: WidthPolicy
  private var output: [UInt8] = []
  private var style = HTMLStyle()
  /// Whether a `<span>` is open.
  private var isOpen = false
  /// Colours that the page's style sheet does not name, in the order in which they came.
  private var colours: [String] = []

  /// The screen whose text this is.
  static func html(_ text: [UInt8], policy: WidthPolicy) -> [UInt8] {
    var screen = HTMLScreen(policy: policy)
    screen.convert(text)
    return screen.finished
  }

  /// A printed line.
  static func line(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 { append(byte, to: &bytes) }
    return "<pre class=\"line\">\(String(decoding: bytes, as: UTF8.self))</pre>"
  }

  private init(policy: WidthPolicy) { self.policy = policy }

  private var finished: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(output.count + 256)
    if !colours.isEmpty {
      result += "<style>\n".utf8
      for colour in colours {
        result += ".f-\(colour){--f:#\(colour)}.g-\(colour){--g:#\(colour)}\n".utf8
      }
      result += "</style>\n".utf8
    }
    result += "<pre class=\"screen\">".utf8
    // A line break right behind the tag would not count.
    if output.first == 0x0A { result.append(0x0A) }
    result += output
    result += "</pre>\n".utf8
    return result
  }

  // MARK: Text

  private mutating func convert(_ text: [UInt8]) {
    output.reserveCapacity(text.count + text.count / 2)
    var i = 0
    while i < text.count {
      if text[i] == 0x1B, i + 1 < text.count, text[i + 1] == UInt8(ascii: "[") {
        var end = i + 2
        while end < text.count, !(0x40...0x7E).contains(text[end]) { end += 1 }
        if end < text.count, text[end] == UInt8(ascii: "m") { change(text[(i + 2)..<end]) }
        i = end + 1
        continue
      }
      var end = i
      while end < text.count, text[end] != 0x1B { end += 1 }
      append(text[i..<max(end, i + 1)])
      i = max(end, i + 1)
    }
    close()
  }

  private mutating func append(_ text: ArraySlice<UInt8>) {
    if text.allSatisfy({ $0 < 0x80 }) {
      for byte in text { HTMLScreen.append(byte, to: &output) }
      return
    }
    let characters = Array(String(decoding: text, as: UTF8.self))
    var index = 0
    while index < characters.count {
      let kind = kind(of: characters[index])
      var end = index + 1
      if kind == .block || kind == .letters {
        while end < characters.count {
          if self.kind(of: characters[end]) == kind {
            end += 1
          } else if kind == .letters, characters[end] == " ", end + 1 < characters.count,
            self.kind(of: characters[end + 1]) == kind
          {
            end += 2
          } else {
            break
          }
        }
      }
      append(characters[index..<end], kind)
      index = end
    }
  }

  /// How a browser is told what room characters take: fonts differ, and one may be taken from another font than the rest.
  private enum Kind { case plain, wide, symbol, block, letters }

  private func kind(of character: Character) -> Kind {
    if character.isASCII { return .plain }
    if character == "█" { return .block }
    if TextWidth.cellWidth(String(character), policy: policy) == 2 { return .wide }
    switch character.unicodeScalars.first?.value ?? 0 {
    // Arrows, mathematics, technical signs; shapes, dingbats, Braille. Lines and blocks must touch, and do.
    case 0x2190..<0x2500, 0x25A0..<0x2C00: return .symbol
    case 0..<0x530, 0x1E00..<0x2190, 0x2500..<0x25A0, 0xFFFD: return .plain
    default: return .letters
    }
  }

  private mutating func append(_ characters: ArraySlice<Character>, _ kind: Kind) {
    switch kind {
    case .plain: break
    case .wide: output += "<span class=\"w\">".utf8
    case .symbol: output += "<span class=\"n\">".utf8
    case .block: output += "<span class=\"k\">".utf8
    case .letters:
      // Letters of other scripts join, and some run from right to left: a run is one piece, and what stands around it is not
      // turned with it.
      let width = TextWidth.cellWidth(String(characters), policy: policy)
      output += "<bdi style=\"width:\(width)ch\">".utf8
    }
    for character in characters {
      for byte in String(character).utf8 { HTMLScreen.append(byte, to: &output) }
    }
    if kind != .plain { output += (kind == .letters ? "</bdi>" : "</span>").utf8 }
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case UInt8(ascii: "\""): bytes += "&quot;".utf8
    case 0..<0x0A, 0x0B..<0x20, 0x7F: bytes += "\u{FFFD}".utf8
    default: bytes.append(byte)
    }
  }

  // MARK: Style

  private mutating func change(_ sequence: ArraySlice<UInt8>) {
    close()
    style.apply(sequence)
    let classes = style.classes { colour in
      if !colours.contains(colour) { colours.append(colour) }
    }
    guard !classes.isEmpty else { return }
    output += "<span class=\"\(classes)\">".utf8
    isOpen = true
  }

  private mutating func close() {
    guard isOpen else { return }
    isOpen = false
    var blanks = 0
    if !style.showsOnBlank { while output.last == 0x20 { (blanks, _) = (blanks + 1, output.removeLast()) } }
    output += "</span>".utf8
    output += repeatElement(0x20, count: blanks)
  }
}

/// What the sequences of a style came to.
struct HTMLStyle {
  private var isBold = false
  private var isDim = false
  private var isItalic = false
  private var isUnderlined = false
  private var isReversed = false
  private var isStruck = false
  private var foreground: Colour?
  private var background: Colour?

  /// Whether a blank in this style can be seen.
  var showsOnBlank: Bool { isUnderlined || isReversed || isStruck || background != nil }

  private enum Colour {
    /// One of the sixteen, which the page gives its own shades.
    case named(Int)
    case exact(String)
  }

  /// The numbers of one sequence.
  mutating func apply(_ sequence: ArraySlice<UInt8>) {
    var numbers = sequence.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.reduce(0) { min(1000, $0 * 10 + Int($1) - 48) }
    }[...]
    while let number = numbers.popFirst() {
      switch number {
      case 0: self = HTMLStyle()
      case 1: isBold = true
      case 2: isDim = true
      case 3: isItalic = true
      case 4: isUnderlined = true
      case 7: isReversed = true
      case 9: isStruck = true
      case 22: (isBold, isDim) = (false, false)
      case 23: isItalic = false
      case 24: isUnderlined = false
      case 27: isReversed = false
      case 29: isStruck = false
      case 30...37: foreground = .named(number - 30)
      case 38: foreground = HTMLStyle.colour(&numbers)
      case 39: foreground = nil
      case 40...47: background = .named(number - 40)
      case 48: background = HTMLStyle.colour(&numbers)
      case 49: background = nil
      case 90...97: foreground = .named(number - 82)
      case 100...107: background = .named(number - 92)
      default: break
      }
    }
  }

  private static func colour(_ numbers: inout ArraySlice<Int>) -> Colour? {
    switch numbers.popFirst() {
    case 5:
      guard let index = numbers.popFirst(), let byte = UInt8(exactly: index) else { return nil }
      if byte < 16 { return .named(Int(byte)) }
      let (red, green, blue) = CellColor.components(ofIndex: byte)
      return .exact(hex(red) + hex(green) + hex(blue))
    case 2:
      guard let red = numbers.popFirst(), let green = numbers.popFirst(), let blue = numbers.popFirst() else {
        return nil
      }
      return .exact(hex(red) + hex(green) + hex(blue))
    default: return nil
    }
  }

  private static func hex(_ value: Int) -> String {
    let text = String(min(255, max(0, value)), radix: 16)
    return text.utf8.count == 1 ? "0" + text : text
  }

  /// The classes of the style; colours that have none yet are reported.
  func classes(_ report: (String) -> Void) -> String {
    var names: [String] = []
    if isBold { names.append("b") }
    if isDim { names.append("d") }
    if isItalic { names.append("i") }
    if isUnderlined { names.append("u") }
    if isStruck { names.append("s") }
    if isUnderlined, isStruck { names.append("us") }
    for (prefix, colour) in [("f", foreground), ("g", background)] {
      switch colour {
      case .named(let number): names.append("\(prefix)\(number)")
      case .exact(let colour):
        report(colour)
        names.append("\(prefix)-\(colour)")
      case nil: break
      }
    }
    if isReversed { names.append("r") }
    return names.joined(separator: " ")
  }
}
