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
  /// Buttons whose work runs, and since how many ticks.
  private var busy: [(target: FocusTarget, ticks: Int)] = []
  /// What is searched for, and marked where it stands.
  package internal(set) var searchText: String?
  /// The row of the screen that a search found last.
  var foundRow: Int?

  /// - Parameter screen: one whose script ran.
  package init(_ screen: Screen, columns: Int, rows: Int) {
    self.screen = screen
    window = ScreenWindow(columns: columns, rows: rows)
    screen.window = window
    screen.redraw()
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

  private func mark(_ canvas: inout Canvas) {
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

  /// Lets a tenth of a second pass. Buttons whose work takes time have done it after a second.
  ///
  /// - Throws: `ScriptError`
  package func tick() throws {
    try screen.hostEvent { try screen.tick(by: 1) }
    let controls = screen.usableControls()
    let running = controls.filter { $0.isBusy && !$0.finish.isEmpty }
    let targets = running.map { FocusTarget($0, among: controls) }
    busy = busy.filter { entry in targets.contains(entry.target) }
    for (control, target) in zip(running, targets) {
      guard let index = busy.firstIndex(where: { $0.target == target }) else {
        busy.append((target, 1))
        continue
      }
      busy[index].ticks += 1
      guard busy[index].ticks >= LiveScreen.workTicks,
        let end = control.finish.first(where: { $0.phase == "done" })
      else { continue }
      busy.remove(at: index)
      try screen.hostEvent { try screen.event { try screen.perform(end.action) } }
      // What was drawn is another screen by now.
      return
    }
  }

  private static let workTicks = 10
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
