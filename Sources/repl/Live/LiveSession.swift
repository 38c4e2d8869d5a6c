import Glibc
import TextLayout
import Trellis

/// Somebody at a terminal uses a screen: keys in, changed cells out.
final class LiveSession {
  private var live: LiveScreen
  let script: LiveScript
  let terminal: LiveTerminal
  private var display: LiveDisplay
  private var decoder = KeyDecoder()
  /// What is said in the last row, until the next key.
  private var line = LiveLine.hint(LiveSession.hint)
  /// What is searched for, while it is typed.
  private var search: EditableText?
  /// The last good drawing.
  private var canvas: Canvas
  private var mustDraw = true
  /// Whether the script is read again when its files change, and why that failed last.
  private let watches: Bool
  private var panel: LivePanel?
  private var size: (columns: Int, rows: Int)
  private var timers = LiveTimers()
  /// When the wheel of a button whose work runs is turned next.
  private var nextTurn = 0
  /// Whether the keys are told over the screen, until the next.
  private var showsHelp = false
  /// The exit status once the session is to end.
  private var ending: Int32?

  static let hint = "Tab moves · Space uses · q leaves · ? keys"

  /// How long a lone Escape waits for the rest of a key.
  private static let escapeWait = 40
  /// How often what moves is moved, and what shows the time drawn; how long the hint stands.
  private static let tickInterval = 100
  private static let clockInterval = 1000
  private static let hintTime = 4000

  init(
    _ live: LiveScreen, script: LiveScript, terminal: LiveTerminal, display: LiveDisplay, watches: Bool
  ) {
    self.watches = watches
    size = (live.columns, live.rows)
    self.live = live
    self.script = script
    self.terminal = terminal
    self.display = display
    canvas = Canvas(width: live.columns, height: live.rows)
  }

  /// Until somebody leaves. Gives the exit status.
  func run() -> Int32 {
    showWork()
    terminal.enter()
    defer { terminal.leave() }
    while ending == nil {
      if mustDraw { draw() }
      wait()
      if ending == nil { passTime() }
    }
    return ending ?? Program.Status.fine
  }

  // MARK: Waiting

  private func wait() {
    switch Signals.wait(for: STDIN_FILENO, milliseconds: timeout) {
    case .signal: heedSignals()
    case .readable:
      guard let bytes = terminal.read() else {
        // Nobody is there any more.
        ending = Program.Status.fine
        return
      }
      take(decoder.feed(bytes))
    case .time: if decoder.isWaiting { take(decoder.flush()) }
    }
  }

  /// Milliseconds until something is to be done without a key; nil if nothing is.
  private var timeout: Int? {
    if decoder.isWaiting { return LiveSession.escapeWait }
    let now = LiveTimers.now
    timers.set(.tick, live.isMoving ? LiveSession.tickInterval : nil, now: now)
    timers.set(.clock, live.readsClock ? LiveSession.clockInterval : nil, now: now)
    timers.set(.watch, watches ? script.watch.delay : nil, now: now)
    if case .hint = line { timers.set(.hint, LiveSession.hintTime, now: now) }
    return timers.delay(now: now)
  }

  private func passTime() {
    for kind in timers.takeDue(now: LiveTimers.now) {
      switch kind {
      case .tick:
        guarded { try live.tick() }
        mustDraw = true
      case .clock: mustDraw = true
      case .watch: if script.watch.hasChanged() { reload() }
      case .hint:
        guard case .hint = line else { break }
        line = .none
        mustDraw = true
      }
    }
  }

  /// While a button's work runs the screen shows that, although nothing can be done with it.
  private func showWork() {
    live.whileWorking = { [unowned self] begins in
      let now = LiveTimers.now
      guard begins || now >= nextTurn else { return }
      nextTurn = now + LiveSession.tickInterval
      if begins {
        draw()
        // Once more when the work is over.
        mustDraw = true
      } else {
        canvas = live.turnWheels()
        show()
      }
    }
  }

  // MARK: Watching

  /// The script is read again. Its screen takes the place of the last one, as it was used; if there is none, that stays,
  /// and can be used on.
  private func reload() {
    mustDraw = true
    do {
      let next = LiveScreen(
        try script.load(columns: size.columns, rows: size.rows), columns: size.columns, rows: size.rows)
      panel = nil
      do { try next.takeOver(live) } catch let error as ScriptError {
        line = .problem("what was done can't be kept: " + LiveSession.text(of: error))
      }
      live = next
      showWork()
    } catch {
      if Signals.isInterrupted, !Signals.isEnded { Signals.clearInterruption() }
      panel = LivePanel(error, script: script.name)
    }
    arrange()
  }

