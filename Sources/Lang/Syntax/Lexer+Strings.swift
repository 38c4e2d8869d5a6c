extension Lexer {
  /// `"…"` and `"""…"""`, at the quote; `hashes` stand before it (and the token starts at them).
  mutating func lexString(hashes: Int) {
    let start = position - hashes
    let quote = UInt8(ascii: "\"")
    var form = StringForm(hashes: hashes, isMultiline: false)
    if byte(position + 1) == quote, byte(position + 2) == quote, startsMultiline(hashes: hashes) {
      form.isMultiline = true
    }
    position = start + form.delimiterLength
    scanString(form, tokenStart: start, opening: start, isFirst: true)
  }

  /// `"""` opens a string of several lines, unless it is the empty string `""` and a quote in raw form: `#"""#`.
  private func startsMultiline(hashes: Int) -> Bool {
    guard hashes > 0 else { return true }
    // `#"""#` is the one quote; a multi-line string has its line break after the quotes.
    var index = position + 3
    while byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
    return index >= count || byte(index) == 0x0A || byte(index) == 0x0D
  }

  /// At the `)` that ends an interpolation.
  mutating func resumeString() {
    guard let interpolation = interpolations.popLast() else { return }
    leaveInterpolation()
    let start = position
    position += 1
    scanString(interpolation.form, tokenStart: start, opening: interpolation.start, isFirst: false)
  }

  /// Scans text up to the end of the string or the next interpolation, and adds a token.
  private mutating func scanString(
    _ form: StringForm, tokenStart: Int, opening: Int, isFirst: Bool
  ) {
    var flags: TokenFlags = form.isMultiline ? .needsDecoding : []
    let last: TokenKind = isFirst ? .string : .stringClose
    while position < count {
      let here = bytes[position]
      if here == UInt8(ascii: "\"") {
        if closes(form) {
          position += form.delimiterLength
          append(last, from: tokenStart, payload: form.payload, flags: flags)
          return
        }
        position += 1
      } else if here == UInt8(ascii: "\\") {
        guard hasHashes(form.hashes, at: position + 1) else {
          position += 1
          continue
        }
        flags.insert(.needsDecoding)
        position += 1 + form.hashes
        if byte(position) == UInt8(ascii: "(") {
          position += 1
          append(isFirst ? .stringOpen : .stringPart, from: tokenStart, payload: form.payload, flags: flags)
          if interpolations.count > nesting {
            // The parser reports it when it comes here.
            isNestedTooDeeply = true
            position = count
          }
          interpolations.append(Interpolation(form: form, start: opening))
          enterInterpolation()
          return
        }
        if position < count, bytes[position] != 0x0A { position += 1 }
        if position & Lexer.pause < 4 { pause() }
      } else if here == 0x0A, !form.isMultiline {
        break
      } else {
        position += 1
        if position & Lexer.pause == 0 { pause() }
      }
    }
    // Not closed: what there is stands for the string.
    let isEnd = position >= count && form.isMultiline
    if isEnd { unterminated = .string }
    // In an interpolation that the line's end cuts off as well, the outer string is reported.
    let isInside = !form.isMultiline && interpolations.contains { !$0.form.isMultiline }
    if !isInside {
      report(
        .unterminatedString(isMultiline: form.isMultiline, hashes: form.hashes), from: opening,
        to: form.isMultiline ? opening + form.delimiterLength : position, atEnd: isEnd)
    }
    append(
      last, from: tokenStart, payload: form.payload,
      flags: flags.union(form.isMultiline ? .virtual : [.virtual, .cutOff]))
  }

  private func closes(_ form: StringForm) -> Bool {
    if form.isMultiline {
      guard byte(position + 1) == UInt8(ascii: "\""), byte(position + 2) == UInt8(ascii: "\"") else {
        return false
      }
      return hasHashes(form.hashes, at: position + 3)
    }
    return hasHashes(form.hashes, at: position + 1)
  }

  private func hasHashes(_ hashes: Int, at index: Int) -> Bool {
    for k in 0..<hashes where byte(index + k) != UInt8(ascii: "#") { return false }
    return true
  }

  /// A line ends while interpolations are open: those of strings of one line are cut off here.
  mutating func closeInterpolationsAtLineEnd() {
    guard let outermost = interpolations.firstIndex(where: { !$0.form.isMultiline }) else { return }
    closeInterpolations(at: position, isEnd: false, downTo: outermost)
  }

  /// Cuts open interpolations off, with one error for the outermost string.
  mutating func closeInterpolations(at end: Int, isEnd: Bool, downTo floor: Int = 0) {
    guard interpolations.count > floor else { return }
    let outermost = interpolations[floor]
    let canContinue = isEnd && outermost.form.isMultiline
    if canContinue { unterminated = .string }
    if !isNestedTooDeeply {
      report(
        .unterminatedInterpolation(isMultiline: outermost.form.isMultiline), from: outermost.start,
        to: outermost.form.isMultiline ? outermost.start + outermost.form.delimiterLength : end,
        atEnd: canContinue)
    }
    while interpolations.count > floor {
      guard let interpolation = interpolations.popLast() else { break }
      leaveInterpolation()
      append(
        .stringClose, from: end, payload: interpolation.form.payload,
        flags: interpolation.form.isMultiline ? .virtual : [.virtual, .cutOff])
    }
  }

  /// `'text'`: a string of other languages.
  mutating func lexSingleQuoted() {
    let start = position
    position += 1
    while position < count, bytes[position] != UInt8(ascii: "'"), bytes[position] != 0x0A {
      position += bytes[position] == UInt8(ascii: "\\") && byte(position + 1) != 0x0A ? 2 : 1
    }
    position = min(position, count)
    let isClosed = byte(position) == UInt8(ascii: "'")
    let text = String(decoding: bytes[(start + 1)..<position], as: UTF8.self)
    if isClosed { position += 1 }
    report(.singleQuotes(text: text), from: start, to: position)
    // Read as a string of the same length, so that nothing else is reported.
    append(.string, from: start, payload: StringForm(hashes: 0, isMultiline: false).payload, flags: .virtual)
  }

  /// `#"raw"#`, `#Preview`.
  mutating func lexHash() {
    let start = position
    var index = position
    while byte(index) == UInt8(ascii: "#") { index += 1 }
    if byte(index) == UInt8(ascii: "\"") {
      position = index
      lexString(hashes: index - start)
      return
    }
    position = index
    if index == start + 1, startsName(at: index) {
      while position < count, Lexer.isWordByte(bytes[position]) { position += 1 }
      if position == index { position += 1 }
      let name = names.intern(UnsafeBufferPointer(rebasing: bytes[index..<position]))
      append(.hashWord, from: start, payload: name.id)
      return
    }
    report(.strayHash, from: start, to: position)
    append(.unknown, from: start)
  }
}
