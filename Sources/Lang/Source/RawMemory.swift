#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory for plain arrays that many small objects own.
///
/// `UnsafeMutablePointer.allocate` asks for aligned memory, for which the C library on Linux searches about nine times as
/// long as for memory of the alignment that it gives anyway.
enum RawMemory {
  /// Room for `count` elements (at least one), not initialised. Their alignment must be at most sixteen.
  static func allocate<Element>(_ type: Element.Type, count: Int) -> UnsafeMutablePointer<Element> {
    allocate(bytes: max(1, count) * MemoryLayout<Element>.stride).bindMemory(
      to: Element.self, capacity: max(1, count))
  }

  /// Bytes aligned to sixteen.
  static func allocate(bytes: Int) -> UnsafeMutableRawPointer {
    // Out of memory: `allocate` ends the process with a message of its own.
    malloc(bytes) ?? .allocate(byteCount: bytes, alignment: 16)
  }

  static func free(_ memory: UnsafeMutableRawPointer) {
    #if canImport(Glibc)
      Glibc.free(memory)
    #elseif canImport(Musl)
      Musl.free(memory)
    #else
      Darwin.free(memory)
    #endif
  }

  /// The size of the large pages that a processor maps at once, where it has them.
  static let largePage = 2 << 20

  /// Bytes that are written one after the other, in large pages if the system gives them: each of the 512 small pages in
  /// one costs a trap into the kernel when it is first written.
  static func allocateRun(bytes: Int) -> UnsafeMutableRawPointer {
    #if canImport(Glibc)
      if bytes >= largePage {
        var memory: UnsafeMutableRawPointer?
        let size = (bytes + largePage - 1) / largePage * largePage
        if posix_memalign(&memory, largePage, size) == 0, let memory {
          madvise(memory, size, MADV_HUGEPAGE)
          return memory
        }
      }
    #endif
    return allocate(bytes: bytes)
  }

  /// Moves bytes from one run to another, and gives each large page of the old one back once it was read: else both
  /// would be there in full for a moment. The old run can only be freed afterwards.
  static func moveRun(_ old: UnsafeMutableRawPointer, bytes: Int, to new: UnsafeMutableRawPointer) {
    #if canImport(Glibc)
      if bytes >= largePage {
        var place = 0
        while place < bytes {
          let size = min(largePage, bytes - place)
          (new + place).copyMemory(from: old + place, byteCount: size)
          if size == largePage { madvise(old + place, size, MADV_DONTNEED) }
          place += size
        }
        return
      }
    #endif
    new.copyMemory(from: old, byteCount: bytes)
  }
}
