import CEditline
import Glibc

/// Editing of one line on the terminal, with history and completion: libedit, with the user's `.editrc`.
final class LineEditor {
  enum Outcome: Equatable {
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

  /// Called when the terminal has another size, with the cursor at the start of the prompt's line.
  var resized: () -> Void = {}

  private let editor: OpaquePointer
  private let entries: OpaquePointer
  private var input = KeyInput()
  private var prompt: UnsafeMutablePointer<CChar>?
  private var wasInterrupted = false
  private let marksPastes: Bool
  /// What is to be inserted when libedit is given this key, which no keyboard has.
  private var pasted = ""
  private static let pasteKey: wchar_t = 0x80

  /// - Parameter marksPastes: whether the terminal may be asked to mark pastes.
  init?(program: String, historyLimit: Int, marksPastes: Bool) {
    LineEditor.chooseLocale()
    guard let entries = history_init() else { return nil }
    guard let editor = editline_open(program) else {
      history_end(entries)
      return nil
    }
    self.editor = editor
    self.entries = entries
    self.marksPastes = marksPastes
    editline_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
    editline_set_signals(editor, 0)
    editline_set_prompt(editor) { editor in editor.flatMap(LineEditor.owner)?.prompt }
    editline_set_keymap(editor, "emacs")
    editline_history_limit(entries, Int32(historyLimit))
    editline_use_history(editor, entries)
    editline_add_command(editor, "trellis-complete", "Complete a name") { editor, _ in
      editor.flatMap(LineEditor.owner)?.completeAtCursor() ?? UInt8(CC_ERROR)
    }
    editline_bind(editor, "^R", "em-inc-search-prev")
    editline_add_command(editor, "trellis-paste", "Insert what was pasted") { editor, _ in
      editor.flatMap(LineEditor.owner)?.insertPaste() ?? UInt8(CC_ERROR)
    }
    el_source(editor, nil)
    // `bind -v` in the user's `.editrc` puts all keys back.
    editline_bind(editor, "^I", "trellis-complete")
    editline_bind(editor, "\\200", "trellis-paste")
    editline_bind_in_commands(editor, "\\200", "trellis-paste")
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

  private static func owner(_ editor: OpaquePointer) -> LineEditor? {
    editline_owner(editor).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Lines

  /// Lets one line be edited, or several if they are pasted or come from the history.
  func read(prompt text: String) -> Outcome {
    free(prompt)
    prompt = strdup(text)
    wasInterrupted = false
    if marksPastes { send("\u{1B}[?2004h") }
    defer { if marksPastes { send("\u{1B}[?2004l") } }
    var count: Int32 = 0
    guard let line = el_gets(editor, &count), count > 0 else {
      send(wasInterrupted ? "^C\n" : "\n")
      return wasInterrupted && !Signals.isEnded ? .interrupted : .end
    }
    var result = String(cString: line)
    if result.hasSuffix("\n") { result.removeLast() }
    return .line(result)
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
        character.pointee = LineEditor.pasteKey
        return 1
      case .end: return 0
      case .signal: if Signals.takeChange() { drawAgain() }
      }
    }
  }

  private func insertPaste() -> UInt8 {
    el_insertstr(editor, pasted)
    pasted = ""
    return UInt8(CC_REFRESH)
  }

  /// The terminal has another size, or comes back from another program, which left it in another mode.
  private func drawAgain() {
    editline_prepare_terminal(editor, 0)
    editline_prepare_terminal(editor, 1)
    send(marksPastes ? "\r\u{1B}[J\u{1B}[?2004h" : "\r")
    resized()
    el_resize(editor)
    editline_refresh(editor)
  }

  private func completeAtCursor() -> UInt8 {
    guard let line = el_line(editor)?.pointee, let start = line.buffer, let cursor = line.cursor else {
      return UInt8(CC_ERROR)
    }
    let text = String(
      decoding: UnsafeRawBufferPointer(start: start, count: cursor - start), as: UTF8.self)
    let completion = complete(text)
    if !completion.insertion.isEmpty {
      el_insertstr(editor, completion.insertion)
      return UInt8(CC_REFRESH)
    }
    guard completion.choices.count > 1 || completion.signature != nil else { return UInt8(CC_REFRESH_BEEP) }
    let columns = Terminal.size(STDOUT_FILENO)?.columns ?? 80
    var shown = completion.signature.map { $0.visible + "\n" } ?? ""
    if completion.choices.count > 1 { shown += LineEditor.columns(completion.choices, width: columns) }
    send("\n" + shown)
    return UInt8(CC_REDISPLAY)
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
