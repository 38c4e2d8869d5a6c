import Trellis

/// Turns the bytes that a terminal sends into keys.
///
/// Bytes may come in any pieces: a sequence or character that isn't whole yet waits for its rest. Escape alone is a key of
/// its own, which only time can tell: `flush` says that no more comes. What is no key of anybody's is dropped.
struct KeyDecoder {
  /// What was decoded: something for the screen, or for whoever shows it.
  enum Input: Equatable {
    case key(LiveKey)
    /// A letter with Ctrl, in lower case, that has no meaning of its own in a screen.
    case control(Character)
    /// A letter with Alt (or Escape before it).
    case alt(Character)
  }

  private var bytes: [UInt8] = []
  /// The text of a paste that has not ended.
  private var paste: [UInt8]?

  /// Longer sequences are no keys.
  private static let longestSequence = 64
  /// What is pasted beyond this is dropped.
  static let longestPaste = 1 << 20
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Whether something waits for its rest, apart from a paste.
  var isWaiting: Bool { !bytes.isEmpty && paste == nil }

  /// Takes bytes, and gives the keys that are whole.
  mutating func feed(_ more: some Sequence<UInt8>) -> [Input] {
    bytes += more
    return decode(isEnd: false)
  }

  /// No more comes for now: what waits is taken as it is.
  mutating func flush() -> [Input] { paste == nil ? decode(isEnd: true) : [] }

  private mutating func decode(isEnd: Bool) -> [Input] {
    var found: [Input] = []
    var position = 0
    while position < bytes.count {
      let rest = bytes[position...]
      if paste != nil {
        position += takePaste(rest, &found)
        if paste != nil { break }
        continue
      }
      guard let (input, length) = Self.next(rest, isEnd: isEnd) else { break }
      position += length
      switch input {
      case .input(let input): found.append(input)
      case .pasteStart: paste = []
      case .nothing: break
      }
    }
    bytes.removeFirst(min(position, bytes.count))
    return found
  }

  private enum Piece {
    case input(Input)
    case pasteStart
    case nothing

    static func key(_ key: LiveKey) -> Piece { .input(.key(key)) }
  }

  // MARK: Pieces

