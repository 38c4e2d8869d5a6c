import Lang

/// How the bytes of a file come in: the one door between scripts and files.
///
/// The command line grants folders with `SandboxedFiles`; a host may read from wherever it likes, and refuses by
/// throwing a `Failure`, whose message the script's author reads.
public protocol FileReader: Sendable {
  /// The whole file.
  /// - Parameter path: as the script wrote it.
  func read(_ path: String) throws -> [UInt8]

  /// The whole file, unless it has more bytes than that: then it need not be read to its end to be refused.
  /// Without an implementation of its own it is read whole, and refused afterwards.
  /// - Parameters:
  ///   - path: as the script wrote it.
  ///   - limit: what the script has room for.
  func read(_ path: String, atMost limit: Int) throws -> [UInt8]

  /// What a script that is opened by another reads with: the same files, relative paths starting at its own folder.
  /// Without an implementation of its own they start where the opening script's do.
  /// - Parameter path: as the script wrote it.
  func reader(forScript path: String) -> any FileReader
}

/// Files that are read piece by piece.
protocol PacedFileReader {
  /// The whole file, if it has no more than so many bytes.
  ///
  /// - Parameter ask: called between the pieces of a long one, to stop by an error.
  func read(_ path: String, atMost limit: Int, asking ask: () throws -> Void) throws -> [UInt8]
}

extension FileReader {
  /// The whole file.
  public func read(_ path: String, atMost limit: Int) throws -> [UInt8] { try read(path) }

  /// The whole file, if there is room for it.
  func read(_ path: String, into heap: Heap) throws -> [UInt8] {
    let limit = heap.free
    let paced = self as? any PacedFileReader
    let bytes = try paced?.read(path, atMost: limit) { try heap.meter?.pause() } ?? read(path, atMost: limit)
    try heap.check(bytes.count)
    return bytes
  }

  /// These files themselves.
  public func reader(forScript path: String) -> any FileReader { self }
}

/// Reads nothing: what an embedded script gets unless the host grants more.
public struct NoFiles: FileReader {
  /// Nothing can be read.
  public init() {}

  /// Nothing.
  ///
  /// - Throws: always.
  public func read(_ path: String) throws -> [UInt8] {
    throw Failure(
      code: "no-files", "“\(ReadableText.short(path))” can't be read: this script is granted no files",
      hint: "the host may give the data itself: declare `input name: [Type]` and let it define `name`")
  }
}

/// What the data functions need of the outside.
package struct DataHost: Sendable {
  /// Where `csv("…")` and `json("…")` read.
  package var files: any FileReader
  /// The whole of standard input, for `stdin()`; nil if there is none.
  package var standardInput: (@Sendable () throws -> [UInt8])?
  /// Date patterns, forms of text and patterns of declared types.
  package var services: DataServices

  package init(
    files: any FileReader = NoFiles(), standardInput: (@Sendable () throws -> [UInt8])? = nil,
    services: DataServices = DataServices()
  ) {
    self.files = files
    self.standardInput = standardInput
    self.services = services
  }
}
