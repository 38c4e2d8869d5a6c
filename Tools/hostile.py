#!/usr/bin/env python3
"""Runs every script of a folder with the command, each in a process of its own under the library's default limits (50
million steps, 256 MiB), and says how they ended: with which status, the slowest, the one that took most memory.

    TRELLIS_HOSTILE_FOLDER=/tmp/hostile TRELLIS_HOSTILE_COUNT=10000 swift test --filter writesThemToAFolder
    Tools/hostile.py /tmp/hostile .build/release/trellis

A third argument says how many run side by side. What is known already is kept in `results.jsonl` in the folder, so that
a run can be stopped and continued; remove the file after building anew. `--seconds 600` stops by itself.

Fails when one ends by a signal, with a status that no script gives, without a message, not within a minute of the
processor, or when it takes more than twice its memory beyond what a script takes that does nothing.
"""

import argparse
import concurrent.futures
import json
import os
import resource
import subprocess
import sys
import time

LONGEST = 60
STEPS = 50_000_000
MEMORY = 256


def run(command, script):
    started = time.monotonic()
    with open(os.devnull, "wb") as nothing, open(script + ".messages", "wb") as messages:
        process = subprocess.Popen(
            [command, "--width", "80", "--now", "2026-11-30T09:24", "--max-steps", str(STEPS), "--max-memory",
             f"{MEMORY}M", script],
            stdin=subprocess.DEVNULL, stdout=nothing, stderr=messages,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST)))
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    with open(script + ".messages", "rb") as messages:
        said = messages.readline(200).decode("utf-8", "replace").strip()
    os.remove(script + ".messages")
    return {
        "script": os.path.basename(script), "status": process.returncode, "seconds": time.monotonic() - started,
        "processor": usage.ru_utime + usage.ru_stime, "memory": usage.ru_maxrss / 1024, "said": said}


def known(path):
    if not os.path.exists(path):
        return {}
    with open(path) as lines:
        return {result["script"]: result for result in map(json.loads, lines)}


def idle(command, folder):
    """What a script takes that does nothing."""
    script = os.path.join(folder, "nothing")
    with open(script, "w") as out:
        out.write("1\n")
    return run(command, script)["memory"]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder")
    arguments.add_argument("command")
    arguments.add_argument("jobs", nargs="?", type=int, default=1)
    arguments.add_argument("--seconds", type=float, default=float("inf"))
    options = arguments.parse_args()
    least = idle(options.command, options.folder)
    path = os.path.join(options.folder, "results.jsonl")
    results = known(path)
    names = sorted(name for name in os.listdir(options.folder) if name.endswith(".dsl"))
    left = [name for name in names if name not in results]
    ends = time.monotonic() + options.seconds
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool, open(path, "a") as out:
        def take(name):
            if time.monotonic() > ends:
                return None
            return run(options.command, os.path.join(options.folder, name))
        for result in pool.map(take, left):
            if result:
                results[result["script"]] = result
                print(json.dumps(result), file=out, flush=True)
    report(list(results.values()), len(names), least)


def report(results, wanted, least):
    statuses = {}
    for result in results:
        statuses[result["status"]] = statuses.get(result["status"], 0) + 1
    print(f"{len(results)} of {wanted} programs; by exit status:", dict(sorted(statuses.items())))
    for key, unit in (("processor", "s"), ("memory", "MiB")):
        worst = sorted(results, key=lambda result: -result[key])[:10]
        print("most", key + ":", ", ".join(f"{r[key]:.1f} {unit} {r['script']}" for r in worst))
    print(f"a script that does nothing takes {least:.1f} MiB")
    bad = [
        r for r in results
        if not 0 <= r["status"] <= 125 or (r["status"] != 0 and not r["said"]) or r["memory"] - least > 2 * MEMORY]
    for result in bad:
        print("bad:", result)
    print(len(bad), "bad")
    sys.exit(1 if bad or len(results) < wanted else 0)


main()
