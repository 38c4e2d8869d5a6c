/// The tokens of one file, one after the other.
///
/// A class with memory of its own in place of an array, since the lexer adds to it for every word and an array would ask
/// each time whether somebody else holds it.
final class TokenBuffer {
  @exclusivity(unchecked) private var start: UnsafeMutablePointer<Token>
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    start = TokenBuffer.memory(self.capacity)
  }

  deinit { RawMemory.free(start) }

  private static func memory(_ capacity: Int) -> UnsafeMutablePointer<Token> {
    RawMemory.allocateRun(bytes: capacity * MemoryLayout<Token>.stride).bindMemory(
      to: Token.self, capacity: capacity)
  }

  @inline(__always)
  func append(_ token: Token) {
    if count == capacity { grow() }
    (start + count).initialize(to: token)
    count += 1
  }

  private func grow() {
    let larger = TokenBuffer.memory(capacity * 2)
    RawMemory.moveRun(start, bytes: count * MemoryLayout<Token>.stride, to: larger)
    RawMemory.free(start)
    start = larger
    capacity *= 2
  }

  /// The index must be below `count`.
  subscript(index: Int) -> Token {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return start[index]
    }
    @inline(__always) set {
      assert(index >= 0 && index < count)
      start[index] = newValue
    }
  }

  /// Valid while the buffer lives and nothing is added to it.
  func withTokens<Result>(_ body: (UnsafeBufferPointer<Token>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }
}
