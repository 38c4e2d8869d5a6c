import CEditline
import Glibc

/// Editing of an entry on the terminal, with history and completion: libedit, with the user's `.editrc`.
///
/// An entry may have several lines, and the cursor goes to all of them. Only a terminal that knows no escape sequences
/// gets the lines one at a time.
final class LineEditor {
  enum Outcome: Equatable {
    /// An entry, or a line of one.
    case line(String)
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D on an empty line, or a terminal that is gone.
    case end
  }

  /// What Tab adds to the text before the cursor, and what it lists if that is not clear.
  struct Completion: Equatable {
    var insertion = ""
    var choices: [String] = []
    /// How the call is written that the cursor stands in.
    var signature: String?
  }

  var complete: (_ beforeCursor: String) -> Completion = { _ in Completion() }

  /// Whether an entry is to be run when the return key is pressed; else the key adds a line.
  var isFinished: (_ entry: String) -> Bool = { _ in true }

  /// Called when the terminal has another size, with the cursor at the start of the prompt's line.
  var resized: () -> Void = {}

  let editor: OpaquePointer
  private let entries: OpaquePointer
  private var input = KeyInput()
  private var prompt: UnsafeMutablePointer<CChar>?
  private var wasInterrupted = false
  private let marksPastes: Bool
  /// nil where libedit draws itself.
  private var display: EntryDisplay?
  /// What is to be inserted when libedit is given the key for it.
  private var pasted = ""
  /// Keys that libedit is given next, in place of what is typed.
  var nextKeys: [Key] = []

  /// Keys that no keyboard has.
  enum Key: wchar_t { case paste = 0x80, enter, previous, next, mark, lineEnd, cut }

  /// - Parameter isCapable: whether the terminal knows escape sequences, and may be asked to mark pastes.
  init?(
    program: String, historyLimit: Int, isCapable: Bool, prompts: @escaping (String) -> [String] = { _ in [] }
  ) {
    LineEditor.chooseLocale()
    guard let entries = history_init() else { return nil }
    guard let editor = isCapable ? editline_open_undrawn(program) : editline_open(program) else {
      history_end(entries)
      return nil
    }
    self.editor = editor
    self.entries = entries
    marksPastes = isCapable
    if isCapable {
      var display = EntryDisplay()
      display.prompts = prompts
      display.send = { _ = FileContents.write(Array($0.utf8)[...], to: STDOUT_FILENO) }
      self.display = display
    }
    editline_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
    editline_set_signals(editor, 0)
    editline_set_prompt(editor) { editor in editor.flatMap(LineEditor.owner)?.prompt }
    editline_set_keymap(editor, "emacs")
    editline_history_limit(entries, Int32(historyLimit))
    editline_use_history(editor, entries)
    addCommands()
    bindEmacsKeys()
    el_source(editor, nil)
    // `bind -v` in the user's `.editrc` puts all keys back.
    bindKeys()
    editline_set_reader(editor) { editor, character in
      guard let owner = editor.flatMap(LineEditor.owner), let character else { return -1 }
      return owner.readKey(into: character)
    }
  }

  deinit {
    el_end(editor)
    history_end(entries)
    free(prompt)
  }

  /// The editor is told to use UTF-8 even where the locale says nothing of it.
  private static func chooseLocale() {
    setlocale(LC_CTYPE, "")
    guard strcmp(nl_langinfo(nl_item(CODESET)), "UTF-8") != 0 else { return }
    for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
  }

