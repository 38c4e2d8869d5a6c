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
    let many = (1...12).map { {id: $0, name: "m\\($0)", done: $0 == a} } + items.map { {id: $0.id + 20, name: $0.name, done: $0.done} }
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
    switch random.below(leaf ? 12 : 60) {
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
    case 40..<42: return "NavigationLink(\"\(label())\") { \(views(2)) }"
    case 42: return drawing()
    case 43: return chart()
    case 44:
      return
        "Chart { \(marks()); if flag { RuleMark(y: b) } }.frame(width: 20 + a, height: 6)"
    default: return rows()
    }
  }

  /// Points and figures of a canvas, of what states hold.
  private mutating func drawing() -> String {
    let figure = [
      "Line(from: {x: 0, y: 0}, to: {x: a * 2, y: b})", "Circle(at: {x: 4, y: 4}, radius: a).fill(.red)",
      "Rectangle(at: {x: a, y: 0}, width: 3 + b, height: 4)",
      "Path([{x: 0, y: b}, {x: a, y: 6}, {x: 9, y: 1}])",
    ]
    let chosen = figure[random.below(4)]
    let style = random.below(2) == 0 ? "" : "(style: .blocks)"
    return
      "Canvas\(style) { size in \(chosen); if flag { \(figure[random.below(4)]) } }.frame(width: 10 + b, height: 3)\(modifier())"
  }

  private mutating func chart() -> String {
    let data = random.below(2) == 0 ? "items" : "few"
    return
      "Chart(\(data)) { row in \(marks("row.name", "row.id + a")) }.frame(width: 24, height: 5)\(modifier())"
  }

  private mutating func marks(_ x: String = "name", _ y: String = "a") -> String {
    [
      "BarMark(x: \(x), y: \(y))", "LineMark(x: \(x), y: \(y))", "PointMark(x: \(x), y: \(y), series: name)",
      "SectorMark(angle: 1 + \(y), label: \(x))", "BarMark(x: \(y), y: \(x))",
    ][random.below(5)]
  }

  /// A `ForEach` whose rows read, keep and change all sorts of things.
  private mutating func rows() -> String {
    let name = label()
    let row = [
      "Text(item.name)", "Toggle(\"\(name)\" + item.name, isOn: $item.done)",
      "Counter(\"\(name)\" + item.name)",
      "HStack { Text(item.name); Text(a) }", "if item.done { Text(item.name); Text(\"done\") }",
      "Text(item.name).onAppear { name = name + item.name }",
      "Text(item.name).onChange(of: item.done) { b = b + 1 }",
      "Edit($item)",
      "ForEach(items) { other in Text(\"\(name)\" + other.name + (other.id == item.id ? \"=\" : \"-\")) }",
      "GeometryReader { proxy in Text(\"\\(item.name) \\(proxy.size.width) \\(a)\") }", "\(view())",
      "Text(item.name).transition(\([".opacity", ".slide", ".move(edge: .top)"][random.below(3)]))",
      "NavigationLink(\"\(name)\" + item.name) { Text(item.name); Text(a) }",
      "Text(few.count); Spacer(); Text(item.id)",
      "VStack { Text(item.name).layoutPriority(a) }", "Text(item.name).navigationTitle(item.name)",
      "VStack { Text(item.name).badge(item.done ? a : nil) }", "Deep()",
    ][random.below(18)]
    let isBound = row.contains("$item")
    let data =
      isBound ? "$items" : ["items", "few", "$items", "items.reversed()", "many", "many"][random.below(6)]
    let id = ["", "", ", id: \\.id", ", id: \\.name", ", id: \\.self"][random.below(5)]
    let parameter = data.hasPrefix("$") ? "$item" : "item"
    let text = "ForEach(\(data)\(id)) { \(parameter) in \(row) }"
    switch random.below(6) {
    case 0: return "HStack { \(text) }"
    case 1: return "VStack { \(text); \(views(1)) }\(modifier())"
    case 2: return "ForEach(0..<(10 + a)) { n in Text(n == b ? \"<\\(n)>\" : \"\\(n)\") }"
    case 3: return "\(text)\(modifier())"
    default: return text
    }
  }

  private mutating func modifier() -> String {
    [
      "", "", "", ".bold()", ".badge(a)", ".padding(1)", ".id(b)", ".tag(a)", ".transition(.opacity)",
      ".transition(.move(edge: .top))", ".animation(.linear(duration: 0.3), value: a)", ".offset(x: a)",
      ".opacity(flag ? 1 : 0)", ".animation(.linear(duration: 0.2).repeatForever(), value: a)",
      ".animation(.easeIn(duration: 0.2).repeatCount(2, autoreverses: false), value: flag)",
    ][random.below(15)]
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
      "withAnimation(.linear(duration: 0.3)) { items.remove(at: 1) }", "items[1].name = name",
      "items[2].done.toggle(); a += 1",
      "withAnimation { items.insert({id: 40 + a, name: \"in\", done: flag}, at: 0) }",
    ][random.below(22)]
  }
}
