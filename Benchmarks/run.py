#!/usr/bin/env python3
"""Measures trellis against Lua, Python and Miller on this machine, and says which targets were reached.

    run.py                      everything, best of five runs
    run.py --only fib           one program (or: parse, table, startup, week, year, live, interpreter, define, requests)
    run.py --peers-only         only checks that the Lua and Python twins agree

Needs lua5.4, luac5.4, mlr and a release build of trellis (`make bench` makes one). `week` also needs Python's
icalendar and recurring-ical-events, `year` needs cal (Debian: ncal), `interpreter` needs cc and Lua's headers (Debian:
liblua5.4-dev), and the last three the program host-benchmark beside trellis; without them they are skipped. What is
generated and what the programs print goes to .build/benchmarks.
"""
import argparse
import importlib.util
import math
import os
import shutil
import subprocess
import sys
from pathlib import Path

import compare
import host_cost
import live_keys
from measure import Command, run_interleaved

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = ROOT / ".build" / "benchmarks"
PROGRAMS = sorted(path.stem for path in (HERE / "programs").glob("*.dsl"))
SCENES = ["parse", "table", "startup", "week", "year", "live", "interpreter", "define", "requests"]
PEERS = {"parse": ["luac5.4"], "table": ["mlr"], "startup": ["lua5.4"], "week": [], "year": [], "live": [],
         "interpreter": [], "define": [], "requests": []}
TABLE_ROWS = 100_000
CALENDAR_EVENTS = 20_000
DEFINED_ROWS = 100_000


