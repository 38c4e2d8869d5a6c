/// Memory for the code of the functions of a long script: one after the other in large pages, which costs a fraction of
/// the traps into the kernel that as many pieces of the heap do.
final class CodeMemory {
  /// Some functions' memory, freed with the last of them.
  final class Chunk: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
    fileprivate var used = 0

    fileprivate init() { start = RawMemory.allocateRun(bytes: RawMemory.largePage) }

    deinit { RawMemory.free(start) }
  }

  /// Scripts of fewer bytes take their memory from the heap.
  static let longScript = 256 << 10

  private var chunk: Chunk?

  /// Memory aligned to sixteen, which lasts as long as the chunk; nil for a piece that the heap gives as well.
  func take(bytes: Int) -> (start: UnsafeMutableRawPointer, chunk: Chunk)? {
    let size = (bytes + 15) & ~15
    guard size <= RawMemory.largePage / 8 else { return nil }
    if let chunk, RawMemory.largePage - chunk.used >= size {
      defer { chunk.used += size }
      return (chunk.start + chunk.used, chunk)
    }
    let fresh = Chunk()
    fresh.used = size
    chunk = fresh
    return (fresh.start, fresh)
  }
}
