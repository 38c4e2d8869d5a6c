/// What a terminal gives as pasted.
enum PastedText {
  /// One line break for each of the kinds there are, and no control characters.
  static func cleaned(_ bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 13: scalars.append("\n")
      case 10: if !wasReturn { scalars.append("\n") }
      case 9: scalars.append("\t")
      case 0..<32, 127..<160: break
      default: scalars.append(scalar)
      }
      wasReturn = scalar.value == 13
    }
    return String(scalars)
  }
}
