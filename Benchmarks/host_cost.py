"""What a host pays: interpreters beside states of Lua, and requests a second on several threads."""
import shlex
import shutil
import subprocess
from dataclasses import dataclass

INTERPRETERS = 1000
THREADS = (1, 2, 4)
SECONDS = 0.5


@dataclass(frozen=True)
class Cost:
    """Of one interpreter: to make and free it, and while it lives."""
    microseconds: float
    kilobytes: float


def compile_lua_twin(source, program):
    """Compiles the twin in C, and gives why it can't be, or an empty text."""
    compiler = shutil.which("cc")
    if compiler is None:
        return "there is no cc"
    flags = ["-I/usr/include/lua5.4", "-llua5.4"]
    if shutil.which("pkg-config"):
        found = subprocess.run(["pkg-config", "--cflags", "--libs", "lua5.4"], capture_output=True, text=True)
        flags = shlex.split(found.stdout) if found.returncode == 0 else flags
    done = subprocess.run([compiler, "-O2", str(source), "-o", str(program), *flags], capture_output=True)
    return "" if done.returncode == 0 else "Lua's headers or library are missing (Debian: liblua5.4-dev)"


def interpreter_costs(host, twin, runs):
    """The cheapest of several runs in turn, by what is made."""
    commands = {kind: [str(host), kind, str(INTERPRETERS)] for kind in ("interpreter", "ready", "screen")}
    commands["lua"] = [str(twin), str(INTERPRETERS)]
    costs = {}
    for _ in range(runs):
        for kind, command in commands.items():
            nanoseconds, size = (int(word) for word in said_by(command).split()[1:3])
            costs.setdefault(kind, []).append((nanoseconds / 1000, size / 1024))
    return {kind: Cost(*map(min, zip(*every))) for kind, every in costs.items()}


def definition_times(host, rows, runs):
    """Seconds to define so many rows, and to write them as JSON: the best of several runs."""
    times = [said_by([str(host), "define", str(rows)]).split() for _ in range(runs)]
    return tuple(min(int(both[i]) for both in times) / 1e9 for i in (0, 1))


def request_rates(host, runs):
    """The most requests a second, and a second of processor, of several runs, by way and number of threads.

    Where others use the machine the first says little, and the second whether threads stand in each other's way.
    """
    rates = {}
    for _ in range(runs):
        for way in ("shared", "loading"):
            for threads in THREADS:
                said = said_by([str(host), "requests", way, str(threads), str(SECONDS)]).split()
                count, processor = int(said[0]), float(said[1])
                best = rates.get((way, threads), (0, 0))
                rates[way, threads] = (max(best[0], count / SECONDS), max(best[1], count / max(processor, 1e-6)))
    return rates


def said_by(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode != 0:
        raise RuntimeError(f"{command[0]} ended with status {done.returncode}: {done.stderr.strip()[:200]}")
    return done.stdout
