import Lang
import TextLayout

/// A screen in a window, used by keys and a pointer: what a full-screen program needs beyond `Screen`.
///
///     let live = LiveScreen(screen, columns: 80, rows: 24)
///     show(try live.draw())
///     try live.press(.tab)
///
/// Every key is an event like those of the verbs: whole or not at all. After an error the state and the last drawing are as
/// before.
public final class LiveScreen {
  public let screen: Screen
  let window: ScreenWindow
  /// Where the focus was before, on screens that others lie over.
  var history: [FocusTarget] = []
  /// What is searched for, and marked where it stands.
  public internal(set) var searchText: String?
  /// The row of the screen that a search found last.
  var foundRow: Int?

  /// - Parameter screen: one whose script ran.
  public init(_ screen: Screen, columns: Int, rows: Int) {
    self.screen = screen
    window = ScreenWindow(columns: columns, rows: rows)
    screen.window = window
    screen.redraw()
  }

  /// The screen of a later version of the script takes the place of another: it is used where that was left.
  ///
  /// - Throws: `ScriptError` if it can't be drawn so.
  public func takeOver(_ other: LiveScreen) throws {
    history = try screen.takeOver(other.screen, history: other.history)
    searchText = other.searchText
    window.top = other.window.top
    screen.redraw()
  }

  deinit { if screen.window === window { screen.window = nil } }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) {
    guard columns != window.columns || rows != window.rows else { return }
    window.columns = max(1, columns)
    window.rows = max(1, rows)
    screen.redraw()
  }

  public var columns: Int { window.columns }
  public var rows: Int { window.rows }

  // MARK: Drawing

  /// The window as it is now, evaluated again as far as something changed. The focus is marked as in any drawing.
  ///
  /// - Throws: `ScriptError`; what was drawn last stays.
  public func draw() throws -> Canvas {
    try screen.look { try screen.refresh() }
    var canvas = window.canvas
    mark(&canvas)
    return canvas
  }

  private func mark(_ canvas: inout Canvas) {
    if let searchText { highlight(searchText, on: &canvas) }
  }

  // MARK: Time

  /// Whether something on the screen moves with `tick`.
  public var isMoving: Bool { screen.isAnimating }

  /// Whether something on the screen reads the clock.
  public var readsClock: Bool { screen.dependsOnClock }

  /// Lets time pass.
  ///
  /// - Throws: `ScriptError`
  public func tick() throws { try screen.hostEvent { try screen.tick(by: 1) } }
}

extension Screen {
  /// A run of the host's that only looks.
  func look<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      environment.beginRun()
      machine.beginRun(.render)
      return try body()
    } catch { throw scriptError(error) }
  }

  /// The next look draws again, although nothing of the script changed.
  func redraw() { current?.isDrawn = false }

  var dependsOnClock: Bool {
    guard let source = environment.clockSource else { return false }
    return current?.dependencies?.includes(source) ?? false
  }
}
