/// A line for each view that shows what it looks like: drawn by `:library` and `:help`.
extension ViewTag {
  var sample: String {
    switch self {
    case .text: #"Text("Hello").bold()"#
    case .chart: #"Chart([3, 1, 2]) { n in BarMark(x: "week \(n)", y: n) }.frame(width: 30, height: 6)"#
    case .barMark: #"Chart { BarMark(x: 12, y: "tea"); BarMark(x: 7, y: "coffee") }.frame(width: 30)"#
    case .lineMark: #"Chart { for n in 1...9 { LineMark(x: n, y: n * n) } }.frame(width: 30, height: 7)"#
    case .pointMark: #"Chart { for n in 1...9 { PointMark(x: n, y: n % 4) } }.frame(width: 30, height: 6)"#
    case .ruleMark: #"Chart { BarMark(x: "tea", y: 7); RuleMark(y: 5) }.frame(width: 20, height: 6)"#
    case .sectorMark:
      #"Chart { SectorMark(angle: 3, label: "tea"); SectorMark(angle: 1, label: "coffee") }.frame(width: 36, height: 7)"#
    case .canvas:
      #"Canvas { size in Circle(at: [9, 9], radius: 8).stroke(); Line(from: [9, 9], to: [9, 3]) }.frame(width: 10, height: 5)"#
    case .circle: #"Circle().frame(width: 8, height: 4)"#
    case .ellipse: #"Ellipse().stroke().frame(width: 12, height: 4)"#
    case .rectangle: #"Rectangle().stroke().rotationEffect(12).frame(width: 12, height: 4)"#
    case .line: #"Line().frame(width: 12, height: 3)"#
    case .path: #"Path([[0, 11], [12, 0], [23, 11]], isClosed: true).frame(width: 12, height: 3)"#
    case .linearGradient:
      #"LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing).frame(width: 12, height: 1)"#
    case .radialGradient: #"RadialGradient(colors: [.yellow, .red]).frame(width: 12, height: 3)"#
    case .angularGradient:
      #"AngularGradient(colors: [.red, .green, .blue, .red]).mask { Circle() }.frame(width: 12, height: 6)"#
    case .label: #"Label("Wi-Fi", systemImage: "wifi")"#
    case .labeledContent: #"LabeledContent("Version", value: "1.2")"#
    case .link: #"Link("Manual", destination: "https://example.org/manual")"#
    case .image: #"Image(systemName: "star")"#
    case .spacer: #"HStack { Text("left"); Spacer(); Text("right") }"#
    case .divider: #"VStack { Text("above"); Divider(); Text("below") }"#
    case .hStack: #"HStack { Text("one"); Text("two") }"#
    case .vStack: #"VStack(alignment: .leading) { Text("one"); Text("above two") }"#
    case .zStack: #"ZStack { Text("· · · · · ·"); Text(" over ") }"#
    case .group: #"Group { Text("one"); Text("two") }.bold()"#
    case .groupBox: #"GroupBox("Total") { Text("42") }"#
    case .forEach: #"ForEach(1...3) { n in Text("row \(n)") }"#
    case .scrollView: #"ScrollView { ForEach(1...9) { n in Text("line \(n)") } }.frame(height: 3)"#
    case .viewThatFits: #"ViewThatFits { Text("the long form of it"); Text("short") }.frame(width: 8)"#
    case .geometryReader: #"GeometryReader { proxy in Text("\(proxy.size.width) columns") }.frame(height: 1)"#
    case .contentUnavailableView: #"ContentUnavailableView("No mail", systemImage: "tray")"#
    case .list: #"List(["Ada", "Grace"]) { name in Text(name) }"#
    case .section: #"List { Section("People") { Text("Ada") } }"#
    case .disclosureGroup: #"DisclosureGroup("More") { Text("inside") }"#
    case .form: #"state name = "Ada"; Form { TextField("Name", text: $name) }"#
    case .toggle: #"state on = true; Toggle("Wi-Fi", isOn: $on)"#
    case .button: #"Button("Save") {}"#
    case .progressView: #"ProgressView("Loading", value: 0.46)"#
    case .gauge: #"Gauge("Disk", value: 12, in: 0...64)"#
    case .stepper: #"state cups = 2; Stepper("Cups", value: $cups)"#
    case .picker:
      #"state size = .small; Picker("Size", selection: $size) { Text("S").tag(.small); Text("L").tag(.large) }"#
    case .textField: #"state name = "Ada"; TextField("Name", text: $name)"#
    case .secureField: #"state word = "geheim"; SecureField("Password", text: $word)"#
    case .navigationStack: #"NavigationStack { Text("page").navigationTitle("Title") }"#
    case .navigationLink: #"NavigationStack { List { NavigationLink("Storage") { Text("12 GB") } } }"#
    case .toolbarItem:
      #"NavigationStack { Text("page").toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } } }"#
    case .toolbarItemGroup:
      #"NavigationStack { Text("page").toolbar { ToolbarItemGroup { Button("Cut") {}; Button("Copy") {} } } }"#
    case .toolbarSpacer:
      #"NavigationStack { Text("page").toolbar { ToolbarItem { Button("A") {} }; ToolbarSpacer(.fixed); ToolbarItem { Button("B") {} } } }"#
    case .tabView: #"TabView { Tab("Home") { Text("home") }; Tab("Search") { Text("search") } }"#
    case .tab: #"TabView { Tab("Home", systemImage: "house") { Text("home") } }"#
    case .sideBar:
      #"state shown = true; SideBar(isPresented: $shown, width: 12, sidebar: { Text("menu") }) { Text("page") }"#
    case .asyncButton: #"state phase = .idle; AsyncButton("Send", state: $phase) {}"#
    case .menu: #"Menu("Edit") { Button("Copy") {}; Button("Paste") {} }"#
    case .editButton: #"EditButton()"#
    case .table: #"Table([{name: "Ada", born: 1815}, {name: "Alan", born: 1912}])"#
    case .tableColumn: #"Table([{name: "Ada", born: 1815}]) { TableColumn("Name", value: \.name) }"#
    case .grid: #"Grid { GridRow { Text("a"); Text("b") }; GridRow { Text("c"); Text("d") } }"#
    case .gridRow: #"Grid { GridRow { Text("Name"); Text("Ada") } }"#
    case .lazyVGrid: #"LazyVGrid(columns: 3) { ForEach(1...6) { n in Text("\(n)") } }"#
    case .lazyHGrid: #"LazyHGrid(rows: 2) { ForEach(1...6) { n in Text("\(n)") } }"#
    case .gridItem:
      #"LazyVGrid(columns: [GridItem(.fixed(6)), GridItem(.flexible)]) { Text("a"); Text("b") }"#
    case .timeline:
      #"Timeline([{what: "Tea", at: @2026-11-30T16:00}], by: \.at) { event in Text(event.what) }"#
    case .dayLabel: #"DayLabel(@2026-11-18, isSelected: true)"#
    case .calendarView: #"CalendarView(@2026-11-01)"#
    case .datePicker: #"state day = @2026-11-30; DatePicker("Day", selection: $day)"#
    case .multiDatePicker: #"state days = [@2026-11-18]; MultiDatePicker("Days", selection: $days)"#
    case .dayPicker: #"state days = [.monday]; DayPicker("Days", selection: $days, mode: .any)"#
    case .slider: #"state level = 3; Slider("Level", value: $level, in: 0...10)"#
    }
  }
}
