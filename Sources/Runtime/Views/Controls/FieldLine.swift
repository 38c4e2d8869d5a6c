import TextLayout

/// The text in a field's line, with the caret: behind the text `▏`, within it the character behind the caret is reversed,
/// so that nothing moves.
struct FieldLine {
  let text: String
  let prompt: String
  /// In graphemes; nil for the end.
  let caret: Int?
  let hasFocus: Bool

  func draw(in rect: CellRect, on canvas: inout Canvas, clip: CellRect, _ context: LayoutContext) {
    if hasFocus, let caret, caret >= 0, caret < text.count {
      return draw(caret: caret, in: rect, on: &canvas, clip: clip, context)
    }
    // What is typed last stays in sight.
    let shown = text.isEmpty ? StyledText(prompt, style: .dim) : StyledText(text)
    let wrapping = TextWrapping(
      width: max(0, rect.width - 1), lineLimit: 1, truncation: text.isEmpty || !hasFocus ? .tail : .head,
      ellipsis: context.ellipsis, policy: context.policy)
    let line = wrapping.line(of: shown)
    canvas.put(line.text, x: rect.x + (text.isEmpty && hasFocus ? 1 : 0), y: rect.y, clip: clip)
    if hasFocus { canvas.put("▏", x: rect.x + (text.isEmpty ? 0 : line.width), y: rect.y, clip: clip) }
  }

  /// With the caret within the text: as much of it as fits around the caret.
  private func draw(
    caret: Int, in rect: CellRect, on canvas: inout Canvas, clip: CellRect, _ context: LayoutContext
  ) {
    let letters = text.map { (text: String($0), width: context.width(of: String($0))) }
    let total = letters.reduce(0) { $0 + $1.width }
    let mark = context.width(of: context.ellipsis)
    var first = 0
    if total >= rect.width {
      // The caret stands in the right half, unless the text begins there.
      var room = max(1, rect.width - letters[caret].width - mark - rect.width / 4)
      first = caret
      while first > 0, letters[first - 1].width <= room {
        first -= 1
        room -= letters[first].width
      }
      if letters[..<first].reduce(0, { $0 + $1.width }) <= mark { first = 0 }
    }
    let area = clip.intersection(CellRect(x: rect.x, y: rect.y, width: rect.width, height: 1))
    var x = rect.x
    if first > 0 { x += canvas.put(context.ellipsis, style: .dim, x: x, y: rect.y, clip: area) }
    for index in first..<letters.count {
      let letter = letters[index]
      let isLast = index + 1 == letters.count
      if x + letter.width + (isLast ? 0 : mark) > rect.right {
        canvas.put(context.ellipsis, style: .dim, x: x, y: rect.y, clip: area)
        break
      }
      x += canvas.put(letter.text, style: index == caret ? .reverse : .plain, x: x, y: rect.y, clip: area)
    }
  }
}
