/// Numbers, durations, dates: their extent is found here, their value by the parser.
extension Lexer {
  mutating func lexNumber() {
    let start = position
    if bytes[start] == UInt8(ascii: "0") {
      let mark = byte(start + 1) | 0x20
      if mark == UInt8(ascii: "x") || mark == UInt8(ascii: "b") || mark == UInt8(ascii: "o") {
        position += 2
        skipWordBytes()
        append(.int, from: start)
        return
      }
    }
    skipDigits()
    var kind = TokenKind.int
    if byte(position) == UInt8(ascii: "."), Lexer.isDigit(byte(position + 1)) {
      kind = .number
      position += 1
      skipDigits()
    }
    if byte(position) | 0x20 == UInt8(ascii: "e") {
      var index = position + 1
      if byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-") { index += 1 }
      if Lexer.isDigit(byte(index)) {
        kind = .number
        position = index
        skipDigits()
      }
    }
    if position < count, Lexer.isWordByte(bytes[position]) || bytes[position] >= 0x80 {
      // A unit. `1h30m` goes on with digits; `1.5s` has its point before the first unit.
      kind = .duration
      skipWordBytes()
      while position < count, bytes[position] >= 0x80 {
        position += 1
        skipWordBytes()
      }
    }
    append(kind, from: start)
  }

  private mutating func skipDigits() {
    while position < count, Lexer.isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") {
      position += 1
    }
  }

  private mutating func skipWordBytes() {
    while position < count, Lexer.isWordByte(bytes[position]) { position += 1 }
  }

  /// `@2026-11-30T09:30+02:00`, `@09:30:15.5`, or the attribute of another language.
  mutating func lexAt() {
    let start = position
    position += 1
    if startsName(at: position) {
      let nameStart = position
      while position < count, Lexer.isWordByte(bytes[position]) || bytes[position] >= 0x80 { position += 1 }
      let name = names.intern(UnsafeBufferPointer(rebasing: bytes[nameStart..<position]))
      append(.attribute, from: start, payload: name.id)
      return
    }
    guard Lexer.isDigit(byte(position)) else {
      report(.strayAt, from: start, to: position)
      append(.unknown, from: start)
      return
    }
    skipDateOrTime()
    append(.date, from: start)
  }

  /// Takes what looks like a date or time, well formed or not; the parser judges.
  private mutating func skipDateOrTime() {
    func isDigit(_ offset: Int) -> Bool { Lexer.isDigit(byte(position + offset)) }
    var hasTime = false
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        position += 1
      case UInt8(ascii: ":"):
        guard isDigit(1) else { return }
        hasTime = true
        position += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        // After a time only an offset, `hh:mm`; before it the parts of a date.
        if hasTime {
          guard isDigit(1), isDigit(2), byte(position + 3) == UInt8(ascii: ":"), isDigit(4) else { return }
        } else {
          guard bytes[position] == UInt8(ascii: "-"), isDigit(1) else { return }
        }
        position += 1
      case UInt8(ascii: "/"):
        guard !hasTime, isDigit(1) else { return }
        position += 1
      case UInt8(ascii: "."):
        guard isDigit(1) else { return }
        position += 1
      case UInt8(ascii: "T"):
        hasTime = true
        position += 1
      case UInt8(ascii: "Z"):
        position += 1
        return
      default:
        // Letters run on: `@2026-11-30Tx` is one mistake.
        if !Lexer.isWordByte(bytes[position]) { return }
        position += 1
      }
    }
  }

  /// `$0`, `$name`.
  mutating func lexDollar() {
    let start = position
    position += 1
    if Lexer.isDigit(byte(position)) {
      var number = 0
      while Lexer.isDigit(byte(position)) {
        number = min(number * 10 + Int(bytes[position] - 0x30), 1_000_000)
        position += 1
      }
      append(.closureArgument, from: start, payload: UInt32(number))
    } else if startsName(at: position) {
      let nameStart = position
      while position < count, Lexer.isWordByte(bytes[position]) || bytes[position] >= 0x80 { position += 1 }
      let name = names.intern(UnsafeBufferPointer(rebasing: bytes[nameStart..<position]))
      append(.dollarName, from: start, payload: name.id)
    } else {
      report(.strayDollar, from: start, to: position)
      append(.unknown, from: start)
    }
  }
}
