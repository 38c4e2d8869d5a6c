import Lang

/// The modifiers of the language: name and parameters as a script writes them, and what they do to nodes.
///
/// A modifier is added here: neither switch compiles while one is missing.
enum ModifierTag: Int, CaseIterable {
  case bold = 1
  case italic, underline, strikethrough, dim, foregroundStyle, foregroundColor, font, fontWeight,
    monospacedDigit
  case opacity, textCase, lineLimit, truncationMode, multilineTextAlignment, redacted, unredacted,
    privacySensitive
  case background, border, overlay, padding, frame, fixedSize, layoutPriority, cornerRadius, hidden
  case listStyle, listRowSeparator, listRowBackground, alternatingRowBackgrounds, badge
  case toggleStyle, buttonStyle, pickerStyle, datePickerStyle, labelsHidden, disabled, tint
  case navigationTitle, navigationSubtitle, navigationBarTitleDisplayMode, navigationBarBackButtonHidden
  case navigationDestination, toolbar, sheet, alert, presentationDetents
  case id, tag, focused, onTap, onTapGesture, onChange, onAppear, onSubmit, environment
  case help, accessibilityLabel
  case gridCellColumns, gridCellUnsizedAxes, gridColumnAlignment, gridCellAnchor
  case tableStyle, width
  case tabViewStyle, tabViewBottomAccessory, searchable, confirmationDialog
  case onMove, onDelete, swipeActions
  case animation, transition, offset
  case scrollTargetBehavior, scrollTargetLayout, scrollPosition
  case fill, stroke, rotationEffect, mask, position
  case chartYScale, chartXAxis, chartYAxis, chartLegend

