import Glibc

/// What is typed or pasted, from bytes to characters.
///
/// It reads ahead, so that it can tell a paste that the terminal marks as one, and see what follows a line.
struct KeyInput {
  enum Key: Equatable {
    case character(Unicode.Scalar)
    /// A whole paste.
    case paste(String)
    case end
    /// A signal came in.
    case signal
  }

  private var bytes: [UInt8] = []
  private var position = 0
  private let descriptor: Int32

  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  init(descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// The next key, which it waits for.
  mutating func next() -> Key {
    if position >= bytes.count, let stop = fill() { return stop }
    while startsPaste(isWhole: false), !startsPaste(isWhole: true) {
      if let stop = fill() { return stop }
    }
    if startsPaste(isWhole: true) { return readPaste() }
    return readCharacter()
  }

  /// What is already there of the next line.
  var pendingLine: String {
    let rest = bytes[position...]
    return String(decoding: rest.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
  }

  /// Forgets what was typed ahead.
  mutating func discard() {
    bytes.removeAll()
    position = 0
  }

  // MARK: Reading

  /// Reads more; gives why there is none.
  private mutating func fill() -> Key? {
    if position > 0 {
      bytes.removeFirst(position)
      position = 0
    }
    // A signal that comes between the look at its mark and the reading would else go unseen.
    if Signals.wait(for: descriptor) { return .signal }
    var piece = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &piece, piece.count)
    if count > 0 {
      bytes += piece[..<count]
      return nil
    }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .signal : .end
  }

  /// Whether what is there begins the mark of a paste; three bytes are enough to be no key of a person's.
  private func startsPaste(isWhole: Bool) -> Bool {
    let there = bytes[position...].prefix(KeyInput.pasteStart.count)
    guard there.count >= (isWhole ? KeyInput.pasteStart.count : 3) else { return false }
    return KeyInput.pasteStart.starts(with: there)
  }

  private mutating func readPaste() -> Key {
    position += KeyInput.pasteStart.count
    var text: [UInt8] = []
    while true {
      while position < bytes.count {
        if bytes[position...].starts(with: KeyInput.pasteEnd) {
          position += KeyInput.pasteEnd.count
          return .paste(KeyInput.entry(text))
        }
        // The mark may come in two pieces.
        if bytes[position] == 27, bytes.count - position < KeyInput.pasteEnd.count { break }
        text.append(bytes[position])
        position += 1
      }
      if let stop = fill(), stop == .end || Signals.isInterrupted { return stop }
    }
  }

  /// Without line breaks at the end: what was pasted runs when it is entered.
  private static func entry(_ bytes: [UInt8]) -> String {
    var text = PastedText.cleaned(bytes)
    while text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
    return text
  }

  /// One character of UTF-8; a byte that is none becomes U+FFFD.
  private mutating func readCharacter() -> Key {
    var length =
      switch bytes[position] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    for offset in 1..<max(1, length) {
      while position + offset >= bytes.count {
        if let stop = fill(), stop == .end || Signals.isInterrupted { return stop }
      }
      if bytes[position + offset] & 0xC0 != 0x80 {
        length = offset
        break
      }
    }
    let part = bytes[position..<position + length]
    position += length
    return .character(String(decoding: part, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}")
  }
}
