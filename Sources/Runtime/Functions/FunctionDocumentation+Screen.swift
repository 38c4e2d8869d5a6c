/// The verbs that use a screen, and what belongs to a run.
extension FunctionDocumentation {
  static let screen = #"""
    tap(_:_:)  Uses the control with a label, an id or a position.
      state n = 0
      Button("Add") { n += 1 }
      quiet { tap("Add") }
      n
      → 1
    set(_:_:)  Gives a control a value: a field its text, a toggle on or off.
      state name = ""
      TextField("Name", text: $name)
      quiet { set("Name", "Ada") }
      name
      → Ada
    select(_:_:)  Gives a picker or a row of days its choice.
      state size = .small
      Picker("Size", selection: $size) { Text("S").tag(.small); Text("L").tag(.large) }
      quiet { select("Size", .large) }
      size
      → .large
    increment(_:)  One step up of a stepper, slider or picker; without a label of the one that has the focus.
      state n = 1
      Stepper("Cups", value: $n)
      quiet { increment("Cups") }
      n
      → 2
    decrement(_:)  One step down.
      state n = 1
      Stepper("Cups", value: $n)
      quiet { decrement("Cups") }
      n
      → 0
    toggleSection(_:)  Folds a section, or unfolds it.
      state open = true
      List { Section("More", isExpanded: $open) { Text("x") } }
      quiet { toggleSection("More") }
      open
      → false
    scroll(to:by:in:)  Scrolls to the row or view with an id or key, or to the row with a number, from 0; `by:` as many rows, or cards and pages where it snaps to them. `in:` is the `.id` of what scrolls, or its kind, if several do.
      List(1...50) { n in Text("Row \(n)") }
      quiet { scroll(to: 40) }
      find("Row 40").exists
      → true
    back()  Leaves the page that is shown; nothing at the root.
      NavigationStack { NavigationLink("Next") { Text("page two") } }
      quiet { tap("Next"); back() }
      find("page two").exists
      → false
    swipeBack()  The same with a finger, also where the page hides its back button.
      NavigationStack { NavigationLink("Next") { Text("page two") } }
      quiet { tap("Next"); swipeBack() }
      find("Next").exists
      → true
    dismiss()  Closes the sheet on top; in an action the sheet or page that it stands in.
      state shown = true
      Text("under").sheet(isPresented: $shown) { Text("sheet") }
      quiet { dismiss() }
      shown
      → false
    nextPage()  Turns the pages of a `TabView` in the style `.page` by one.
      TabView { Text("one"); Text("two") }.tabViewStyle(.page)
      quiet { nextPage() }
      find("two").exists
      → true
    previousPage()  Turns them back by one.
      state page = 1
      TabView(selection: $page) { Text("one"); Text("two") }.tabViewStyle(.page)
      quiet { previousPage() }
      page
      → 0
    finish(_:_:)  Says that the work of an `AsyncButton` is over: `.done`, or `.failed`.
      state phase = .idle
      AsyncButton("Save", state: $phase) {}
      quiet { tap("Save"); finish("Save") }
      phase
      → .done
    swipe(_:edge:)  Shows the buttons of a row's `swipeActions`, or hides them.
      List { Text("Tea").swipeActions { Button("Drink") {} } }
      quiet { swipe("Tea") }
      find("Drink").exists
      → true
    move(from:to:in:)  Moves a row of a list with `onMove`, said by its number from 0 or its key, to the place that it has afterwards; `in` names the header of one of several lists.
      state names = ["Ada", "Alan", "Grace"]
      List { ForEach(names) { Text($0) }.onMove { from, to in names.move(from: from, to: to) } }
      quiet { move(from: 0, to: 2) }
      names
      → ["Alan", "Grace", "Ada"]
    delete(at:in:)  Deletes a row of a list with `onDelete`, said by its number or key.
      state names = ["Ada", "Alan", "Grace"]
      List { ForEach(names) { Text($0) }.onDelete { names.remove(at: $0) } }
      quiet { delete(at: 1) }
      names
      → ["Ada", "Grace"]
    withAnimation(_:body:)  Runs a block whose changes are played over frames: `tick` shows one after the other.
      state part = 0.0
      ProgressView(value: part)
      quiet { withAnimation(.linear(duration: 0.4)) { part = 1.0 }; tick(2) }
      find("50%").exists
      → true
    repeatForever(autoreverses:)  The animation played again and again, every second time backwards unless that is said to be false.
      state part = 0.0
      ProgressView(value: part)
      quiet { withAnimation(.linear(duration: 0.4).repeatForever()) { part = 1.0 }; tick(7) }
      find("25%").exists
      → true
    repeatCount(_:autoreverses:)  The animation played so often.
      state part = 0.0
      ProgressView(value: part)
      quiet { withAnimation(.linear(duration: 0.4).repeatCount(3)) { part = 1.0 }; tick(6) }
      find("50%").exists
      → true
    tick(_:)  Lets time pass for what moves by itself, a tenth of a second each: spinners turn, animations play.
      ProgressView("Loading")
      quiet { tick(3) }
      find("⠸ Loading").exists
      → true
    focusNext()  Moves the focus to the next control that can be used: button, toggle, field, link, tab and so on; from the last to the first.
      state on = false
      VStack { Button("Add") {}; Toggle("Wi-Fi", isOn: $on) }
      quiet { focusNext(); focusNext() }
      controls().first(where: \.isFocused)?.label
      → Wi-Fi
    focusPrevious()  Moves the focus to the control before.
      state a = ""; state b = ""; state at = nil
      VStack { TextField("A", text: $a).focused($at, equals: .a); TextField("B", text: $b).focused($at, equals: .b) }
      quiet { focusPrevious() }
      at
      → .b
    moveFocus(_:)  Moves the focus to the nearest control above, below, at the left or at the right: `.down`. Days of a calendar and choices of a picker are one stop of `focusNext()`, and reached one by one so.
      VStack { HStack { Button("One") {}; Button("Two") {} }; Button("Three") {} }
      quiet { focus("One"); moveFocus(.right) }
      controls().first(where: \.isFocused)?.label
      → Two
    focus(_:_:)  Moves the focus to the control with a label, an id or a position.
      VStack { Button("Add") {}; Button("Save") {} }
      quiet { focus("Save") }
      find("[▶Save ]").exists
      → true
    submit()  The return key on what has the focus: uses a button, link or row, flips a toggle; in a field it is `onSubmit`, or the next field where it has none.
      state name = "Ada"; state sent = false
      TextField("Name", text: $name).onSubmit { sent = true }
      quiet { submit() }
      sent
      → true
    typeText(_:)  Puts text at the end of the field that has the focus.
      state name = "Ada"
      TextField("Name", text: $name)
      quiet { focusNext(); typeText(" Lovelace") }
      name
      → Ada Lovelace
    environment(_:default:)  What `.environment` gives the subtree that is being made.
      view Greeting() { Text("Hello, \(environment("user", default: "you"))") }
      Greeting().environment("user", "Ada")
      → Hello, Ada
    redraw()  Draws the screen once more at the end of the statement.
      Text("screen")
      redraw()
      → screen
    quiet(_:)  Runs a block whose events are not drawn.
      state on = false
      Toggle("Wi-Fi", isOn: $on)
      quiet { tap("Wi-Fi") }
      on
      → true
    controls()  What can be used on the screen: a list of {kind, label, value, isEnabled, isFocused, problems}.
      Button("Add") {}
      controls().map(\.label)
      → ["Add"]
    find(_:)  Whether a text stands on the screen, and how often: {text, exists, count}.
      Text("one, two, one")
      find("one").count
      → 2
    expectScreen(_:width:)  Fails unless the screen is this text; white space at the end of lines does not count. `width` is the width to draw it in. `:save` writes such calls.
      Text("fine")
      expectScreen("fine", width: 20)
      → fine
    holdClock(at:)  Holds what `now()` and `today()` give at an instant, from here on; nil lets the clock run again. `:save` writes such calls.
      holdClock(at: @2026-12-24T18:00)
      now().date
      → 2026-12-24
    arguments()  What the command line gave the script.
      arguments().count
      → 0
    Binding(get:set:)  A binding made by hand: what reads it, and what is done with a new value.
      state cents = 250
      TextField("Price", text: Binding(get: { "\(cents)" }, set: { cents = Int($0) ?? cents }))
      quiet { set("Price", "300") }
      cents
      → 300
    """#
}
