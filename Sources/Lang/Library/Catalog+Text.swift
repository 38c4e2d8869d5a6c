/// Functions of strings, which count and cut by grapheme cluster.
extension Catalog {
  func addTextFunctions() {
    method("uppercased()", on: .string) { call in
      let text = try call.string(0)
      try call.reserveText(text.utf8.count)
      return try call.heap.string(try text.mapped(call.pace, .upper) { $0.uppercased() })
    }
    method("lowercased()", on: .string) { call in
      let text = try call.string(0)
      try call.reserveText(text.utf8.count)
      return try call.heap.string(try text.mapped(call.pace, .lower) { $0.lowercased() })
    }
    property("capitalized", on: .string) { call in
      let text = try call.string(0)
      try call.reserveText(text.utf8.count)
      var result = ""
      result.reserveCapacity(text.utf8.count)
      var isInside = false
      let pace = call.pace
      for character in text {
        try pace.step(8)
        let isPart = character.isLetter || character.isNumber || character == "'" || character == "’"
        result += !isPart ? String(character) : isInside ? character.lowercased() : character.uppercased()
        isInside = isPart
      }
      return try call.heap.string(result)
    }
    method("trimmed()", on: .string) { call in
      let text = try call.string(0)
      try call.reserveText(text.utf8.count)
      let pace = call.pace
      return try call.heap.string(String(text.trimmedPart { try pace.step(4) }))
    }
    method("hasPrefix(_ prefix: String)", on: .string) { call in
      let text = try call.string(0)
      let prefix = try call.string(1)
      try call.chargeText(prefix)
      return .bool(text.hasPrefix(prefix))
    }
    method("hasSuffix(_ suffix: String)", on: .string) { call in
      let text = try call.string(0)
      let suffix = try call.string(1)
      try call.chargeText(suffix)
      return .bool(text.hasSuffix(suffix))
    }
    method("removingPrefix(_ prefix: String)", on: .string) { call in
      let text = try call.string(0)
      let prefix = try call.string(1)
      guard text.hasPrefix(prefix) else { return call[0] }
      try call.reserveText(text.utf8.count)
      return try call.heap.string(try text.part(prefix.count, fromStart: true, keeping: false, call.pace))
    }
    method("removingSuffix(_ suffix: String)", on: .string) { call in
      let text = try call.string(0)
      let suffix = try call.string(1)
      guard text.hasSuffix(suffix) else { return call[0] }
      try call.reserveText(text.utf8.count)
      return try call.heap.string(try text.part(suffix.count, fromStart: false, keeping: false, call.pace))
    }
    method("occurrences(of: String)", on: .string) { call in
      let text = try call.string(0)
      let pattern = try call.string(1)
      try call.charge(text.utf8.count)
      var count = 0
      try TextSearch(pattern).each(in: text, call.pace) { _ in
        count += 1
        return true
      }
      return .int(count)
    }
    property("lines", on: .string) { call in
      let text = try call.string(0)
      return try call.pieces(of: text) { try text.eachLine($0, $1) }
    }
    property("words", on: .string) { call in
      let text = try call.string(0)
      return try call.pieces(of: text) { try text.eachWord($0, $1) }
    }
    property("characters", on: .string) { call in
      guard case .string(let string) = call[0] else { throw call.mismatched(0, "a String") }
      return try call.heap.list(try call.characters(of: string))
    }
    property("unicodeScalars", on: .string) { call in
      let text = try call.string(0)
      try call.reserve(text.utf8.count)
      let pace = call.pace
      var result = try ListBuilder(call, most: text.utf8.count)
      for scalar in text.unicodeScalars {
        try pace.step()
        try result.append(.int(Int(scalar.value)))
      }
      return try result.list()
    }
    property("isBlank", on: .string) { call in
      let text = try call.string(0)
      try call.chargeText(text)
      return .bool(text.trimmedPart.isEmpty)
    }
    property("isNumeric", on: .string) { call in
      let text = try call.string(0)
      try call.chargeText(text)
      return .bool(NumberText.float(text) != nil)
    }
  }
}

extension NativeCall {
  /// The characters of a string, each a string.
  func characters(of string: StringObject) throws -> ContiguousArray<Value> {
    let text = string.text
    try reserve(text.utf8.count)
    try heap.check(text.utf8.count * 81)
    var result = ContiguousArray<Value>()
    result.reserveCapacity(string.count)
    if text.isPlainASCII {
      let pace = self.pace
      for byte in text.utf8 {
        try pace.step()
        result.append(.string(SharedText.ascii[Int(byte)]))
      }
    } else {
      for character in text { result.append(try self.text(of: character)) }
    }
    return result
  }

