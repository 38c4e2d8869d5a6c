/// What is shown in the place of what a terminal would obey.
///
/// Controls are never sent: C0 controls and DEL become their pictures (`␛`), C1 controls and the
/// bidirectional embeddings, overrides and isolates become `�`, one cell each. Marks that have neither ink
/// nor width (zero-width space, soft hyphen, direction marks, byte order mark …) are left out.
enum Sanitizer {
  /// What a scalar of class `control` turns into; `nil` leaves it out.
  static func replacement(forControl scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0..<0x20: 0x2400 + scalar
    case 0x7F: 0x2421
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: 0xFFFD
    default: nil
    }
  }

  /// What marks without a base are shown on: a space, or the filler of the Hangul letters that are missing.
  static func base(for scalar: UInt32) -> (text: String, width: Int) {
    switch scalar {
    case 0x1160...0x11A7, 0xD7B0...0xD7CA: ("\u{115F}", 2)
    case 0x11A8...0x11FF, 0xD7CB...0xD7FF: ("\u{115F}\u{1160}", 2)
    default: (" ", 1)
    }
  }

  /// Whether a mark without a base to sit on is left out rather than shown on a space.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x034F, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3,
      0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