class Bench:
    """One session: measures what was asked for, prints as it goes, and collects targets and failures."""

    def __init__(self, options):
        self.options = options
        self.targets = []
        self.failures = []
        self.ratios = {}

    def measure(self, arguments, name, folder=WORK, times=1):
        """Runs the commands, given as {peer: arguments}, and gives {peer: Run}, or None if one failed."""
        outputs = {peer: WORK / f"{name}.{peer}.txt" for peer in arguments}
        commands = {peer: Command(line, folder, outputs[peer]) for peer, line in arguments.items()}
        runs = run_interleaved(commands, self.options.runs * times, self.options.statistic, self.options.timeout)
        faults = [f"{peer}: {run.failure}" for peer, run in runs.items() if run.failure]
        for fault in faults:
            self.fail(name, fault)
        return (None if faults else runs), outputs

    def fail(self, name, reason):
        self.failures.append(name)
        print(f"{name:<20} FAILED  {reason}", flush=True)

    def target(self, text, value, limit, note=""):
        self.targets.append((text, value, limit, note))

    # Programs and their twins

    def programs(self, names):
        print(f"{'program':<20} {'trellis':>9} {'lua':>9} {'python':>9} {'/ lua':>8} {'/ python':>9}")
        for name in names:
            self.program(name)
        if not self.ratios:
            return
        means = [math.exp(sum(math.log(ratio[i]) for ratio in self.ratios.values()) / len(self.ratios)) for i in (0, 1)]
        print(f"{'geometric mean':<20} {'':>9} {'':>9} {'':>9} {means[0]:>8.2f} {means[1]:>9.2f}\n")
        by_lua = max(self.ratios, key=lambda name: self.ratios[name][0])
        by_python = max(self.ratios, key=lambda name: self.ratios[name][1])
        self.target("geometric mean of the programs, of Lua's time", means[0], 1.3)
        self.target("slowest program, of Lua's time", self.ratios[by_lua][0], 2.5, by_lua)
        self.target("slowest program, of Python's time", self.ratios[by_python][1], 0.5, by_python)

    def program(self, name):
        source = HERE / "programs" / name
        arguments = {"lua": ["lua5.4", f"{source}.lua"], "python": [sys.executable, f"{source}.py"]}
        if not self.options.peers_only:
            arguments = {"trellis": [self.options.trellis, f"{source}.dsl"], **arguments}
        runs, outputs = self.measure(arguments, name)
        if runs is None:
            return
        for peer, output in outputs.items():
            if not compare.answers_agree(output, outputs["lua"]):
                self.fail(name, f"{peer} and lua print different answers: see {output} and {outputs['lua']}")
                return
        lua, python = runs["lua"].seconds, runs["python"].seconds
        if self.options.peers_only:
            print(f"{name:<20} {'':>9} {lua:>8.3f}s {python:>8.3f}s", flush=True)
            return
        trellis = runs["trellis"].seconds
        self.ratios[name] = (trellis / lua, trellis / python)
        print(f"{name:<20} {trellis:>8.3f}s {lua:>8.3f}s {python:>8.3f}s {trellis / lua:>8.2f} {trellis / python:>9.2f}",
              flush=True)

    # Parsing, the big table, start-up

    def parse(self):
        generate("parse/generate.py", WORK)
        runs, _ = self.measure({
            "trellis": [self.options.trellis, "check", str(WORK / "parse.dsl")],
            "luac": ["luac5.4", "-p", str(WORK / "parse.lua")],
        }, "parse")
        if runs is None:
            return
        size = (WORK / "parse.dsl").stat().st_size / 1e6
        show(f"parse and compile {size:.1f} MB", runs)
        self.target("parse and compile, of luac's time", ratio(runs, "trellis", "luac"), 1.5)

    def table(self):
        data = WORK / "big.csv"
        generate("table/generate.py", data, "--rows", str(TABLE_ROWS))
        runs, outputs = self.measure({
            "trellis": [self.options.trellis, "-e", f'Table(csv("{data.name}"))'],
            "mlr": ["mlr", "--icsv", "--opprint", "cat", data.name],
        }, "table")
        if runs is None:
            return
        fault = compare.table_fault(outputs["trellis"], TABLE_ROWS)
        if fault:
            self.fail("table", fault)
            return
        show(f"table of {TABLE_ROWS} rows", runs)
        self.target("table, of Miller's time", ratio(runs, "trellis", "mlr"), 1.0)
        self.target("table, of Miller's memory", runs["trellis"].peak / runs["mlr"].peak, 1.0)

    def startup(self):
        runs, _ = self.measure({
            "trellis": [self.options.trellis, str(HERE / "startup" / "one-screen.dsl")],
            "lua": ["lua5.4", "-e", ""],
        }, "startup", times=10)
        if runs is None:
            return
        show("one screen, start to end", runs)
        self.target("start-up with one screen, of Lua's", ratio(runs, "trellis", "lua"), 4.0)

    # Calendars, measured where their peers are installed

    def week(self):
        packages = ["icalendar", "recurring_ical_events"]
        lacking = [name for name in packages if importlib.util.find_spec(name) is None]
        if lacking:
            self.skip("week", f"this Python has no {' and no '.join(lacking)}")
            return
        data = WORK / "big.ics"
        generate("calendar/generate.py", data, "--events", str(CALENDAR_EVENTS))
        runs, outputs = self.measure({
            "trellis": [self.options.trellis, str(HERE / "calendar" / "week.dsl"), "--data", f"calendar={data}",
                        "--timezone", "Europe/Amsterdam", "--now", "2026-11-30"],
            "python": [sys.executable, str(HERE / "calendar" / "week.py"), str(data)],
        }, "week")
        if runs is None:
            return
        fault = compare.week_fault(outputs["trellis"], outputs["python"])
        if fault:
            self.fail("week", fault)
            return
        show(f"week of {CALENDAR_EVENTS} events", runs)
        self.target("week of a calendar, of Python's time", ratio(runs, "trellis", "python"), 0.1)

    def year(self):
        if shutil.which("cal") is None:
            self.skip("year", "there is no cal")
            return
        runs, outputs = self.measure({
            "trellis": [self.options.trellis, str(HERE / "calendar" / "year.dsl"), "--timezone", "UTC",
                        "--locale", "en_US", "--now", "2020-01-01"],
            "cal": ["cal", "2026"],
        }, "year", times=10)
        if runs is None:
            return
        fault = compare.year_fault(outputs["trellis"], outputs["cal"])
        if fault:
            self.fail("year", fault)
            return
        show("twelve months", runs)
        self.target("twelve months, of cal's time", ratio(runs, "trellis", "cal"), 3.0)

    # Keys on screens of 10,000 rows: no peers, but a limit that nobody feels

    def live(self):
        print(f"{'key on a screen':<20} {'':>24} {'typical':>9} {'slowest':>9} {'cells':>7} {'bytes':>7}")
        slowest = {}
        for scene in live_keys.SCENES:
            try:
                screen, what, answer = live_keys.measure(self.options.trellis, HERE / "live", scene)
            except (RuntimeError, OSError) as problem:
                self.fail("live", problem)
                return
            cells, size = (round(sum(counts) / len(counts)) for counts in (answer.cells, answer.bytes))
            print(f"{screen + '.dsl':<14} {what:<30} {answer.typical * 1000:>6.1f} ms {answer.slowest * 1000:>6.1f} ms "
                  f"{cells:>7} {size:>7}", flush=True)
            kind = "made as they come into sight" if screen != "stack" else "all made"
            slowest[kind] = max(slowest.get(kind, (0, "")), (answer.typical * 1000, f"{screen}, {what}"))
        for kind, (milliseconds, what) in slowest.items():
            self.target(f"a key on 10,000 rows, {kind}, ms", milliseconds, 16, what)

    # What a host pays

    @property
    def host(self):
        """The program that embeds the library, built beside the command."""
        return Path(shutil.which(self.options.trellis) or self.options.trellis).with_name("host-benchmark")

    def interpreter(self):
        if not self.host.exists():
            self.skip("interpreter", f"there is no {self.host}")
            return
        twin = WORK / "interpreter"
        lacking = host_cost.compile_lua_twin(HERE / "embedding" / "interpreter.c", twin)
        if lacking:
            self.skip("interpreter", lacking)
            return
        try:
            costs = host_cost.interpreter_costs(self.host, twin, self.options.runs)
        except (RuntimeError, OSError, ValueError, subprocess.TimeoutExpired) as problem:
            self.fail("interpreter", problem)
            return
        for kind, title in [("interpreter", "an interpreter"), ("ready", "one that runs an empty script"),
                            ("screen", "a screen more of a program"), ("lua", "a state of Lua with its libraries")]:
            print(f"{title:<36} {costs[kind].microseconds:>7.1f} us {costs[kind].kilobytes:>7.1f} KB", flush=True)
        ready, lua = costs["ready"], costs["lua"]
        self.target("an empty interpreter, of a Lua state's time", ready.microseconds / lua.microseconds, 3.0)
        self.target("an empty interpreter, of a Lua state's memory", ready.kilobytes / lua.kilobytes, 3.0)

    def define(self):
        if not self.host.exists():
            self.skip("define", f"there is no {self.host}")
            return
        try:
            define, json = host_cost.definition_times(self.host, DEFINED_ROWS, self.options.runs)
        except (RuntimeError, OSError, ValueError, subprocess.TimeoutExpired) as problem:
            self.fail("define", problem)
            return
        print(f"{f'define {DEFINED_ROWS} rows':<28} trellis {define * 1000:.1f} ms   JSONEncoder {json * 1000:.1f} ms   "
              f"ratio {define / json:.2f}", flush=True)
        self.target("define, of JSONEncoder's time", define / json, 1.0)

    def requests(self):
        if not self.host.exists():
            self.skip("requests", f"there is no {self.host}")
            return
        try:
            rates = host_cost.request_rates(self.host, self.options.runs)
        except (RuntimeError, OSError, ValueError, subprocess.TimeoutExpired) as problem:
            self.fail("requests", problem)
            return
        for way, title in [("shared", "requests, one program for all"), ("loading", "requests, each loads the template")]:
            parts = [f"{count} thread{'s' * (count > 1)} {rates[way, count][0]:>5.0f}/s ({rates[way, count][1]:.0f})"
                     for count in host_cost.THREADS]
            print(f"{title:<36} {'   '.join(parts)}", flush=True)
        print(f"{'':<36} (in brackets: a second of processor)")

    def skip(self, name, reason):
        print(f"{name:<20} skipped  {reason}", flush=True)

    def conclude(self):
        if self.targets:
            print("\nTargets")
        missed = 0
        for text, value, limit, note in self.targets:
            reached = value <= limit
            missed += not reached
            verdict = "reached" if reached else "MISSED "
            print(f"  {verdict}  {text:<48} {value:>6.2f}  (at most {limit:.2f}){'  ' + note if note else ''}")
        if self.failures:
            print(f"\nFailed: {', '.join(dict.fromkeys(self.failures))}")
        return 1 if self.failures or (missed and self.options.strict) else 0


