/// A calendar file (RFC 5545): its events, and what in it could not be read.
///
///     let file = CalendarFile(text)
///     for item in file.occurrences(from: start, to: end, in: zone).items { … }
///
/// Files are read as programs write them. What is wrong is reported with its line and the rest is kept.
public struct CalendarFile: Sendable {
  /// The calendar's name, if it has one.
  public var name: String?
  /// Whether the file has a calendar in it at all.
  public internal(set) var hasCalendar = true
  /// The events in the order of the file.
  public var events: [CalendarEvent] = []
  /// What could not be read, in the order of the file.
  public internal(set) var problems: [CalendarProblem] = []
  /// How many problems there are; of a file with very many, only the first are kept.
  public internal(set) var problemCount = 0

  /// A calendar without events.
  public init(name: String? = nil) { self.name = name }

  /// Reads a file.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { CalendarFile(utf8: $0) }
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameter stop: asked about every tenth of a millisecond; once it says true nothing more is read.
  public init(utf8 bytes: UnsafeBufferPointer<UInt8>, unless stop: (() -> Bool)? = nil) {
    var reader = CalendarReader(unless: stop)
    reader.read(bytes)
    self = reader.file
  }

  /// Problems that are kept.
  static let mostProblems = 1000

  mutating func report(_ line: Int, _ message: String) {
    problemCount += 1
    if problems.count < Self.mostProblems { problems.append(CalendarProblem(line: line, message: message)) }
  }
}
