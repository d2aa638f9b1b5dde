"""The log: everything that goes wrong, bounded, and nothing of whoever plays."""

from __future__ import annotations

import getpass
import subprocess
import sys
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType

from tressette_desktop.engine.bots.messages import Modules
from tressette_desktop.engine.bots.process import BotProcess
from tressette_desktop.ui import log

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import qWarning
from tressette_desktop.ui import log

log.begin(Path(sys.argv[1]))
log.listen()
qWarning("the felt is torn")
raise LookupError(f"no game in {Path.home()}/games")
"""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    log.begin(tmp_path / "logs")
    yield tmp_path / "logs"
    log.end()


def test_what_nobody_catches_stands_in_the_log_and_on_the_terminal(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "the felt is torn" in ran.stderr
    assert "LookupError" in ran.stderr
    text = (tmp_path / log.NAME).read_text(encoding="utf-8")
    assert "WARNING Qt default: the felt is torn" in text
    assert "LookupError: no game in ~/games" in text


def test_it_names_neither_the_account_nor_the_home(folder: Path) -> None:
    log.LOG.error("in %s of %s: card('3c')", Path.home() / "games", getpass.getuser())
    text = (folder / log.NAME).read_text(encoding="utf-8")
    assert "in ~" in text
    assert getpass.getuser() not in text.replace("somebody", "")
    assert "3c" not in text


def test_it_cannot_grow(folder: Path) -> None:
    for _ in range(30):
        log.LOG.info("x" * (log.SIZE // 10))
    sizes = [path.stat().st_size for path in folder.iterdir()]
    assert len(sizes) == 2
    assert max(sizes) <= log.SIZE


def test_where_it_cannot_be_written_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file, no folder", encoding="utf-8")
    log.begin(tmp_path / "logs")
    assert not [each for each in log.LOG.handlers if isinstance(each, RotatingFileHandler)]


def test_every_kind_of_message_of_qt_has_its_level(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for kind in QtMsgType:
        log.qt_said(kind, QMessageLogContext(), f"message {kind.name}")
    text = (folder / log.NAME).read_text(encoding="utf-8")
    assert "ERROR Qt : message QtCriticalMsg" in text
    assert "QtDebugMsg" not in text + capsys.readouterr().err


def test_the_process_of_the_bots_writes_its_errors_beside_it(tmp_path: Path) -> None:
    errors = tmp_path / "logs" / log.BOTS
    process = BotProcess(errors)
    process.ask(Modules())
    assert list(process.replies(timeout=30.0))
    assert errors.exists()
    process.stop()
