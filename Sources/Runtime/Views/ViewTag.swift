import Lang

/// The views of the language: name and parameters as a script writes them, and what makes their nodes.
///
/// A view is added here: neither switch compiles while one is missing.
enum ViewTag: Int, CaseIterable {
  case text = 1
  case label, labeledContent, link, image, spacer, divider
  case hStack, vStack, zStack, group, groupBox, forEach, scrollView, viewThatFits, geometryReader
  case contentUnavailableView
  case list, section, disclosureGroup, form
  case toggle, button, progressView, gauge, stepper, picker, textField, secureField
  case navigationStack, navigationLink, toolbarItem, toolbarItemGroup, toolbarSpacer
  case tabView, tab, sideBar, asyncButton, menu, editButton
  case table, tableColumn, grid, gridRow, lazyVGrid, lazyHGrid, gridItem, timeline, dayLabel
  case calendarView, datePicker, multiDatePicker, dayPicker, slider
  case canvas, circle, ellipse, rectangle, line, path, linearGradient, radialGradient, angularGradient
  case chart, barMark, lineMark, pointMark, ruleMark, sectorMark

  /// See `Signature` for the notation.
  var signature: String {
    switch self {
    case .text: "Text(_ content: Any)"
    case .chart: "Chart(_ data: Any?, content: View(item))"
    case .barMark: "BarMark(x: Any, y: Any, series: Any?)"
    case .lineMark: "LineMark(x: Any, y: Any, series: Any?)"
    case .pointMark: "PointMark(x: Any, y: Any, series: Any?)"
    case .ruleMark: "RuleMark(x: Any?, y: Any?, series: Any?)"
    case .sectorMark: "SectorMark(angle: Any, label: Any?, series: Any?)"
    case .canvas: "Canvas(style: .braille|.blocks = .braille, content: View(size))"
    case .circle: "Circle(at center: List|Record?, radius: Number?)"
    case .ellipse: "Ellipse(at center: List|Record?, width: Number?, height: Number?)"
    case .rectangle: "Rectangle(at origin: List|Record?, width: Number?, height: Number?)"
    case .line: "Line(from start: List|Record?, to end: List|Record?)"
    case .path: "Path(_ points: List, isClosed: Bool = false)"
    case .linearGradient:
      "LinearGradient(colors: List, startPoint: Alignment = .top, endPoint: Alignment = .bottom)"
    case .radialGradient: "RadialGradient(colors: List)"
    case .angularGradient: "AngularGradient(colors: List)"
    case .label: "Label(_ text: Any?, systemImage: String?, icon: Cells?, title: Cells?)"
    case .labeledContent: "LabeledContent(_ text: Any?, value: Any?, label: Cells?, content: Cells?)"
    case .link: "Link(_ text: Any?, destination: String, label: Cells?)"
    case .image: "Image(_ name: String?, systemName: String?)"
    case .spacer: "Spacer(minLength: Int?)"
    case .divider: "Divider()"
    case .hStack: "HStack(alignment: VerticalAlignment = .center, spacing: Int = 1, content: View)"
    case .vStack: "VStack(alignment: HorizontalAlignment = .center, spacing: Int = 0, content: View)"
    case .zStack: "ZStack(alignment: Alignment = .center, content: View)"
    case .group: "Group(content: View)"
    case .groupBox: "GroupBox(_ text: Any?, label: Cells?, content: View)"
    case .forEach: "ForEach(_ data: Any, id: KeyPath?, content: View(item))"
    case .scrollView:
      "ScrollView(_ axis: .vertical|.horizontal = .vertical, showsIndicators: Bool = true, content: View)"
    case .viewThatFits: "ViewThatFits(in axis: .horizontal|.vertical = .horizontal, content: View)"
    case .geometryReader: "GeometryReader(content: View(proxy))"
    case .contentUnavailableView:
      "ContentUnavailableView(_ text: Any?, systemImage: String?, description: Cells?, actions: View?, label: Cells?)"
    case .list: "List(_ data: Any?, id: KeyPath?, selection: Binding?, content: View(item)?)"
    case .section:
      "Section(_ text: Any?, isExpanded: Binding?, header: Cells?, footer: Cells?, content: View)"
    case .disclosureGroup: "DisclosureGroup(_ text: Any?, isExpanded: Binding?, label: Cells?, content: View)"
    case .form: "Form(content: View)"
    case .toggle: "Toggle(_ text: Any?, isOn: Binding, systemImage: String?, label: Cells?)"
    case .button:
      "Button(_ text: Any?, systemImage: String?, role: .cancel|.destructive|.confirm|.close?, label: Cells?, action: Action?)"
    case .progressView:
      "ProgressView(_ text: Any?, value: Number?, total: Number = 1, currentValueLabel: Cells?, label: Cells?, marker: String?, isReversed: Bool = false)"
    case .gauge:
      "Gauge(_ text: Any?, value: Number, in range: Range?, currentValueLabel: Cells?, label: Cells?)"
    case .stepper:
      "Stepper(_ text: Any?, value: Binding?, in range: Range?, step: Number = 1, onIncrement: Action?, onDecrement: Action?, label: Cells?)"
    case .picker: "Picker(_ text: Any?, selection: Binding, label: Cells?, content: View)"
    case .textField:
      "TextField(_ text: Any?, text value: Binding, prompt: Any?, mask: String|Symbol?, rules: Symbol|List|Function?)"
    case .secureField:
      "SecureField(_ text: Any?, text value: Binding, prompt: Any?, rules: Symbol|List|Function?, isRevealed: Bool|Binding?)"
    case .navigationStack: "NavigationStack(path: Binding?, content: View)"
    case .navigationLink:
      "NavigationLink(_ text: Any?, value: Any?, systemImage: String?, label: Cells?, destination: View?)"
    case .toolbarItem:
      "ToolbarItem(placement: .automatic|.topBarLeading|.topBarTrailing|.principal|.title|.navigation|.primaryAction|.secondaryAction|.cancellationAction|.confirmationAction|.destructiveAction|.status|.bottomBar|.leading|.trailing|.bottom|.navigationBarLeading|.navigationBarTrailing = .automatic, content: View)"
    case .toolbarItemGroup:
      "ToolbarItemGroup(placement: .automatic|.topBarLeading|.topBarTrailing|.principal|.title|.navigation|.primaryAction|.secondaryAction|.cancellationAction|.confirmationAction|.destructiveAction|.status|.bottomBar|.leading|.trailing|.bottom|.navigationBarLeading|.navigationBarTrailing = .automatic, content: View)"
    case .toolbarSpacer:
      "ToolbarSpacer(_ sizing: .fixed|.flexible = .flexible, placement: .automatic|.topBarLeading|.topBarTrailing|.principal|.title|.navigation|.primaryAction|.secondaryAction|.cancellationAction|.confirmationAction|.destructiveAction|.status|.bottomBar|.leading|.trailing|.bottom|.navigationBarLeading|.navigationBarTrailing = .automatic)"
    case .sideBar:
      "SideBar(isPresented: Binding, width: Int = 24, edge: .leading|.trailing = .leading, style: .automatic|.beside|.over = .automatic, sidebar: View, content: View)"
    case .asyncButton:
      "AsyncButton(_ text: Any?, state: Binding?, systemImage: String?, label: Cells?, action: Action?)"
    case .menu: "Menu(_ text: Any?, systemImage: String?, label: Cells?, content: View)"
    case .editButton: "EditButton()"
    case .tabView: "TabView(selection: Binding?, content: View)"
    case .tab:
      "Tab(_ title: Any?, systemImage: String?, value: Any?, role: .search?, label: Cells?, content: View)"
    case .table: "Table(_ data: Any, id: KeyPath?, sortOrder: Binding?, columns: List?, content: View?)"
    case .tableColumn:
      "TableColumn(_ title: String, value: Function?, width: Int?, alignment: .leading|.center|.trailing|.numeric|.decimal?, format: Function?, content: Cells(row)?)"
    case .grid:
      "Grid(alignment: Alignment = .center, horizontalSpacing: Int = 2, verticalSpacing: Int = 0, content: View)"
    case .gridRow: "GridRow(alignment: VerticalAlignment?, content: View)"
    case .lazyVGrid:
      "LazyVGrid(columns: Any, alignment: HorizontalAlignment = .center, horizontalSpacing: Int = 1, spacing: Int = 0, content: View)"
    case .lazyHGrid:
      "LazyHGrid(rows: Any, alignment: VerticalAlignment = .center, horizontalSpacing: Int = 1, spacing: Int = 0, content: View)"
    case .gridItem: "GridItem(_ size: Symbol = .flexible, spacing: Int?, alignment: Alignment?)"
    case .timeline:
      "Timeline(_ data: Any, by time: Function, until end: Function?, every: Duration?, lane: Function?, lanes: List?, title: Function?, id: KeyPath?, empty: .fold|.show|.hide = .fold, now: DateTime|Date|Time|.hidden?, allDay: Function?, on days: Date|DateTime|Range?, content: Cells(event)?)"
    case .dayLabel:
      "DayLabel(_ date: Date|DateTime|Int?, isToday: Bool?, isSelected: Bool = false, isCurrentMonth: Bool = true, isSelectable: Bool = true)"
    case .slider:
      "Slider(_ text: Any?, value: Binding, in range: Range?, step: Number?, label: Cells?)"
    case .calendarView:
      "CalendarView(_ month: Date|DateTime|Binding?, selection: Binding?, mode: .single|.any|.range?, selectable: .all|.weekdays|.weekends|Function = .all, in range: Range?, min: Date?, max: Date?, firstWeekday: .monday|.tuesday|.wednesday|.thursday|.friday|.saturday|.sunday?, weekNumbers: Bool = false, months: Int = 1, rows: .fitting|.fiveOrSix|.six = .fitting, style: .month|.heatmap = .month, values: List?, by day: Function?, value: Function?, content: Cells(day)?)"
    case .datePicker:
      "DatePicker(_ text: Any?, selection: Binding, in range: Range?, min: Date?, max: Date?, displayedComponents: .date|.hourAndMinute|.yearAndMonth|List?, label: Cells?)"
    case .multiDatePicker:
      "MultiDatePicker(_ text: Any?, selection: Binding, in range: Range?, min: Date?, max: Date?, selectable: .all|.weekdays|.weekends|Function = .all, firstWeekday: .monday|.tuesday|.wednesday|.thursday|.friday|.saturday|.sunday?, label: Cells?)"
    case .dayPicker:
      "DayPicker(_ text: Any?, selection: Binding, mode: .single|.any?, selectable: .all|.weekdays|.weekends = .all, firstWeekday: .monday|.tuesday|.wednesday|.thursday|.friday|.saturday|.sunday?, label: Cells?)"
    }
  }

