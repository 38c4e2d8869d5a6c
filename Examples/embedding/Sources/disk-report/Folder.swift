import Foundation

/// What templates see of a folder.
struct Folder: Codable {
  /// A file or folder directly in it.
  struct Entry: Codable {
    var name: String
    var bytes: Int
    var files: Int
    var isFolder: Bool
    var changed: Date?
  }

  var path: String
  var bytes: Int
  var files: Int
  /// The largest first.
  var entries: [Entry]

  /// Adds up what lies in a folder; links are not followed.
  init(at path: String) throws {
    let manager = FileManager.default
    var entries: [Entry] = []
    for name in try manager.contentsOfDirectory(atPath: path).sorted() {
      let full = path + "/" + name
      guard let attributes = try? manager.attributesOfItem(atPath: full) else { continue }
      var entry = Entry(
        name: name, bytes: (attributes[.size] as? NSNumber)?.intValue ?? 0, files: 1,
        isFolder: attributes[.type] as? FileAttributeType == .typeDirectory,
        changed: attributes[.modificationDate] as? Date)
      if entry.isFolder { (entry.bytes, entry.files) = Folder.total(full) }
      entries.append(entry)
    }
    entries.sort { ($0.bytes, $1.name) > ($1.bytes, $0.name) }
    self.path = path
    self.entries = entries
    bytes = entries.reduce(0) { $0 + $1.bytes }
    files = entries.reduce(0) { $0 + $1.files }
  }

  private static func total(_ path: String) -> (bytes: Int, files: Int) {
    var (bytes, files) = (0, 0)
    let enumerator = FileManager.default.enumerator(atPath: path)
    while let name = enumerator?.nextObject() as? String {
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name),
        attributes[.type] as? FileAttributeType == .typeRegular
      else { continue }
      bytes += (attributes[.size] as? NSNumber)?.intValue ?? 0
      files += 1
    }
    return (bytes, files)
  }
}