  /// Gives the screen what room there is.
  private func arrange() {
    let room = rooms.screen
    live.resize(columns: room.width, rows: room.height)
  }

  private var rooms: (screen: CellRect, panel: CellRect) {
    panel?.rooms(columns: size.columns, rows: size.rows, policy: canvas.policy)
      ?? (
        CellRect(x: 0, y: 0, width: size.columns, height: size.rows),
        CellRect(x: 0, y: 0, width: 0, height: 0)
      )
  }

  private func heedSignals() {
    if Signals.isEnded {
      ending = 128 + Signals.endingSignal
      return
    }
    if Signals.isInterrupted {
      ending = Program.Status.interrupted
      return
    }
    if Signals.isStopping { suspend() }
    if Signals.takeChange() { comeBack() }
  }

  /// Ctrl-Z: the shell gets its terminal as it was, until it brings this back.
  private func suspend() {
    terminal.leave()
    Signals.stop()
    _ = Signals.takeContinuation()
    terminal.enter()
    fit()
  }

  /// The terminal has another size, or others wrote on it.
  private func comeBack() {
    if Signals.takeContinuation() { terminal.takeAgain() }
    fit()
  }

  private func fit() {
    size = terminal.size
    arrange()
    display.forget()
    mustDraw = true
  }

  // MARK: Keys

  private func take(_ inputs: [KeyDecoder.Input]) {
    for input in inputs where ending == nil {
      line = .none
      mustDraw = true
      if showsHelp {
        showsHelp = false
        continue
      }
      if search != nil {
        takeSearch(input)
      } else {
        take(input)
      }
      if Signals.isInterrupted, !Signals.isEnded { Signals.clearInterruption() }
    }
  }

  private func take(_ input: KeyDecoder.Input) {
    switch input {
    case .control("l"): display.forget()
    case .control("c"): ending = Program.Status.interrupted
    case .control("z"): suspend()
    case .control, .alt: break
    case .key(.text(let letter)) where !live.isTyping && letter != " ": command(letter)
    case .key(let key): guarded { _ = try live.press(key) }
    }
    if case .none = line, let news = script.takeNews() { line = .message(news) }
  }

  /// A letter that is not typed in a field.
  private func command(_ letter: String) {
    switch letter {
    case "q": ending = Program.Status.fine
    case "?": showsHelp = true
    case "/":
      guarded { if try !live.focusSearchField() { search = EditableText(live.searchText ?? "") } }
      if search != nil { showSearch() }
    case "n", "N":
      if let text = live.searchText { find(text, next: true) }
    default: break
    }
  }

  // MARK: Searching

  private func takeSearch(_ input: KeyDecoder.Input) {
    guard case .key(let key) = input, var text = search else { return showSearch() }
    switch key {
    case .enter:
      search = nil
      if !text.text.isEmpty { find(text.text, next: false) }
    case .escape:
      search = nil
      live.endSearch()
    default:
      let old = text.text
      if key == .backspace, old.isEmpty {
        search = nil
        live.endSearch()
        return
      }
      guard text.apply(key) else { return showSearch() }
      search = text
      if text.text != old { guarded { _ = try live.find(text.text) } }
      showSearch()
    }
  }

  private func showSearch() {
    if let search { line = .prompt("/" + search.text) }
  }

  private func find(_ text: String, next: Bool) {
    guarded {
      if try !live.find(text, next: next) {
        line = .message("“\(text.visible)” stands nowhere on this screen")
      }
    }
  }

  // MARK: Drawing

  /// Does something whose failure is told in the last row.
  private func guarded(_ body: () throws -> Void) {
    do { try body() } catch let error as ScriptError {
      line = .problem(LiveSession.text(of: error))
      if error.isCancelled { Signals.clearInterruption() }
    } catch { line = .problem("\(error)".visible) }
  }

  /// The message of an error in a line.
  static func text(of error: ScriptError) -> String {
    guard let first = error.diagnostics.first else { return "the script ended itself" }
    let place = error.place.map { " (\($0))" } ?? ""
    let hint = first.hints.first.map { ": \($0)" } ?? ""
    return (first.message + hint + place).replacing("\n", with: " ").visible
  }

  private func draw() {
    mustDraw = false
    guarded { canvas = try live.draw() }
    show()
  }

  /// Sends what differs from what the terminal shows.
  private func show() {
    var shown = Canvas(
      width: size.columns, height: size.rows, policy: canvas.policy, heightLimit: size.rows)
    shown.draw(canvas, x: 0, y: 0)
    panel?.draw(in: rooms.panel, on: &shown)
    if showsHelp { LiveHelp.draw(on: &shown) }
    display.say(line, on: &shown)
    if !terminal.write(display.update(to: shown)) { ending = Program.Status.closedPipe }
  }
}
