/// Programs of one kind each, with sizes and details at random: what is known to hurt interpreters, renderers and
/// readers of data.
extension HostileGenerator {
  mutating func family() -> String {
    switch next(12) {
    case 0: return exponentialText()
    case 1: return giantLayout()
    case 2: return pattern()
    case 3: return cyclicState()
    case 4: return storm()
    case 5: return data()
    case 6: return deepType()
    case 7: return unicode()
    case 8: return formats()
    case 9: return recurrences()
    case 10: return library()
    default: return sharing()
    }
  }

  /// A size that a report might have, or one that none has.
  private mutating func many() -> String {
    pick(["3", "50", "1000", "20000", "300000", "2000000", "50000000", "4611686018427387904"])
  }

  private mutating func exponentialText() -> String {
    let grow = pick([
      "s = s + s", "s = \"\\(s)\\(s)\"", "s = [s, s].joined(separator: s)", "s = s.replacing(\"a\", with: s)",
      "s = s.replacingMatches(of: \"a\", with: \"$0$0\")", "s = s.repeated(\(2 + next(50)))",
      "s = \"\\([s, s])\"", "s = s.characters.map { $0 + s }.joined()", "s += s",
    ])
    let use = pick([
      "s.count", "print(s)", "Text(s)", "s.reversed().uppercased().count", "s.words.count", "s == s + \"a\"",
      "Table([{a: s}])", "Text(s).lineLimit(2)", "Toggle(s, isOn: .constant(true))", "[s: 1]", "fail(s)",
      "json(text: s)", "csv(text: s)",
    ])
    let head = "var s = \"\(pick(["a", "ab ", "\\u{1F468}\\u{200D}\\u{1F469}", "a\\n", "é", "aaaa,"]))\""
    return "\(head)\nfor i in 0..<\(next(60)) { \(grow) }\n\(use)\n"
  }

  private mutating func giantLayout() -> String {
    let count = many()
    let inside = pick([
      "Text(\"a\")", "Text(\"row \\(i) \" + \"x\".repeated(i % 200))", "Divider()", "Spacer()",
      "Text(\"a\").padding(\(next(300))).border(.light)", "Toggle(\"a\", isOn: .constant(true))",
      "HStack { for j in 0..<\(next(200)) { Text(\"\\(j)\") } }", "ProgressView(value: 0.5)",
      "Text(\"a\").frame(width: \(next(20000)), height: \(next(5000)))",
      "Label(\"a\", systemImage: \"star\")",
      "VStack { ForEach(0..<\(many()), id: \\.self) { j in Text(\"\\(j)\") } }",
      "Group { Text(\"a\").bold() }",
      "Picker(\"p\", selection: .constant(1)) { for j in 0..<\(many()) { Text(\"\\(j)\").tag(j) } }",
      "CalendarView(month: @2026-11-01)", "Text(\"\\u{301}\".repeated(\(next(5000))))",
    ])
    let state = pick(["", "state n = 0\n"])
    let modifier = pick([
      "", ".frame(height: \(next(5000)))", ".padding(\(next(2000)))", ".border(.rounded)", ".frame(width: 1)",
      ".overlay { Text(\"x\".repeated(10000)) }", ".scaleEffect(3)", ".lineLimit(1)",
    ])
    let container = pick([
      "VStack { for i in 0..<\(count) { \(inside) } }", "HStack { for i in 0..<\(count) { \(inside) } }",
      "ZStack { for i in 0..<\(count) { \(inside) } }", "List(0..<\(count)) { i in \(inside) }",
      "VStack { ForEach(0..<\(count), id: \\.self) { i in \(inside) } }",
      "Grid { for i in 0..<\(count) { GridRow { \(inside)\n\(inside) } } }",
      "LazyVGrid(columns: \(1 + next(1200))) { ForEach(0..<\(count), id: \\.self) { i in \(inside) } }",
      "ScrollView { VStack { for i in 0..<\(count) { \(inside) } } }",
      "Form { for i in 0..<\(count) { Section(\"s\") { \(inside) } } }",
      "TabView { for i in 0..<\(count) { Tab(\"t\") { \(inside) } } }",
      "ViewThatFits { for i in 0..<\(count) { \(inside) } }",
      "Table((0..<\(count)).map { i in {a: i, b: \"x\".repeated(i % 1000), c: [i, i]} })",
      "Chart { for i in 0..<\(count) { BarMark(x: .value(\"x\", i), y: .value(\"y\", i * i)) } }",
    ])
    let width = pick(["", "", "redraw()\n", "tick(50)\n", "scroll(by: 1000000)\n"])
    return "\(state)\(container)\(modifier)\n\(width)"
  }

