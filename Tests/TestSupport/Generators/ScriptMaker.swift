/// Makes scripts at random whose views read and change state in all the ways there are, for comparing a screen that is
/// kept up to date with one that is made from nothing.
public struct ScriptMaker {
  private var random: Choices
  private var labels = 0
  private var depth = 0

  public init(seed: UInt64) { random = Choices(seed: seed) }

  public init(_ choices: Choices) { random = choices }

  public mutating func script() -> String {
    """
    state a = \(random.below(5))
    state b = 2
    state flag = \(random.below(2) == 0)
    state open = false
    state sheet = false
    state chosen: Int? = nil
    state name = "Ada"
    state items = [{id: 1, name: "one", done: false}, {id: 2, name: "two", done: true}, {id: 3, name: "three", done: false}]
    let few = items.filter { !$0.done || flag }
    type Account { owner: String; amount: Int = 3 }
    state account = Account(owner: "Bob")
    fn deposit($account, n) { account.amount += n }
    view Counter(label) {
      state n = 0
      HStack { Button("n\\(label)") { n += 1 }; Text("\\(n)/\\(a)") }
    }
    view Deep() { Text("env \\(environment("who") ?? "-")") }
    view Box(title, content: View) { VStack { Text(title); content() } }
    view Edit($item) { Toggle("e\\(item.name)", isOn: $item.done) }

    \(root())
    """
  }

  private mutating func root() -> String {
    // What changes each state is always at hand, so that few events miss.
    let panel = """
      Toggle("flag", isOn: $flag)
      Button("next") { a = (a + 1) % 6 }
      Button("back") { b = (b + 4) % 5 }
      Button("name") { name = name == "Ada" ? "Bea" : "Ada" }
      Button("done") { items[0].done.toggle() }
      Button("turn") { items.reverse() }
      Button("open") { open.toggle() }
      """
    let inner = panel + "\n" + (0..<3).map { _ in views(3) }.joined(separator: "\n")
    switch random.below(4) {
    case 0: return "NavigationStack { VStack { \(inner) }.navigationTitle(\"T\\(a)\") }"
    case 1: return "List { \(inner) }"
    default: return "VStack(alignment: .leading) { \(inner) }"
    }
  }

  private mutating func views(_ count: Int) -> String {
    (0...random.below(count)).map { _ in view() }.joined(separator: "\n")
  }

  private mutating func label() -> String {
    labels += 1
    return "L\(labels)"
  }

  private mutating func view() -> String {
    depth += 1
    defer { depth -= 1 }
    let leaf = depth > 4
    switch random.below(leaf ? 12 : 42) {
    case 0: return "Text(\"a=\\(a)\")"
    case 1: return "Text(name)\(modifier())"
    case 2: return "Toggle(\"\(label())\", isOn: $flag)\(modifier())"
    case 3: return "Button(\"\(label())\") { \(action()) }"
    case 4: return "Stepper(\"\(label())\", value: $b, in: 0...4)"
    case 5: return "Text(\"\\(few.count) few\")"
    case 6: return "Counter(\"\(label())\")"
    case 7: return "Deep()"
    case 8: return "TextField(\"\(label())\", text: $name)"
    case 9: return "Text(\"\\(account.owner) \\(account.amount)\")"
    case 10: return "Edit($items[0])"
    case 11: return "Text(chosen == nil ? \"none\" : \"some\")"
    case 12: return "if flag { \(views(2)) } else { \(views(2)) }"
    case 13: return "if a > 2 { \(views(2)) }"
    case 14:
      return
        "ForEach($items) { $item in HStack { Toggle(\"\(label())\" + item.name, isOn: $item.done); Text(item.id) } }"
    case 15: return "ForEach(few) { item in HStack { Text(item.name); Counter(\"\(label())\" + item.name) } }"
    case 16: return "for item in items { Text(item.name)\(modifier()) }"
    case 17: return "Section(\"\(label())\") { \(views(2)) }"
    case 18: return "Section(\"\(label())\", isExpanded: $open) { \(views(2)) }"
    case 19: return "DisclosureGroup(\"\(label())\") { \(views(2)) }"
    case 20: return "Box(\"box \\(b)\") { \(views(2)) }"
    case 21: return "HStack { \(views(2)) }\(modifier())"
    case 22: return "VStack { \(views(2)) }.environment(\"who\", \(random.below(2) == 0 ? "name" : "a"))"
    case 23: return "VStack { \(views(2)) }.disabled(\(random.below(2) == 0 ? "flag" : "a > 3"))"
    case 24:
      return
        "Group { \(views(2)) }.sheet(isPresented: $sheet) { \(views(2)); Button(\"\(label())\") { dismiss() } }"
    case 25:
      return
        "Text(\"s\").sheet(item: $chosen) { n in Text(\"chosen \\(n)\"); Button(\"\(label())\") { chosen = nil } }"
    case 26: return "Text(\"watch\").onChange(of: a) { b = b + 1 }"
    case 27: return "Text(\"appear\").onAppear { name = name + \"!\" }"
    case 28: return "List { \(views(2)) }"
    case 29:
      return "GeometryReader { proxy in VStack { Text(\"w\\(proxy.size.width) a\\(a)\"); \(views(2)) } }"
    case 30:
      return
        "Table(items) { TableColumn(\"Name\", value: \\.name); TableColumn(\"Done\") { row in Text(\"\\(row.done) \\(a)\") } }"
    case 31: return "TabView { Tab(\"\(label())\") { \(views(2)) }; Tab(\"\(label())\") { \(views(2)) } }"
    case 32:
      return "Picker(\"\(label())\", selection: $b) { ForEach(0..<3) { n in Text(\"choice \\(n)\").tag(n) } }"
    case 33: return "ViewThatFits { HStack { \(views(2)) }; Text(\"narrow \\(b)\") }"
    case 34:
      return
        "LazyVGrid(columns: [GridItem(.fixed(12)), GridItem(.flexible())]) { ForEach(items) { item in Text(item.name) }; \(views(2)) }"
    case 35: return "Grid { GridRow { \(views(2)) }; GridRow { Text(a); Text(name) } }"
    case 36: return "ScrollView { \(views(2)) }"
    case 37: return "Menu(\"\(label())\") { Button(\"\(label())\") { \(action()) } }"
    case 38: return "ProgressView(value: a, total: 6).animation(.easeOut, value: a)"
    case 39: return "if flag { VStack { \(views(2)) }\(modifier()) }"
    default: return "NavigationLink(\"\(label())\") { \(views(2)) }"
    }
  }

  private mutating func modifier() -> String {
    [
      "", "", "", ".bold()", ".badge(a)", ".padding(1)", ".id(b)", ".tag(a)", ".transition(.opacity)",
      ".transition(.move(edge: .top))", ".animation(.linear(duration: 0.3), value: a)", ".offset(x: a)",
      ".opacity(flag ? 1 : 0)",
    ][random.below(13)]
  }

  private mutating func action() -> String {
    [
      "a += 1", "a = 0", "flag.toggle()",
      "items.append({id: items.count + 1, name: \"new\\(items.count)\", done: false})",
      "items.remove(at: 0)", "items.reverse()", "items[0].done.toggle()", "sheet = true", "chosen = a",
      "chosen = nil",
      "name = \"Bea\"", "deposit($account, 2)", "account.amount = 0; a += 1", "open.toggle()",
      "a = items[7].id", "b = 9 / 0", "withAnimation { flag.toggle(); a += 1 }",
      "withAnimation(.linear(duration: 0.2)) { open.toggle(); a = 3 }",
    ][random.below(18)]
  }
}
