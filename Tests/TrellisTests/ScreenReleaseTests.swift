import Foundation
import TestSupport
import Testing

@testable import Trellis

/// What a host lets go is gone: the machine with its screen, and the views of a drawing once later ones took their place.
@Suite struct ScreenReleaseTests {
  private static let sources: [String] = [
    "List { Text(\"a\") }", "List([1, 2]) { i in Text(\"\\(i)\") }",
    "List { ForEach([1]) { i in Text(\"\\(i)\") } }",
    "Timeline([{at: @2026-11-30T09:00}], by: \\.at) { e in Text(\"a\") }", "Table([{a: 1}])",
    "state s = nil\nlet f = { s }\ns = f", "var r = {a: nil}\nlet g = { r }\nr = {a: g}",
    "state s = nil\ns = [$s]",
    "view V() { state t = nil; Button(\"+\") { t = { t } } }\nV()\ntap(\"+\")",
    "NavigationStack { NavigationLink(\"go\") { List([1]) { Text(\"\\($0)\") } } }\ntap(\"go\")",
  ]

  @Test(arguments: sources)
  func theMachineGoesWithItsScreen(source: String) throws {
    weak var machine: Machine?
    do {
      let screen = try Interpreter().load(source)
      screen.sink = { _ in }
      try screen.run()
      machine = screen.machine
    }
    #expect(machine == nil)
  }

  @Test func everyScreenOfTheGalleryIsReleased() throws {
    for script in Golden.scripts(in: "Examples/gallery")
    where script.lastPathComponent != "host-views.dsl" {
      weak var machine: Machine?
      do {
        var host = Trellis.Host()
        let now = try #require(Trellis.Host.instant(iso: "2026-11-30T09:24", timeZone: "UTC"))
        host.clock = { now }
        host.files = SandboxedFiles(roots: [script.deletingLastPathComponent().path])
        let source = try String(contentsOf: script, encoding: .utf8)
        let screen = try Interpreter(host: host).load(source, name: script.lastPathComponent)
        screen.options.width = 60
        screen.sink = { _ in }
        try screen.run()
        machine = screen.machine
      }
      #expect(machine == nil, "\(script.lastPathComponent)")
    }
  }

  @Test(arguments: ["List(0..<3) { i in Text(\"\\(n) \\(i)\") }", "List { Text(\"\\(n)\") }"])
  func theViewsOfADrawingGoWithLaterOnes(view: String) throws {
    let screen = try Interpreter().load("state n = 0\nVStack { Button(\"More\") { n += 1 }\n \(view) }")
    screen.sink = { _ in }
    _ = try screen.render(width: 30)
    weak let list = screen.current?.renderer?.root.children.last
    #expect(list != nil)
    // Rows that come into sight later look for what they were in the drawing before: one is kept for them.
    for _ in 0..<2 {
      try screen.tap("More")
      _ = try screen.render(width: 30)
    }
    #expect(list == nil)
  }
}
