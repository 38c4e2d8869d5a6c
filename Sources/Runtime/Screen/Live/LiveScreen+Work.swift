import Lang
import TextLayout

/// Buttons whose work takes time: the button is drawn as running, its block runs, and then it is done.
extension LiveScreen {
  /// Does the work of a button that does not run. If its block fails, the button says so, and what the block did is undone.
  func doWork(of control: Control) throws {
    try screen.hostEvent { try screen.event { try screen.perform(control.start) } }
    try look()
    turns = 0
    work = .running
    defer { work = .none }
    whileWorking(true)
    do {
      try screen.hostEvent {
        try screen.event {
          do { try screen.perform(control.work) } catch var failure as Failure {
            if failure.span == nil { failure.span = control.span }
            throw failure
          }
        }
      }
    } catch {
      try? end(control, "failed")
      throw error
    }
    try end(control, "done")
  }

  /// Says that the work of a button is over, unless its block said so itself. The button may be gone by now.
  private func end(_ control: Control, _ phase: String) throws {
    guard let end = control.finish.first(where: { $0.phase == phase }) else { return }
    work = .ending
    defer { work = .none }
    try screen.hostEvent {
      if try isRunning(end.action) { try screen.event { try screen.perform(end.action) } }
    }
  }

  private func isRunning(_ end: Control.Action) throws -> Bool {
    let phase: Value?
    switch end {
    case .assign(let binding, _): phase = try screen.machine.read(binding)
    case .keep(let identity, let name, _): phase = screen.memory.kept[identity]?[name]
    default: phase = nil
    }
    if case .symbol(let symbol)? = phase { return symbol.name.text == "running" }
    return false
  }

  /// A button that the script itself tapped before: its work is done, and nobody else can say so. One with a state of the
  /// script's runs as long as that says.
  func finishForgotten() throws {
    for control in screen.usableControls() where control.isBusy {
      guard case .keep? = control.finish.first?.action else { continue }
      // What was drawn is another screen then.
      return try end(control, "done")
    }
  }

  /// The window as it was drawn last, with the wheels of the buttons that run turned on by one more.
  package func turnWheels() -> Canvas {
    turns &+= 1
    var canvas = window.canvas
    let isASCII = screen.options.isASCII
    let frames = (0..<2).map { Spinner.frame(screen.ticks &+ $0 * turns, isASCII: isASCII) }
    for control in screen.usableControls() where control.isBusy {
      guard let rect = control.rect else { continue }
      for y in rect.y..<rect.bottom {
        guard
          let x = (rect.x..<rect.right).first(where: {
            canvas.cell(x: $0, y: y - window.top)?.text == frames[0]
          }),
          let cell = canvas.cell(x: x, y: y - window.top)
        else { continue }
        canvas.put(frames[1], style: cell.style, x: x, y: y - window.top)
        break
      }
    }
    mark(&canvas)
    return canvas
  }
}
