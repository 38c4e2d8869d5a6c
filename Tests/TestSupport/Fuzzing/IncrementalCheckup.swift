import Lang
import Trellis

/// A screen that is kept up to date shows the same, byte for byte, as one that is made from nothing after each event.
public enum IncrementalCheckup {
  /// The difference that events make, or nil.
  ///
  /// - Parameters:
  ///   - choices: which events, and how many frames between them.
  ///   - pairs: counts what was compared: the script after each of the events.
  public static func difference(
    _ source: String, _ choices: Choices, events count: Int = 9, pairs: inout Int
  ) -> String? {
    guard let kept = try? Interpreter().load(source), let fresh = try? Interpreter().load(source) else {
      return "the script does not compile:\n\(source)"
    }
    fresh.keepsViews = false
    // Without frames, what is made while it is laid out comes last.
    if !source.contains("onAppear"), let plain = try? Interpreter().load(source) {
      plain.usesFrames = false
      if outcome({ try plain.render(width: 44) }) != outcome({ try fresh.render(width: 44) }) {
        return "without frames it is drawn otherwise:\n\(source)"
      }
    }
    var choices = choices
    var events: [String] = []
    for _ in 0..<count {
      let shown = outcome { try kept.render(width: 44) }
      let expected = outcome { try fresh.render(width: 44) }
      if shown != expected {
        return "after \(events):\n\(source)\n--- kept\n\(shown)\n--- from nothing\n\(expected)"
      }
      pairs += 1
      let controls = (try? kept.controls()) ?? []
      if controls != ((try? fresh.controls()) ?? []) { return "other controls after \(events):\n\(source)" }
      // Half of the events come from the panel, which is drawn first.
      let count = choices.below(2) == 0 ? min(7, controls.count) : controls.count
      guard count > 0 else { return nil }
      let control = controls[choices.below(count)]
      events.append("\(control.kind) \(control.label)")
      let choice = choices.below(4)
      // Frames of what plays.
      let frames = choices.below(4)
      if frames > 0 {
        events.append("tick \(frames)")
        let first = outcome {
          try kept.tick(frames)
          return try kept.render(width: 44)
        }
        let second = outcome {
          try fresh.tick(frames)
          return try fresh.render(width: 44)
        }
        if first != second { return "other frames after \(events):\n\(source)" }
        pairs += 1
      }
      let first = outcome { try use(kept, control, choice) }
      let second = outcome { try use(fresh, control, choice) }
      if first != second { return "the event \(events) gives\n\(first)\nand\n\(second)\n\(source)" }
    }
    return nil
  }

  /// Bytes decide on the script and on what follows.
  static func problem(_ bytes: [UInt8]) -> String? {
    // The events first, so that a change of the script's bytes leaves them alone.
    let events = Choices(bytes: Array(bytes.prefix(48)))
    var maker = ScriptMaker(Choices(bytes: Array(bytes.dropFirst(48))))
    var pairs = 0
    return difference(maker.script(), events, pairs: &pairs)
  }

  private static func use(_ screen: Screen, _ control: ControlInfo, _ choice: Int) throws -> String {
    switch control.kind {
    case "textField": try screen.set(control.label, .string(StringObject("text \(choice)", meter: nil)))
    case "back": try screen.back()
    default: try screen.tap(control.label)
    }
    return ""
  }

  private static func outcome(_ body: () throws -> String) -> String {
    do { return try body() } catch let error as ScriptError { return "error: " + error.text() } catch {
      return "\(error)"
    }
  }
}
