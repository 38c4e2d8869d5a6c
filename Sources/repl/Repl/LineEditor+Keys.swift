import CEditline

/// What keys do that libedit has no command for.
extension LineEditor {
  /// What came of a key.
  enum Effect {
    /// The entry is shown as it now is.
    case done
    /// libedit is given other keys.
    case given([Key])
    /// Nothing was to be done.
    case refused
  }

  func addCommands() {
    editline_add_command(editor, "trellis-complete", "Complete a name") { editor, _ in
      LineEditor.run(editor) { $0.completeAtCursor() }
    }
    editline_add_command(editor, "trellis-paste", "Insert what was pasted") { editor, _ in
      LineEditor.run(editor) { $0.insertPaste() }
    }
    editline_add_command(editor, "trellis-enter", "Run the entry, or add a line to it") { editor, _ in
      LineEditor.run(editor) { $0.enter() }
    }
    editline_add_command(editor, "trellis-line", "Add a line") { editor, _ in
      LineEditor.run(editor) { $0.addLine() }
    }
    editline_add_command(editor, "trellis-up", "Move up a line, or back in the history") { editor, _ in
      LineEditor.run(editor) { $0.moveUp() }
    }
    editline_add_command(editor, "trellis-down", "Move down a line, or on in the history") { editor, _ in
      LineEditor.run(editor) { $0.moveDown() }
    }
    editline_add_command(editor, "trellis-line-start", "Move to the start of the line") { editor, _ in
      LineEditor.run(editor) { $0.moveToLineStart() }
    }
    editline_add_command(editor, "trellis-line-end", "Move to the end of the line") { editor, _ in
      LineEditor.run(editor) { $0.moveToLineEnd() }
    }
    editline_add_command(editor, "trellis-cut-end", "Cut what stands behind the cursor in the line") {
      editor, _ in
      LineEditor.run(editor) { $0.cutToLineEnd() }
    }
    editline_add_command(editor, "trellis-cut-line", "Cut the line") { editor, _ in
      LineEditor.run(editor) { $0.cutLine() }
    }
    editline_add_command(editor, "trellis-cut-to", "Move to where the cut ends") { editor, _ in
      LineEditor.run(editor) { $0.moveToCutEnd() }
    }
    editline_add_command(editor, "trellis-clear", "Clear the screen") { editor, _ in
      LineEditor.run(editor) { $0.clearScreen() }
    }
  }

  private static func run(_ editor: OpaquePointer?, _ body: (LineEditor) -> Effect) -> UInt8 {
    guard let owner = editor.flatMap(owner) else { return UInt8(CC_ERROR) }
    switch body(owner) {
    case .done: return UInt8(CC_REFRESH)
    case .given(let keys):
      owner.nextKeys = keys
      return UInt8(CC_NORM)
    case .refused: return UInt8(CC_NORM)
    }
  }

  private func bind(_ key: String, _ command: String, inCommands: Bool = false) {
    if inCommands {
      editline_bind_in_commands(editor, key, command)
    } else {
      editline_bind(editor, key, command)
    }
  }

  /// What the user's `.editrc` may change.
  func bindEmacsKeys() {
    bind("^R", "em-inc-search-prev")
    guard isDrawing else { return }
    bind("^P", "trellis-up")
    bind("^N", "trellis-down")
    bind("^A", "trellis-line-start")
    bind("^E", "trellis-line-end")
    bind("^K", "trellis-cut-end")
    bind("^U", "trellis-cut-line")
  }

