import Foundation
import TestSupport
import Testing

/// Scripts beside what they print, draw and say.
@Suite struct GoldenTests {
  @Test(arguments: ["language", "views", "mistakes", "limits", "regression"])
  func scriptsGiveWhatStandsBesideThem(folder: String) throws {
    for script in Golden.scripts(in: "Tests/Golden/\(folder)") {
      let expected = script.deletingPathExtension().appendingPathExtension("expected")
      let run = try ScriptRun(file: script)
      if let problem = Golden.compare(run.golden, with: expected) { Issue.record("\(problem)") }
    }
  }

  @Test(arguments: [40, 80, 120])
  func galleryScreensAtAWidth(width: Int) throws {
    for script in Golden.scripts(in: "Examples/gallery") {
      let name = script.deletingPathExtension().lastPathComponent
      // Needs a host with views and functions of its own: `HostViewTests`.
      if name == "host-views" { continue }
      let run = try ScriptRun(file: script, width: width)
      let expected = Golden.root.appendingPathComponent("Tests/Golden/gallery/\(name).\(width).expected")
      if let problem = Golden.compare(run.golden, with: expected) { Issue.record("\(problem)") }
      for line in run.output.split(separator: "\n") where ScriptWidth.of(String(line)) > width {
        Issue.record("\(name) at \(width): wider than the screen: \(line)")
      }
    }
  }

  @Test(arguments: ["ja_JP", "ar_EG", "he_IL"])
  func galleryScreensInALanguage(locale: String) throws {
    for name in ["calendar", "multi-date", "days-of-week", "activity"] {
      let script = Golden.root.appendingPathComponent("Examples/gallery/\(name).dsl")
      let bytes = try Array(Data(contentsOf: script))
      var pins = ScriptRun.Pins(source: String(decoding: bytes, as: UTF8.self))
      pins.width = 60
      pins.locale = locale
      let run = ScriptRun(
        bytes: bytes, name: script.lastPathComponent, folder: script.deletingLastPathComponent().path,
        pins: pins)
      let expected = Golden.root.appendingPathComponent("Tests/Golden/gallery/\(name).\(locale).expected")
      if let problem = Golden.compare(run.golden, with: expected) { Issue.record("\(problem)") }
      for line in run.output.split(separator: "\n") where ScriptWidth.of(String(line)) > 60 {
        Issue.record("\(name) in \(locale): wider than the screen: \(line)")
      }
    }
  }
}
