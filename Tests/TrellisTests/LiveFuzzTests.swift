import Foundation
import TestSupport
import Testing
import TextLayout

@testable import Trellis

/// Random keys on screens: nothing fails but events of the script's, and what is drawn after each is what is drawn from
/// nothing.
struct LiveFuzzTests {
  /// `TRELLIS_FUZZ_ITERATIONS` raises it.
  private static let rounds =
    ProcessInfo.processInfo.environment["TRELLIS_FUZZ_ITERATIONS"].flatMap { Int($0) } ?? 4

  private static let scripts = [
    """
    state on = (0..<40).map { false }
    state name = "Ada"
    state n = 3
    state size = .m
    state shown = false
    NavigationStack {
      List {
        TextField("Name", text: $name)
        Stepper("Cups", value: $n, in: 0...9)
        Slider("Volume", value: $n, in: 0...9)
        Picker("Size", selection: $size) { Text("S").tag(.s); Text("M").tag(.m); Text("L").tag(.l) }
        Menu("More") { Button("Sheet") { shown = true } }
        NavigationLink("Deeper") { VStack { Button("Sheet") { shown = true }; Text("\\(n)") }.navigationTitle("Below") }
        Section("Many") { ForEach(0..<40) { i in Toggle("T\\(i)", isOn: $on[i]) } }
      }
      .navigationTitle("Top")
    }
    .sheet(isPresented: $shown) { TextField("Inside", text: $name); Button("Fail") { n = 0; fail("no") } }
    """,
    """
    state month = @2026-11-01
    state day: Date? = nil
    state text = ""
    state amount = 1.5
    TabView {
      Tab("Days") { VStack { CalendarView($month, selection: $day); TextField("Amount", text: $amount) } }
      Tab("Rows") {
        List((0..<200).map { "row \\($0)" }.filter { text.isEmpty || $0.contains(text) })
          .searchable(text: $text, prompt: "Rows")
      }
      Tab("Text") { ScrollView { ForEach(0..<60) { n in Text("line \\(n)") } } }
    }
    """,
    """
    state open = true
    state on = false
    VStack(alignment: .leading) {
      ForEach(0..<30) { n in Text("line \\(n)") }
      DisclosureGroup("Inner", isExpanded: $open) { Toggle("Wi-Fi", isOn: $on); ProgressView("Loading") }
      ForEach(0..<30) { n in Button("button \\(n)") { on = !on } }
      Table((0..<30).map { {a: $0, b: "x\\($0)"} })
    }
    """,
  ]

  private func randomKey(_ random: inout Choices, columns: Int, rows: Int) -> LiveKey {
    let keys: [LiveKey] = [
      .tab, .backTab, .enter, .text(" "), .escape, .up, .down, .left, .right, .pageUp, .pageDown, .home, .end,
      .backspace, .delete, .deleteWord, .deleteToStart, .deleteToEnd, .wordLeft, .wordRight, .text("a"),
      .text("1"), .text("東"), .text("\u{301}"), .paste("x\ny"), .tab, .down, .enter,
    ]
    let choice = random.below(keys.count + 4)
    if choice < keys.count { return keys[choice] }
    let (row, column) = (random.below(rows + 1), random.below(columns + 1))
    if choice < keys.count + 3 { return .click(row: row, column: column) }
    return .wheel(row: row, column: column, lines: random.below(2) == 0 ? 3 : -3)
  }

  @Test(arguments: scripts.indices) func keysDoNoHarm(_ index: Int) throws {
    for seed in 0..<LiveFuzzTests.rounds {
      var random = Choices(seed: UInt64(seed * 31 + index + 1))
      let live = try LiveScreenTests.open(Self.scripts[index], columns: 50, rows: 14)
      var pressed: [LiveKey] = []
      for _ in 0..<40 {
        if random.below(15) == 0 { live.resize(columns: 20 + random.below(60), rows: 3 + random.below(20)) }
        let key = randomKey(&random, columns: live.columns, rows: live.rows)
        pressed.append(key)
        do {
          if random.below(12) == 0 { try live.tick() } else { try live.press(key) }
        } catch let error as ScriptError {
          #expect(error.diagnostics.first?.message == "no", "\(pressed): \(error)")
        }
        let canvas = try live.draw()
        #expect(canvas.width == live.columns && canvas.height == live.rows)
        live.screen.isAnew = true
        live.screen.current?.renderer = nil
        let anew = try live.draw()
        #expect(CanvasDifference(from: canvas, to: anew).count == 0, "seed \(seed): \(pressed)")
        if canvas.plain() != anew.plain() { return }
      }
    }
  }
}
