/// The name of a locale in one spelling: `en-GB`, `en_gb` and `en_GB.UTF-8` are all `en_GB`.
public struct LocaleID: Hashable, Sendable, CustomStringConvertible {
  /// The name: language, script and region with `_` between them.
  public let identifier: String

  /// The locale of that name. An empty name, `C`, `POSIX` and what is not the name of a locale are `en_US_POSIX`: digits
  /// without grouping.
  public init(_ name: String) {
    // Asked first, since what follows walks through the name, however long it is.
    let plain = LocaleID.isWellFormed(name) ? name.prefix { $0 != "." && $0 != "@" } : ""
    let parts = plain.split { $0 == "-" || $0 == "_" }
    guard let language = parts.first, plain != "C", plain != "POSIX" else {
      identifier = "en_US_POSIX"
      return
    }
    var result = language.lowercased()
    for part in parts.dropFirst() {
      result +=
        part.utf8.count == 4
        ? "_" + part.prefix(1).uppercased() + part.dropFirst().lowercased() : "_" + part.uppercased()
    }
    identifier = result
  }

  /// Whether a text has the form of a locale's name: a language of two or three letters, then parts of two to eight letters
  /// and digits. What has not must not reach Foundation, which may crash over it.
  public static func isWellFormed(_ name: String) -> Bool {
    guard name.utf8.count <= longest else { return false }
    let plain = name.prefix { $0 != "." && $0 != "@" }
    if plain == "C" || plain == "POSIX" { return true }
    let parts = plain.split(omittingEmptySubsequences: true) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.utf8.count), parts.count <= 8 else {
      return false
    }
    func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
    guard language.utf8.allSatisfy(isLetter) else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || $0 >= 0x30 && $0 <= 0x39 }
    }
  }

  /// No name of a locale is longer (ICU's `ULOC_FULLNAME_CAPACITY`).
  private static let longest = 157

  /// `en_US`.
  public static let unitedStates = LocaleID("en_US")

  /// Its name.
  public var description: String { identifier }

  /// The language alone: `en`.
  public var language: String { identifier.split(separator: "_").first.map(String.init) ?? "en" }

  /// The region, if the name says one: `GB`.
  public var region: String? {
    identifier.split(separator: "_").dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 }.map(
      String.init)
  }

  /// Whether numbers, words and lists are written as in the United States or Britain, so that no locale data is
  /// needed for them.
  var isPlainEnglish: Bool {
    switch identifier {
    case "en", "en_US", "en_US_POSIX", "en_GB", "en_AU", "en_CA", "en_NZ", "en_IE": true
    default: false
    }
  }
}
