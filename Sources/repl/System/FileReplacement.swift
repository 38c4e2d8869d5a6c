import Glibc

/// Writes a file anew so that whoever reads it sees the old contents or the new, never a part.
enum FileReplacement {
  /// Puts other bytes in the place of a file's. Its permissions and owner stay, and a link to it goes on being one.
  ///
  /// - Throws: `FileContents.Problem`
  static func replace(_ path: String, with bytes: [UInt8]) throws {
    guard let target = FileContents.realPath(path) else { throw problem(errno) }
    var status = stat()
    guard stat(target, &status) == 0 else { throw problem(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileContents.Problem(reason: "it is no plain file")
    }
    // Who may not write the file may not put another in its place.
    guard access(target, W_OK) == 0 else { throw problem(errno) }
    // A file that has several names would lose the others.
    if status.st_nlink > 1 { return try overwrite(target, bytes) }
    let folder = FileContents.folder(of: target)
    let temporary = "\(folder)/.trellis-\(getpid())-\(status.st_ino)"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    // No new file can be made there: the old one is written over.
    guard descriptor >= 0 else { return try overwrite(target, bytes) }
    var failure: Int32 = 0
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      close(descriptor)
      unlink(temporary)
      return try overwrite(target, bytes)
    }
    if fchmod(descriptor, status.st_mode & 0o7777) != 0 { failure = errno }
    if failure == 0 { failure = FileContents.write(bytes[...], to: descriptor) }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, target) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(temporary)
      throw problem(failure)
    }
  }

  private static func overwrite(_ path: String, _ bytes: [UInt8]) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(errno) }
    defer { close(descriptor) }
    var failure = FileContents.write(bytes[...], to: descriptor)
    if failure == 0, ftruncate(descriptor, bytes.count) != 0 { failure = errno }
    if failure != 0 { throw problem(failure) }
  }

  private static func problem(_ code: Int32) -> FileContents.Problem {
    FileContents.Problem(reason: FileContents.reason(code))
  }
}