  /// A character as a string; those of ASCII are made once and for all.
  func text(of character: Character) throws -> Value {
    if character.utf8.count == 1, let byte = character.utf8.first, byte < 0x80 {
      return .string(SharedText.ascii[Int(byte)])
    }
    return try heap.string(String(character))
  }

  /// Parts of a text as a list, which `each` hands over.
  fileprivate func pieces(
    of text: String, _ each: (Pace, (Range<String.Index>) throws -> Void) throws -> Void
  ) throws -> Value {
    try charge(text.utf8.count >> 2)
    var result = try ListBuilder(self)
    try each(pace) { range in
      try charge(1)
      try result.append(try heap.string(String(text[range])))
    }
    return try result.list()
  }

  /// The parts between separators of one byte that are not empty; nil if it takes more than bytes to find them.
  private func asciiPieces(of text: String, at separator: String) throws -> Value? {
    guard separator.utf8.count == 1, let wanted = separator.utf8.first, separator.isPlainASCII,
      text.isPlainASCII
    else { return nil }
    var text = text
    let (heap, total) = (self.heap, text.utf8.count)
    let result = try text.withUTF8 { bytes throws -> ContiguousArray<Value> in
      guard let start = bytes.baseAddress else { return [] }
      let most = bytes.count(of: wanted) + 1
      try charge(total >> 2)
      try reserve(most)
      try heap.check(most * 64 + total)
      return try ContiguousArray(unsafeUninitializedCapacity: most) { pieces, count in
        guard let first = pieces.baseAddress else { return }
        var pieces = WordPieces(first, most, machine)
        defer { count = pieces.finish() }
        let end = start + total
        var begin = start
        while begin < end {
          let place = begin.next(wanted, before: end)
          if place > begin { try pieces.add(begin, place - begin, readable: end - begin) }
          begin = place + 1
        }
      }
    }
    return try heap.list(result)
  }

  /// `text.split(separator:)`: by the separator, or by white space when none is given.
  func split(_ text: String) throws -> Value {
    let most = try size(2, default: Int.max)
    let omits = try bool(3, default: true)
    try charge(text.utf8.count >> 1)
    let search: TextSearch?
    if given(1) {
      let separator = try string(1)
      guard !separator.isEmpty else {
        throw refused("the separator must not be empty", hint: "`.characters` are the parts of one character")
      }
      if !has(2), omits, let pieces = try asciiPieces(of: text, at: separator) { return pieces }
      search = TextSearch(separator)
    } else {
      if !has(2), omits { return try pieces(of: text) { try text.eachWord($0, $1) } }
      search = nil
    }
    return try pieces(of: text) { pace, body in
      var count = 0
      var start = text.startIndex
      func end(_ separator: Range<String.Index>) throws -> Bool {
        if count >= most { return false }
        if !omits || start < separator.lowerBound {
          try body(start..<separator.lowerBound)
          count += 1
        }
        start = separator.upperBound
        return true
      }
      if let search {
        try search.each(in: text, pace, end)
      } else {
        try text.eachSpace(pace) { _ = try end($0) }
      }
      if !omits || start < text.endIndex { try body(start..<text.endIndex) }
    }
  }

  /// `text.replacing(old, with: new)`
  func replacing(in text: String) throws -> Value {
    let old = try string(1)
    let new = try string(2)
    try charge(text.utf8.count)
    guard !old.isEmpty else { throw refused("the text to replace must not be empty") }
    let pace = self.pace
    var result = ""
    var start = text.startIndex
    var counted = 0
    func count() throws {
      try reserveText(result.utf8.count - counted)
      try pace.hold(result.utf8.count - counted)
      counted = result.utf8.count
    }
    try TextSearch(old).each(in: text, pace) { place in
      result += text[start..<place.lowerBound]
      result += new
      start = place.upperBound
      if result.utf8.count - counted > NativeCall.stretch { try count() }
      return true
    }
    if start == text.startIndex { return self[0] }
    try count()
    try heap.check(text.utf8.distance(from: start, to: text.endIndex))
    result += text[start...]
    pace.release()
    return try heap.string(result)
  }

  /// A text that grows is counted whenever it has so many more bytes.
  private static let stretch = 1 << 16
}

/// Texts that many values share.
enum SharedText {
  static let ascii = (0..<128).map { StringObject(String(Unicode.Scalar(UInt8($0))), meter: nil) }
}
