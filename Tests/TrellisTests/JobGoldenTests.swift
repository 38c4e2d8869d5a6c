import Foundation
import TestSupport
import Testing

/// The jobs of `Examples/README.md`, as they are drawn, with the status that they end with.
@Suite struct JobGoldenTests {
  private static let folder = Golden.root.appendingPathComponent("Examples")

  private func compare(_ run: ScriptRun, _ name: String, width: Int) {
    let expected = Golden.root.appendingPathComponent("Tests/Golden/jobs/\(name).\(width).expected")
    if let problem = Golden.compare(run.golden, with: expected) { Issue.record("\(problem)") }
    for line in run.output.split(separator: "\n") where ScriptWidth.of(String(line)) > width {
      Issue.record("\(name) at \(width): wider than the screen: \(line)")
    }
  }

  private func script(_ name: String) -> URL { Self.folder.appendingPathComponent(name) }

  @Test(arguments: [40, 80, 120])
  func aReportOfTests(width: Int) throws {
    let results = try String(contentsOf: script("data/test-results.json"), encoding: .utf8)
    let run = try ScriptRun(file: script("ci-report.dsl"), width: width, standardInput: results)
    #expect(run.exitCode == 1)
    compare(run, "ci-report", width: width)
  }

  @Test func aReportWithoutFailuresEndsWell() throws {
    let results = """
      {"commit": "a1b2c3d", "tests": [
        {"suite": "Parser", "name": "numbers", "seconds": 0.25, "status": "passed"},
        {"suite": "Parser", "name": "strings", "seconds": 1.5, "status": "skipped"}]}
      """
    let run = try ScriptRun(file: script("ci-report.dsl"), width: 80, standardInput: results)
    #expect(run.exitCode == 0)
    compare(run, "ci-report-passed", width: 80)
  }

  @Test func aReportOfWrongResultsSaysWhich() throws {
    let results = """
      {"commit": "a1b2c3d", "tests": [{"suite": "Parser", "name": "numbers", "seconds": -1, "status": "pass"}]}
      """
    let run = try ScriptRun(file: script("ci-report.dsl"), width: 80, standardInput: results)
    #expect(run.exitCode == 1)
    compare(run, "ci-report-wrong", width: 80)
  }

  @Test(arguments: [40, 80, 120])
  func aMonthOfWeather(width: Int) throws {
    compare(try ScriptRun(file: script("weather-month.dsl"), width: width), "weather-month", width: width)
  }

  /// `trellis -e 'Table(csv("…"))'`
  /// A calendar file as month, agenda and day, on the day in autumn and the one in spring that clocks change.
  @Test(arguments: [40, 80, 120], ["2026-10-25", "2026-03-29"])
  func calendar(width: Int, day: String) throws {
    let run = try ScriptRun(file: script("calendar.dsl"), width: width, set: [("day", day)])
    compare(run, "calendar-\(day)", width: width)
  }

  @Test(arguments: [40, 80, 120], ["data/weather.csv", "gallery/flights.csv"])
  func aTableOfAnyFile(width: Int, file: String) throws {
    var pins = ScriptRun.Pins(source: "")
    pins.width = width
    let run = ScriptRun(
      bytes: Array("Table(csv(\"\(file)\"))".utf8), name: "-e", folder: Self.folder.path, pins: pins)
    let name = (file as NSString).lastPathComponent.replacingOccurrences(of: ".csv", with: "")
    compare(run, "table-of-\(name)", width: width)
  }
}
