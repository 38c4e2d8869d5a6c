import Lang

/// A source in which the places of mistakes are marked: `«` and `»` stand around what is to be underlined.
struct MarkedSource {
  var text: String
  var spans: [Range<Int>]

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var spans: [Range<Int>] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": open.append(bytes.count)
      case "»": spans.append((open.popLast() ?? 0)..<bytes.count)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.spans = spans.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}

/// What a source is told: its diagnostics' codes, and whether they stand where the marks are.
struct Told: Equatable {
  var codes: [String]
  var spans: [Range<Int>]
}

func told(_ marked: String) -> (actual: Told, marks: [Range<Int>], hints: [String]) {
  let source = MarkedSource(marked)
  let parsed = parse(source.text)
  let spans = parsed.result.diagnostics.map { Int($0.span.start)..<Int($0.span.end) }
  return (Told(codes: parsed.result.diagnostics.map(\.code), spans: spans), source.spans, parsed.hints)
}