  /// See `Signature` for the notation; the view that is modified is argument 0 and is not written.
  var signature: String {
    switch self {
    case .bold: "bold(_ isActive: Bool = true)"
    case .italic: "italic(_ isActive: Bool = true)"
    case .underline: "underline(_ isActive: Bool = true)"
    case .strikethrough: "strikethrough(_ isActive: Bool = true)"
    case .dim: "dim(_ isActive: Bool = true)"
    case .foregroundStyle: "foregroundStyle(_ style: Any)"
    case .foregroundColor: "foregroundColor(_ color: Any)"
    case .font:
      "font(_ font: .largeTitle|.title|.title2|.title3|.headline|.subheadline|.body|.callout|.footnote|.caption|.caption2|.system)"
    case .fontWeight:
      "fontWeight(_ weight: .ultraLight|.thin|.light|.regular|.medium|.semibold|.bold|.heavy|.black)"
    case .monospacedDigit: "monospacedDigit()"
    case .opacity: "opacity(_ opacity: Number)"
    case .textCase: "textCase(_ textCase: .uppercase|.lowercase?)"
    case .lineLimit: "lineLimit(_ limit: Int?)"
    case .truncationMode: "truncationMode(_ mode: .head|.middle|.tail)"
    case .multilineTextAlignment: "multilineTextAlignment(_ alignment: HorizontalAlignment)"
    case .redacted: "redacted(_ isActive: Bool = true, reason: .placeholder|.privacy = .placeholder)"
    case .unredacted: "unredacted()"
    case .privacySensitive: "privacySensitive(_ isSensitive: Bool = true)"
    case .background: "background(_ style: Any?, alignment: Alignment = .center, content: View?)"
    case .border: "border(_ style: Any?, _ shape: Any?)"
    case .overlay: "overlay(alignment: Alignment = .center, content: View)"
    case .padding: "padding(_ edges: Any?, _ length: Int?)"
    case .frame:
      "frame(width: Int?, height: Int?, minWidth: Int?, maxWidth: Int|.infinity?, minHeight: Int?, maxHeight: Int|.infinity?, alignment: Alignment = .center)"
    case .fixedSize: "fixedSize(horizontal: Bool?, vertical: Bool?)"
    case .layoutPriority: "layoutPriority(_ priority: Number)"
    case .cornerRadius: "cornerRadius(_ radius: Number)"
    case .hidden: "hidden(_ isHidden: Bool = true)"
    case .listStyle: "listStyle(_ style: .automatic|.plain|.grouped|.insetGrouped|.inset|.sidebar)"
    case .listRowSeparator: "listRowSeparator(_ visibility: .automatic|.visible|.hidden)"
    case .listRowBackground: "listRowBackground(_ color: Any?)"
    case .alternatingRowBackgrounds: "alternatingRowBackgrounds(_ isActive: Bool = true)"
    case .badge: "badge(_ content: Any?)"
    case .toggleStyle: "toggleStyle(_ style: .automatic|.switch|.checkbox|.button|Function)"
    case .buttonStyle:
      "buttonStyle(_ style: .automatic|.bordered|.borderedProminent|.borderless|.plain|Function)"
    case .pickerStyle: "pickerStyle(_ style: .automatic|.segmented|.inline|.menu|.wheel|.navigationLink)"
    case .datePickerStyle: "datePickerStyle(_ style: .automatic|.compact|.graphical|.wheel)"
    case .labelsHidden: "labelsHidden()"
    case .disabled: "disabled(_ isDisabled: Bool = true)"
    case .tint: "tint(_ color: Any?)"
    case .navigationTitle: "navigationTitle(_ title: Any)"
    case .navigationSubtitle: "navigationSubtitle(_ subtitle: Any)"
    case .navigationBarTitleDisplayMode: "navigationBarTitleDisplayMode(_ mode: .automatic|.inline|.large)"
    case .navigationBarBackButtonHidden: "navigationBarBackButtonHidden(_ isHidden: Bool = true)"
    case .navigationDestination:
      "navigationDestination(for type: Any?, isPresented: Binding?, item: Binding?, destination: View(value))"
    case .toolbar: "toolbar(content: View)"
    case .sheet: "sheet(isPresented: Binding?, item: Binding?, onDismiss: Action?, content: View(item))"
    case .alert: "alert(_ title: Any, isPresented: Binding, message: Cells?, actions: View?)"
    case .presentationDetents: "presentationDetents(_ detents: Any)"
    case .id: "id(_ id: Any)"
    case .tag: "tag(_ tag: Any)"
    case .focused: "focused(_ binding: Binding, equals: Any?)"
    case .onTap: "onTap(action: Action)"
    case .onTapGesture: "onTapGesture(action: Action)"
    case .onChange: "onChange(of value: Any, action: Action)"
    case .onAppear: "onAppear(action: Action)"
    case .onSubmit: "onSubmit(action: Action)"
    case .environment: "environment(_ name: Any, _ value: Any)"
    case .help: "help(_ text: Any)"
    case .accessibilityLabel: "accessibilityLabel(_ text: Any)"
    case .gridCellColumns: "gridCellColumns(_ count: Int)"
    case .gridCellUnsizedAxes: "gridCellUnsizedAxes(_ axes: .horizontal|.vertical|List)"
    case .gridCellAnchor: "gridCellAnchor(_ anchor: Alignment)"
    case .tableStyle: "tableStyle(_ style: .automatic|.inset|.bordered)"
    case .width: "width(_ width: Int?, min: Int?, ideal: Int?, max: Int?)"
    case .tabViewStyle: "tabViewStyle(_ style: .automatic|.page|.tabBarOnly|.sidebarAdaptable)"
    case .confirmationDialog:
      "confirmationDialog(_ title: Any, isPresented: Binding, titleVisibility: .automatic|.visible|.hidden = .automatic, message: Cells?, actions: View)"
    case .onMove: "onMove(perform action: Action)"
    case .onDelete: "onDelete(perform action: Action)"
    case .swipeActions:
      "swipeActions(edge: .leading|.trailing = .trailing, allowsFullSwipe: Bool = true, content: View)"
    case .searchable: "searchable(text: Binding, prompt: Any?, isPresented: Binding?)"
    case .tabViewBottomAccessory: "tabViewBottomAccessory(content: View)"
    case .animation: "animation(_ animation: Symbol?, value: Any?)"
    case .transition: "transition(_ transition: Symbol)"
    case .offset: "offset(x: Number = 0, y: Number = 0)"
    case .scrollTargetBehavior: "scrollTargetBehavior(_ behavior: .viewAligned|.paging)"
    case .scrollTargetLayout: "scrollTargetLayout(isEnabled: Bool = true)"
    case .scrollPosition: "scrollPosition(id binding: Binding)"
    case .fill: "fill(_ color: Any?)"
    case .stroke: "stroke(_ color: Any?)"
    case .rotationEffect: "rotationEffect(_ angle: Number|Symbol)"
    case .mask: "mask(content: View)"
    case .position: "position(x: Number, y: Number)"
    case .chartYScale: "chartYScale(domain: Range)"
    case .chartXAxis: "chartXAxis(_ visibility: .automatic|.visible|.hidden = .automatic)"
    case .chartYAxis:
      "chartYAxis(_ visibility: .automatic|.visible|.hidden = .automatic, format: Function|.percent?)"
    case .chartLegend: "chartLegend(_ visibility: .automatic|.visible|.hidden = .automatic)"
    case .gridColumnAlignment: "gridColumnAlignment(_ alignment: HorizontalAlignment)"
    }
  }