  private mutating func pattern() -> String {
    let piece = pick([
      "(a+)+b", "(a|a)*b", "(a|aa)+$", "(.*)*x", "(a*)*(a*)*(a*)*b", "((a{1,50}){1,50}){1,50}", "a{0,1000}b",
      "[^a]*a[^a]*a[^a]*b", "(?<x>a+)(?<y>a+)(?<z>a+)b", "\\\\d+(\\\\d+)*x", "(?i)(é|e)+x",
      "^(([a-z])+.)+[A-Z]$",
      "(\(String(repeating: "(", count: next(300)))a\(String(repeating: ")", count: next(300))))",
      "a{100000}",
      "[\\\\u{0}-\\\\u{10FFFF}]*x", "(x+x+)+y", String(repeating: "a?", count: next(400)) + "b", "\\\\",
      "(?<", "[z-a]",
    ])
    let verb = pick([
      "matches(p)", "firstMatch(of: p)", "allMatches(of: p).count",
      "replacingMatches(of: p, with: \"$1$1$2${x}\").count",
      "splitMatches(of: p).count", "isValid(.pattern(p))", "failures(.pattern(p)).count",
    ])
    let text = pick(["a", "aa ", "ab", "1", "é", "a\\n", "x", "\\u{1F468}"])
    let many = pick(["30", "1000", "100000", "3000000", "100000000"])
    let loop = pick(["", "for i in 0..<\(many) { try? t.prefix(100).matches(\"\\(i)\" + p) }\n"])
    return "let p = \"\(piece)\"\nlet t = \"\(text)\".repeated(\(many))\n\(loop)t.\(verb)\n"
  }

