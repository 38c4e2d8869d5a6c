import Testing
import TextLayout

/// What holds for any text, any width and any place. `TRELLIS_FUZZ_ITERATIONS` says how often it is tried.
@Suite("Any text, any width")
struct FuzzTests {
  private static let sizes = [0, 1, 2, 3, 5, 8, 20, 80, -1, Int.min, Int.max]

  @Test("Lines are no wider than asked, as wide as they say, and lose nothing but blanks")
  func wrapping() {
    var source = HostileText(generator: SeededGenerator(seed: 1))
    for round in 0..<fuzzIterations(3000) {
      let text = source.next()
      let width = source.generator.pick(Self.sizes)
      let policy = WidthPolicy(ambiguousIsWide: source.generator.number(0...3) == 0)
      let wrapping = TextWrapping(width: width, policy: policy)
      let lines = wrapping.lines(of: text)
      let seen = "round \(round): \(text.debugDescription) in \(width)"
      if lines.contains(where: { $0.width > max(0, width) }) { Issue.record("too wide: \(seen)") }
      if lines.contains(where: { TextWidth.width($0.text.string, policy: policy) != $0.width }) {
        Issue.record("wrong width: \(seen)")
      }
      if !lines.contains(where: \.isTruncated) {
        let all = lines.map(\.text.string).joined()
        if all.ink != text.ink { Issue.record("lost text: \(seen)") }
      }
      let size = wrapping.size(of: StyledText(text))
      if size != CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count) {
        Issue.record("wrong size: \(seen)")
      }
      if TextMeasure.minimumWidth(text, policy: policy) > TextMeasure.idealWidth(text, policy: policy) {
        Issue.record("minimum above ideal: \(seen)")
      }
    }
  }

  @Test("Truncated text fits, and there are no more lines than the limit")
  func truncation() {
    var source = HostileText(generator: SeededGenerator(seed: 2))
    for round in 0..<fuzzIterations(3000) {
      let text = source.next()
      let width = source.generator.pick(Self.sizes)
      let limit = source.generator.number(-1...4)
      let wrapping = TextWrapping(
        width: width, lineLimit: limit, truncation: source.generator.pick([.head, .middle, .tail]),
        ellipsis: source.generator.pick(["…", "...", "", "東"]))
      var styled = StyledText()
      for character in text {
        styled.append(String(character), style: source.generator.pick([.bold, .plain]))
      }
      let lines = wrapping.lines(of: styled)
      let seen = "round \(round): \(text.debugDescription) in \(width) × \(limit)"
      if lines.count > max(1, limit) { Issue.record("too many lines: \(seen)") }
      for line in lines where line.width > max(0, width) || TextWidth.width(line.text.string) != line.width {
        Issue.record("wrong width \(line.width) of \(line.text.string.debugDescription): \(seen)")
      }
      if wrapping.size(of: styled) != CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count) {
        Issue.record("wrong size: \(seen)")
      }
    }
  }

  @Test("A canvas stays whole whatever is drawn wherever, and sends no controls")
  func canvas() {
    var source = HostileText(generator: SeededGenerator(seed: 3))
    for round in 0..<fuzzIterations(1000) {
      var canvas = Canvas(width: source.generator.number(0...20), heightLimit: 12)
      for _ in 0..<8 { draw(on: &canvas, source: &source) }
      if let fault = fault(of: canvas) { Issue.record("round \(round): \(fault)") }
    }
  }

  @Test("A row is as wide as its columns, and sends no controls")
  func rows() {
    var source = HostileText(generator: SeededGenerator(seed: 4))
    for round in 0..<fuzzIterations(3000) {
      var writer = RowWriter()
      var columns = 0
      let texts = (0..<3).map { _ in source.nextBytes() }
      for text in texts {
        let column = source.generator.number(0...12)
        columns += column + 1
        text.withUnsafeBufferPointer {
          writer.appendCell(
            utf8: $0, column: column, alignment: source.generator.pick([.leading, .center, .trailing]),
            truncation: source.generator.pick([.head, .middle, .tail]))
        }
        writer.appendVerbatim("|")
      }
      writer.endRow()
      let row = String(decoding: writer.bytes, as: UTF8.self)
      // Where something without width was left out, its neighbours may have become one cluster.
      let joins = texts.contains {
        String(decoding: $0, as: UTF8.self).unicodeScalars.contains(where: \.isLeftOut)
      }
      let width = TextWidth.width(row)
      if joins ? width > columns : width != columns {
        Issue.record("round \(round): \(texts) made \(row.debugDescription), \(width) not \(columns) cells")
      }
      if row.utf8.dropLast().contains(where: { $0 < 0x20 || $0 == 0x7F }) {
        Issue.record("round \(round): a control was sent")
      }
    }
  }

  private func draw(on canvas: inout Canvas, source: inout HostileText) {
    let places = [0, 1, 2, 3, 7, 11, 19, -1, -2, -7, Int.min, Int.max]
    let sizes = [0, 1, 2, 3, 7, 30, -1, Int.min, Int.max]
    let x = source.generator.pick(places)
    let y = source.generator.pick(places)
    let rect = CellRect(x: x, y: y, width: source.generator.pick(sizes), height: source.generator.pick(sizes))
    let style = source.generator.pick([
      CellStyle.plain, .bold, .background(.ansi(2)), .foreground(.rgb(1, 2, 3)),
    ])
    let clip =
      source.generator.number(0...2) > 0
      ? nil
      : CellRect(
        x: source.generator.pick(places), y: source.generator.pick(places),
        width: source.generator.pick(sizes),
        height: source.generator.pick(sizes))
    let tag = UInt32(source.generator.number(0...2))
    switch source.generator.number(0...8) {
    case 0: canvas.fill(rect, with: source.next().first ?? "x", style: style, clip: clip, tag: tag)
    case 1: canvas.box(rect, .double, style: style, clip: clip, tag: tag)
    case 2: canvas.apply(style, to: rect)
    case 3: canvas.dimGaps(in: rect)
    case 4:
      let copy = canvas
      canvas.draw(copy, x: x, y: y, clip: clip, tag: tag)
    case 5:
      canvas.put(TextWrapping(width: 7).lines(of: source.next()), in: rect, alignment: .center, clip: clip)
    default: canvas.put(StyledText(source.next(), style: style), x: x, y: y, clip: clip, tag: tag)
    }
  }

  private func fault(of canvas: Canvas) -> String? {
    for y in 0..<canvas.height {
      var expectsHalf = false
      for x in 0..<canvas.width {
        guard let cell = canvas.cell(x: x, y: y) else { return "no cell at \(x), \(y)" }
        if (cell.width == 0) != expectsHalf {
          return "half a cluster at \(x), \(y) of \(canvas.plain().debugDescription)"
        }
        expectsHalf = cell.width == 2
      }
      if expectsHalf { return "a cluster straddles the edge in row \(y)" }
    }
    let plain = canvas.plain()
    if plain.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }) { return "a control was sent" }
    if plain.unicodeScalars.contains(where: {
      (0x80..<0xA0).contains($0.value) || (0x202A...0x202E).contains($0.value)
    }) {
      return "a control was sent"
    }
    for line in plain.split(separator: "\n") where TextWidth.width(String(line)) > canvas.width {
      return "too wide: \(line.debugDescription)"
    }
    let colored = canvas.text(.ansi(.trueColor)).split(separator: "\u{1B}")
    if colored.dropFirst().contains(where: { $0.first != "[" }) { return "a strange escape sequence" }
    return nil
  }
}

extension String {
  /// The text without what wrapping may drop.
  fileprivate var ink: String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.properties.isWhitespace && !scalar.isLeftOut {
      result.append(scalar)
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether it has neither ink nor width.
  fileprivate var isLeftOut: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
  }
}

extension String.UnicodeScalarView {
  fileprivate static func != (left: Self, right: Self) -> Bool { !left.elementsEqual(right) }
}
