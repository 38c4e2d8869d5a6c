import Trellis

/// What a script may read: its own folder, what `--allow-read` adds, and the files that the call itself names.
struct GrantedFiles: FileReader {
  let folders: SandboxedFiles
  /// Absolute paths of `--data`.
  let named: Set<String>

  func reader(forScript path: String) -> any FileReader {
    guard let own = folders.reader(forScript: path) as? SandboxedFiles else { return self }
    return GrantedFiles(folders: own, named: named)
  }

  func read(_ path: String) throws -> [UInt8] { try read(path, atMost: .max) }

  func read(_ path: String, atMost limit: Int) throws -> [UInt8] {
    guard named.contains(path) else { return try folders.read(path, atMost: limit) }
    do { return try FileContents.read(path, limit: min(limit, 1 << 31)) } catch let problem
      as FileContents.Problem
    {
      throw Failure(code: "file", "“\(path)” can't be read: \(problem.reason)")
    }
  }
}