  /// The nodes of a view.
  func make(_ call: ViewCall) throws -> [ViewNode] {
    switch self {
    case .text: try TextNode.make(call)
    case .chart: try ChartNode.make(call)
    case .barMark: try MarkNode.make(.bar, call)
    case .lineMark: try MarkNode.make(.line, call)
    case .pointMark: try MarkNode.make(.point, call)
    case .ruleMark: try MarkNode.make(.rule, call)
    case .sectorMark: try MarkNode.sector(call)
    case .canvas: try CanvasNode.make(call)
    case .circle: try ShapeViews.circle(call)
    case .ellipse: try ShapeViews.ellipse(call)
    case .rectangle: try ShapeViews.rectangle(call)
    case .line: try ShapeViews.line(call)
    case .path: try ShapeViews.path(call)
    case .linearGradient: try GradientNode.linear(call)
    case .radialGradient: try GradientNode.radial(call)
    case .angularGradient: try GradientNode.angular(call)
    case .label: try LabelViews.label(call)
    case .labeledContent: try LabelViews.labeledContent(call)
    case .link: try LabelViews.link(call)
    case .image: try LabelViews.image(call)
    case .spacer: try SpacerNode.make(call)
    case .divider: [DividerNode(call)]
    case .hStack: try StackNode.horizontal(call)
    case .vStack: try StackNode.vertical(call)
    case .zStack: try OverlaidNode.make(call)
    case .group: try call.expansion.content(call[0], isPart: true)
    case .groupBox: try GroupBoxNode.make(call)
    case .forEach: try ForEachViews.make(call)
    case .scrollView: try ScrollNode.make(call)
    case .viewThatFits: try ViewThatFitsNode.make(call)
    case .geometryReader: [GeometryNode(call)]
    case .contentUnavailableView: try ContentUnavailable.make(call)
    case .list: try ListNode.make(call)
    case .section: try SectionNode.make(call)
    case .disclosureGroup: try DisclosureViews.make(call)
    case .form: try ListNode.form(call)
    case .toggle: try ToggleViews.make(call)
    case .button: try ButtonViews.make(call)
    case .progressView: try ProgressViews.progress(call)
    case .gauge: try ProgressViews.gauge(call)
    case .stepper: try StepperViews.make(call)
    case .picker: try PickerViews.make(call)
    case .textField: try FieldViews.text(call)
    case .secureField: try FieldViews.secure(call)
    case .navigationStack: try NavigationViews.stack(call)
    case .navigationLink: try NavigationViews.link(call)
    case .toolbarItem: try ToolbarViews.item(call)
    case .toolbarItemGroup: try ToolbarViews.group(call)
    case .toolbarSpacer: try ToolbarViews.spacer(call)
    case .sideBar: try SideBarViews.make(call)
    case .asyncButton: try AsyncButtonViews.make(call)
    case .menu: try MenuViews.make(call)
    case .editButton: try RowEditing.editButton(call)
    case .tabView: try TabViews.tabView(call)
    case .tab: try TabViews.tab(call)
    case .table: try TableViews.make(call)
    case .tableColumn: try TableColumns.column(call)
    case .grid: try GridViews.grid(call)
    case .gridRow: try GridViews.row(call)
    case .lazyVGrid: try LazyGridViews.vertical(call)
    case .lazyHGrid: try LazyGridViews.horizontal(call)
    case .gridItem: try GridItems.misplaced(call)
    case .timeline: try TimelineViews.make(call)
    case .dayLabel: try DayLabelNode.make(call)
    case .slider: try SliderViews.make(call)
    case .calendarView: try CalendarViews.make(call)
    case .datePicker: try DatePickerViews.make(call)
    case .multiDatePicker: try CalendarViews.multiDatePicker(call)
    case .dayPicker: try DayPickerViews.make(call)
    }
  }
}
