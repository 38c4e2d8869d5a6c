import Glibc

/// The files below a folder.
enum FolderFiles {
  /// Those whose name passes, by name. Hidden folders are left out, and so are links to folders, which may lead in a
  /// circle.
  static func find(below folder: String, where passes: (String) -> Bool) -> [String] {
    var files: [String] = []
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    collect(trimmed, depth: 0, passes, into: &files)
    return files
  }

  private static func collect(
    _ folder: String, depth: Int, _ passes: (String) -> Bool, into files: inout [String]
  ) {
    guard depth < 64, let stream = opendir(folder) else { return }
    var names: [(String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let path = folder == "." ? name : (folder == "/" ? "" : folder) + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      if isFolder || passes(name) { names.append((path, isFolder)) }
    }
    closedir(stream)
    names.sort { $0.0 < $1.0 }
    for (path, isFolder) in names {
      if isFolder { collect(path, depth: depth + 1, passes, into: &files) } else { files.append(path) }
    }
  }
}
