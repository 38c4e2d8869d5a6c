import Testing
import Validation

/// The digests are those of CPython's `hashlib.pbkdf2_hmac("sha256", …)`.
@Suite struct PasswordHashTests {
  @Test(arguments: [
    ("secret", "a1b2", 1000, "ce8802d512e6dfb13c65e9320fc56b87dfdd9d577cc75c25d375396dfdf830d3"),
    ("password", "salt", 1, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"),
    ("password", "salt", 2, "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43"),
    ("password", "salt", 4096, "c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a"),
    ("", "", 1, "f7ce0b653d2d72a4108cf5abe912ffdd777616dbbb27a70e8204f3ae2d0f6fad"),
    ("é日本", "sa$lt", 3, "c5d92d0b6d078e131f27843492099d19984c9ed113d5172309cc032474482f7f"),
    (
      "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
      "sssssssssssssssssssssssssssssssssssssssssssssssssssssss", 5,
      "3af5009650a9dd2a652dd8b1df91170991b80c663f71a3bd4499113cc866c9ee"
    ),
    (
      "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy",
      "ssssssssssssssssssssssssssssssssssssssssssssssssssssssss", 5,
      "04d2f4277950f44febcf6f4555da8a3437bd13062ce735194796a312692864e5"
    ),
    (
      "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz",
      "ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss",
      7, "0086947675011df5605aac996431675ec3a92dd694f47e7a0fdd89779d9f8ffe"
    ),
  ])
  func isWhatTheStandardGives(password: String, salt: String, rounds: Int, digest: String) {
    let hash = PasswordHash(of: password, salt: salt, rounds: rounds)
    #expect(hash.text == "pbkdf2-sha256$\(rounds)$\(salt)$\(digest)")
    #expect(hash.matches(password))
    #expect(!hash.matches(password + "x"))
    #expect(PasswordHash(hash.text) == hash)
  }

  @Test(arguments: [
    "", "plain", "pbkdf2-sha256$0$s$00", "pbkdf2-sha256$1$s$zz",
    "md5$1$s$" + String(repeating: "0", count: 64),
  ])
  func otherTextsAreNoHashes(text: String) { #expect(PasswordHash(text) == nil) }
}
