import Glibc

/// The environment's variables. One that is empty counts as not set.
struct Environment: Sendable {
  var lookup: @Sendable (String) -> String?

  static let process = Environment { name in getenv(name).map { String(cString: $0) } }

  subscript(name: String) -> String? {
    lookup(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The first variable that is set of those that say how dates and text look.
  private func locale(_ category: String) -> String? { self["LC_ALL"] ?? self[category] ?? self["LANG"] }

  /// The locale's name for `formatted(…)`: `de_DE`.
  var localeName: String {
    guard let name = locale("LC_TIME")?.prefix(while: { $0 != "." && $0 != "@" }), name != "C",
      name != "POSIX"
    else { return "en_US" }
    return String(name)
  }

  /// Whether the terminal was said to take other characters than UTF-8. One that says nothing is taken to be of this
  /// century.
  var isNotUTF8: Bool {
    guard let name = locale("LC_CTYPE")?.lowercased() else { return false }
    return !name.contains("utf-8") && !name.contains("utf8")
  }

  /// The zone's name from `TZ`, else the system's.
  var timeZone: String {
    if let zone = self["TZ"] {
      let name = zone.hasPrefix(":") ? String(zone.dropFirst()) : zone
      return Environment.zoneName(path: name) ?? name
    }
    if let target = FileContents.realPath("/etc/localtime"), let name = Environment.zoneName(path: target) {
      return name
    }
    return "UTC"
  }

  /// `Europe/Paris` of `/usr/share/zoneinfo/Europe/Paris`.
  private static func zoneName(path: String) -> String? {
    let mark = "/zoneinfo/"
    guard let start = path.utf8.indices.first(where: { path[$0...].hasPrefix(mark) }) else { return nil }
    let name = path[start...].dropFirst(mark.count)
    for prefix in ["posix/", "right/"] where name.hasPrefix(prefix) { return String(name.dropFirst(6)) }
    return String(name)
  }
}
