"""Types on screens of `trellis live` at a pseudo-terminal: how long until the answer to a key is there, and how large it is."""
import fcntl
import os
import pty
import re
import select
import signal
import statistics
import struct
import termios
import time
from dataclasses import dataclass

SEQUENCE = re.compile(rb"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b[()][A-Za-z0-9]|[\x00-\x1f]")
# An answer is over when nothing more comes for this long.
QUIET = 0.03


@dataclass
class Answer:
    """The answers to some keys: seconds until the last byte of each, and what was sent."""
    seconds: list
    cells: list
    bytes: list

    @property
    def typical(self):
        return statistics.median(self.seconds)

    @property
    def slowest(self):
        return max(self.seconds)


class Terminal:
    """The command at a terminal of its own."""

    def __init__(self, arguments, columns=80, rows=24):
        self.process, self.master = pty.fork()
        if self.process == 0:
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
            os.execvp(arguments[0], arguments)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def answer(self, wait):
        """What comes within `wait` seconds, and when its last byte was there."""
        data = b""
        last = None
        while True:
            ready, _, _ = select.select([self.master], [], [], wait if last is None else QUIET)
            if not ready:
                return data, last
            try:
                piece = os.read(self.master, 1 << 16)
            except OSError:
                return data, last
            if not piece:
                return data, last
            data += piece
            last = time.perf_counter()

    def press(self, keys):
        answer = Answer([], [], [])
        for key in keys:
            start = time.perf_counter()
            os.write(self.master, key)
            data, last = self.answer(5)
            if last is None:
                raise RuntimeError(f"no answer to {key!r}")
            answer.seconds.append(last - start)
            answer.bytes.append(len(data))
            answer.cells.append(len(SEQUENCE.sub(b"", data).decode("utf-8", "replace")))
        return answer

    def close(self):
        os.kill(self.process, signal.SIGTERM)
        self.answer(1)
        os.close(self.master)
        os.waitpid(self.process, 0)


UP, DOWN, RIGHT, TAB = b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\t"
PAGE_DOWN, END, HOME = b"\x1b[6~", b"\x1b[F", b"\x1b[H"

# Of each screen: what leads up to it, and the keys that are measured.
SCENES = [
    ("rows", "toggle", [TAB], [b" "] * 20),
    ("rows", "next row", [TAB], [DOWN] * 15),
    ("rows", "scroll by a row", [TAB] + [DOWN] * 19, [DOWN] * 20),
    ("rows", "page", [TAB], [PAGE_DOWN] * 20),
    ("rows", "to the end and back", [TAB], [END, HOME] * 5),
    ("stack", "toggle", [TAB], [b" "] * 20),
    ("stack", "next row", [TAB], [DOWN] * 15),
    ("stack", "page", [TAB], [PAGE_DOWN] * 20),
    ("table", "page", [], [PAGE_DOWN] * 20),
    ("table", "a letter in the search field", [b"/"], [b"e", b"u", b"\x7f", b"\x7f"] * 3),
]


def measure(trellis, folder, scene):
    """Gives (screen, what, Answer)."""
    screen, what, before, keys = scene
    terminal = Terminal([trellis, "live", str(folder / f"{screen}.dsl")])
    try:
        data, last = terminal.answer(20)
        if last is None:
            raise RuntimeError(f"{screen}.dsl shows nothing")
        if before:
            terminal.press(before)
        return screen, what, terminal.press(keys)
    finally:
        terminal.close()
