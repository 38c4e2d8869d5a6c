/// A password as it may be kept: what PBKDF2 (RFC 8018) with HMAC-SHA-256 makes of it and a salt.
///
///     let hash = PasswordHash(of: "correct horse", salt: "a1b2", rounds: 100_000)
///     hash.text                        // pbkdf2-sha256$100000$a1b2$…
///     PasswordHash(hash.text)?.matches("correct horse")     // true
///
/// The salt is the caller's: a random one for each password, so that equal passwords have unlike hashes.
public struct PasswordHash: Hashable, Sendable {
  /// What was mixed in.
  public let salt: String
  /// How often the hash was made of the hash: what makes guessing slow.
  public let rounds: Int
  /// 32 bytes.
  public let digest: [UInt8]

  private static let name = "pbkdf2-sha256"

  /// The hash of a password. At least one round is made.
  public init(
    of password: String, salt: String, rounds: Int = 100_000, unless stop: (() -> Bool)? = nil
  ) {
    self.salt = salt
    self.rounds = max(1, rounds)
    digest = PasswordHash.derive(Array(password.utf8), Array(salt.utf8), self.rounds, unless: stop)
  }

  /// A hash as `text` wrote it; nil if it is none.
  public init?(_ text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0] == PasswordHash.name, let rounds = Int(parts[1]), rounds > 0,
      let last = parts.last, last.utf8.count == 64
    else { return nil }
    var digest: [UInt8] = []
    let digits = Array(last)
    for index in stride(from: 0, to: digits.count - 1, by: 2) {
      guard let high = digits[index].hexDigitValue, let low = digits[index + 1].hexDigitValue else {
        return nil
      }
      digest.append(UInt8(high << 4 | low))
    }
    guard digest.count == 32 else { return nil }
    // A salt may have a dollar sign in it.
    salt = parts[2..<(parts.count - 1)].joined(separator: "$")
    self.rounds = rounds
    self.digest = digest
  }

  /// Method, rounds, salt and hash, a dollar sign between them.
  public var text: String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var hex = String.UnicodeScalarView()
    for byte in digest {
      hex.append(digits[Int(byte >> 4)])
      hex.append(digits[Int(byte & 15)])
    }
    return "\(PasswordHash.name)$\(rounds)$\(salt)$\(String(hex))"
  }

  /// Whether this is the hash of a password. It takes as long for a wrong one as for the right one.
  public func matches(_ password: String, unless stop: (() -> Bool)? = nil) -> Bool {
    let other = PasswordHash.derive(Array(password.utf8), Array(salt.utf8), rounds, unless: stop)
    var difference: UInt8 = 0
    for (a, b) in zip(digest, other) { difference |= a ^ b }
    return difference == 0
  }

  /// One block of PBKDF2, which is as long as the hash.
  private static func derive(
    _ password: [UInt8], _ salt: [UInt8], _ rounds: Int, unless stop: (() -> Bool)?
  ) -> [UInt8] {
    let mac = MessageCode(key: password)
    var last = mac.code(of: salt + [0, 0, 0, 1])
    var result = last
    for round in 1..<max(1, rounds) {
      if round % 1024 == 0, stop?() == true { break }
      last = mac.code(of: last)
      for index in result.indices { result[index] ^= last[index] }
    }
    return result
  }
}

/// HMAC (RFC 2104) with SHA-256, the key worked in once.
private struct MessageCode {
  private var inner = SHA256()
  private var outer = SHA256()

  init(key: [UInt8]) {
    var block = key
    if key.count > 64 {
      var hash = SHA256()
      hash.add(key)
      block = hash.finished()
    }
    block += [UInt8](repeating: 0, count: 64 - block.count)
    inner.add(block.map { $0 ^ 0x36 })
    outer.add(block.map { $0 ^ 0x5C })
  }

  func code(of message: [UInt8]) -> [UInt8] {
    var (inner, outer) = (inner, outer)
    inner.add(message)
    outer.add(inner.finished())
    return outer.finished()
  }
}
