import Lang
import TextLayout

/// What is handed down a subtree: text style, styles of lists and controls, and the script's own values.
///
/// Never changed once made: `with` gives a changed copy. Nodes read what they need when they are made.
final class ViewEnvironment {
  enum ListStyle { case automatic, plain, grouped, insetGrouped, sidebar }
  enum ToggleStyle { case automatic, checkbox, button }
  enum ButtonStyle { case automatic, bordered, borderedProminent, borderless, plain }
  enum PickerStyle { case automatic, segmented, inline, menu, wheel }
  enum DatePickerStyle { case automatic, graphical, wheel }
  enum TextCase { case uppercase, lowercase }
  enum TabStyle { case bar, page, pageWithoutDots }
  enum Container { case none, list, form }
  /// What `.redacted` hides: nothing, what is private, all.
  enum Redaction { case none, privacy, placeholder }

  /// Colours and attributes of text.
  var style = CellStyle.plain
  var alignment = TextAlignment.leading
  var lineLimit: Int?
  var truncation = Truncation.tail
  var textCase: TextCase?
  var tint: CellColor?
  var isDisabled = false
  var redaction = Redaction.none
  /// Hidden where only what is private is: `.privacySensitive()`.
  var isPrivate = false
  var labelsHidden = false
  var listStyle = ListStyle.automatic
  var toggleStyle = ToggleStyle.automatic
  var buttonStyle = ButtonStyle.automatic
  var pickerStyle = PickerStyle.automatic
  var datePickerStyle = DatePickerStyle.automatic
  var rowSeparator = SeparatorVisibility.automatic
  var alternatesRows = false
  /// The direction of the stack around the view: a divider lies across it.
  var stackAxis: Axis?
  /// The list or form whose row this view is; `none` inside the row.
  var rowOf = Container.none
  /// Whether any list or form is around.
  var container = Container.none
  /// The page that titles and toolbars go to.
  var page: NavigationPage?
  /// The navigation stack that links push on.
  var stack: NavigationContext?
  /// The sheet whose content this is.
  var presentation: Presentation?
  /// Buttons in a toolbar are grouped: the group draws their brackets.
  var isToolbar = false
  /// Set among the tabs of a tab view.
  var tabs: TabCollector?
  var tabStyle = TabStyle.bar
  /// What stands above the bar of a tab view.
  var tabAccessory: Value?
  /// What `dismiss()` does here.
  var dismiss: Control.Action?
  /// What a button does after its own action: in an alert.
  var dismissAfterAction: Control.Action?
  /// What `onSubmit` says.
  var submit: Value?
  /// The `.animation`s around, and how changes are played now.
  var animation = AnimationContext()
  /// Marks stand here.
  var isChart = false
  /// How figures are drawn.
  var shape = ShapePaint()
  /// Further names by which controls can be found: `.id`, `.accessibilityLabel`.
  var controlNames: [String] = []
  /// `.focused`, `.tag` and others that a node may ask for by name, and what `.environment` gives a subtree.
  var values: [String: Value] = [:]

  /// Counts it against the memory of the screen.
  let meter: Meter?
  private static let size = 640

  init(meter: Meter? = nil) {
    self.meter = meter
    meter?.take(ViewEnvironment.size)
  }

  deinit { meter?.giveBack(ViewEnvironment.size) }

  /// Whether text is shown as blocks.
  var isRedacted: Bool { redaction == .placeholder || redaction == .privacy && isPrivate }

  private init(copying other: ViewEnvironment) {
    meter = other.meter
    meter?.take(ViewEnvironment.size)
    style = other.style
    alignment = other.alignment
    lineLimit = other.lineLimit
    truncation = other.truncation
    textCase = other.textCase
    tint = other.tint
    isDisabled = other.isDisabled
    redaction = other.redaction
    isPrivate = other.isPrivate
    labelsHidden = other.labelsHidden
    listStyle = other.listStyle
    toggleStyle = other.toggleStyle
    buttonStyle = other.buttonStyle
    pickerStyle = other.pickerStyle
    datePickerStyle = other.datePickerStyle
    rowSeparator = other.rowSeparator
    alternatesRows = other.alternatesRows
    stackAxis = other.stackAxis
    rowOf = other.rowOf
    container = other.container
    page = other.page
    stack = other.stack
    presentation = other.presentation
    isToolbar = other.isToolbar
    tabs = other.tabs
    tabStyle = other.tabStyle
    tabAccessory = other.tabAccessory
    dismiss = other.dismiss
    dismissAfterAction = other.dismissAfterAction
    submit = other.submit
    animation = other.animation
    isChart = other.isChart
    shape = other.shape
    controlNames = other.controlNames
    values = other.values
  }

  /// A copy of which something is different.
  func with<Member>(_ path: ReferenceWritableKeyPath<ViewEnvironment, Member>, _ value: Member)
    -> ViewEnvironment
  {
    let copy = ViewEnvironment(copying: self)
    copy[keyPath: path] = value
    return copy
  }

  /// A copy of which several things are different.
  func with(_ change: (ViewEnvironment) -> Void) -> ViewEnvironment {
    let copy = ViewEnvironment(copying: self)
    change(copy)
    return copy
  }
}