def generate(script, target, *options):
    """Runs a generator in a process of its own, so that its memory does not count as a peer's."""
    subprocess.run([sys.executable, str(HERE / script), str(target), *options], check=True)


def ratio(runs, one, other):
    return runs[one].seconds / runs[other].seconds


def show(title, runs):
    parts = [f"{peer} {run.seconds * 1000:.1f} ms, {run.peak:.0f} MB" for peer, run in runs.items()]
    one, other = runs
    print(f"{title:<28} {'   '.join(parts)}   ratio {ratio(runs, one, other):.2f}", flush=True)


def parse_options():
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0], epilog="names: " + ", ".join(PROGRAMS + SCENES))
    parser.add_argument("--only", action="append", metavar="NAME", choices=PROGRAMS + SCENES,
                        help="measure only this; may be repeated")
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="interleaved runs of each (default: 5)")
    parser.add_argument("--statistic", choices=["best", "median"], default="best", help="which run counts (default: best)")
    parser.add_argument("--trellis", default=str(ROOT / ".build" / "release" / "trellis"), metavar="PATH",
                        help="the command to measure (default: .build/release/trellis)")
    parser.add_argument("--timeout", type=float, default=60, metavar="SECONDS", help="stop a run after this (default: 60)")
    parser.add_argument("--peers-only", action="store_true", help="run only the Lua and Python twins")
    parser.add_argument("--strict", action="store_true", help="status 1 also when a target was missed")
    options = parser.parse_args()
    if options.runs < 1:
        parser.error("--runs takes a number of at least 1")
    return options


def main():
    options = parse_options()
    chosen = options.only or PROGRAMS + ([] if options.peers_only else SCENES)
    needed = [] if options.peers_only else [options.trellis]
    if any(name in PROGRAMS for name in chosen):
        needed.append("lua5.4")
    for name in SCENES:
        needed += PEERS[name] if name in chosen else []
    missing = [name for name in needed if shutil.which(name) is None]
    if missing:
        print(f"not found: {', '.join(missing)}", file=sys.stderr)
        return 2
    options.trellis = os.path.abspath(options.trellis) if os.sep in options.trellis else options.trellis
    WORK.mkdir(parents=True, exist_ok=True)
    bench = Bench(options)
    programs = [name for name in PROGRAMS if name in chosen]
    if programs:
        bench.programs(programs)
    for scene in SCENES:
        if scene in chosen:
            getattr(bench, scene)()
    return bench.conclude()


if __name__ == "__main__":
    sys.exit(main())
