import Foundation
import TestSupport
import Testing
import Trellis

/// Views that a host registers: arguments, blocks, bindings, taps.
@Suite struct HostViewTests {
  /// The host of `Examples/gallery/host-views.dsl`.
  private func galleryHost() -> Interpreter {
    let interpreter = Interpreter()
    interpreter.register("greeting(_ name, formal = false)") { (name: String, isFormal: Bool) in
      isFormal ? "Dear \(name)" : "Hello \(name)"
    }
    interpreter.registerView("Badge(_ text, isOn, content)", help: "A badge that a tap switches.") {
      (text: String, isOn: ScriptBinding<Bool>, content: ScriptContent) in
      let state = try isOn.get()
      return HostView.column {
        HostView.row {
          HostView.text(state ? "●" : "○").modifier(
            "foregroundStyle", ["_": .symbol(state ? "green" : "gray")])
          HostView.text(text).modifier("bold")
          HostView.text(state ? "following" : "not following")
        }
        content.view
      }
      .onTap { try isOn.set(!state) }
      .modifier("accessibilityLabel", ["_": .init(stringLiteral: text)])
    }
    return interpreter
  }

  @Test(arguments: [40, 80, 120]) func theGalleryRowIsDrawnAndTapped(width: Int) throws {
    let file = Golden.root.appendingPathComponent("Examples/gallery/host-views.dsl")
    let screen = try galleryHost().load(
      try String(contentsOf: file, encoding: .utf8), name: "host-views.dsl")
    screen.options.width = width
    try screen.run()
    let golden = Golden.root.appendingPathComponent("Tests/Golden/gallery/host-views.\(width).expected")
    let problem = Golden.compare(String(decoding: screen.output, as: UTF8.self), with: golden)
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func aTapReachesTheHost() throws {
    let screen = try galleryHost().load(
      "state on = false\nBadge(\"A\", isOn: $on) { Text(\"x\") }", name: "a.dsl")
    #expect(try screen.render(width: 30) == "○ A not following\nx\n")
    try screen.tap("A")
    #expect(try screen.render(width: 30) == "● A following\nx\n")
    #expect(try screen.value(of: "on", as: Bool.self) == true)
  }

  @Test func anErrorInATapLeavesTheStateAsItWas() throws {
    let interpreter = Interpreter()
    interpreter.registerView("Bad(_ text, isOn)") { (text: String, isOn: ScriptBinding<Bool>) in
      HostView.text(text).onTap {
        try isOn.set(true)
        throw ScriptFailure("the printer is out of paper", hint: "feed it")
      }
    }
    let screen = try interpreter.load("state on = false\nBad(\"Print\", isOn: $on)", name: "a.dsl")
    _ = try screen.render(width: 30)
    let error = #expect(throws: ScriptError.self) { try screen.tap("Print") }
    #expect(error?.text().contains("a.dsl:2:1") == true)
    #expect(error?.text().contains("out of paper") == true)
    #expect(try screen.value(of: "on", as: Bool.self) == false)
  }

  @Test(arguments: [
    ("Badge(\"A\")", "`Badge` needs `isOn`"), ("Badge(\"A\", isOn: true) {}", "binding"),
    ("Badge(\"A\", isOff: 1) {}", "isOff"), ("Badgee(\"A\")", "did you mean `Badge`?"),
    ("state n = 1\nBadge(\"A\", isOn: $n) {}", "Bool"),
  ])
  func aMistakeIsShownAtTheUse(_ source: String, _ words: String) {
    let error = #expect(throws: ScriptError.self) {
      try galleryHost().load(source, name: "a.dsl").render(width: 20)
    }
    #expect(error?.text().contains(words) == true, "\(error?.text() ?? "")")
  }

  @Test func aBlockTakesArgumentsAndActionsRun() throws {
    let interpreter = Interpreter()
    interpreter.registerView("Twice(action, content)") { (action: ScriptAction, content: ScriptContent) in
      HostView.group([
        try content(1), try content("two"),
        HostView("Button", ["_": "Go", "action": .action { try action() }]),
      ])
    }
    let screen = try interpreter.load(
      "state n = 0\nTwice(action: { n += 1 }) { x in Text(\"\\(x)-\\(n)\") }")
    #expect(try screen.render(width: 10) == "1-0\ntwo-0\n[ Go ]\n")
    try screen.tap("Go")
    #expect(try screen.render(width: 10) == "1-1\ntwo-1\n[ Go ]\n")
  }

  @Test func aViewMayAskForTheRoom() throws {
    let interpreter = Interpreter()
    interpreter.registerView("Rule") {
      HostView.sized { columns, _ in HostView.text(String(repeating: "=", count: columns)) }
        .modifier("frame", ["height": 1])
    }
    #expect(try interpreter.load("Rule()").render(width: 7) == "=======\n")
  }

  @Test func aBindingThatIsKeptWritesAnEventOfItsOwn() throws {
    final class Kept: @unchecked Sendable { var binding: ScriptBinding<Int>? }
    let kept = Kept()
    let interpreter = Interpreter()
    interpreter.registerView("Watch(_ n)") { (n: ScriptBinding<Int>) in
      kept.binding = n
      return HostView.text("\(try n.get())")
    }
    let screen = try interpreter.load("state n = 1\nWatch($n)")
    #expect(try screen.render(width: 5) == "1\n")
    try kept.binding?.set(5)
    #expect(try screen.render(width: 5) == "5\n")
  }

  @Test func aScreenWithViewsOfTheHostIsReleased() throws {
    weak var screen: Screen?
    do {
      let made = try galleryHost().load("state on = false\nBadge(\"A\", isOn: $on) { Text(\"x\") }")
      _ = try made.render(width: 30)
      try made.tap("A")
      screen = made
    }
    #expect(screen == nil)
  }

  @Test func aViewThatHoldsItselfEnds() throws {
    let interpreter = Interpreter()
    interpreter.registerView("Loop") { HostView("Loop") }
    let screen = try interpreter.load("Loop()")
    #expect(throws: ScriptError.self) { try screen.render(width: 5) }
  }
}
