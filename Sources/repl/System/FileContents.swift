import Glibc

/// Files of the command line's own: those that were named in the call.
enum FileContents {
  /// Why a file can't be read.
  struct Problem: Error { var reason: String }

  /// All bytes of a file, pipe or device.
  ///
  /// - Throws: `Problem`
  static func read(
    _ path: String, limit: Int = 1 << 31, isStopped: () -> Bool = { false }
  ) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Problem(reason: reason(errno)) }
    defer { close(descriptor) }
    return try readAll(descriptor, limit: limit, isStopped: isStopped)
  }

  /// All bytes of an open file, to its end.
  ///
  /// - Parameter isStopped: asked when a signal comes, and between pieces.
  static func readAll(_ descriptor: Int32, limit: Int = 1 << 31, isStopped: () -> Bool = { false }) throws
    -> [UInt8]
  {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Problem(reason: reason(errno)) }
    if status.st_mode & S_IFMT == S_IFDIR { throw Problem(reason: "it is a folder") }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    var bytes: [UInt8] = []
    if isFile, Int(status.st_size) > limit { throw Problem(reason: "it has more than \(limit) bytes") }
    var piece = isFile ? min(limit, max(4096, Int(status.st_size) + 1)) : 64 << 10
    while true {
      var failure: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: piece) { buffer, count in
        count = 0
        while count < buffer.count, let start = buffer.baseAddress {
          if count > 0, isStopped() {
            failure = EINTR
            break
          }
          let got = Glibc.read(descriptor, start + count, min(buffer.count - count, 1 << 20))
          if got < 0, errno == EINTR, !isStopped() { continue }
          if got < 0 { failure = errno }
          if got <= 0 { break }
          count += got
        }
      }
      if failure != 0 { throw Problem(reason: reason(failure)) }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if bytes.count > limit { throw Problem(reason: "it has more than \(limit) bytes") }
      if part.count < piece { return bytes }
      piece = min(piece * 2, 16 << 20)
    }
  }

  /// Writes all bytes. Gives 0, or the system's error.
  ///
  /// - Parameter isWhole: whether it goes on when Ctrl-C comes in between.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32, isWhole: Bool = false) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count, let start = buffer.baseAddress {
        let count = Glibc.write(descriptor, start + sent, buffer.count - sent)
        if count >= 0 {
          sent += count
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
        } else if errno != EINTR || Signals.isInterrupted && !isWhole {
          return errno
        }
      }
      return 0
    }
  }

  static func isFolder(_ path: String) -> Bool { kind(path) == S_IFDIR }

  static func exists(_ path: String) -> Bool { kind(path) != nil }

  private static func kind(_ path: String) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  /// The path without links, or nil if there is nothing.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder that a path's last part lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What an error of the system means.
  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "it doesn't exist"
    case EACCES, EPERM: "the system denies it"
    case EISDIR: "it is a folder"
    case ENOSPC, EDQUOT: "no space is left"
    default: String(cString: strerror(code))
    }
  }
}
