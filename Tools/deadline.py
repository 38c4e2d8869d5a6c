#!/usr/bin/env python3
"""How long a script goes on after it was told to stop: each of these does one thing that takes long and is interrupted at
several points. It has stopped when the command says so; how long it then takes to free its memory and end is shown too.

    Tools/deadline.py .build/release/trellis [NAME…]

Time is that of the processor (Linux: /proc/PID/schedstat), so that other work on the machine does not count. Says the
longest of each, and fails when one is longer than 50 ms. A deadline goes the same way as an interruption.
"""

import os
import resource
import select
import signal
import subprocess
import sys
import tempfile
import time

POINTS = (20, 100, 300)
# Reading has phases, which come one after the other.
READING_POINTS = (20, 60, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1500)
MOST = 50.0
MEMORY = "256M"
# Of what reads a source: more than that would be refused before it takes long.
READING_MEMORY = "4G"

LIST = "let a = (0..<5_000_000).list()\n"
TEXTS = "let a = (0..<500_000).map { \"k\\($0 * 7919 % 1_000_003)\" }\n"
TEXT = "let t = \"some words, \".repeated(8_000_000)\n"
WIDE = "let t = \"söme wörds, \".repeated(2_000_000)\n"

WORK = {
    "a loop": "while true { }",
    "calls": "fn f(n) = n == 0 ? 0 : f(n - 1)\nwhile true { f(100) }",
    "failures": "while true { try? [1][5] }",
    "range": "while true { (0..<10_000_000).list() }",
    "sorted": LIST + "while true { a.shuffled(seed: 1).sorted() }",
    "sorted texts": TEXTS + "while true { a.sorted() }",
    "sorted by a function": TEXTS + "while true { a.sorted { $0 < $1 } }",
    "map": LIST + "while true { a.map { $0 + 1 } }",
    "sum": LIST + "while true { a.sum() }",
    "contains": LIST + "while true { a.contains(-1) }",
    "unique": "let a = (0..<1_000_000).list()\nwhile true { a.unique() }",
    "grouped": "let a = (0..<1_000_000).list()\nwhile true { a.grouped { $0 % 1000 } }",
    "reversed": LIST + "while true { a.reversed() }",
    "repeated": "while true { [1, 2].repeated(6_000_000) }",
    "list + list": "let a = (0..<5_000_000).list()\nwhile true { a + a }",
    "a list compared": LIST + "let b = a.map { $0 }\nwhile true { a == b }",
    "a list written": LIST + "while true { \"\\(a)\" }",
    "shared parts written": "var x = [1]\nfor i in 0..<60 { x = [x, x] }\nprint(x)",
    "joined": TEXTS + "while true { a.joined(separator: \", \") }",
    "split": TEXT + "while true { t.split(separator: \",\") }",
    "split by two": TEXT + "while true { t.split(separator: \", \") }",
    "words": WIDE + "while true { t.words }",
    "replacing": TEXT + "while true { t.replacing(\"w\", with: \"v\") }",
    "occurrences": TEXT + "while true { t.occurrences(of: \"zzz\") }",
    "uppercased": WIDE + "while true { t.uppercased() }",
    "uppercased ASCII": TEXT + "while true { t.uppercased() }",
    "capitalized": WIDE + "while true { t.capitalized }",
    "reversed text": WIDE + "while true { t.reversed() }",
    "count": WIDE + "while true { (t + \"x\").count }",
    "prefix": WIDE + "while true { t.prefix(1_900_000) }",
    "characters": "let t = \"é\".repeated(1_000_000)\nwhile true { t.characters }",
    "a pattern": "let t = \"a\".repeated(50_000_000)\nwhile true { t.matches(\"(a+)+b\") }",
    "all matches": TEXT + "while true { t.allMatches(of: \"[a-z]+\") }",
    "hard matches": "let t = \"a\".repeated(1_000_000)\nwhile true { t.allMatches(of: \"(a|aa)+(b|c)\") }",
    "large patterns": "var i = 0\nwhile true { try? \"a\".matches(\"(\\(i)a{1,300}){1,3}\")\n i += 1 }",
    "JSON": "let t = \"[\" + \"1,\".repeated(2_000_000) + \"1]\"\nwhile true { json(text: t) }",
    "JSON records": "let t = \"[\" + \"{\\\"a\\\":1},\".repeated(300_000) + \"1]\"\nwhile true { json(text: t) }",
    "JSON text": "let t = \"\\\"\" + \"\\\\u00e9\".repeated(10_000_000) + \"\\\"\"\nwhile true { json(text: t) }",
    "CSV": "let t = \"a,b\\n\" + \"1,2\\n\".repeated(500_000)\nwhile true { csv(text: t) }",
    "CSV cell": "let t = \"a\\n\" + \"x\".repeated(60_000_000)\nwhile true { csv(text: t) }",
    "calendar": "let t = \"BEGIN:VCALENDAR\\n\" + \"BEGIN:VEVENT\\nDTSTART:20260101\\nRRULE:FREQ=DAILY\\nEND:VEVENT\\n\".repeated(50_000) + \"END:VCALENDAR\\n\"\nwhile true { ics(text: t) }",
    "calendar dates": "let t = \"BEGIN:VCALENDAR\\nBEGIN:VEVENT\\nDTSTART:20260101\\nRDATE:\" + \"20260101,\".repeated(1_000_000) + \"20260101\\nEND:VEVENT\\nEND:VCALENDAR\\n\"\nwhile true { ics(text: t) }",
    "recurrence": "let c = ics(text: \"BEGIN:VCALENDAR\\nBEGIN:VEVENT\\nDTSTART:19700101T000000Z\\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30\\nEND:VEVENT\\nEND:VCALENDAR\\n\")\nwhile true { c.events(on: @2026-11-30) }",
    "formatting": "var i = 0\nwhile true { 1.5.formatted(decimals: 50)\n @2026-11-30.formatted(date: .full)\n i += 1 }",
    "localized": "let t = \"%@ \".repeated(3_000_000)\nwhile true { t.localized(1) }",
    "hash of a password": "while true { \"geheim\".passwordHash(salt: \"a1b2\", rounds: 10_000_000) }",
    "stack": "while true { quiet { redraw() } }\nVStack { for i in 0..<150_000 { Text(\"a\") } }",
    "a stack of views": "VStack { for i in 0..<150_000 { Text(\"row \\(i)\") } }",
    "a row of views": "HStack { for i in 0..<150_000 { Text(\"row \\(i)\") } }",
    "a grid": "Grid { for i in 0..<40_000 { GridRow { Text(\"a\")\nText(\"row \\(i)\") } } }",
    "a list of rows": "List(0..<100_000) { i in Text(\"row \\(i)\") }",
    "buttons": "state n = 0\nVStack { for i in 0..<50_000 { Button(\"b\") { n += 1 } } }",
    "a table": "Table((0..<200_000).map { {a: $0, b: \"text \\($0)\"} })",
    "a chart": "Chart { for i in 0..<50_000 { BarMark(x: .value(\"x\", i), y: .value(\"y\", i)) } }",
    "a long text": "Text(\"some words, \".repeated(4_000_000))",
    "a long text in lines": "Text(\"some words,\\n\".repeated(2_000_000))",
    "a wide text": "Text(\"日本 \".repeated(3_000_000))",
    "a large frame": "Text(\"a\").frame(width: 10000, height: 3300).border(.light)",
    "gradients": "LinearGradient(colors: [.red, .blue]).frame(width: 5000, height: 3300)",
    "shapes": "Circle().fill(.red).frame(width: 5000, height: 3300)",
    "printing": "let t = \"x\".repeated(30_000_000)\nwhile true { print(t) }",
    "fits": "ViewThatFits { for i in 0..<30_000 { Text(\"x\".repeated(2000)).fixedSize() } }",
    "freeing": "var a = []\nwhile true { a = (0..<2_500_000).map { [$0] }\n a = [] }",
    "freeing records": "var a = []\nwhile true { a = (0..<1_200_000).map { {x: $0, y: [$0]} }\n a = [] }",
    "freeing at the end": "let a = (0..<2_500_000).map { [$0] }\nwhile true { }",
    "freeing texts": "var a = []\nwhile true { a = (0..<2_000_000).map { \"number \\($0)\" }\n a = [] }",
    "freeing trees": "fn t(n) { if n == 0 { return [] }\n return [t(n - 1), t(n - 1)] }\nvar a = []\nwhile true { a = t(19)\n a = [] }",
    "freeing symbols": "fn t(n) = n == 0 ? .leaf : .node(t(n - 1), t(n - 1))\nvar a = nil\nwhile true { a = t(18)\n a = nil }",
    "freeing a chain": "var a = nil\nwhile true { for i in 0..<500_000 { var x = a\n a = { x } }\n a = nil }",
    "freeing a large record": "var r = {:}\nwhile true { for i in 0..<500_000 { r[\"key number \\(i)\"] = [i] }\n r = {:} }",
    "freeing what a function holds": "fn f() { let a = (0..<2_500_000).map { [$0] }\n while true { } }\nf()",
    "freeing what was being made": "while true { try? (0..<2_000_000).map { $0 == 1_999_999 ? [1][5] : [$0] } }",
    "freeing characters": "let t = \"é\".repeated(1_000_000)\nwhile true { t.map { $0 } }",
    "freeing screens": "while true { quiet { open(text: \"let a = (0..<1_000_000).map { [$0] }\") } }",
    "opened scripts": "open(text: \"while true { }\")",
    "a copy changed": LIST + "while true { var b = a\n b.append(1) }",
    "an element of a copy": LIST + "while true { var b = a\n b[0] = 1 }",
    "a growing list": "while true { var a = []\n for i in 0..<5_000_000 { a.append(i) } }",
    "a growing text": "let p = \"x\".repeated(1_000_000)\nwhile true { var t = \"\"\n for i in 0..<60 { t += p } }",
    "text + text": TEXT + "while true { t + \"x\" }",
    "a text in a text": TEXT + "while true { \"\\(t)x\" }",
    "trimmed": "let t = \" \".repeated(20_000_000) + \"é\"\nwhile true { t.trimmed() }",
    "flags": "let t = \"\\u{1F1F3}\\u{1F1F1}\".repeated(2_000_000)\nwhile true { t.reversed() }",
    "suffix": "let t = \"\\u{1F1F3}\\u{1F1F1}\".repeated(2_000_000)\nwhile true { t.suffix(900_000) }",
    "removing": "var a = []\nwhile true { a = (0..<2_000_000).map { [$0] }\n a.removeLast(1_999_999) }",
    "pairs": "let a = (0..<1_000_000).list()\nwhile true { a.enumerated() }",
    "CSV typed": "type R { a: Int\n b: String }\nlet t = \"a,b\\n\" + \"1,x\\n\".repeated(500_000)\nwhile true { csv(text: t, type: R) }",
    "CSV wide": "let t = \"a,\".repeated(2000) + \"b\\n\" + (\"1,\".repeated(2000) + \"2\\n\").repeated(1000)\nwhile true { csv(text: t) }",
    "JSON lists": "let t = \"[\" + \"[1],\".repeated(1_000_000) + \"1]\"\nwhile true { json(text: t) }",
    "a wide table": "let r = (0..<300).map { i in {a: i, b: \"text\".repeated(2000), c: i} }\nTable(r)",
    "a wide grid": "Grid { for i in 0..<100 { GridRow { for k in 0..<1000 { Text(\"x\\(k)\") } } } }",
    "a lazy grid": "LazyVGrid(columns: [.adaptive(min: 5)]) { for i in 0..<100_000 { Text(\"row \\(i)\") } }",
    "two screens": "VStack { for i in 0..<100_000 { Text(\"row \\(i)\") } }\nVStack { for i in 0..<100_000 { Text(\"row \\(i)\") } }",
    "an event": "state n = 0\nButton(\"go\") { while true { n += 1 } }\ntap(\"go\")",
    "a condition of a type": "type T { a: Int where (0..<1_000_000).sum() > $0 }\nwhile true { T(a: 1) }",
}


