import Glibc
import Trellis

/// The golden files of one test file: `golden/NAME.expected` beside it. A missing one is written and the test fails;
/// an existing one is written anew only on demand.
final class GoldenFolder: GoldenFiles, @unchecked Sendable {
  /// A screen that is not as it is expected.
  struct Mismatch {
    var path: String
    var expected: String
    var actual: String
  }

  private let folder: String
  private let isUpdating: Bool
  /// What was written in this run, by path: one name can't stand for two screens.
  private var written: [String: String] = [:]
  private(set) var updated = 0
  /// The last comparison that failed.
  var mismatch: Mismatch?

  init(besideFileIn folder: String, isUpdating: Bool) {
    self.folder = folder == "." ? "golden" : folder + "/golden"
    self.isUpdating = isUpdating
  }

  func problem(_ name: String, _ text: String) throws -> String? {
    guard GoldenFolder.isName(name) else {
      throw Failure(
        code: "golden", "“\(name)” can't name a golden file", hint: "letters, digits, `-` and `_` can")
    }
    let path = "\(folder)/\(name).expected"
    if let before = written[path] {
      if before == text { return nil }
      mismatch = Mismatch(path: path, expected: before, actual: text)
      return "two screens that differ are both called “\(name)”"
    }
    guard FileContents.exists(path) else {
      try write(text, to: path)
      return isUpdating ? nil : "\(path) was missing and is recorded now: look at it"
    }
    let expected: String
    do { expected = String(decoding: try FileContents.read(path), as: UTF8.self) } catch {
      throw Failure(code: "golden", "\(path) can't be read: \(GoldenFolder.reason(error))")
    }
    if expected == text { return nil }
    if isUpdating {
      try write(text, to: path)
      return nil
    }
    mismatch = Mismatch(path: path, expected: expected, actual: text)
    return "the screen is not as in \(path)"
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 200
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0 == "-" || $0 == "_" || ("0"..."9").contains($0)
      }
  }

  private static func reason(_ error: any Error) -> String {
    (error as? FileContents.Problem)?.reason ?? "\(error)"
  }

  private func write(_ text: String, to path: String) throws {
    mkdir(folder, 0o777)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(code: "golden", "\(path) can't be written: \(FileContents.reason(errno))")
    }
    defer { close(descriptor) }
    let status = FileContents.write(Array(text.utf8)[...], to: descriptor)
    if status != 0 {
      throw Failure(code: "golden", "\(path) can't be written: \(FileContents.reason(status))")
    }
    written[path] = text
    updated += 1
  }
}