  /// What the bytes begin with; nil if more are needed to tell.
  private static func next(_ bytes: ArraySlice<UInt8>, isEnd: Bool) -> (Piece, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escape(bytes, isEnd: isEnd)
    case 0x0D: return (.key(.enter), 1)
    case 0x0A: return (.key(.enter), 1)
    case 0x09: return (.key(.tab), 1)
    case 0x7F, 0x08: return (.key(.backspace), 1)
    case 0x01: return (.key(.home), 1)
    case 0x05: return (.key(.end), 1)
    case 0x04: return (.key(.delete), 1)
    case 0x02: return (.key(.left), 1)
    case 0x06: return (.key(.right), 1)
    case 0x0E: return (.key(.down), 1)
    case 0x10: return (.key(.up), 1)
    case 0x0B: return (.key(.deleteToEnd), 1)
    case 0x15: return (.key(.deleteToStart), 1)
    case 0x17: return (.key(.deleteWord), 1)
    case 0x01..<0x1B: return (.input(.control(Character(Unicode.Scalar(first + 0x60)))), 1)
    case 0x00..<0x20: return (.nothing, 1)
    default: return character(bytes, isEnd: isEnd)
    }
  }

  /// One scalar of UTF-8; a byte that is none becomes U+FFFD.
  private static func character(_ bytes: ArraySlice<UInt8>, isEnd: Bool) -> (Piece, Int)? {
    let first = bytes[bytes.startIndex]
    let length =
      switch first {
      case 0..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    if length == 0 { return (.key(.text("\u{FFFD}")), 1) }
    let there = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }.count + 1
    if there < length {
      // Cut off by what follows, or only not there yet.
      return there < bytes.count || isEnd ? (.key(.text("\u{FFFD}")), there) : nil
    }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    if let scalar = text.unicodeScalars.first, (0x80..<0xA0).contains(scalar.value) {
      return (.nothing, length)
    }
    return (.key(.text(text)), length)
  }

  private static func escape(_ bytes: ArraySlice<UInt8>, isEnd: Bool) -> (Piece, Int)? {
    guard let second = bytes.dropFirst().first else { return isEnd ? (.key(.escape), 1) : nil }
    switch second {
    case UInt8(ascii: "["): return control(bytes, isEnd: isEnd)
    case UInt8(ascii: "O"):
      guard let letter = bytes.dropFirst(2).first else {
        return isEnd ? (.input(.alt("O")), 2) : nil
      }
      guard (0x40..<0x7F).contains(letter) else { return (.key(.escape), 1) }
      return (named(letter, modifier: 1).map(Piece.key) ?? .nothing, 3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      return answer(bytes, isEnd: isEnd)
    case 0x1B: return (.key(.escape), 1)
    case 0x0D: return (.nothing, 2)
    case 0x7F, 0x08: return (.key(.deleteWord), 2)
    case UInt8(ascii: "b"): return (.key(.wordLeft), 2)
    case UInt8(ascii: "f"): return (.key(.wordRight), 2)
    case 0x20..<0x7F: return (.input(.alt(Character(Unicode.Scalar(second)))), 2)
    default: return (.key(.escape), 1)
    }
  }

  /// What a terminal tells of itself, to its end mark: nobody's key.
  private static func answer(_ bytes: ArraySlice<UInt8>, isEnd: Bool) -> (Piece, Int)? {
    var index = bytes.startIndex + 2
    while index < bytes.endIndex {
      if bytes[index] == 0x07 { return (.nothing, index - bytes.startIndex + 1) }
      if bytes[index] == 0x1B {
        guard index + 1 < bytes.endIndex else { break }
        return bytes[index + 1] == UInt8(ascii: "\\")
          ? (.nothing, index - bytes.startIndex + 2) : (.nothing, index - bytes.startIndex)
      }
      if index - bytes.startIndex > 4 * longestSequence { return (.nothing, index - bytes.startIndex) }
      index += 1
    }
    // Alt with the letter, if nothing followed.
    if isEnd {
      return bytes.count == 2
        ? (.input(.alt(Character(Unicode.Scalar(bytes[bytes.startIndex + 1])))), 2) : (.nothing, bytes.count)
    }
    return nil
  }

  /// A sequence of `ESC [`: parameters, then the letter that ends it.
  private static func control(_ bytes: ArraySlice<UInt8>, isEnd: Bool) -> (Piece, Int)? {
    var index = bytes.startIndex + 2
    // The console's function keys, `ESC [ [ A`.
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "[") {
      if index + 1 < bytes.endIndex { return (.nothing, 4) }
      return isEnd ? (.nothing, 3) : nil
    }
    while index < bytes.endIndex, (0x20..<0x40).contains(bytes[index]) {
      index += 1
      if index - bytes.startIndex > longestSequence { return (.nothing, index - bytes.startIndex) }
    }
    guard index < bytes.endIndex else {
      if !isEnd { return nil }
      return bytes.count == 2 ? (.input(.alt("[")), 2) : (.nothing, bytes.count)
    }
    let final = bytes[index]
    let length = index - bytes.startIndex + 1
    // Something else begins inside of it: what came before is no sequence.
    guard (0x40..<0x7F).contains(final) else { return (.nothing, length - 1) }
    let body = bytes[(bytes.startIndex + 2)..<index]
    if final == UInt8(ascii: "M"), body.isEmpty {
      // The pointer as old terminals tell it: three bytes more.
      if bytes.count < 6 { return isEnd ? (.nothing, bytes.count) : nil }
      let numbers = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
      return (pointer(numbers[0], numbers[1], numbers[2], isRelease: numbers[0] & 3 == 3), 6)
    }
    return (sequence(body, final), length)
  }

  /// A whole sequence.
  private static func sequence(_ body: ArraySlice<UInt8>, _ final: UInt8) -> Piece {
    if body.first == UInt8(ascii: "<"), final == UInt8(ascii: "M") || final == UInt8(ascii: "m") {
      let numbers = numbers(body.dropFirst())
      guard numbers.count == 3 else { return .nothing }
      return pointer(numbers[0], numbers[1], numbers[2], isRelease: final == UInt8(ascii: "m"))
    }
    guard body.allSatisfy({ $0 >= 0x30 && $0 <= 0x3B }) else { return .nothing }
    let numbers = numbers(body)
    let modifier = numbers.count > 1 ? numbers[1] : 1
    switch final {
    case UInt8(ascii: "~"):
      switch numbers.first {
      case 200: return .pasteStart
      case 1, 7: return .key(.home)
      case 4, 8: return .key(.end)
      case 3: return .key(modifier > 4 ? .deleteToEnd : .delete)
      case 5: return .key(.pageUp)
      case 6: return .key(.pageDown)
      default: return .nothing
      }
    case UInt8(ascii: "Z"): return .key(.backTab)
    case UInt8(ascii: "u"): return reported(numbers.first ?? 0, modifier)
    default: return named(final, modifier: modifier).map(Piece.key) ?? .nothing
    }
  }

  /// A key that is told by the number of its character, as some terminals can be made to.
  private static func reported(_ number: Int, _ modifier: Int) -> Piece {
    let isControl = (modifier - 1) & 4 != 0
    switch number {
    case 9: return .key((modifier - 1) & 1 != 0 ? .backTab : .tab)
    case 13: return .key(.enter)
    case 27: return .key(.escape)
    case 127: return .key(isControl ? .deleteWord : .backspace)
    case 0x61...0x7A where isControl:
      return next([UInt8(number - 0x60)], isEnd: true)?.0 ?? .nothing
    default:
      guard !isControl, number >= 0x20, !(0x7F..<0xA0).contains(number),
        let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init)
      else { return .nothing }
      return .key(.text(String(Character(scalar))))
    }
  }

  /// Arrows and their like, by their letter.
  private static func named(_ letter: UInt8, modifier: Int) -> LiveKey? {
    let jumps = modifier > 2
    switch letter {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return jumps ? .wordRight : .right
    case UInt8(ascii: "D"): return jumps ? .wordLeft : .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "M"): return .enter
    default: return nil
    }
  }

  /// A report of the pointer. Only presses of the first button and the wheel mean something.
  private static func pointer(_ code: Int, _ column: Int, _ row: Int, isRelease: Bool) -> Piece {
    guard row > 0, column > 0, row <= 1 << 16, column <= 1 << 16 else { return .nothing }
    if code & 64 != 0 {
      guard !isRelease, code & 3 < 2 else { return .nothing }
      return .key(.wheel(row: row - 1, column: column - 1, lines: code & 1 == 0 ? -3 : 3))
    }
    guard code & 0b1110_0011 == 0, !isRelease else { return .nothing }
    return .key(.click(row: row - 1, column: column - 1))
  }

  private static func numbers(_ body: ArraySlice<UInt8>) -> [Int] {
    if body.isEmpty { return [] }
    return body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      let digits = part.prefix { $0 >= 0x30 && $0 <= 0x39 }
      return digits.prefix(7).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
  }

  // MARK: Pastes

  /// Takes the text of a paste as far as it is there; gives how many bytes were used.
  private mutating func takePaste(_ rest: ArraySlice<UInt8>, _ found: inout [Input]) -> Int {
    if let end = rest.firstRange(of: Self.pasteEnd) {
      add(rest[..<end.lowerBound])
      found.append(.key(.paste(PastedText.cleaned(paste ?? []))))
      paste = nil
      return end.upperBound - rest.startIndex
    }
    // The end mark may come in two pieces.
    var kept = 0
    for length in stride(from: min(Self.pasteEnd.count - 1, rest.count), to: 0, by: -1)
    where rest.suffix(length).elementsEqual(Self.pasteEnd.prefix(length)) {
      kept = length
      break
    }
    add(rest.dropLast(kept))
    return rest.count - kept
  }

  private mutating func add(_ more: ArraySlice<UInt8>) {
    let room = Self.longestPaste - (paste?.count ?? 0)
    if room > 0 { paste? += more.prefix(room) }
  }
}
