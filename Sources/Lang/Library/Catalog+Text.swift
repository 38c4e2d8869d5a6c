/// Functions of strings, which count and cut by grapheme cluster.
extension Catalog {
  func addTextFunctions() {
    method("uppercased()", on: .string) { call in
      let text = try call.string(0)
      try call.reserveText(text.utf8.count)
      return try call.heap.string(text.uppercased())
    }
    method("lowercased()", on: .string) { call in
      let text = try call.string(0)
      try call.reserveText(text.utf8.count)
      return try call.heap.string(text.lowercased())
    }
    property("capitalized", on: .string) { call in
      let text = try call.string(0)
      try call.reserveText(text.utf8.count)
      var result = ""
      result.reserveCapacity(text.utf8.count)
      var isInside = false
      for character in text {
        let isPart = character.isLetter || character.isNumber || character == "'" || character == "’"
        result += !isPart ? String(character) : isInside ? character.lowercased() : character.uppercased()
        isInside = isPart
      }
      return try call.heap.string(result)
    }
    method("trimmed()", on: .string) { call in
      let text = try call.string(0)
      try call.reserveText(text.utf8.count)
      return try call.heap.string(String(text.trimmedPart))
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
      return try call.heap.string(text.part(prefix.count, fromStart: true, keeping: false))
    }
    method("removingSuffix(_ suffix: String)", on: .string) { call in
      let text = try call.string(0)
      let suffix = try call.string(1)
      guard text.hasSuffix(suffix) else { return call[0] }
      try call.reserveText(text.utf8.count)
      return try call.heap.string(text.part(suffix.count, fromStart: false, keeping: false))
    }
    method("occurrences(of: String)", on: .string) { call in
      let text = try call.string(0)
      let pattern = try call.string(1)
      try call.charge(text.utf8.count)
      return .int(TextSearch(pattern).all(in: text).count)
    }
    property("lines", on: .string) { call in
      let text = try call.string(0)
      return try call.pieces(text.lineRanges, of: text)
    }
    property("words", on: .string) { call in
      let text = try call.string(0)
      return try call.pieces(text.wordRanges, of: text)
    }
    property("characters", on: .string) { call in
      guard case .string(let string) = call[0] else { throw call.mismatched(0, "a String") }
      return try call.heap.list(try call.characters(of: string))
    }
    property("unicodeScalars", on: .string) { call in
      let text = try call.string(0)
      try call.reserve(text.utf8.count)
      return try call.heap.list(text.unicodeScalars.map { Value.int(Int($0.value)) })
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
      for byte in text.utf8 { result.append(.string(SharedText.ascii[Int(byte)])) }
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

  /// Parts of a text as a list.
  fileprivate func pieces(_ ranges: [Range<String.Index>], of text: String) throws -> Value {
    try charge(text.utf8.count >> 2)
    try reserve(ranges.count)
    try heap.check(ranges.count * 64 + text.utf8.count)
    var result = ContiguousArray<Value>()
    result.reserveCapacity(ranges.count)
    for range in ranges { result.append(try heap.string(String(text[range]))) }
    return try heap.list(result)
  }

  /// The parts between separators of one byte that are not empty; nil if it takes more than bytes to find them.
  private func asciiPieces(of text: String, at separator: String) throws -> Value? {
    guard separator.utf8.count == 1, let wanted = separator.utf8.first, separator.isPlainASCII,
      text.isPlainASCII
    else { return nil }
    var text = text
    let (heap, total) = (self.heap, text.utf8.count)
    let result = try text.withUTF8 { bytes throws -> ContiguousArray<Value> in
      var count = 1
      for byte in bytes where byte == wanted { count += 1 }
      try charge(total >> 2)
      try reserve(count)
      try heap.check(count * 64 + total)
      var pieces = ContiguousArray<Value>()
      pieces.reserveCapacity(count)
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == wanted {
        if end > start {
          pieces.append(
            try heap.string(
              String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)))
        }
        start = end + 1
      }
      return pieces
    }
    return try heap.list(result)
  }

  /// `text.split(separator:)`: by the separator, or by white space when none is given.
  func split(_ text: String) throws -> Value {
    let most = try size(2, default: Int.max)
    let omits = try bool(3, default: true)
    let separators: [Range<String.Index>]
    try charge(text.utf8.count >> 1)
    if given(1) {
      let separator = try string(1)
      guard !separator.isEmpty else {
        throw refused("the separator must not be empty", hint: "`.characters` are the parts of one character")
      }
      if !has(2), omits, let pieces = try asciiPieces(of: text, at: separator) { return pieces }
      separators = TextSearch(separator).all(in: text)
    } else {
      if !has(2), omits { return try pieces(text.wordRanges, of: text) }
      separators = text.spaceRanges
    }
    var ranges: [Range<String.Index>] = []
    var start = text.startIndex
    for separator in separators {
      if ranges.count >= most { break }
      if !omits || start < separator.lowerBound { ranges.append(start..<separator.lowerBound) }
      start = separator.upperBound
    }
    if !omits || start < text.endIndex { ranges.append(start..<text.endIndex) }
    return try pieces(ranges, of: text)
  }

  /// `text.replacing(old, with: new)`
  func replacing(in text: String) throws -> Value {
    let old = try string(1)
    let new = try string(2)
    try charge(text.utf8.count)
    guard !old.isEmpty else { throw refused("the text to replace must not be empty") }
    let places = TextSearch(old).all(in: text)
    if places.isEmpty { return self[0] }
    let (growth, overflow) = places.count.multipliedReportingOverflow(by: new.utf8.count)
    try reserveText(overflow ? Int.max : growth.addingReportingOverflow(text.utf8.count).partialValue)
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var start = text.startIndex
    for place in places {
      result += text[start..<place.lowerBound]
      result += new
      start = place.upperBound
    }
    result += text[start...]
    return try heap.string(result)
  }
}

/// Texts that many values share.
enum SharedText {
  static let ascii = (0..<128).map { StringObject(String(Unicode.Scalar(UInt8($0))), meter: nil) }
}
