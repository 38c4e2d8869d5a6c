import Foundation

/// Golden files: what a script gave, beside it. A missing one is written and the test fails; an existing one is
/// rewritten only with `TRELLIS_UPDATE_GOLDEN=1`.
public enum Golden {
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  public static var isUpdating: Bool { ProcessInfo.processInfo.environment["TRELLIS_UPDATE_GOLDEN"] == "1" }

  /// The scripts of a folder below the package's root, by name.
  public static func scripts(in folder: String) -> [URL] {
    let url = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".dsl") }.sorted().map { url.appendingPathComponent($0) }
  }

  /// Why the actual text is not the expected one, or nil.
  public static func compare(_ actual: String, with expected: URL) -> String? {
    guard let old = try? String(contentsOf: expected, encoding: .utf8) else {
      try? FileManager.default.createDirectory(
        at: expected.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? actual.write(to: expected, atomically: true, encoding: .utf8)
      return isUpdating ? nil : "\(expected.lastPathComponent) was missing and is recorded now: look at it"
    }
    if old == actual { return nil }
    if isUpdating {
      try? actual.write(to: expected, atomically: true, encoding: .utf8)
      return nil
    }
    return "\(expected.lastPathComponent) differs:\n" + difference(old, actual)
  }

  /// The lines from the first to the last that differ.
  static func difference(_ old: String, _ new: String) -> String {
    let a = old.split(separator: "\n", omittingEmptySubsequences: false)
    let b = new.split(separator: "\n", omittingEmptySubsequences: false)
    var start = 0
    while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
    var tail = 0
    while tail < a.count - start, tail < b.count - start, a[a.count - 1 - tail] == b[b.count - 1 - tail] {
      tail += 1
    }
    let removed = a[start..<(a.count - tail)].prefix(30).map { "- \($0)" }
    let added = b[start..<(b.count - tail)].prefix(30).map { "+ \($0)" }
    return "line \(start + 1)\n" + (removed + added).joined(separator: "\n")
  }
}