  static func owner(_ editor: OpaquePointer) -> LineEditor? {
    editline_owner(editor).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Lines

  /// Lets an entry be edited, or a line of one where libedit draws.
  func read(prompt text: String) -> Outcome {
    free(prompt)
    prompt = strdup(text)
    wasInterrupted = false
    if marksPastes { send("\u{1B}[?2004h") }
    defer { if marksPastes { send("\u{1B}[?2004l") } }
    var count: Int32 = 0
    guard let line = el_gets(editor, &count), count > 0 else {
      end(wasInterrupted ? "^C" : "")
      return wasInterrupted && !Signals.isEnded ? .interrupted : .end
    }
    var result = String(cString: line)
    if result.hasSuffix("\n") { result.removeLast() }
    if display != nil {
      display?.show(result, cursor: result.unicodeScalars.count)
      end("")
    }
    return .line(result)
  }

  private func end(_ text: String) {
    if display == nil { send(text + "\n") } else { display?.finish(text) }
  }

  /// What was typed or pasted behind the line that was read last.
  var pendingLine: String { input.pendingLine }

  func discardPending() { input.discard() }

  /// One entry, however many lines it has.
  func remember(_ text: String) { editline_history_add(entries, text) }

  private func send(_ text: String) { _ = FileContents.write(Array(text.utf8)[...], to: STDOUT_FILENO) }

  // MARK: What libedit asks for

  /// Gives 1 and a character, 0 at the end of input, -1 to leave the line.
  private func readKey(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    if !nextKeys.isEmpty {
      character.pointee = nextKeys.removeFirst().rawValue
      return 1
    }
    show()
    while true {
      if Signals.isInterrupted {
        wasInterrupted = true
        return -1
      }
      switch input.next() {
      case .character(let scalar):
        // A Ctrl-D that was typed while the terminal still took lines itself comes as a zero byte; libedit would quote
        // the next key for it.
        character.pointee = wchar_t(bitPattern: scalar.value == 0 ? 4 : scalar.value)
        return 1
      case .paste(let text):
        pasted = text
        character.pointee = Key.paste.rawValue
        return 1
      case .end: return 0
      case .signal: if Signals.takeChange() { drawAgain() }
      }
    }
  }

  func insertPaste() -> Effect {
    el_insertstr(editor, pasted)
    pasted = ""
    return .done
  }

  /// Whether the entry is drawn here.
  var isDrawing: Bool { display != nil }

  func clearDisplay() {
    send("\u{1B}[H\u{1B}[2J")
    display?.forget()
  }

  /// The terminal has another size, or comes back from another program, which left it in another mode.
  private func drawAgain() {
    editline_prepare_terminal(editor, 0)
    editline_prepare_terminal(editor, 1)
    display?.leave()
    send(marksPastes ? "\u{1B}[?2004h" : "\r")
    resized()
    el_resize(editor)
    if display == nil { editline_refresh(editor) } else { show() }
  }

  /// Shows what is being typed as it now is.
  private func show() {
    guard display != nil, let (text, cursor) = content else { return }
    display?.show(text, cursor: cursor)
  }

  /// What is being typed, and how many characters of it stand before the cursor.
  var content: (text: String, cursor: Int)? {
    guard let line = el_line(editor)?.pointee, let start = line.buffer, let cursor = line.cursor,
      let end = line.lastchar
    else { return nil }
    let before = String(decoding: UnsafeRawBufferPointer(start: start, count: cursor - start), as: UTF8.self)
    let behind = String(decoding: UnsafeRawBufferPointer(start: cursor, count: end - cursor), as: UTF8.self)
    return (before + behind, before.unicodeScalars.count)
  }

  func completeAtCursor() -> Effect {
    guard let (entry, cursor) = content else { return .refused }
    let text = String(String.UnicodeScalarView(entry.unicodeScalars.prefix(cursor)))
    let completion = complete(text)
    if !completion.insertion.isEmpty {
      el_insertstr(editor, completion.insertion)
      return .done
    }
    guard completion.choices.count > 1 || completion.signature != nil else {
      send("\u{7}")
      return .refused
    }
    let columns = Terminal.size(STDOUT_FILENO)?.columns ?? 80
    var shown = completion.signature.map { $0.visible + "\n" } ?? ""
    if completion.choices.count > 1 { shown += LineEditor.columns(completion.choices, width: columns) }
    end("")
    send(shown)
    if display == nil { editline_refresh(editor) }
    return .done
  }

  /// Names in columns, read downwards, at most so many lines of them.
  static func columns(_ names: [String], width: Int, lines most: Int = 10) -> String {
    let cell = (names.map(\.count).max() ?? 0) + 2
    let perLine = max(1, width / cell)
    let shown = most == .max ? names[...] : names.prefix(perLine * most)
    let lines = (shown.count + perLine - 1) / perLine
    var output = ""
    for line in 0..<lines {
      let row = stride(from: line, to: shown.count, by: lines).map { shown[$0] }
      output += row.dropLast().map { $0 + String(repeating: " ", count: cell - $0.count) }.joined()
      output += (row.last ?? "") + "\n"
    }
    return shown.count < names.count ? output + "… \(names.count - shown.count) more\n" : output
  }
}
