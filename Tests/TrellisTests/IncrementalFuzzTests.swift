import Foundation
import Testing

@testable import Trellis

/// A screen that is kept up to date shows the same, byte for byte, as one that is made from nothing after each event.
/// `TRELLIS_FUZZ_ITERATIONS` raises the number of pairs of script and events.
@Suite struct IncrementalFuzzTests {
  private static let pairs =
    ProcessInfo.processInfo.environment["TRELLIS_FUZZ_ITERATIONS"].flatMap { Int($0) } ?? 250

  @Test func incrementalRenderingEqualsRenderingFromNothing() throws {
    var failures = 0
    for seed in 0..<Self.pairs where failures < 3 {
      if let difference = Self.compare(UInt64(seed)) {
        failures += 1
        Issue.record("seed \(seed): \(difference)")
      }
    }
  }

  private static func compare(_ seed: UInt64) -> String? {
    var maker = ScriptMaker(seed: seed)
    let source = maker.script()
    guard let kept = try? Interpreter().load(source), let fresh = try? Interpreter().load(source) else {
      return "the script does not compile:\n\(source)"
    }
    fresh.keepsViews = false
    var random = SplitMix(seed: seed &* 31 &+ 7)
    var events: [String] = []
    for _ in 0...8 {
      let shown = outcome { try kept.render(width: 44) }
      let expected = outcome { try fresh.render(width: 44) }
      if shown != expected {
        return "after \(events):\n\(source)\n--- kept\n\(shown)\n--- from nothing\n\(expected)"
      }
      let controls = (try? kept.controls()) ?? []
      if controls != ((try? fresh.controls()) ?? []) { return "other controls after \(events):\n\(source)" }
      // Half of the events come from the panel, which is drawn first.
      let count = random.below(2) == 0 ? min(7, controls.count) : controls.count
      guard count > 0 else { return nil }
      let control = controls[random.below(count)]
      events.append("\(control.kind) \(control.label)")
      let choice = random.below(4)
      // Frames of what plays.
      let frames = random.below(4)
      if frames > 0 {
        events.append("tick \(frames)")
        let first = outcome {
          try kept.tick(frames); return try kept.render(width: 44)
        }
        if first
          != outcome({
            try fresh.tick(frames); return try fresh.render(width: 44)
          })
        {
          return "other frames after \(events):\n\(source)"
        }
      }
      let first = outcome { try use(kept, control, choice) }
      let second = outcome { try use(fresh, control, choice) }
      if first != second { return "the event \(events) gives\n\(first)\nand\n\(second)\n\(source)" }
    }
    return nil
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
