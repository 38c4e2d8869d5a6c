import TestSupport
import Testing

@testable import Trellis

/// Rows of a `ForEach` that come and go over frames.
@Suite struct AnimationRowTests {
  private func source(
    _ rows: String, in container: String = "VStack(alignment: .leading)", data: String = "items"
  )
    -> String
  {
    """
    state items = [{id: 1, name: "one"}, {id: 2, name: "two"}, {id: 3, name: "three"}]
    \(container) {
      Button("Drop") { withAnimation(.linear(duration: 0.4)) { items.remove(at: 1) } }
      Button("Both") { withAnimation(.linear(duration: 0.4)) { items = items.filter { $0.id == 3 } } }
      Button("All") { withAnimation(.linear(duration: 0.4)) { items = [] } }
      Button("At once") { items.remove(at: 1) }
      ForEach(\(data)) { \(data.hasPrefix("$") ? "$item" : "item") in \(rows) }
      Text("end")
    }
    """
  }

  /// What stands behind the buttons, after each step.
  private func frames(_ source: String, _ steps: [(Screen) throws -> Void], fromNothing: Bool = false) throws
    -> [String]
  {
    let screen = try Interpreter().load(source, name: "rows.dsl")
    screen.keepsViews = !fromNothing
    var frames: [String] = []
    for step in steps {
      try step(screen)
      let lines = try screen.render(width: 24).split(separator: "\n", omittingEmptySubsequences: false)
      let buttons = lines.lastIndex { $0.contains("At once") } ?? 0
      frames.append(lines[(buttons + 1)...].dropLast().joined(separator: "|"))
    }
    return frames
  }

  private func tap(_ label: String) -> (Screen) throws -> Void { { try $0.tap(label) } }
  private func tick(_ count: Int = 1) -> (Screen) throws -> Void { { try $0.tick(count) } }

  @Test(arguments: ["items", "$items"], [true, false])
  func aRowLeavesWhereItStood(data: String, fromNothing: Bool) throws {
    let frames = try frames(
      source("Text(item.name).transition(.slide)", data: data),
      [tap("Drop"), tick(2), tick(2), tick(1)], fromNothing: fromNothing)
    #expect(
      frames == ["one|two|three|end", "one|  t|three|end", "one|three|end", "one|three|end"], "\(frames)")
  }

  @Test(arguments: [true, false])
  func neighboursLeaveInTheirOrder(fromNothing: Bool) throws {
    let frames = try frames(
      source("Text(item.name).transition(.move(edge: .bottom))"), [tap("Both"), tick(2), tick(2)],
      fromNothing: fromNothing)
    #expect(frames == ["one|two|three|end", "one|two|three|end", "three|end"], "\(frames)")
    let all = try self.frames(
      source("Text(item.name).transition(.offset(x: 8))"), [tap("All"), tick(2), tick(2)],
      fromNothing: fromNothing)
    #expect(all == ["one|two|three|end", "    one|    two|    three|end", "end"], "\(all)")
  }

  @Test func aRowOfAListLeavesToo() throws {
    let frames = try frames(
      source("Text(item.name).transition(.offset(x: 4))", in: "List"), [tap("Drop"), tick(2), tick(2)])
    #expect(frames[0].contains("│ two "), "\(frames)")
    #expect(frames[1].contains("│   two "), "\(frames)")
    #expect(!frames[2].contains("two"), "\(frames)")
  }

  @Test func withoutAnimationARowIsGone() throws {
    #expect(try frames(source("Text(item.name).transition(.slide)"), [tap("At once")]) == ["one|three|end"])
    #expect(try frames(source("Text(item.name)"), [tap("Drop")]) == ["one|three|end"])
  }

  @Test func whatLeavesCantBeUsedAndComesBack() throws {
    let screen = try Interpreter().load(
      source("Button(item.name) {}.transition(.slide)").replacing(
        "Text(\"end\")", with: "Button(\"Back\") { items.insert({id: 2, name: \"two\"}, at: 1) }"),
      name: "rows.dsl")
    _ = try screen.render(width: 24)
    try screen.tap("Drop")
    #expect(try screen.render(width: 24).contains("[ two ]"))
    #expect(throws: ScriptError.self) { try screen.tap("two") }
    try screen.tap("Back")
    #expect(try screen.render(width: 24).components("[ two ]") == 1)
    try screen.tap("two")
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
