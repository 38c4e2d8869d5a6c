import Lang
import TextLayout

@testable import Trellis

/// What a script drew, and what it was warned of.
struct Shown {
  let text: String
  let warnings: [Diagnostic]
  let width: Int?

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The lines that are wider than what was proposed.
  var tooWide: [String] { lines.filter { TextWidth.width($0) > width ?? .max } }

  var codes: [String] { warnings.map(\.code) }
}

/// Runs a script at 2026-11-30T09:24Z and gives all that it printed and drew.
func shown(
  _ source: String, width: Int? = 80, height: Int? = nil, zone: String = "UTC", files: [String: String] = [:],
  format: RenderOptions.Format = .text, isASCII: Bool = false, limits: Limits = Limits()
) throws -> Shown {
  var host = Host()
  host.timeZone = zone
  host.clock = { 1_796_030_640_000_000 }
  host.files = TextFiles(files: files)
  let screen = try Interpreter(limits: limits, host: host).load(source)
  screen.options = RenderOptions(width: width, height: height, format: format)
  screen.options.isASCII = isASCII
  try screen.run()
  return Shown(
    text: String(decoding: screen.output, as: UTF8.self), warnings: screen.warnings + screen.loadWarnings,
    width: width)
}

/// The message that a script fails with.
func failure(of source: String) -> String {
  do {
    return "drawn:\n" + (try shown(source).text)
  } catch {
    return "\(error)"
  }
}

private struct TextFiles: FileReader {
  let files: [String: String]
  func read(_ path: String) throws -> [UInt8] {
    guard let text = files[path] else { throw Failure(code: "no-file", "there is no \(path)") }
    return Array(text.utf8)
  }
}
