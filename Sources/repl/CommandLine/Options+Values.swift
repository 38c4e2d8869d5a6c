import Trellis

extension Options {
  /// Takes over one option with its value.
  mutating func apply(_ option: OptionName, _ value: String) throws {
    switch option {
    case .code:
      if command == .run, !files.isEmpty {
        // `-e` after a word: the word was meant for the script.
        arguments = files + arguments
        files = []
      }
      code = code.map { $0 + "\n" + value } ?? value
    case .data: data.append(try pair(option, value))
    case .set: values.append(try pair(option, value))
    case .width: width = try number(option, value, 1...10_000)
    case .height: height = try number(option, value, 1...10_000)
    case .color: color = try choice(option, value)
    case .format:
      report = ReportChoice(rawValue: value)
      format = report == nil || report == .text ? try choice(option, value) : nil
    case .ascii: isASCII = true
    case .ambiguousWide: ambiguousIsWide = true
    case .locale: locale = try localeName(value)
    case .timeZone:
      guard Host.knowsTimeZone(value) else {
        throw CallError(
          "`--timezone` knows no zone “\(value)”", hint: "a name such as Europe/Amsterdam, UTC, or +02:00")
      }
      timeZone = value
    case .now: now = value
    case .allowRead:
      guard FileContents.isFolder(value) else {
        throw CallError("`--allow-read` needs a folder, and “\(value)” is none")
      }
      readableFolders.append(value)
    case .noRead: mayRead = false
    case .maxSteps: maxSteps = try number(option, value, 1...Int.max)
    case .maxMemory: maxMemory = try size(option, value)
    case .update: updatesGoldens = true
    case .check: checksOnly = true
    case .watch: watches = true
    case .version: wantsVersion = true
    case .help: wantsHelp = true
    }
  }

  /// `NAME=…`, the name being one that a script can spell.
  private func pair(_ option: OptionName, _ value: String) throws -> (String, String) {
    let form = option.value ?? ""
    guard let equals = value.firstIndex(of: "=") else {
      throw CallError("`\(option.rawValue)` needs `\(form)`, but has “\(value)”")
    }
    let name = String(value[..<equals])
    guard Options.isName(name) else {
      throw CallError(
        "`\(option.rawValue)` needs `\(form)`, and “\(name)” is no name that a script can spell",
        hint: "letters, digits and `_`, a lower-case letter first")
    }
    let rest = String(value[value.index(after: equals)...])
    if option == .data, rest.isEmpty { throw CallError("`--data \(name)=` names no file") }
    return (name, rest)
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_" else {
      return false
    }
    return !first.properties.isUppercase && text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }

  private func number(_ option: OptionName, _ value: String, _ range: ClosedRange<Int>) throws -> Int {
    let digits = value.filter { $0 != "_" }
    guard let number = Int(digits), range.contains(number) else {
      let bounds =
        range.upperBound == .max
        ? "from \(range.lowerBound) up" : "\(range.lowerBound) to \(range.upperBound)"
      throw CallError("`\(option.rawValue)` needs a number, \(bounds), but has “\(value)”")
    }
    return number
  }

  /// `64M`, `2G`, `500K`, or bytes.
  private func size(_ option: OptionName, _ value: String) throws -> Int {
    var digits = value[...]
    var shift = 0
    if let unit = "kmgt".firstIndex(of: Character(value.suffix(1).lowercased())) {
      shift = 10 * ("kmgt".distance(from: "kmgt".startIndex, to: unit) + 1)
      digits = digits.dropLast()
    }
    guard let number = Int(digits), number > 0, number <= Int.max >> shift else {
      throw CallError(
        "`\(option.rawValue)` needs a size such as 64M or 2G, but has “\(value)”")
    }
    return number << shift
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(_ option: OptionName, _ value: String) throws
    -> Choice where Choice.RawValue == String
  {
    if let choice = Choice(rawValue: value) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw CallError(
      "`\(option.rawValue)` is \(names.dropLast().joined(separator: ", ")) or \(names.last ?? ""), not “\(value)”",
      hint: Suggestions.closest(to: value, in: names).map { "did you mean `\($0)`?" })
  }

  /// `de`, `de_DE`, `zh-Hans-CN`, `de_DE.UTF-8`.
  private func localeName(_ value: String) throws -> String {
    let plain = value.prefix { $0 != "." && $0 != "@" }
    let parts = plain.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let isWellFormed =
      value == "C" || value == "POSIX"
      || (2...3).contains(parts.first?.utf8.count ?? 0)
        && parts[0].utf8.allSatisfy { $0 | 32 >= 97 && $0 | 32 <= 122 }
        && parts.dropFirst().allSatisfy { part in
          (2...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    guard isWellFormed else {
      throw CallError("`--locale` needs a locale such as en_GB or de_DE, but has “\(value)”")
    }
    return String(plain)
  }

  /// A misspelt `--set` would otherwise leave the input as it was and say nothing.
  ///
  /// - Throws: `CallError`
  func refuseUnknownNames(_ screen: Screen) throws {
    let unused = screen.unusedDefinitions
    guard let name = unused.first else { return }
    let option = data.contains { $0.name == name } ? "--data" : "--set"
    let inputs = screen.inputNames
    var hint = Suggestions.closest(to: name, in: inputs).map { "did you mean `\($0)`?" }
    if hint == nil, !inputs.isEmpty { hint = "its inputs are \(inputs.joined(separator: ", "))" }
    throw CallError("`\(option) \(name)=…`: the script has no input `\(name)`", hint: hint)
  }
}
