import Trellis

extension Repl {
  /// `:locale [NAME]`
  func setLocale(_ argument: String) throws {
    if argument.isEmpty {
      show(screen.locale.visible + "\n")
      return
    }
    guard argument.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) else {
      throw CallError("`:locale` needs a name such as de_DE, but has “\(argument)”")
    }
    screen.locale = argument
    if screen.hasScreen { show(try screen.render()) }
  }

  /// `:now [DATE]`
  func setNow(_ argument: String) throws {
    switch argument {
    case "": show((screen.text(of: "now()") ?? "") + "\n")
    case "auto": clock.held = nil
    default:
      guard let instant = Host.instant(iso: argument, timeZone: settings.host.timeZone) else {
        throw CallError(
          "`:now` needs a date or a date with a time, such as 2026-11-30T09:30, or `auto`, but has “\(argument)”"
        )
      }
      clock.held = instant
    }
    if !argument.isEmpty { screen.holdClock(at: nil) }
    if !argument.isEmpty, screen.hasScreen { show(try screen.render()) }
  }

  /// The terminal has another width: the screen is drawn once more above the prompt.
  func drawAgain() {
    guard fixedWidth == nil, let columns = Terminal.size(1)?.columns, columns != screen.options.width,
      screen.hasScreen
    else { return }
    guarded { show(try screen.render()) }
  }

  /// `:undo`
  func undo() throws {
    guard let entry = journal.takeLast(), let before = entry.before else {
      throw CallError("there is nothing to take back")
    }
    screen.restore(before)
    rest = nil
    let first = entry.name ?? entry.source.split(separator: "\n").first.map(String.init) ?? ""
    show("took back: \(first.visible)\n")
    if entry.screen != nil, screen.hasScreen { show(try screen.render()) }
  }
}
