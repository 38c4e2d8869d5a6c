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
      let files = FolderFiles.find(below: path, where: isTest)
      if files.isEmpty {
        throw CallError(
          "there are no tests below “\(path)”",
          hint: "a test file is called `name.test.dsl` or `name_test.dsl`")
      }
      for file in files { add(file, path) }
    }
    return result
  }
}
