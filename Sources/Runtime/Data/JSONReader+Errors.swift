import Lang

extension JSONReader {
  /// What stands here, for a message.
  var found: String {
    guard position < end else { return "the end of the file" }
    if JSONReader.isWordByte(byte) {
      var last = position
      while last < end, last < position + 24, JSONReader.isWordByte(start[last]) { last += 1 }
      return "`" + CellText(start + position, last - position).string + "`"
    }
    return byte == UInt8(ascii: "\"") ? "a string" : "`\(ReadableText.short(String(Unicode.Scalar(byte))))`"
  }

  /// What people write in JSON that isn't JSON.
  var hint: String? {
    guard position < end else { return "the file may have been cut off" }
    let rest = CellText(start + position, min(8, end - position)).string
    switch byte {
    case UInt8(ascii: "'"): return "strings stand in double quotes"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "JSON has no comments"
    case UInt8(ascii: "\""): return "is a comma missing before it?"
    case UInt8(ascii: "+"), UInt8(ascii: "."): return "a number begins with a digit or `-`"
    default: break
    }
    for (word, json) in [("True", "true"), ("False", "false"), ("None", "null"), ("undefine", "null")]
    where rest.hasPrefix(word) {
      return "in JSON it is `\(json)`"
    }
    if rest.hasPrefix("NaN") || rest.hasPrefix("Infinity") || rest.hasPrefix("inf") {
      return "JSON has no such number: `null` may stand for it"
    }
    if rest.hasPrefix("<") { return "is it a web page? The server may have answered with an error" }
    return nil
  }

  func failure(_ message: String, hint: String? = nil) -> Failure {
    Failure(code: "json", "\(text.name), \(text.place(of: position)): \(message)", hint: hint)
  }
}
