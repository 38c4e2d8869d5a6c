import Foundation

/// The offsets of a named zone, read from Foundation year by year as they are asked for.
///
/// Foundation and its zone data are touched only here, and only for zones that have a name, so that a program
/// that knows UTC alone never loads them.
final class ZoneTable: ZoneOffsets, @unchecked Sendable {
  /// The changes within a year of UTC: `offsets[0]` holds from its start, `offsets[i + 1]` from `changes[i]`.
  private struct Year {
    var changes: [Int64]
    var offsets: [Int]
  }

  let identifier: String
  private let zone: TimeZone
  private let lock = NSLock()
  /// By year; guarded by `lock`.
  private var years: [Int: Year] = [:]
  /// The year that was asked for last; guarded by `lock`.
  private var recent: (year: Int, start: Int64, end: Int64, table: Year)?

  private init(identifier: String, zone: TimeZone) {
    self.identifier = identifier
    self.zone = zone
  }

  private static let registryLock = NSLock()
  /// By the name asked for; guarded by `registryLock`.
  nonisolated(unsafe) private static var tables: [String: ZoneTable] = [:]

  /// The table of a zone, made once a process. Names are matched as written, then without regard to case.
  static func named(_ identifier: String) -> ZoneTable? {
    registryLock.lock()
    defer { registryLock.unlock() }
    if let table = tables[identifier] { return table }
    guard !identifier.isEmpty, identifier.utf8.count <= 64,
      identifier.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    let lowercased = identifier.lowercased()
    let known =
      TimeZone.knownTimeZoneIdentifiers.first { $0.lowercased() == lowercased } ?? identifier
    guard let zone = TimeZone(identifier: known) else { return nil }
    let table = ZoneTable(identifier: known, zone: zone)
    tables[identifier] = table
    return table
  }

  func offset(at seconds: Int64) -> Int {
    lock.lock()
    defer { lock.unlock() }
    let table = year(at: seconds)
    var index = table.changes.count
    while index > 0, table.changes[index - 1] > seconds { index -= 1 }
    return table.offsets[index]
  }

  func isDaylightSaving(at seconds: Int64) -> Bool {
    zone.isDaylightSavingTime(for: Date(timeIntervalSince1970: Double(seconds)))
  }

  func nextTransition(after seconds: Int64, through limit: Int64) -> Int64? {
    lock.lock()
    defer { lock.unlock() }
    var place = seconds
    while place <= limit {
      let table = year(at: place)
      if let change = table.changes.first(where: { $0 > seconds }) { return change <= limit ? change : nil }
      guard let end = recent?.end, end > place else { return nil }
      place = end
    }
    return nil
  }

  /// The changes of the year that an instant lies in. The lock is held.
  private func year(at seconds: Int64) -> Year {
    if let recent, seconds >= recent.start, seconds < recent.end { return recent.table }
    let number = Day(clamping: Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)).year
    let start = Int64(Day.number(year: number, month: 1, day: 1)) * 86_400
    let end = Int64(Day.number(year: number + 1, month: 1, day: 1)) * 86_400
    let table = years[number] ?? read(from: start, to: end)
    years[number] = table
    // What lies outside the years there are takes the nearest year's table.
    recent = (
      number, number == 1 ? Int64.min : start, number == 9999 ? Int64.max : end, table
    )
    return table
  }

  private func read(from start: Int64, to end: Int64) -> Year {
    func offset(_ seconds: Int64) -> Int {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    }
    var table = Year(changes: [], offsets: [offset(start)])
    var place = Date(timeIntervalSince1970: Double(start))
    // No zone changes its clocks more often than this in a year; a limit keeps odd data from looping.
    for _ in 0..<32 {
      guard let next = zone.nextDaylightSavingTimeTransition(after: place), next > place else { break }
      let seconds = Int64(next.timeIntervalSince1970.rounded())
      guard seconds < end else { break }
      let changed = offset(seconds)
      if changed != table.offsets[table.offsets.count - 1] {
        table.changes.append(seconds)
        table.offsets.append(changed)
      }
      place = next
    }
    return table
  }
}
