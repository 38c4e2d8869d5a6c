import Testing
import Trellis

/// Modules that a host gives: as source, and as functions and views.
@Suite struct HostModuleTests {
  private func makeInterpreter() -> Interpreter {
    let interpreter = Interpreter()
    interpreter.registerModule("units") { units in
      units.register("miles(_ kilometres)") { (kilometres: Double) in kilometres / 2 }
      units.registerView("Distance(_ kilometres)") { (kilometres: Double) in HostView.text("\(kilometres) km")
      }
    }
    interpreter.registerModule(
      "house.dsl", source: "let motto = \"onwards\"\nfn twice(x) = x * 2\nview Motto() { Text(motto) }")
    interpreter.registerModule("broken", source: "let = 3")
    return interpreter
  }

  private func output(_ source: String) throws -> String {
    let screen = try makeInterpreter().load(source, name: "a.dsl")
    screen.options.width = 20
    try screen.run()
    return String(decoding: screen.output, as: UTF8.self)
  }

  @Test(arguments: [
    ("import \"units\"\nmiles(5)", "2.5"), ("import \"units\" as u\nu.miles(5)", "2.5"),
    ("import \"units\" as u\n[2, 4].map(u.miles)", "[1.0, 2.0]"),
    ("import \"units\"\nDistance(3)", "3.0 km"), ("import \"units\" as u\nu.Distance(3)", "3.0 km"),
    ("import \"house.dsl\"\ntwice(4)", "8"), ("import \"house.dsl\" as h\nh.motto", "onwards"),
    ("import \"house.dsl\"\nMotto()", "onwards"),
  ])
  func aScriptImports(_ source: String, _ expected: String) throws {
    #expect(try output(source) == expected + "\n")
  }

  @Test(arguments: [
    ("miles(5)", "there is no function `miles`"), ("import \"unitz\"\nmiles(5)", "unitz"),
    ("import \"units\"\nmiles(\"x\")", "a.dsl:2:7"),
    ("import \"units\" as u\nu.yards(1)", "`u` has no `yards`"),
    ("import \"units\" as u\nu.mils(1)", "did you mean `miles`?"), ("import \"broken\"", "broken:1:5"),
    ("import \"units\"\nfn miles(x) = x", "declared"),
  ])
  func aMistakeIsShown(_ source: String, _ words: String) {
    let error = #expect(throws: ScriptError.self) { try output(source) }
    #expect(error?.text().contains(words) == true, "\(error?.text() ?? "")")
  }
}