def lines(pattern, count):
    """So many lines, numbered at each `#`."""
    return "\n".join(pattern.replace("#", str(i)) for i in range(count))


READING = {
    "reading statements": lambda: lines("let a# = # + 1", 500_000),
    "reading expressions": lambda: lines("print(\"a\", [#, 2], {a: 1}, x.y.z(1))", 200_000),
    "reading functions": lambda: lines("fn f#(x) {\n  let y = x * # + 1\n  return y > 5 ? y : x\n}", 150_000),
    "reading a function": lambda: "fn f(x) {\n" + lines("  let y# = x * # + 1", 250_000) + "\n}",
    "reading closures": lambda: lines("{ $0 }", 600_000),
    "reading a list": lambda: "let a = [" + lines("[1, #, 3],", 600_000) + "]",
    "reading types": lambda: lines("type T# { a: Int\n b: String? }", 200_000),
    "reading a type": lambda: "type T {\n" + lines("a#: Int", 600_000) + "\n}",
    "reading comments": lambda: lines("// number #", 8_000_000),
    "reading a text": lambda: "let t = \"" + "long " * 20_000_000 + "\"",
    "reading mistakes": lambda: lines("let a# = # + 1", 400_000) + "\n" + lines("let b# = a#x + (1", 90),
    "reading unknown names": lambda: lines("let a# = # + 1", 400_000) + "\n" + lines("let b# = a#x", 90),
    "reading a mistake in a body": lambda: lines("fn f#(x) {\n  x + #\n}", 300_000) + "\nfn g() {\n )\n}",
    "reading members": lambda: lines("let a# = [#]\na#.first.countt#(1)", 150_000),
    "reading brackets": lambda: lines("let a# = (1, [2", 500_000),
    "reading other words": lambda: lines("for (int i = 0; i < #; i++) { x = 1; }", 200_000),
}


