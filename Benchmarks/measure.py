"""Runs commands and says how long they took, how much memory they held and how they ended."""
import os
import signal
import statistics
import threading
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Command:
    """What is run: the arguments, the folder it runs in and the file that takes its output."""
    arguments: list
    folder: Path
    output: Path

    @property
    def messages(self):
        """The file that takes the command's messages."""
        return self.output.with_name(self.output.name + ".messages")


@dataclass(frozen=True)
class Run:
    """One run. `peak` is the most memory that the process held, in megabytes."""
    seconds: float
    peak: float
    failure: str


def run_once(command, timeout):
    """Runs one command to its end.

    The process is spawned directly, without a shell and without `subprocess`: what those add would count in the
    start-up figures. A process inherits the peak of the one that spawned it, so a peak below that of this
    Python (some 15 MB) cannot be seen.
    """
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, str(command.output), flags, 0o644),
        (os.POSIX_SPAWN_OPEN, 2, str(command.messages), flags, 0o644),
    ]
    os.chdir(command.folder)
    start = time.perf_counter()
    process = os.posix_spawnp(command.arguments[0], command.arguments, os.environ, file_actions=actions)
    watchdog = threading.Timer(timeout, os.kill, (process, signal.SIGKILL))
    watchdog.start()
    try:
        _, status, usage = os.wait4(process, 0)
        seconds = time.perf_counter() - start
    finally:
        watchdog.cancel()
    return Run(seconds, usage.ru_maxrss / 1024, describe_failure(command, os.waitstatus_to_exitcode(status), timeout))


def describe_failure(command, code, timeout):
    """Why the run failed, in one line; empty if it did not."""
    if code == 0:
        return ""
    if code == -signal.SIGKILL:
        return f"stopped after {timeout:.0f} s"
    said = command.messages.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    ended = f"signal {-code}" if code < 0 else f"status {code}"
    return f"{ended}: {said[0] if said else 'no message'}"


def run_interleaved(commands, runs, statistic, timeout):
    """Runs the named commands in turn, `runs` times each, and gives one `Run` for each name.

    In turn, so that a slow minute of the machine touches all of them. One that fails is not run again.
    """
    results = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            earlier = results[name]
            if not earlier or not earlier[-1].failure:
                earlier.append(run_once(command, timeout))
    return {name: summarise(every, statistic) for name, every in results.items()}


def summarise(every, statistic):
    pick = min if statistic == "best" else statistics.median
    seconds = pick(run.seconds for run in every)
    peak = statistics.median(run.peak for run in every)
    return Run(seconds, peak, every[-1].failure)
