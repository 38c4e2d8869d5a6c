import Glibc

/// Which files the paths of a call mean: a file is itself, a folder all that are named as tests below it.
enum TestFiles {
  /// `settings.test.dsl` or `settings_test.dsl`.
  static func isTest(_ name: String) -> Bool {
    !name.hasPrefix(".") && (name.hasSuffix(".test.dsl") || name.hasSuffix("_test.dsl"))
      && name.utf8.count > 9
  }

  /// A file to run, and the folder that the call named, if it named one.
  struct Found {
    var path: String
    var folder: String?
  }

  /// In the order of the call; the files of a folder by name, none twice.
  ///
  /// - Throws: `CallError` for a path that is not there, and for a folder without tests.
  static func find(_ paths: [String]) throws -> [Found] {
    var result: [Found] = []
    var known: Set<String> = []
    func add(_ path: String, _ folder: String?) {
      if known.insert(FileContents.realPath(path) ?? path).inserted {
        result.append(Found(path: path, folder: folder))
      }
    }
    for path in paths {
      guard FileContents.exists(path) else { throw CallError("“\(path)” doesn't exist") }
      guard FileContents.isFolder(path) else {
        add(path, nil)
        continue
      }
      var files: [String] = []
      collect(trimmed(path), depth: 0, into: &files)
      if files.isEmpty {
        throw CallError(
          "there are no tests below “\(path)”",
          hint: "a test file is called `name.test.dsl` or `name_test.dsl`")
      }
      for file in files { add(file, path) }
    }
    return result
  }

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Hidden folders are left out, and so are links to folders, which may lead in a circle.
  private static func collect(_ folder: String, depth: Int, into files: inout [String]) {
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
      if isFolder || isTest(name) { names.append((path, isFolder)) }
    }
    closedir(stream)
    names.sort { $0.0 < $1.0 }
    for (path, isFolder) in names {
      if isFolder { collect(path, depth: depth + 1, into: &files) } else { files.append(path) }
    }
  }
}