def processor(pid):
    """Nanoseconds of the processor so far; None once it has ended."""
    try:
        with open(f"/proc/{pid}/schedstat") as out:
            return int(out.read().split()[0])
    except (OSError, IndexError, ValueError):
        return None


def measure(command, path, after, memory):
    process = subprocess.Popen(
        [command, "--width", "80", "--max-memory", memory, "--max-steps", str(10 ** 15), path],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (30, 30)))
    while True:
        used = processor(process.pid)
        if used is None or os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT):
            used = None
            break
        if used >= after * 1_000_000:
            break
        time.sleep(0.001)
    if used is not None:
        used = processor(process.pid) or used
        process.send_signal(signal.SIGINT)
        select.select([process.stderr], [], [])
        told = processor(process.pid) or used
    said = process.stderr.read().decode("utf-8", "replace").split("\n")[0]
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if used is None:
        return None, 0.0, process.returncode, said
    whole = (usage.ru_utime + usage.ru_stime) * 1000
    return (told - used) / 1_000_000, whole - used / 1_000_000, process.returncode, said


def main():
    command, wanted = sys.argv[1], sys.argv[2:]
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "script.dsl")
        for name, source in (WORK | READING).items():
            if wanted and not any(word in name for word in wanted):
                continue
            memory = READING_MEMORY if name in READING else MEMORY
            with open(path, "w") as out:
                out.write((source() if name in READING else source) + "\n")
            longest, end, note = 0.0, 0.0, ""
            for point in READING_POINTS if name in READING else POINTS:
                took, whole, status, said = measure(command, path, point, memory)
                if took is None:
                    note = note or f"ended by itself before {point} ms: {said[:70]}"
                    continue
                longest, end = max(longest, took), max(end, whole)
                if status != 130:
                    note = f"status {status}: {said[:70]}"
            over = longest > MOST
            bad += over
            print(f"{'!!' if over else '  '} {longest:7.1f} ms, to the end {end:7.1f} ms  {name:30} {note}", flush=True)
    sys.exit(1 if bad else 0)


main()
