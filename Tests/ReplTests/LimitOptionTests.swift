import Testing

/// `--max-steps` and `--max-memory`.
struct LimitOptionTests {
  @Test func stepsAreLimited() throws {
    let result = try Tool().run("-e", "while true {}", "--max-steps", "10_000")
    #expect(result.messages.contains("10000 steps"))
    #expect(result.status == 1)
  }

  @Test func memoryIsLimited() throws {
    let result = try Tool().run("-e", "\"x\".repeated(3_000_000).count", "--max-memory", "1M")
    #expect(result.messages.contains("memory"))
    #expect(result.status == 1)
    #expect(
      try Tool().run("-e", "\"x\".repeated(3_000_000).count", "--max-memory", "64M").output == "3000000\n")
  }

  @Test func sizesHaveUnits() throws {
    let result = try Tool().run("-e", "1", "--max-memory", "lots")
    #expect(result.messages.contains("a size such as 64M or 2G, but has “lots”"))
    #expect(result.status == 2)
  }
}
