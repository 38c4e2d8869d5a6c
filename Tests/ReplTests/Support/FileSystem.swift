import Foundation

enum FileSystem {
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
