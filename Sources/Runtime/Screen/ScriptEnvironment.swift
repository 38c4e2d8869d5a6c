import CivilCalendar
import Formatting
import Lang

/// The world as one screen's script sees it.
final class ScriptEnvironment: MachineEnvironment, ZonedEnvironment {
  private var host: Host
  /// Looked up when a script first asks, since zone data takes longer to load than most scripts to run.
  lazy var zone = Zone(identifier: host.timeZone) ?? .utc
  private var instant: Int?
  weak var screen: Screen?
  /// Whether what is printed and warned of goes nowhere.
  var isSilent = false

  init(host: Host) {
    self.host = host
    locale = host.locale
  }

  var locale: String { didSet { localeID = LocaleID(locale) } }
  /// The locale of the run.
  private(set) lazy var localeID = LocaleID(locale)

  /// The zone of the run, by its name.
  var timeZone: String {
    get { host.timeZone }
    set {
      host.timeZone = newValue
      zone = Zone(identifier: newValue) ?? .utc
    }
  }
  /// Where a script holds its clock.
  private(set) var heldInstant: Int?
  /// How often a script has said so.
  private(set) var holds = 0
  /// What the run's clock shows.
  var clock: @Sendable () -> Int {
    get { host.clock }
    set { host.clock = newValue }
  }

  /// What reads the clock depends on it.
  var clockSource: CellObject?
  /// The time that was read last, in an earlier run.
  private var readInstant: Int?

  /// The same within a run.
  var now: Int {
    if let clockSource { screen?.machine.noteRead(clockSource) }
    if let instant { return instant }
    let present = heldInstant ?? host.clock()
    instant = present
    readInstant = present
    return present
  }

  /// Holds the clock, from here on; nil lets it run.
  func hold(at held: Int?) {
    heldInstant = held
    instant = nil
    checkClock()
  }

  func beginRun() {
    instant = nil
    if let timeout = host.timeout { end = ContinuousClock.now.advanced(by: timeout) }
  }

  /// When the run takes longer than the host allows.
  private var end: ContinuousClock.Instant?
  /// Whether it does now.
  var isOverdue: Bool { end.map { ContinuousClock.now > $0 } ?? false }

  /// The same, as a script says it: what can be taken back.
  func holdByScript(at held: Int?) {
    holds += 1
    hold(at: held)
  }

  /// Takes back what scripts have said since there were so many holds.
  func release(to held: Int?, holds: Int) {
    if self.holds != holds { hold(at: held) }
    self.holds = holds
  }

  /// What read the clock in an earlier run is stale if the time is another now.
  func checkClock() {
    guard instant == nil, let readInstant, let clockSource else { return }
    let present = heldInstant ?? host.clock()
    instant = present
    if present != readInstant { screen?.machine.touch(clockSource) }
    self.readInstant = present
  }

  func offset(at instant: Int) -> Int { zone.offset(at: Instant(microseconds: Int64(instant))) }

  func instant(days: Int, microseconds: Int) -> Int {
    let (wall, overflow) = days.multipliedReportingOverflow(by: 86_400_000_000)
    let (sum, overflow2) = wall.addingReportingOverflow(microseconds)
    guard !overflow, !overflow2, let time = WallTime(microseconds: Int64(sum)) else {
      return days < 0 ? Int(Instant.first.microseconds) : Int(Instant.last.microseconds)
    }
    return Int(zone.instant(of: time).microseconds)
  }

  func print(_ line: String) throws {
    if !isSilent { try screen?.emit(line: line) }
  }

  /// A warning of the library's stands at the call that it is about; the script's own `warn` is a bare line.
  func warn(_ diagnostic: Diagnostic) {
    guard !isSilent, let screen else { return }
    var diagnostic = diagnostic
    if diagnostic.span == .none, diagnostic.code != "script" {
      let span = screen.machine.currentSpan
      diagnostic.span = span == .none ? screen.statementSpan : span
    }
    screen.warn(diagnostic)
  }

  func atScriptLevel(_ body: () throws -> Value) throws -> Value {
    guard let session = screen?.viewSession else { return try body() }
    let outer = session.environment
    session.environment = session.root.environment
    defer { session.environment = outer }
    return try body()
  }

  func check(_ value: Value, against type: ValueType, subject: String, machine: Machine) throws -> Value {
    try DataCheck.check(
      value, against: type, subject: subject, machine: machine, services: .standard)
  }
}
