import Testing
import Trellis

@testable import repl

/// What the environment says about locale, zone and colour.
struct SurroundingsTests {
  private func environment(_ values: [String: String]) -> Environment { Environment { values[$0] } }

  @Test(arguments: [
    ([:], "en_US"), (["LANG": "de_DE.UTF-8"], "de_DE"),
    (["LANG": "de_DE", "LC_TIME": "fr_FR@euro"], "fr_FR"),
    (["LC_ALL": "C", "LANG": "de_DE"], "en_US"), (["LC_ALL": "", "LANG": "nl_NL"], "nl_NL"),
  ])
  func locale(_ values: [String: String], _ expected: String) {
    #expect(environment(values).localeName == expected)
  }

  @Test(arguments: [
    ("Europe/Paris", "Europe/Paris"), (":Europe/Paris", "Europe/Paris"),
    ("/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"), ("UTC", "UTC"),
  ])
  func zone(_ value: String, _ expected: String) {
    #expect(environment(["TZ": value]).timeZone == expected)
  }

  @Test func onlyAnExplicitOtherCharacterSetIsBelieved() {
    #expect(environment(["LANG": "C"]).isNotUTF8)
    #expect(environment(["LC_ALL": "de_DE.ISO-8859-1"]).isNotUTF8)
    #expect(!environment([:]).isNotUTF8)
    #expect(!environment(["LANG": "C", "LC_CTYPE": "en_GB.utf8"]).isNotUTF8)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true, RenderOptions.Format.ansi(.palette256)),
    (["TERM": "xterm", "COLORTERM": "truecolor"], true, .ansi(.trueColor)),
    (["TERM": "linux"], true, .ansi(.sixteen)),
    (["TERM": "dumb"], true, .text),
    (["TERM": "xterm"], false, .text),
    (["TERM": "xterm", "NO_COLOR": "1"], true, .ansi(.none)),
    (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false, .text),
    (["TERM": "xterm", "NO_COLOR": ""], true, .ansi(.sixteen)),
    (["TERM": "xterm", "CLICOLOR_FORCE": "1"], false, .ansi(.sixteen)),
    (["TERM": "xterm", "CLICOLOR_FORCE": "0"], false, .text),
    (["FORCE_COLOR": "3"], false, .ansi(.trueColor)),
    (["TERM": "xterm", "FORCE_COLOR": "0"], true, .ansi(.none)),
    (["TERM": "xterm", "CLICOLOR": "0"], true, .ansi(.none)),
  ])
  func colour(_ values: [String: String], _ isTerminal: Bool, _ expected: RenderOptions.Format) {
    #expect(Terminal.format(.auto, isTerminal: isTerminal, environment(values)) == expected)
  }

  @Test func theOptionComesFirst() {
    let values = environment(["TERM": "xterm", "NO_COLOR": "1"])
    #expect(Terminal.format(.always, isTerminal: false, values) == .ansi(.sixteen))
    #expect(Terminal.format(.never, isTerminal: true, environment(["FORCE_COLOR": "1"])) == .text)
  }
}
