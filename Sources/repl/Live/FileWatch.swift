import Glibc
import Trellis

/// The files that a run read or looked for, and how each stood then: asked from time to time whether one has changed.
///
/// Names are looked at, not open files, so that an editor may put a new file in the place of the old one.
final class FileWatch: @unchecked Sendable {
  /// What tells a version of a file from another.
  private struct Stamp: Equatable {
    var size = -1
    var node: UInt64 = 0
    var seconds = 0
    var nanoseconds = 0

    /// Of a file that is not there all is as it starts.
    init(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return }
      size = Int(status.st_size)
      node = UInt64(status.st_ino)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  private var read: [String: Stamp] = [:]
  /// As they stood when they were looked at last.
  private var seen: [String: Stamp] = [:]

  /// How often to ask, in milliseconds, and how soon again once something has changed.
  static let interval = 250
  static let settling = 60

  /// Whether a change was seen, and it is to be asked soon whether that was all.
  private(set) var isSettling = false

  /// A file is about to be read.
  func note(_ path: String) {
    guard read.count < 10_000 || read[path] != nil else { return }
    let stamp = Stamp(path)
    read[path] = stamp
    seen[path] = stamp
  }

  /// A new run begins, which reads its files anew.
  func clear() {
    read = [:]
    seen = [:]
    isSettling = false
  }

  /// Whether files have changed and are written no more: they stand as they did when this was asked last.
  func hasChanged() -> Bool {
    let now = read.keys.reduce(into: [:]) { $0[$1] = Stamp($1) }
    guard now != read else {
      isSettling = false
      return false
    }
    let isQuiet = isSettling && now == seen
    seen = now
    isSettling = !isQuiet
    return isQuiet
  }

  /// Milliseconds until it is to be asked again.
  var delay: Int { isSettling ? FileWatch.settling : FileWatch.interval }
}

/// Reads files and notes which.
struct WatchedFiles: FileReader {
  let files: GrantedFiles
  let watch: FileWatch

  func read(_ path: String) throws -> [UInt8] { try read(path, atMost: .max) }

  func read(_ path: String, atMost limit: Int) throws -> [UInt8] {
    watch.note(path.hasPrefix("/") ? path : files.folders.base + "/" + path)
    return try files.read(path, atMost: limit)
  }

  func reader(forScript path: String) -> any FileReader {
    guard let own = files.reader(forScript: path) as? GrantedFiles else { return self }
    return WatchedFiles(files: own, watch: watch)
  }
}
