import Testing

@testable import repl

struct OptionParsingTests {
  @Test func optionsStandBeforeOrBehindTheFile() throws {
    for words in [
      ["--width", "40", "a.dsl", "x"], ["a.dsl", "--width=40", "x"], ["a.dsl", "x", "--width", "40"],
    ] {
      let options = try Options(words)
      #expect(options.width == 40)
      #expect(options.files == ["a.dsl"])
      #expect(options.arguments == ["x"])
    }
  }

  @Test func nothingIsAnOptionBehindTwoDashes() throws {
    let options = try Options(["a.dsl", "--", "--width", "-x"])
    #expect(options.arguments == ["--width", "-x"])
    #expect(options.width == nil)
  }

  @Test func aFileNamedLikeACommandNeedsItsFolderOrTwoDashes() throws {
    #expect(try Options(["check", "a.dsl"]).command == .check)
    #expect(try Options(["./check"]).files == ["./check"])
    #expect(try Options(["--", "check"]).files == ["check"])
  }

  @Test func aCommandTakesAllWordsAsFiles() throws {
    #expect(try Options(["check", "a.dsl", "b.dsl"]).files == ["a.dsl", "b.dsl"])
  }

  @Test func optionsForTheScriptNeedTwoDashes() {
    let error = #expect(throws: CallError.self) { try Options(["a.dsl", "--zzyzx"]) }
    #expect(error?.hint == "what is meant for the script goes after `--`")
  }

  @Test func sizesAndNumbers() throws {
    #expect(try Options(["--max-memory", "2G"]).maxMemory == 2 << 30)
    #expect(try Options(["--max-memory", "512k"]).maxMemory == 512 << 10)
    #expect(try Options(["--max-memory", "100"]).maxMemory == 100)
    #expect(try Options(["--max-steps", "1_000_000"]).maxSteps == 1_000_000)
    for words in [["--max-memory", "9999999999G"], ["--max-steps", "0"], ["--max-steps", "1e9"]] {
      #expect(throws: CallError.self) { try Options(words) }
    }
  }

  @Test(arguments: ["--set", "--set x", "--set =3", "--set X=3", "--set 1a=3", "--set a-b=3", "--data x="])
  func namesMustBeSpellable(_ line: String) {
    #expect(throws: CallError.self) { try Options(line.split(separator: " ").map(String.init)) }
  }

  @Test func valuesMayHoldAnything() throws {
    let options = try Options(["--set", "x=a=b c", "--set", "y=", "--set", "größe=1"])
    #expect(options.values.map(\.name) == ["x", "y", "größe"])
    #expect(options.values.map(\.text) == ["a=b c", "", "1"])
  }
}
