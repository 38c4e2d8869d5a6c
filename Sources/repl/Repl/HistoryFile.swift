import Glibc

/// What was entered in earlier sessions: a file that all sessions add to, one line an entry.
struct HistoryFile {
  let path: String
  let limit: Int

  /// In `$XDG_STATE_HOME`, else in `~/.local/state`; nil without either.
  init?(_ environment: Environment, limit: Int = 1000) {
    var folder: String
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      folder = state
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = home + "/.local/state"
    } else {
      return nil
    }
    folder += "/trellis"
    HistoryFile.make(folder)
    path = folder + "/history"
    self.limit = limit
  }

  init(path: String, limit: Int) {
    self.path = path
    self.limit = limit
  }

  /// The entries, oldest first, no more than the limit. A file that has grown to twice as many is cut.
  func load() -> [String] {
    guard let bytes = try? FileContents.read(path) else { return [] }
    let lines = bytes.split(separator: 10)
    if lines.count >= 2 * limit { cut() }
    return lines.suffix(limit).map(HistoryFile.decode)
  }

  /// Adds an entry. A file that can't be written is left alone: the session goes on without.
  func append(_ entry: String) {
    guard let descriptor = openAlone() else { return }
    defer { close(descriptor) }
    _ = FileContents.write((HistoryFile.encode(entry) + [10])[...], to: descriptor)
  }

  /// The file, which no other session writes or cuts until it is closed.
  private func openAlone() -> Int32? {
    // One that cut the file while this waited put another in its place.
    for _ in 0..<100 {
      let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return nil }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      var mine = stat()
      var there = stat()
      if fstat(descriptor, &mine) == 0, stat(path, &there) == 0, mine.st_ino == there.st_ino,
        mine.st_dev == there.st_dev
      {
        return descriptor
      }
      close(descriptor)
    }
    return nil
  }

  /// Leaves the last entries, those included that another session added just now.
  private func cut() {
    guard let descriptor = openAlone() else { return }
    defer { close(descriptor) }
    guard let bytes = try? FileContents.read(path) else { return }
    replace(bytes.split(separator: 10).suffix(limit))
  }

  private func replace(_ lines: ArraySlice<ArraySlice<UInt8>>) {
    let temporary = path + ".new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let status = FileContents.write(Array(lines.map { $0 + [10] }.joined())[...], to: descriptor)
    close(descriptor)
    if status == 0 { rename(temporary, path) } else { unlink(temporary) }
  }

  /// Line breaks as `\n`, and `\` as `\\`.
  static func encode(_ entry: String) -> [UInt8] {
    entry.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case 10: [92, 110]
      case 92: [92, 92]
      default: [byte]
      }
    }
  }

  static func decode(_ line: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line where byte != 0 {
      if isEscaped {
        bytes.append(byte == 110 ? 10 : byte)
        isEscaped = false
      } else if byte == 92 {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Makes a folder and those around it.
  private static func make(_ folder: String) {
    if FileContents.exists(folder) { return }
    let parent = FileContents.folder(of: folder)
    if parent != folder { make(parent) }
    mkdir(folder, 0o700)
  }
}