  /// The nodes of a view with the modifier applied.
  func apply(_ call: ViewCall) throws -> [ViewNode] {
    switch self {
    case .bold: try StyleModifiers.attribute(call, .bold)
    case .italic: try StyleModifiers.attribute(call, .italic)
    case .underline: try StyleModifiers.attribute(call, .underline)
    case .strikethrough: try StyleModifiers.attribute(call, .strikethrough)
    case .dim: try StyleModifiers.attribute(call, .dim)
    case .foregroundStyle, .foregroundColor: try StyleModifiers.foreground(call)
    case .font: try StyleModifiers.font(call)
    case .fontWeight: try StyleModifiers.fontWeight(call)
    case .monospacedDigit, .cornerRadius: try call.modified()
    case .opacity: try StyleModifiers.opacity(call)
    case .textCase: try TextModifiers.textCase(call)
    case .lineLimit: try TextModifiers.lineLimit(call)
    case .truncationMode: try TextModifiers.truncation(call)
    case .multilineTextAlignment: try TextModifiers.alignment(call)
    case .redacted: try TextModifiers.redacted(call)
    case .unredacted: try call.modified(in: call.environment.with(\.redaction, .none))
    case .privacySensitive: try TextModifiers.privacy(call)
    case .background: try BackgroundNode.apply(call)
    case .border: try BorderNode.apply(call)
    case .overlay: try OverlaidNode.overlay(call)
    case .padding: try PaddingNode.apply(call)
    case .frame: try FrameNode.apply(call)
    case .fixedSize: try FixedSizeNode.apply(call)
    case .layoutPriority: try LayoutModifiers.priority(call)
    case .hidden: try LayoutModifiers.hidden(call)
    case .listStyle: try ListModifiers.style(call)
    case .listRowSeparator: try ListModifiers.separator(call)
    case .listRowBackground: try ListModifiers.background(call)
    case .alternatingRowBackgrounds: try ListModifiers.alternating(call)
    case .badge: try ListModifiers.badge(call)
    case .toggleStyle: try ControlModifiers.toggleStyle(call)
    case .buttonStyle: try ControlModifiers.buttonStyle(call)
    case .pickerStyle: try ControlModifiers.pickerStyle(call)
    case .datePickerStyle: try ControlModifiers.datePickerStyle(call)
    case .labelsHidden: try call.modified(in: call.environment.with(\.labelsHidden, true))
    case .disabled: try ControlModifiers.disabled(call)
    case .tint: try ControlModifiers.tint(call)
    case .navigationTitle: try NavigationModifiers.title(call)
    case .navigationSubtitle: try NavigationModifiers.subtitle(call)
    case .navigationBarTitleDisplayMode: try NavigationModifiers.displayMode(call)
    case .navigationBarBackButtonHidden: try NavigationModifiers.backButtonHidden(call)
    case .navigationDestination: try NavigationModifiers.destination(call)
    case .toolbar: try NavigationModifiers.toolbar(call)
    case .sheet: try PresentationModifiers.sheet(call)
    case .alert: try PresentationModifiers.alert(call)
    case .presentationDetents: try PresentationModifiers.detents(call)
    case .id: try IdentityModifiers.id(call)
    case .tag: try IdentityModifiers.tag(call)
    case .focused: try EventModifiers.focused(call)
    case .onTap, .onTapGesture: try EventModifiers.tap(call)
    case .onChange: try EventModifiers.change(call)
    case .onAppear: try EventModifiers.appear(call)
    case .onSubmit: try EventModifiers.submit(call)
    case .environment: try EventModifiers.environment(call)
    case .help: try call.modified()
    case .accessibilityLabel: try IdentityModifiers.accessibilityLabel(call)
    case .gridCellColumns: try GridModifiers.columns(call)
    case .gridCellUnsizedAxes: try GridModifiers.unsizedAxes(call)
    case .gridColumnAlignment: try GridModifiers.columnAlignment(call)
    case .gridCellAnchor: try GridModifiers.anchor(call)
    case .tableStyle: try TableLook.apply(call)
    case .width: try TableColumns.width(call)
    case .tabViewStyle: try TabViews.style(call)
    case .confirmationDialog: try PresentationModifiers.confirmationDialog(call)
    case .onMove: try RowEditing.move(call)
    case .onDelete: try RowEditing.delete(call)
    case .swipeActions: try RowEditing.swipeActions(call)
    case .searchable: try SearchViews.apply(call)
    case .tabViewBottomAccessory: try TabViews.accessory(call)
    case .animation: try AnimationModifiers.animation(call)
    case .transition: try AnimationModifiers.transition(call)
    case .offset: try AnimationModifiers.offset(call)
    case .scrollTargetBehavior: try ScrollModifiers.behavior(call)
    case .scrollTargetLayout: try call.modified()
    case .scrollPosition: try ScrollPosition.apply(call)
    case .fill: try ShapeModifiers.fill(call)
    case .stroke: try ShapeModifiers.stroke(call)
    case .rotationEffect: try ShapeModifiers.rotation(call)
    case .mask: try MaskNode.apply(call)
    case .position: try PositionNode.apply(call)
    case .chartYScale: try ChartModifiers.scale(call)
    case .chartXAxis: try ChartModifiers.hide(call, ChartModifiers.xKey)
    case .chartYAxis: try ChartModifiers.yAxis(call)
    case .chartLegend: try ChartModifiers.hide(call, ChartModifiers.legendKey)
    }
  }
}