  private mutating func cyclicState() -> String {
    let change = pick([
      "n += 1", "all = [all, all]", "all = {a: all}", "all = { all }", "n = n * 2", "all = [\"\\(all)\"]",
      "all = all + [n]",
      "all = [1].map { x in { all } }", "n = 0 - n", "all = Binding(get: { all }, set: { all = $0 })",
    ])
    let event = pick([
      ".onChange(of: n) { \(change); n += 1 }", ".onAppear { \(change) }", ".onTap { \(change) }",
      ".onChange(of: all) { \(change) }",
      ".sheet(isPresented: .constant(true)) { Text(\"\\(n)\").onAppear { n += 1 } }",
      ".alert(\"a\", isPresented: .constant(true)) { Button(\"b\") { \(change) } }", ".id(n)", ".id(all)",
    ])
    let view = pick([
      "Text(\"\\(n)\")", "Text(\"\\(all)\")", "Button(\"go\") { \(change) }",
      "List([n, n]) { i in Text(\"\\(all)\") }",
      "NavigationStack { NavigationLink(\"go\") { Text(\"\\(n)\").onAppear { n += 1 } } }",
      "VStack { for i in 0..<n { Text(\"\\(i)\") } }",
      "List($all, id: \\.self) { $x in TextField(\"x\", text: $x) }",
    ])
    let loop =
      "for i in 0..<\(many()) { \(pick([change, "tap(\"go\")", "redraw()", "try? tap(\"go\")", "back()"])) }"
    return
      "state n = 1\nstate all = [1]\n\(view)\(event)\n\(loop)\n\(pick(["", "reset()\n", "tap(\"go\")\n"]))"
  }

  private mutating func storm() -> String {
    let mistake = pick([
      "[1][5]", "fail2(1)", "1 / 0", "nil + 1", "\"a\" < 1", "{a: 1}.b", "Int(\"x\") + 1",
      "9223372036854775807 + 1",
      "deep(3000)", "json(text: \"[\")", "csv(text: \"a\\n\\\"\")", "@2026-02-30 + 1", "\"a\".matches(\"(\")",
      "T(a: \"x\")", "[1, 2].map { $0.x }", "tap(\"nothing\")", "\"x\".repeated(9223372036854775807)",
      "ics(text: \"BEGIN:\")", "stdin()", "csv(\"/dev/zero\")",
    ])
    let loop = pick([
      "while true { try? \(mistake) }", "for i in 0..<\(many()) { let x = (try? \(mistake)) ?? i }",
      "(0..<\(many())).map { i in try? \(mistake) }.count", "fn f(n) = try? f(n + 1) + \(mistake)\nf(0)",
      "VStack { for i in 0..<\(many()) { Text(\"\\((try? \(mistake)) ?? 0)\") } }",
      "for i in 0..<\(many()) { warn(\"\\(i)\") }",
      "let xs = (0..<1000).map { [$0] }\nfor x in xs { try? x.sorted { try? \(mistake) } }",
      String(repeating: "\(mistake)\n", count: next(3000)),
      String(repeating: "let x = \(mistake)\n", count: next(3000)),
      String(
        repeating: pick([")", "{", "\"", "\\\\(", "@", "let ", "fn f", "view V {"]), count: next(20000)),
    ])
    return "type T { a: Int }\nfn deep(n) = n <= 0 ? [1][5] : 1 + deep(n - 1)\n\(loop)\n"
  }

  private mutating func data() -> String {
    let count = many()
    let make = pick([
      "json(text: \"[\" + \"1,\".repeated(\(count)) + \"1]\")",
      "json(text: \"[\".repeated(\(count)) + \"]\".repeated(\(count)))",
      "json(text: \"{\\\"a\\\":\".repeated(\(count)) + \"1\" + \"}\".repeated(\(count)))",
      "json(text: \"\\\"\" + \"\\\\u00e9\".repeated(\(count)) + \"\\\"\")",
      "json(text: \"1\" + \"0\".repeated(\(count)))",
      "json(text: \"[\" + \"{\\\"a\\\":1},\".repeated(\(count)) + \"1]\")",
      "json(text: \"1e\" + \"9\".repeated(\(count)))",
      "json(text: \"{\" + (0..<\(count)).map { \"\\\"k\\($0)\\\":1\" }.joined(separator: \",\") + \"}\")",
      "csv(text: \"a,b\\n\" + \"1,2\\n\".repeated(\(count)))",
      "csv(text: \"a,\".repeated(\(count)) + \"b\\n1\\n\")",
      "csv(text: \"a\\n\" + \"\\\"\".repeated(\(count)))",
      "csv(text: \"a\\n\" + \"\\\"x\\\"\\\"\\n\\\"\\n\".repeated(\(count)))",
      "csv(text: \"a;b\\n\" + \"=1+1;@x\\n\".repeated(\(count)), separator: \";\", onError: .skip)",
      "csv(text: \"a,a,a\\n\" + \"1,2\\n\".repeated(\(count)), type: R)",
      "csv(text: \"x\" + \",\\n\".repeated(\(count)), onError: .skip)",
      "csv(text: \"a,b\\n\" + \"999999999999999999999,x\\n\".repeated(\(count)), type: R, onError: .skip)",
      "ics(text: \"BEGIN:VCALENDAR\\n\" + \"BEGIN:VEVENT\\nDTSTART:20260101\\nEND:VEVENT\\n\".repeated(\(count)) + \"END:VCALENDAR\")",
      "ics(text: \"BEGIN:VCALENDAR\\n\" + \"BEGIN:VEVENT\\n\".repeated(\(count)))",
      "ics(text: \"X:1\\n \".repeated(\(count)))",
      "strings({en: Record((0..<\(count)).map { [\"k\\($0)\", \"%@\".repeated($0 % 50)] })})",
    ])
    let use = pick([
      "d.count", "print(d)", "Table(d)", "List(d) { r in Text(\"\\(r)\") }", "d.unique().count", "d == d",
      "d.sorted().count",
      "d.map { $0.a }.sum()", "\"\\(d)\".count", "d.events(on: @2026-01-01).count",
      "d.grouped(by: \\.a).count",
      "\"k1\".localized(in: d)",
    ])
    return "type R { a: Int\n b: String where $0.count < 5 }\nlet d = \(make)\n\(use)\n"
  }

  private mutating func deepType() -> String {
    switch next(6) {
    case 0: return (0..<next(3000)).map { "type T\($0) { a: T\($0 + 1)? }\n" }.joined() + "T0(a: nil)\n"
    case 1:
      return "type T { a: " + String(repeating: "[", count: next(2000)) + "Int"
        + String(repeating: "]", count: next(2000)) + " }\n"
    case 2:
      return "type T { " + (0..<next(5000)).map { "f\($0): Int = \($0)\n" }.joined()
        + "}\nlet a = (0..<\(many())).map { T(f0: $0) }\na.count\n"
    case 3:
      return "type T { next: T? }\nvar t = T(next: nil)\nfor i in 0..<\(many()) { t = T(next: t) }\nt == t\n"
    case 4:
      return "type S = " + (0..<(1 + next(5000))).map { ".c\($0)" }.joined(separator: " | ")
        + "\ntype T { s: S }\n(0..<\(many())).map { T(s: .c0) }.count\n"
    default:
      return
        "type T { a: String matching \"(a+)+b\" where $0.count > 0\n b: [T] = [] }\nvar t = T(a: \"aab\")\nfor i in 0..<\(many()) { t = T(a: \"aab\", b: [t, t]) }\nt == t\n"
    }
  }

  private mutating func unicode() -> String {
    let piece = pick([
      "\\u{301}", "\\u{200D}", "\\u{1F468}\\u{200D}", "\\u{202E}", "\\u{FEFF}", "\\u{0}",
      "\\u{1F1F3}\\u{1F1F1}", "\\u{1F3FB}", "\\u{FE0F}",
      "\\u{1100}", "\\u{0E33}", "\\u{FDFA}", "\\u{1B}[2J", "\\r\\n", "\\u{85}", "\\u{2028}", "\\u{E0061}",
      "\\u{10FFFF}", "ẞ", "İ", "ﬃ",
      "\\u{34F}", "\\u{17B4}", "\\u{9}", "e\\u{301}\\u{302}\\u{303}",
    ])
    let count = pick(["3", "100", "5000", "100000", "3000000"])
    let use = pick([
      "t.count", "t.characters.count", "t.uppercased().lowercased().count", "t.cased(.title).count",
      "t.reversed() == t", "Text(t)",
      "Text(t).frame(width: 7)", "t.cellWidth", "t.padded(to: 300)", "t.words.count", "t.lines.count",
      "t.replacing(\"e\", with: t.prefix(9)).count",
      "Table([{a: t, b: t}])", "List(t.prefix(200).characters) { c in Text(c) }", "t.matches(\".*\")",
      "t.allMatches(of: \".\").count",
      "{a: t}", "t.concealed(first: 2)", "t.masked(\"###-AAA\")", "t.hashtags().count", "t.sorted().count",
      "t.unique().count",
      "t.split(separator: \"e\").count", "t.prefix(t.count - 1) < t", "t.isValid(.email)",
      "t.phoneNumber(region: \"NL\")",
      "TextField(\"n\", text: .constant(t))", "Text(t).textCase(.uppercase).bold()",
      "Label(t, systemImage: t)",
      "t.parsed(as: t)",
    ])
    return "let t = \"\(piece)\(pick(["", "a", " "]))\".repeated(\(count))\n\(use)\n"
  }

  private mutating func formats() -> String {
    let value = pick([
      "1", "-9223372036854775807", "1.5", "1e308", "0.0 / 0.0", "123456789012345.678", "@2026-11-30",
      "@0001-01-01",
      "@9999-12-31T23:59", "1mo", "90061s", "[1, 2, 3]", "\"x\"", "@2026-11-30T09:00", "true",
    ])
    let locale = pick([
      "en_US", "nl", "ar", "fa_IR", "hi", "xx_YY", "", "../../etc/passwd",
      "en_US@calendar=buddhist;numbers=thai", "th", "zh_Hant",
      "a\".repeated(100000) + \"", "C", "root", "\\u{0}", "-", "en-US-u-ca-islamic",
    ])
    let style = pick([
      "", ".number, ", ".percent, ", ".compact, ", ".compactWords, ", ".scientific, ", ".ordinal, ",
      ".bytes, ", ".relative, ", ".words, ",
      ".clock, ", ".list, ", "date: .full, ", "time: .long, ", "template: \"yMMMMdEEEEjms\", ",
      "currency: \"EUR\", ",
      "pattern: \"\(pick(["y", "M", "E", "'", "''", "%", "z", "Q"]))\".repeated(\(many())), ",
      "template: \"y\".repeated(\(many())), ",
      "decimals: \(next(120)), ", "significant: \(next(2000)), ", "currency: \"X\".repeated(\(many())), ",
    ])
    let call = pick([
      "(\(value)).formatted(\(style)locale: \"\(locale)\")",
      "(\(value)).formatted(\(style)locale: \"\(locale)\")",
      "\(value).plural(one: \"a\", other: \"b\".repeated(1000), locale: \"\(locale)\")",
      "monthNames(locale: \"\(locale)\")",
      "\"x\".repeated(1000).cased(.sentence, locale: \"\(locale)\")",
      "\"%@ %1$@ %99999$@ %{a}\".repeated(\(many())).localized(1, 2)",
      "\"\(value)\".parsed(as: \"yMd'\".repeated(\(next(3000))))",
      "\"1\".repeated(\(many())).masked(\"#\".repeated(\(many())))",
      "(\(value)).padded(to: \(many()))",
    ])
    return
      "for i in 0..<\(pick(["1", "100", "1000000"])) { let x = try? \(call) }\nText(\"a\").environment(\\.locale, \"\(locale)\")\n\(call)\n"
  }

  private mutating func recurrences() -> String {
    let rule = pick([
      "FREQ=SECONDLY", "FREQ=MINUTELY;BYSECOND=0,1,2,3,4,5", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=YEARLY;BYDAY=53MO",
      "FREQ=DAILY;COUNT=999999999", "FREQ=SECONDLY;INTERVAL=0",
      "FREQ=YEARLY;BYYEARDAY=366;BYDAY=MO;BYHOUR=0,1,2,3;BYSETPOS=-1",
      "FREQ=HOURLY;UNTIL=99991231T235959Z", "FREQ=WEEKLY;INTERVAL=2147483647",
      "FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2,4,6",
      "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU", "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO,TU,WE,TH,FR,SA,SU",
      "FREQ=DAILY;BYSETPOS=1,2,3",
    ])
    let start = pick(["00010101", "19700101T000000Z", "20260101", "20261130T090000", "99990101"])
    let event =
      "BEGIN:VEVENT\\nUID:\(next(9))\\nDTSTART:\(start)\\nDURATION:P\(next(99_999))D\\nRRULE:\(rule)\\n"
      + (next(2) == 0 ? "EXDATE:20260101,20260102\\n" : "RDATE:20260101\\n") + "SUMMARY:x\\nEND:VEVENT\\n"
    let use = pick([
      "c.events(on: @2026-11-30).count", "c.events(in: @2026-01-01...@2026-12-31).count",
      "c.events(in: @0001-01-01...@9999-12-31).count",
      "CalendarView(month: @2026-11-01, events: c)",
      "Timeline(c.events(on: @2026-11-30), by: \\.start, until: \\.end, every: 1h) { Text($0.summary) }",
      "List(c.events(in: @2026-11-01...@2026-11-30)) { e in Text(e.summary) }",
      "for i in 0..<\(many()) { c.events(on: @2026-11-30 + 1d) }",
      "Timeline(c.events(on: @2026-11-30), by: \\.start, until: \\.end, every: 1s) { Text($0.summary) }",
    ])
    return
      "let c = ics(text: \"BEGIN:VCALENDAR\\nVERSION:2.0\\n\" + \"\(event)\".repeated(\(pick(["1", "5", "300", "20000"]))) + \"END:VCALENDAR\\n\")\n\(use)\n"
  }

  /// One function after another on the same large value.
  private mutating func library() -> String {
    let base = pick([
      "(0..<\(many())).list()", "(0..<\(many())).map { \"k\\($0)\" }",
      "(0..<\(many())).map { {a: $0 % 100, b: [$0]} }",
      "\"ab cé\\n\".repeated(\(many()))", "[[1, [2]], [3]].repeated(\(many()))", "(0..<\(many()))",
      "[nil, 1.5, \"a\"].repeated(\(many()))",
    ])
    var lines = ["var x = \(base)"]
    for _ in 0..<(1 + next(6)) {
      lines.append(
        "x = "
          + pick([
            "x.sorted()", "x.reversed()", "x.unique()", "x.enumerated()", "x.chunked(into: \(1 + next(9)))",
            "x.windows(of: \(1 + next(999)))",
            "x.zip(x)", "x.map { [$0, $0] }", "x.flatMap { [$0, $0] }", "x.compactMap { $0 }",
            "x.filter { true }", "x.tally()", "x.joined(separator: \"-\")",
            "x.grouped { $0 }", "x.shuffled(seed: 1)", "x.prefix(\(many()))", "x.repeated(\(many()))",
            "x.union(x)", "x.inserting(1, at: 0)",
            "x.reduce([]) { $0 + [$1] }", "x.reductions(0) { [$0, $1] }", "x.partitioned { true }",
            "\"\\(x)\"", "x + x", "x.split(separator: \"a\")",
            "x.replacing(1, with: x)", "x.sorted { \"\\($0)\" < \"\\($1)\" }", "x.dropFirst(1)", "x.words",
            "x.characters", "x.lines", "x.uppercased()",
            "x.subtracting(x)", "x.intersection(x)", "x.moving(from: 0, to: 5)",
            "stride(from: 0, to: \(many()), by: 1)", "[x]", "{a: x}",
            "x.median()", "x.isSorted()",
          ]))
    }
    lines.append(
      pick(["print(x)", "x.count", "x == x", "Table(x)", "List(x) { Text(\"\\($0)\") }", "let y = [x: x]"]))
    return lines.joined(separator: "\n") + "\n"
  }

  /// Values that hold others many times: small in memory, endless when walked through.
  private mutating func sharing() -> String {
    let step = pick([
      "[a, a]", "{x: a, y: a}", "[a, [a]]", "{x: [a, a, a]}", "T(x: a)", "[a].repeated(1000)", ".some(a)",
    ])
    let use = pick([
      "a == b", "\"\\(a)\".count", "print(a)", "a.unique()", "[a, b].sorted()", "Table([a])",
      "List([a, b], id: \\.self) { Text(\"\\($0)\") }",
      "[a, b].tally()", "state s = a\nText(\"\\(s)\").id(s).onChange(of: s) { }\ns = b", "[a].contains(b)",
      "switch a { case b: 1\ndefault: 2 }",
      "Text(\"a\").environment(\"v\", a).tag(a)", "a.joined(separator: \"\")", "fail(a)", "warn(a)",
      "[a].firstIndex(of: b)", "a.failures(.required)",
    ])
    return
      "type T { x: Any }\nvar a = [1]\nvar b = [1]\nfor i in 0..<\(next(400)) { a = \(step)\n b = \(step.replacing("a", "b")) }\n\(use)\n"
  }
}

extension String {
  /// Each single letter `old` that stands as a word.
  fileprivate func replacing(_ old: Character, _ new: Character) -> String {
    var result = ""
    var previous: Character = " "
    for (index, character) in zip(indices, self) {
      let after = self.index(after: index)
      let isWord = !previous.isLetter && (after == endIndex || !self[after].isLetter && self[after] != ":")
      result.append(character == old && isWord ? new : character)
      previous = character
    }
    return result
  }
}
