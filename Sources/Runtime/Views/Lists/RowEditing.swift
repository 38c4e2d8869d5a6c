import Lang
import TextLayout

/// What can be done with the rows of a `ForEach` in a list: move them, delete them, swipe them.
struct RowEditing {
  /// Blocks of the script's: `{ from, to in … }` and `{ index in … }`.
  var move: Value?
  var delete: Value?

  var isEmpty: Bool { move == nil && delete == nil }

  // MARK: Modifiers

  static func move(_ call: ViewCall) throws -> [ViewNode] {
    try change(call) { $0.move = call[1] }
  }

  static func delete(_ call: ViewCall) throws -> [ViewNode] {
    try change(call) { $0.delete = call[1] }
  }

  private static func change(_ call: ViewCall, _ change: (inout RowEditing) -> Void) throws -> [ViewNode] {
    let nodes = try call.modified(in: call.environment)
    var isFound = false
    for node in nodes {
      guard let rows = node as? LazyRowsNode else { continue }
      change(&rows.editing)
      isFound = true
    }
    if !isFound {
      call.warn(
        "misplaced", "`.\(call.name)` has no effect here: it belongs to a ForEach in a List",
        hint: "`List { ForEach(rows) { … }.\(call.name) { … } }`")
    }
    return nodes
  }

  /// Buttons that a swipe of the row shows at one of its ends.
  static func swipeActions(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.modified()
    if call.environment.rowOf == .none {
      call.warn("misplaced", "`.swipeActions` has no effect outside the row of a list")
      return nodes
    }
    let isLeading = try call.symbol(1) == "leading"
    let identity = call.expansion.identity.appending(.part(isLeading ? "swipe leading" : "swipe trailing"))
    var isShown = false
    if case .bool(true)? = call.session.delegate?.kept("swiped", for: identity) { isShown = true }
    let inner = StackNode.inner(call.environment, .horizontal).with {
      $0.dismissAfterAction = .keep(identity, "swiped", .bool(false))
    }
    let buttons = isShown ? try call.content(3, in: inner) : []
    let swipe = RowSwipe(
      toggle: .keep(identity, "swiped", .bool(!isShown)),
      buttons: buttons.isEmpty ? nil : LabelViews.row(buttons, call))
    for node in nodes {
      if isLeading { node.traits.leadingSwipe = swipe } else { node.traits.trailingSwipe = swipe }
    }
    return nodes
  }

  // MARK: Editing

  /// Whether the screen's rows show their buttons for deleting.
  static func isEditing(_ session: ViewSession) -> Bool {
    if case .bool(true)? = session.delegate?.kept("editing", for: .screen) { return true }
    return false
  }

  /// `EditButton`: `[ Edit ]`, and `[ Done ]` while rows can be deleted.
  static func editButton(_ call: ViewCall) throws -> [ViewNode] {
    let isEditing = isEditing(call.session)
    let label = isEditing ? "Done" : "Edit"
    let control = Control(
      .button, label: label, call, action: .keep(.screen, "editing", .bool(!isEditing)))
    control.value = isEditing ? "on" : "off"
    let text = TextNode(StyledText(label), span: call.span, expansion: call.expansion)
    let isBare = call.environment.isToolbar
    let node = ControlNode(
      isBare ? text : BracketNode(text, open: StyledText("[ "), close: StyledText(" ]")), control,
      kind: "EditButton")
    node.isBare = isBare
    return [node]
  }
}

/// What swiping a row to one side shows.
struct RowSwipe {
  let toggle: Control.Action
  /// The buttons, while they are shown.
  let buttons: ViewNode?
}

/// What a row is among those of its `ForEach`.
struct RowPlace {
  let editing: RowEditing
  /// From 0, in the data.
  let index: Int
}
