import Lang
import TextLayout

/// Something on the screen that can be used: found by the verbs (`tap("Wi-Fi")`) through its label, id or position.
///
/// A node makes its controls when it is expanded and hands them to `LayoutContext.register` when it is drawn, so that
/// only what is on the screen can be used.
final class Control {
  enum Kind: String {
    case button, toggle, link, navigationLink, back, tappable, sectionHeader, disclosure, textField,
      secureField
    case picker, stepper, slider, dismiss, tab, pages, row, scroll, asyncButton, menu, swipe, rows
    case calendar, day, datePicker, dayPicker
  }

  /// What using the control does. Values are closures and bindings of the script's, which the screen runs as an event.
  indirect enum Action {
    case none
    /// Calls a block with arguments.
    case call(Value, [Value] = [])
    /// Flips a Bool.
    case toggle(BindingObject)
    /// Sets a value.
    case assign(BindingObject, Value)
    /// Sets a value that is made of what the binding holds by then.
    case change(BindingObject, (Value) throws -> Value)
    /// Sets what the library remembers itself for an identity: a folded section, an open menu.
    case keep(Identity, String, Value)
    /// Pushes a page on a navigation stack: the builder of its content, and its arguments.
    case push(stack: Identity, page: NavigationEntry)
    case pop(stack: Identity)
    /// Opens an address: the host decides what that means.
    case open(String)
    /// One after the other, in one event.
    case several([Action])
  }

  let kind: Kind
  /// What it is called on the screen.
  var label: String
  let identity: Identity
  let span: Span
  var isEnabled: Bool
  /// What a tap does.
  var action: Action
  /// What `set`, `select`, `increment` and `decrement` write to.
  var binding: BindingObject?
  /// `onIncrement` and `onDecrement`, or the steps of a stepper.
  var increment: Action = .none
  var decrement: Action = .none
  var submit: Action = .none
  /// What `.focused` wants done when the focus comes here, and when it goes.
  var focus: Action = .none
  var unfocus: Action = .none
  /// The state of a `.focused` says that the focus is here.
  var isBoundFocus = false
  /// It was drawn as what has the focus.
  var hasFocus = false
  /// Whether the focus stops here.
  var isFocusStop: Bool
  /// Of several controls with the same group the focus stops at one; arrow keys reach the others.
  var focusGroup: Identity?
  /// The text of a field as it is typed.
  var text: String?
  /// Its value is not told: it stands below `.redacted()`.
  var isRedacted = false
  /// What is wrong with the value, by the rules of the field.
  var problems: [String] = []
  /// Makes what `set` is given the value that the binding takes, or says why it can't be.
  var accept: ((Value) throws -> Value)?
  /// Why it can't be used, if it isn't enabled and there is more to say than that.
  var refusal: String?
  /// `cancel`, `destructive` and so on, of a button.
  var role: String?
  /// Its work still runs: it can't be tapped again before.
  var isBusy = false
  /// The parts of its action, of a button whose work takes time: what says that it runs, and the work.
  var start: Action = .none
  var work: Action = .none
  /// What the end of its work does, by how it ended.
  var finish: [(phase: String, action: Action)] = []
  /// How many rows it has, what moves one and what deletes one: of a list's rows.
  var rowCount = 0
  /// Which row has a key, from 0.
  var rowIndex: ((Value) throws -> Int?)?
  var moveRow: Value?
  var deleteRow: Value?
  /// What can be chosen: the label and value of each.
  var options: [(label: String, value: Value)] = []
  /// The value as it is drawn: `on`, `46%`, `Ada`.
  var value: String?
  /// Where a slider's rail was drawn, in cells of the screen, and the value at a part of its length.
  var rail: CellRect?
  var valueAlong: ((Double) -> Value?)?
  /// The field that `searchable` puts above what is searched.
  var isSearch = false
  /// `.accessibilityLabel`, `.id(…)` and so on, by which it can be found as well.
  var alternativeNames: [String] = []
  /// Filled in when drawn, in cells of the screen.
  var rect: CellRect?
  /// A sheet or alert lies over it: it cannot be used.
  var isCovered = false
  /// Nothing shows it: a back button that the page hides.
  var isHidden = false
  /// How many sheets lie under it.
  var layer = 0

  /// Bytes that it takes, about.
  private let size: Int

  init(
    _ kind: Kind, label: String, identity: Identity, span: Span, isEnabled: Bool, action: Action = .none,
    binding: BindingObject? = nil
  ) {
    self.kind = kind
    isFocusStop = Control.isStop(kind)
    self.label = label
    self.identity = identity
    self.span = span
    self.isEnabled = isEnabled
    self.action = action
    self.binding = binding
    size = 1024 + label.utf8.count
    identity.meter?.take(size)
  }

  deinit { identity.meter?.giveBack(size) }

  /// For the view that is being made.
  convenience init(
    _ kind: Kind, label: String, _ call: ViewCall, action: Action = .none, binding: BindingObject? = nil
  ) {
    self.init(
      kind, label: label, identity: call.expansion.identity, span: call.view.span,
      isEnabled: !call.expansion.environment.isDisabled, action: action, binding: binding)
    alternativeNames = call.expansion.environment.controlNames
    isRedacted = call.expansion.environment.isRedacted
    takeFocus(from: call)
  }
}

/// A page that a link pushed: the builder of its content.
struct NavigationEntry {
  /// The `destination` block, or the block of `navigationDestination(for:)`.
  var content: Value
  var arguments: [Value] = []
  /// The link that pushed it: state below it is kept by this identity.
  var identity: Identity
  /// The value of a link with one.
  var value: Value?
}

extension Control {
  /// The value as programs read it.
  var shownValue: String? {
    isRedacted ? value.map { String(repeating: "▒", count: min($0.count, 64)) } : value
  }

  /// What is done with a control that a tap does nothing to.
  var otherVerbs: String? {
    switch kind {
    case .stepper, .slider: "`increment`, `decrement` and `set` change it"
    case .picker, .calendar, .dayPicker, .datePicker: "`set`, `select`, `increment` and `decrement` change it"
    default: nil
    }
  }

  /// Whether text is typed in it.
  var isField: Bool { kind == .textField || kind == .secureField }
}
