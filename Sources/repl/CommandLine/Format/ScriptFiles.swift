/// Which scripts the paths of a call mean: a file is itself, a folder all `.dsl` files below it.
enum ScriptFiles {
  /// In the order of the call, none twice.
  ///
  /// - Throws: `CallError` for a path that is not there, and for a folder without scripts.
  static func find(_ paths: [String]) throws -> [String] {
    var result: [String] = []
    var known: Set<String> = []
    for path in paths {
      guard FileContents.exists(path) else { throw CallError("“\(path)” doesn't exist") }
      var files = [path]
      if FileContents.isFolder(path) {
        files = FolderFiles.find(below: path) { $0.hasSuffix(".dsl") && !$0.hasPrefix(".") }
        if files.isEmpty {
          throw CallError("there are no scripts below “\(path)”", hint: "a script is called `name.dsl`")
        }
      }
      for file in files where known.insert(FileContents.realPath(file) ?? file).inserted {
        result.append(file)
      }
    }
    return result
  }
}
