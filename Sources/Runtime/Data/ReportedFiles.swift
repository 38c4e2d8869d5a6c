import Lang

/// The files of a host, whose errors become messages of the language.
struct ReportedFiles: FileReader {
  private let files: any FileReader

  static func wrapping(_ files: any FileReader) -> any FileReader {
    files is NoFiles || files is SandboxedFiles || files is ReportedFiles
      ? files : ReportedFiles(files: files)
  }

  func read(_ path: String) throws -> [UInt8] { try read(path, atMost: .max) }

  func read(_ path: String, atMost limit: Int) throws -> [UInt8] {
    do { return try files.read(path, atMost: limit) } catch let failure as Failure { throw failure } catch let
      problem
      as ScriptFailure
    {
      throw Failure(code: "file", problem.message, hint: problem.hint)
    } catch {
      throw Failure(code: "file", "“\(ReadableText.short(path))” can't be read: \(error)")
    }
  }

  func reader(forScript path: String) -> any FileReader {
    ReportedFiles.wrapping(files.reader(forScript: path))
  }
}
