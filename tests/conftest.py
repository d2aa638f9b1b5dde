"""What holds for every test: no screen, folders of its own, no warning from Qt, no skipping, nothing left behind."""

import multiprocessing
import os
import re
from collections.abc import Generator, Iterator
from pathlib import Path

# Before Qt is loaded: no test opens a window on the screen of the person who runs it.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LANG"] = "C.UTF-8"

import hypothesis
import pytest
import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QSpacerItem, QWidgetItem

# The same examples every time, on a machine of any speed: a red test is then the fault of the change before it.
hypothesis.settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("steady")

QUIET = {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}


def leftovers() -> list[str]:
    """What a test left running or open, in words; an empty list if it tidied up.

    >>> leftovers()
    []
    """
    running = [
        f"running animation {animation!r}"
        for animation in shiboken6.getAllValidWrappers()
        if isinstance(animation, QAbstractAnimation) and animation.state() == QAbstractAnimation.State.Running
    ]
    windows = [f"open window {window!r}" for window in QApplication.topLevelWidgets() if window.isVisible()]
    processes = [f"live process {process!r}" for process in multiprocessing.active_children()]
    return running + windows + processes


@pytest.fixture(autouse=True)
def tidy_table() -> Iterator[None]:
    """Fail the test that leaves an animation running, a window open or a process alive.

    What was to be deleted later is deleted now: outside of an event loop later never comes, and every window that is
    left makes the next look slower to put on.
    """
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = leftovers()
    assert not left, "left behind: " + "; ".join(left)


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """The application that pytest-qt makes, where a test has a window, is the program's own."""
    from tressette_desktop.ui.app import Application

    return Application


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for each test, so that no one's real games are ever touched; returns it."""
    home = tmp_path_factory.mktemp("home")
    for variable, folder in (
        ("HOME", ""),
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_DATA_HOME", "data"),
        ("XDG_STATE_HOME", "state"),
        ("XDG_CACHE_HOME", "cache"),
        ("XDG_RUNTIME_DIR", "run"),
    ):
        monkeypatch.setenv(variable, str(home / folder))
    (home / "run").mkdir(mode=0o700)
    return home


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None]:
    """A layout gets its place before it is filled.

    PySide makes an object for each item of a layout that comes with items, and keeps it when Qt has freed the item.
    What Qt then puts at that address, such as a tooltip or the list of a combo box, Python takes for the item: a list
    of windows once held a QWidgetItem.
    """
    yield
    strays = [each for each in shiboken6.getAllValidWrappers() if isinstance(each, QWidgetItem | QSpacerItem)]
    assert not strays, f"{len(strays)} items of layouts that were filled before they had their place"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Let Qt's warnings fail a test while it is taken down too: pytest-qt listens only until its end."""
    harmless = [re.compile(pattern) for pattern in item.config.getini("qt_log_ignore")]
    said: list[str] = []

    def listen(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind not in QUIET and not any(pattern.search(message) for pattern in harmless):
            said.append(message)

    before = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    assert not said, "Qt warned while the test was taken down: " + "; ".join(said)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that is skipped has shown nothing, so it counts as failed."""
    report = yield
    if report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped, and a skipped test shows nothing: {report.longrepr}"
    return report
