"""An X screen that nobody looks at (Xvfb), with a hand on its mouse and keyboard (xdotool)."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds after which something awaited counts as never coming. Nothing waits longer than it must."""

Place = tuple[int, int]
"""Pixels from the upper left corner of a window: right, down."""

GRAB = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication(sys.argv)
sys.exit(not app.primaryScreen().grabWindow(0).save(sys.argv[1]))
"""


def wait_for(look: Callable[[], T], what: str) -> T:
    """Look again and again until there is something to see, and return it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if seen := look():
            return seen
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for {what}")


@dataclass(frozen=True)
class Window:
    """A window on a screen, known by the number that X gave it."""

    screen: "Screen"
    number: str

    def click(self, place: Place) -> None:
        """Move the mouse there and press its left button once."""
        self._move(place)
        self.screen.hand("click", "1")

    def drag(self, start: Place, end: Place, steps: int = 8) -> None:
        """Press at `start`, move to `end` in a straight line, let go."""
        self._move(start)
        self.screen.hand("mousedown", "1")
        for step in range(1, steps + 1):
            self._move(tuple(a + (b - a) * step // steps for a, b in zip(start, end, strict=True)))
        self.screen.hand("mouseup", "1")

    def press(self, *keys: str) -> None:
        """Press keys one after another, by their X names: ``"Return"``, ``"ctrl+q"``."""
        # There is no window manager to give the window the keyboard.
        self.screen.hand("windowfocus", "--sync", self.number)
        self.screen.hand("key", *keys)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        told = dict(line.split("=") for line in self.screen.hand("getwindowgeometry", "--shell", self.number).split())
        return int(told["WIDTH"]), int(told["HEIGHT"])

    def _move(self, place: tuple[int, ...]) -> None:
        self.screen.hand("mousemove", "--window", self.number, *map(str, place))


@dataclass(frozen=True)
class Program:
    """A program that runs on a screen."""

    screen: "Screen"
    process: subprocess.Popen[bytes]
    errors: Path

    def window(self, title: str) -> Window:
        """Its window with this title (a regular expression), as soon as it is to be seen."""

        def look() -> str:
            if self.process.poll() is not None:
                raise AssertionError(f"the program ended before its window came: {self.errors.read_text()}")
            return self.screen.find_window(self.process.pid, title)

        return Window(self.screen, wait_for(look, f"a window called {title!r}"))

    def is_gone(self) -> bool:
        """Whether neither it nor anything that it started is alive."""
        self.process.poll()
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def end(self) -> None:
        """Ask it to end, if it has not, and wait until it and all that it started are gone."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            wait_for(self.is_gone, "the end of the program and of all that it started")
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


@dataclass(frozen=True)
class Screen:
    """One X display, for example ``":7"``; what programs on it may say on stderr, as regular expressions."""

    display: str
    folder: Path
    harmless: Sequence[str]

    @property
    def environment(self) -> dict[str, str]:
        """What a program must be told to show itself here."""
        return os.environ | {"DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}

    def hand(self, *words: str) -> str:
        """Let xdotool do something, and return what it says."""
        command = ["xdotool", *words]
        return subprocess.check_output(command, env=self.environment, text=True, timeout=PATIENCE)

    def find_window(self, process: int, title: str) -> str:
        """The number of a visible window of this process, or nothing."""
        search = ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(process), "--name", title]
        # Its exit status is 1 while there is none.
        found = subprocess.run(search, env=self.environment, check=False, capture_output=True, text=True)
        return found.stdout.split("\n")[0]

    def picture(self, path: Path) -> None:
        """Save what is to be seen on the whole screen."""
        subprocess.run([sys.executable, "-c", GRAB, str(path)], env=self.environment, check=True)

    @contextlib.contextmanager
    def program(self, *command: str) -> Iterator[Program]:
        """Run a program here; at the end it must go, leave nothing running, and have complained of nothing."""
        errors = self.folder / "stderr"
        with errors.open("wb") as stderr:
            process = subprocess.Popen(command, env=self.environment, stderr=stderr, start_new_session=True)
        program = Program(self, process, errors)
        try:
            yield program
        finally:
            program.end()
        complaints = [
            line
            for line in errors.read_text(encoding="utf-8").splitlines()
            if not any(re.search(pattern, line) for pattern in self.harmless)
        ]
        assert not complaints, "the program complained: " + "\n".join(complaints)


@contextlib.contextmanager
def new_screen(folder: Path, harmless: Sequence[str], size: str = "1400x900") -> Iterator[Screen]:
    """A screen on the first free display, for as long as it is needed."""
    reader, writer = os.pipe()
    # Without -noreset the server starts afresh whenever its last client leaves, and drops whoever is just coming in.
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        # Xvfb writes the number when it is ready; if it dies, the pipe ends and there is none.
        with os.fdopen(reader) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        yield Screen(f":{number}", folder, harmless)
    finally:
        server.terminate()
        server.wait()