  /// What is so whatever the user's `.editrc` says.
  func bindKeys() {
    bind("^I", "trellis-complete")
    bind("\\200", "trellis-paste")
    bind("\\200", "trellis-paste", inCommands: true)
    guard isDrawing else { return }
    for inCommands in [false, true] {
      bind("\\201", "ed-newline", inCommands: inCommands)
      bind("\\202", "ed-prev-history", inCommands: inCommands)
      bind("\\203", "ed-next-history", inCommands: inCommands)
      bind("\\204", "em-set-mark", inCommands: inCommands)
      bind("\\205", "trellis-cut-to", inCommands: inCommands)
      bind("\\206", "em-kill-region", inCommands: inCommands)
      bind("^M", "trellis-enter", inCommands: inCommands)
      bind("^J", "trellis-enter", inCommands: inCommands)
      bind("^L", "trellis-clear", inCommands: inCommands)
    }
    if editline_has_vi_keys(editor) != 0 {
      for (key, command) in [("[A", "trellis-up"), ("[B", "trellis-down")] {
        bind(key, command, inCommands: true)
        bind("\\e" + key, command, inCommands: true)
      }
      bind("k", "trellis-up", inCommands: true)
      bind("j", "trellis-down", inCommands: true)
    } else {
      for lead in ["\\e[", "\\eO"] {
        bind(lead + "A", "trellis-up")
        bind(lead + "B", "trellis-down")
      }
      bind("\\e^M", "trellis-line")
      bind("\\e^J", "trellis-line")
    }
  }

  // MARK: Lines

  /// The return key.
  private func enter() -> Effect {
    guard let (text, _) = content, !isFinished(text) else { return .given([.enter]) }
    return addLine()
  }

  private func addLine() -> Effect {
    el_insertstr(editor, "\n")
    return .done
  }

  private func moveUp() -> Effect {
    guard let (before, _) = aroundCursor, let end = before.lastIndex(of: "\n") else {
      return .given([.previous])
    }
    let column = before.count - end - 1
    let start = before[..<end].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    move(to: min(start + column, end), from: before.count)
    return .done
  }

  private func moveDown() -> Effect {
    guard let (before, behind) = aroundCursor, let end = behind.firstIndex(of: "\n") else {
      return .given([.next])
    }
    let column = before.count - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0)
    let length = behind[(end + 1)...].prefix { $0 != "\n" }.count
    move(to: before.count + end + 1 + min(column, length), from: before.count)
    return .done
  }

  private func moveToLineStart() -> Effect {
    guard let (before, _) = aroundCursor else { return .done }
    move(to: before.lastIndex(of: "\n").map { $0 + 1 } ?? 0, from: before.count)
    return .done
  }

  private func moveToLineEnd() -> Effect {
    guard let (before, behind) = aroundCursor else { return .done }
    move(to: before.count + (behind.firstIndex(of: "\n") ?? behind.count), from: before.count)
    return .done
  }

  /// What was cut can be put back with Ctrl-Y: libedit cuts it, from its mark to the cursor.
  private static let cut = [Key.mark, .lineEnd, .cut]

  /// What stands behind the cursor in its line; at the end of the line its line break.
  private func cutToLineEnd() -> Effect {
    guard let (_, behind) = aroundCursor, !behind.isEmpty else { return .refused }
    return .given(LineEditor.cut)
  }

  /// The line that the cursor stands in; of an empty one its line break.
  private func cutLine() -> Effect {
    guard let (before, behind) = aroundCursor else { return .refused }
    _ = moveToLineStart()
    let isEmpty = (before.last ?? "\n") == "\n" && (behind.first ?? "\n") == "\n"
    if isEmpty, behind.isEmpty {
      if before.isEmpty { return .refused }
      // The last line has its break before it.
      move(to: before.count - 1, from: before.count)
    }
    return .given(LineEditor.cut)
  }

  private func moveToCutEnd() -> Effect {
    guard let (before, behind) = aroundCursor else { return .done }
    let length = behind.firstIndex(of: "\n") ?? behind.count
    move(to: before.count + (length == 0 ? min(1, behind.count) : length), from: before.count)
    return .done
  }

  private func move(to target: Int, from position: Int) {
    _ = el_cursor(editor, Int32(clamping: target - position))
  }

  private func clearScreen() -> Effect {
    clearDisplay()
    return .done
  }

  private var aroundCursor: (before: [Unicode.Scalar], behind: [Unicode.Scalar])? {
    guard let (text, cursor) = content else { return nil }
    let scalars = Array(text.unicodeScalars)
    return (Array(scalars.prefix(cursor)), Array(scalars.dropFirst(cursor)))
  }
}
