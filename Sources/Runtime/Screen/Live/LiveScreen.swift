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
package final class LiveScreen {
  package let screen: Screen
  let window: ScreenWindow
  /// Where the focus was before, on screens that others lie over.
  var history: [FocusTarget] = []
  private var notedDrawings = -1
  /// Called while the work of a button runs, when it begins and then again and again: time passes. The screen can't be
  /// used, but what it shows can be drawn: see `turnWheels`.
  package var whileWorking: (_ begins: Bool) -> Void = { _ in }
  var work = Work.none
  /// How often the wheels were turned since the work began.
  var turns = 0
  /// What is searched for, and marked where it stands.
  package internal(set) var searchText: String?
  /// The row of the screen that a search found last.
  var foundRow: Int?

  enum Work { case none, running, ending }

  /// - Parameter screen: one whose script ran.
  package init(_ screen: Screen, columns: Int, rows: Int) {
    self.screen = screen
    window = ScreenWindow(columns: columns, rows: rows)
    screen.window = window
    screen.redraw()
    let interruption = screen.machine.interruption
    screen.machine.interruption = { [weak self] in
      switch self?.work {
      case .running: self?.whileWorking(false)
      // What ended the work is not to end that it is noted.
      case .ending: return nil
      default: break
      }
      return interruption?()
    }
  }

  /// The screen of a later version of the script takes the place of another: it is used where that was left.
  ///
  /// - Throws: `ScriptError` if it can't be drawn so.
  package func takeOver(_ other: LiveScreen) throws {
    history = try screen.takeOver(other.screen, history: other.history)
    searchText = other.searchText
    window.top = other.window.top
    screen.redraw()
  }

  deinit { if screen.window === window { screen.window = nil } }

  /// Gives the window another size.
  package func resize(columns: Int, rows: Int) {
    guard columns != window.columns || rows != window.rows else { return }
    window.columns = max(1, columns)
    window.rows = max(1, rows)
    screen.redraw()
  }

  package var columns: Int { window.columns }
  package var rows: Int { window.rows }

  // MARK: Drawing

  /// The window as it is now, evaluated again as far as something changed. The focus is marked as in any drawing.
  ///
  /// - Throws: `ScriptError`; what was drawn last stays.
  package func draw() throws -> Canvas {
    try screen.look { try screen.refresh() }
    // Looked for where something was drawn anew, since all that was read is gone through.
    if window.drawings != notedDrawings {
      notedDrawings = window.drawings
      noteMoves()
    }
    var canvas = window.canvas
    mark(&canvas)
    return canvas
  }

  func mark(_ canvas: inout Canvas) {
    if let searchText { highlight(searchText, on: &canvas) }
  }

  // MARK: Time

  /// Whether something on the screen moves with `tick`, as it was drawn last.
  package private(set) var isMoving = false

  /// Whether something on the screen reads the clock, as it was drawn last.
  package private(set) var readsClock = false

  private func noteMoves() {
    (isMoving, readsClock) = (screen.isAnimating, screen.dependsOnClock)
  }

  /// Lets a tenth of a second pass.
  ///
  /// - Throws: `ScriptError`
  package func tick() throws {
    try screen.hostEvent { try screen.tick(by: 1) }
    try finishForgotten()
  }
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
