import Lang
import TextLayout

/// What the library keeps of a field that is typed in.
enum FieldMemory {
  /// Where the caret stands, in graphemes; without one at the end.
  static let caret = "caret"
  /// What is typed and is no value of the field's kind yet, with the text of the value then: `1.` is on its way to `1.5`.
  static let draft = "draft"

  /// The text to show instead of the value's, if the value is still the one that it was typed over.
  static func draft(_ kept: Value?, over text: String) -> String? {
    guard case .list(let pair)? = kept, pair.elements.count == 2, case .string(let draft) = pair.elements[0],
      case .string(let value) = pair.elements[1], value.text == text
    else { return nil }
    return draft.text
  }
}

extension LiveScreen {
  /// Types in a field; false for keys that mean something else there.
  func type(_ key: LiveKey, in field: Control) throws -> Bool {
    if key == .enter {
      let old = focusTarget
      try screen.hostEvent { try screen.submitFocused() }
      try repairFocus(from: old)
      return true
    }
    var line = EditableText(
      field.text ?? "", caret: screen.memory.kept[field.identity]?[FieldMemory.caret]?.asInt)
    let before = line
    guard line.apply(key) else { return false }
    if line == before { return true }
    if line.text == before.text {
      try screen.hostEvent {
        try screen.event { screen.memory.keep(field.identity, FieldMemory.caret, .int(line.caret)) }
      }
      return true
    }
    let old = focusTarget
    try screen.hostEvent { try screen.event { try screen.write(line, before, in: field) } }
    try repairFocus(from: old)
    return true
  }

  /// Gives the search field of the screen the focus; false if there is none.
  package func focusSearchField() throws -> Bool {
    guard let field = ring.stops.first(where: \.isSearch) else { return false }
    try move(to: field)
    return true
  }
}

extension Screen {
  /// Writes what was typed, within an event.
  fileprivate func write(_ line: EditableText, _ before: EditableText, in field: Control) throws {
    guard let binding = field.binding else { return }
    var value = Value.string(StringObject(line.text, meter: machine.heap.meter))
    var isValue = true
    if let accept = field.accept {
      do { value = try accept(value) } catch let failure as Failure {
        // Text that is no number yet stays in the field.
        guard failure.isCatchable else { throw failure }
        isValue = false
      }
    }
    if isValue { try machine.write(binding, value) }
    memory.keep(field.identity, FieldViews.touchedKey, .bool(true))
    let shown = machine.text(try machine.read(binding))
    let caret: Int
    if isValue, case .string(let text) = value, text.text != line.text {
      // A mask puts its own characters between those that are typed: what stands behind the caret stays there.
      caret = max(0, text.text.count - line.countBehind)
      memory.keep(field.identity, FieldMemory.draft, .null)
    } else {
      caret = line.caret
      let isDraft = !isValue || shown != line.text
      memory.keep(
        field.identity, FieldMemory.draft,
        isDraft
          ? try machine.heap.list([try machine.heap.string(line.text), try machine.heap.string(shown)])
          : .null)
    }
    memory.keep(field.identity, FieldMemory.caret, .int(caret))
  }
}
