extension String {
  /// With control characters shown rather than sent: names of files, lines of scripts and words of a call may hold any.
  var visible: String {
    if utf8.allSatisfy({ $0 >= 32 && $0 < 127 || $0 == 10 || $0 == 9 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 9, 10: result.append(scalar)
      case 0..<32: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 127: result.append("\u{2421}")
      case 128..<160, 0x202A...0x202E, 0x2066...0x2069: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
