import Lang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads plain files below some folders and nothing else.
///
/// The real path decides, after every link was followed, and the file that was checked is the file that is read: it is
/// opened first and then asked where it lies.
public struct SandboxedFiles: FileReader {
  /// Folders that may be read, as real paths.
  public let roots: [String]
  /// `false` reads nothing (`--no-read`).
  public let allowed: Bool
  /// The folder that relative paths start from: the script's own.
  public let base: String
  /// The most bytes that a file may have.
  public let limit: Int

  /// - Parameters:
  ///   - roots: folders that may be read; those that don't exist are left out. The first is where relative paths start.
  ///   - allowed: `false` refuses everything.
  ///   - limit: the most bytes that a file may have.
  public init(roots: [String], allowed: Bool = true, limit: Int = 256 << 20) {
    self.roots = roots.compactMap(SandboxedFiles.realPath)
    self.allowed = allowed
    self.base = roots.first ?? "."
    self.limit = limit
  }

  private init(_ files: SandboxedFiles, base: String) {
    roots = files.roots
    allowed = files.allowed
    limit = files.limit
    self.base = base
  }

  /// The same folders, relative paths starting at that of the script.
  public func reader(forScript path: String) -> any FileReader {
    let full = path.utf8.first == UInt8(ascii: "/") ? path : base + "/" + path
    return SandboxedFiles(self, base: SandboxedFiles.split(SandboxedFiles.realPath(full) ?? full).folder)
  }

  /// The whole of a file below one of the folders.
  ///
  /// - Throws: if it is not there, not below them, no plain file, or too long.
  public func read(_ path: String) throws -> [UInt8] { try read(path, atMost: limit) }

  /// The same, if it has no more than so many bytes.
  public func read(_ path: String, atMost limit: Int) throws -> [UInt8] { try read(path, atMost: limit) {} }

  private func contents(
    _ real: String, _ path: String, atMost limit: Int, _ ask: () throws -> Void
  ) throws -> [UInt8] {
    let shown = ReadableText.short(path)
    // Neither waits for a pipe's other end nor follows a link that took the file's place in the meantime.
    let descriptor = open(real, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(shown, errno) }
    defer { close(descriptor) }
    // A folder on the way may have become a link since: what was opened is asked where it lies.
    if let opened = SandboxedFiles.place(of: descriptor), !isInside(opened) { throw outside(path, opened) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(shown, errno) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else {
      let what = kind == S_IFDIR ? "a folder" : "a device or pipe"
      throw Failure(
        code: "file", "“\(shown)” is \(what), not a file",
        hint: kind == S_IFDIR ? "name a file in it: `\(shown)/data.csv`" : "pipe it in and read `stdin()`")
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw tooBig(shown, size, limit) }
    return try readAll(descriptor, size: size, shown: shown, ask)
  }

  /// So many bytes are read between two questions.
  private static let piece = 1 << 20

  private func readAll(
    _ descriptor: Int32, size: Int, shown: String, _ ask: () throws -> Void
  ) throws -> [UInt8] {
    var problem: Int32 = 0
    // One more than the size, so that a file that grew is noticed.
    var bytes = try [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      count = 0
      guard let start = buffer.baseAddress else { return }
      while count < buffer.count {
        if count > 0 { try ask() }
        let wanted = min(buffer.count - count, SandboxedFiles.piece)
        #if canImport(Glibc)
          let got = Glibc.read(descriptor, start + count, wanted)
        #elseif canImport(Musl)
          let got = Musl.read(descriptor, start + count, wanted)
        #else
          let got = Darwin.read(descriptor, start + count, wanted)
        #endif
        if got < 0, errno == EINTR { continue }
        if got < 0 { problem = errno }
        if got <= 0 { break }
        count += got
      }
    }
    if problem != 0 { throw unreadable(shown, problem) }
    if bytes.count > size { bytes.removeLast(bytes.count - size) }
    return bytes
  }

  /// Whether a real path lies in one of the folders.
  private func isInside(_ real: String) -> Bool {
    roots.contains { root in
      real == root || (root == "/" ? real.hasPrefix("/") : real.hasPrefix(root + "/"))
    }
  }

  /// Where an open file lies, if the system tells.
  private static func place(of descriptor: Int32) -> String? {
    #if os(Linux)
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
      return count > 0 && count < buffer.count ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    #elseif canImport(Darwin)
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard fcntl(descriptor, F_GETPATH, &buffer) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      return nil
    #endif
  }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension SandboxedFiles {
  private func missing(_ path: String, _ full: String, _ code: Int32) -> Failure {
    let shown = ReadableText.short(path)
    if code == ENOENT || code == ENOTDIR {
      // Whether a file exists outside of the folders is not for the script to learn.
      let (folder, _) = SandboxedFiles.split(full)
      if let realFolder = SandboxedFiles.realPath(folder), !isInside(realFolder) {
        return outside(path, realFolder, folder: realFolder)
      }
      return Failure(
        code: "file-not-found", "“\(shown)” doesn't exist",
        hint: path.utf8.first == UInt8(ascii: "/")
          ? nil : "relative paths start at \(ReadableText.short(SandboxedFiles.realPath(base) ?? base))")
    }
    return unreadable(shown, code)
  }

  private func outside(_ path: String, _ real: String, folder: String? = nil) -> Failure {
    let shown = ReadableText.short(path)
    let parent = folder ?? SandboxedFiles.split(real).folder
    var failure = Failure(
      code: "read-refused", "“\(shown)” can't be read: it lies outside of the folders that may be read",
      hint: "grant its folder: --allow-read \(ReadableText.short(parent))")
    if !roots.isEmpty {
      failure.hints.append("granted so far: " + roots.map(ReadableText.short).joined(separator: ", "))
    }
    return failure
  }

  private func unreadable(_ shown: String, _ code: Int32) -> Failure {
    let reason =
      switch code {
      case EACCES, EPERM: "the system denies it"
      case ELOOP: "its links lead in a circle"
      case ENAMETOOLONG: "the name is too long"
      case EMFILE, ENFILE: "too many files are open"
      default: "the system says error \(code)"
      }
    return Failure(code: "file", "“\(shown)” can't be read: \(reason)")
  }

  private func tooBig(_ shown: String, _ size: Int, _ limit: Int) -> Failure {
    Failure(
      .limit, code: "file-too-big",
      "“\(shown)” has \(size) bytes, more than the \(limit) that a script may read at once",
      hint: "cut it down first: `head -n 100000 \(shown)`")
  }

  /// The folder of a path and the rest.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
  }
}

extension SandboxedFiles: PacedFileReader {
  func read(_ path: String, atMost limit: Int, asking ask: () throws -> Void) throws -> [UInt8] {
    let shown = ReadableText.short(path)
    guard allowed else {
      throw Failure(
        code: "read-refused", "“\(shown)” can't be read: reading files was switched off with --no-read")
    }
    guard !path.utf8.isEmpty, !path.utf8.contains(0) else {
      throw Failure(code: "file", "“\(shown)” isn't the path of a file")
    }
    let full = path.utf8.first == UInt8(ascii: "/") ? path : base + "/" + path
    // Refused before it is opened: opening alone can have effects (a device, a pipe).
    guard let real = SandboxedFiles.realPath(full) else { throw missing(path, full, errno) }
    guard isInside(real) else { throw outside(path, real) }
    return try contents(real, path, atMost: min(limit, self.limit), ask)
  }
}
