#!/usr/bin/env python3
"""Runs every script of a folder with the command, each in a process of its own under the default limits, and says how
they ended: with which status, the slowest, the one that took most memory.

    TRELLIS_HOSTILE_FOLDER=/tmp/hostile TRELLIS_HOSTILE_COUNT=10000 swift test --filter writesThemToAFolder
    Tools/hostile.py /tmp/hostile .build/release/trellis

Fails when one ends by a signal, with a status that no script gives, without a message, or not within a minute.
"""

import concurrent.futures
import os
import signal
import subprocess
import sys
import threading
import time

LONGEST = 60.0


def run(command, script):
    started = time.monotonic()
    with open(os.devnull, "wb") as nothing, open(script + ".messages", "wb") as messages:
        process = subprocess.Popen(
            [command, "--width", "80", "--now", "2026-11-30T09:24", script],
            stdin=subprocess.DEVNULL, stdout=nothing, stderr=messages)
        timer = threading.Timer(LONGEST, lambda: os.kill(process.pid, signal.SIGKILL))
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
    said = os.path.getsize(script + ".messages")
    os.remove(script + ".messages")
    return {
        "script": script, "status": process.returncode, "seconds": time.monotonic() - started,
        "processor": usage.ru_utime + usage.ru_stime, "memory": usage.ru_maxrss / 1024, "said": said}


def main():
    folder, command = sys.argv[1], sys.argv[2]
    scripts = sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".dsl"))
    with concurrent.futures.ThreadPoolExecutor(int(sys.argv[3]) if len(sys.argv) > 3 else 1) as pool:
        results = list(pool.map(lambda script: run(command, script), scripts))
    statuses = {}
    for result in results:
        statuses[result["status"]] = statuses.get(result["status"], 0) + 1
    print(len(results), "programs; by exit status:", dict(sorted(statuses.items())))
    for key, unit in (("processor", "s"), ("memory", "MiB")):
        worst = sorted(results, key=lambda result: -result[key])[:5]
        print("most", key + ":", ", ".join(f"{r[key]:.1f} {unit} {os.path.basename(r['script'])}" for r in worst))
    bad = [r for r in results if not 0 <= r["status"] <= 125 or (r["status"] != 0 and not r["said"])]
    for result in bad:
        print("bad:", result)
    sys.exit(1 if bad else 0)


main()
