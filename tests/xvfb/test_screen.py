"""The screen, the hand and the tidying up, on a window that is nothing but a button and a field of colour."""

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from tests.xvfb.screen import Screen, wait_for

BUTTON = """
import sys
from pathlib import Path
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton
app = QApplication(sys.argv)
button = QPushButton(styleSheet="background: #123456; border: 0")
button.setWindowTitle("One button")
button.resize(300, 200)
button.clicked.connect(lambda: Path(sys.argv[1]).write_text("clicked"))
QShortcut(QKeySequence("Ctrl+Q"), button, app.quit)
button.show()
app.exec()
"""

PARENT = """
import signal, subprocess, sys
child = "import sys; open(sys.argv[1], 'w').close(); sys.stdin.read()"
kept = subprocess.Popen([sys.executable, "-c", child, sys.argv[1]], stdin=subprocess.PIPE)
signal.pause()
"""


def test_a_click_reaches_the_window_and_a_key_ends_it(screen: Screen, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    with screen.program(sys.executable, "-c", BUTTON, str(mark)) as program:
        window = program.window("^One button$")
        assert window.size == (300, 200)
        window.click((150, 100))
        wait_for(mark.exists, "the click")
        window.press("ctrl+q")
        assert program.process.wait(60) == 0


def test_a_picture_shows_what_is_on_the_screen(screen: Screen, tmp_path: Path) -> None:
    with screen.program(sys.executable, "-c", BUTTON, str(tmp_path / "mark")) as program:
        program.window("^One button$")

        def painted() -> bool:
            screen.picture(tmp_path / "screen.png")
            picture = QImage(str(tmp_path / "screen.png"))
            return picture.width() == 1400 and picture.pixelColor(150, 100) == QColor("#123456")

        wait_for(painted, "the colour of the button")


def test_a_program_that_complains_fails_the_test(screen: Screen) -> None:
    with (
        pytest.raises(AssertionError, match="the program complained: QPixmap: nothing to draw"),
        screen.program("sh", "-c", "echo 'QPixmap: nothing to draw' >&2") as program,
    ):
        program.process.wait()


def test_a_program_that_dies_says_why(screen: Screen) -> None:
    with (
        pytest.raises(AssertionError, match="ended before its window came: no cards"),
        screen.program("sh", "-c", "echo no cards >&2; exit 1") as program,
    ):
        program.window("Tressette")


def test_what_a_program_started_ends_with_it(screen: Screen, tmp_path: Path) -> None:
    with screen.program(sys.executable, "-c", PARENT, str(tmp_path / "mark")) as program:
        wait_for((tmp_path / "mark").exists, "the child")
        assert not program.is_gone()
    assert program.is_gone()
