"""What goes along with the program, and nothing else does: the allow-list of Qt, of Python, of translations.

Names are those inside the folder of PySide6 (or, for Python, of its modules), as patterns of a shell. What a running
program loads is compared with this list by `tests/packaging`.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path

from common import ROOT

QT = ("Core", "Gui", "Widgets", "Svg")
"""The modules of Qt that the program imports."""

LOADED = {
    "linux": (
        "libpyside6.abi3.so.*",
        *(f"Qt{name}.abi3.so" for name in QT),
        *(f"Qt/lib/libQt6{name}.so.6" for name in (*QT, "DBus", "XcbQpa")),
        "Qt/lib/libicu*.so.*",
        "Qt/plugins/platforms/libqxcb.so",
        "Qt/plugins/iconengines/libqsvgicon.so",
        "Qt/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    ),
    "win32": (
        "pyside6.abi3.dll",
        *(f"Qt{name}.pyd" for name in QT),
        *(f"Qt6{name}.dll" for name in QT),
        "plugins/platforms/qwindows.dll",
        "plugins/styles/qmodernwindowsstyle.dll",
        "plugins/imageformats/qsvg.dll",
        "plugins/iconengines/qsvgicon.dll",
    ),
    "darwin": (
        "libpyside6.abi3*.dylib",
        *(f"Qt{name}.abi3.so" for name in QT),
        *(f"Qt/lib/Qt{name}.framework/*" for name in (*QT, "DBus")),
        "Qt/plugins/platforms/libqcocoa.dylib",
        "Qt/plugins/styles/libqmacstyle.dylib",
        "Qt/plugins/imageformats/libqsvg.dylib",
        "Qt/plugins/iconengines/libqsvgicon.dylib",
    ),
}
"""What an ordinary evening loads, on each system."""

AT_NEED = {
    "linux": (
        # Where there is no X: the whole of Wayland.
        "Qt/lib/libQt6WaylandClient.so.6",
        "Qt/lib/libQt6WlShellIntegration.so.6",
        "Qt/plugins/platforms/libqwayland.so",
        "Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "Qt/plugins/wayland-decoration-client/libadwaita.so",
        "Qt/plugins/wayland-decoration-client/libbradient.so",
        # For people who write with an input method, and for desktops that ask for their own file dialogues.
        "Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "Qt/plugins/platformthemes/libqxdgdesktopportal.so",
        # Where Qt wants the sign of the window as an image.
        "Qt/plugins/imageformats/libqsvg.so",
        # For the commands of those who test a package without a screen.
        "Qt/plugins/platforms/libqoffscreen.so",
    ),
    # Microsoft's runtime, which Qt is linked to: a Windows of today may have it as well, and wine brings its own.
    "win32": ("msvcp140.dll", "msvcp140_1.dll", "msvcp140_2.dll", "vcruntime140.dll", "vcruntime140_1.dll"),
    "darwin": (),
}
"""What other evenings load, and why it is kept."""

LANGUAGES = sorted(
    file.stem.removeprefix("tressette_") for file in (ROOT / "tressette_desktop" / "assets" / "i18n").glob("*.qm")
)
"""Those that the program speaks; Qt's own words are taken along for these alone."""

SOUND = {
    "linux": (
        *("QtMultimedia.abi3.so", "QtNetwork.abi3.so"),
        *(f"Qt/lib/libQt6{name}.so.6" for name in ("Multimedia", "Network", "Concurrent")),
    ),
    "win32": ("QtMultimedia.pyd", "QtNetwork.pyd", "Qt6Multimedia.dll", "Qt6Network.dll"),
    "darwin": (
        *("QtMultimedia.abi3.so", "QtNetwork.abi3.so"),
        *(f"Qt/lib/Qt{name}.framework/*" for name in ("Multimedia", "Network", "Concurrent")),
    ),
}
"""What makes the sounds heard. Qt Multimedia is linked to Qt Network; the program itself calls nobody. What Qt would
take for films stays behind."""

TRANSLATIONS = {"linux": "Qt/translations", "win32": "translations", "darwin": "Qt/translations"}

LEFT_OUT = (
    *("_ssl", "ssl", "_hashlib", "http", "ftplib", "smtplib", "email", "urllib.request", "xmlrpc", "netrc"),
    *("_ctypes", "ctypes", "_decimal", "tkinter", "_tkinter", "asyncio", "curses", "readline"),
    *("unittest", "doctest", "pydoc", "pdb", "test", "distutils", "ensurepip", "venv", "idlelib", "lib2to3"),
    *("setuptools", "pip", "numpy", "shapely", "PySide6.QtDBus"),
)
"""Modules of Python that must not be found in a package: a card game calls nobody and tests nothing."""


def patterns(system: str) -> tuple[str, ...]:
    """What is taken of the folder of PySide6."""
    words = (f"{TRANSLATIONS[system]}/qtbase_{language}.qm" for language in LANGUAGES)
    return (
        *LOADED[system],
        *AT_NEED[system],
        *SOUND[system],
        *words,
        "__init__.py",
        "_config.py",
        "_git_pyside_version.py",
    )


def wanted(name: str, system: str) -> bool:
    """Whether a file of the folder of PySide6 goes along.

    >>> wanted("Qt/lib/libQt6Network.so.6", "linux"), wanted("Qt/translations/qtbase_it.qm", "linux")
    (False, True)
    """
    return answers(name, patterns(system))


def answers(name: str, wished: Iterable[str]) -> bool:
    """Whether a name is one of those that the patterns mean."""
    return any(fnmatchcase(name, pattern) for pattern in wished)


def missing(names: list[str], system: str) -> list[str]:
    """Patterns of the list that no file answers to: Qt has moved something."""
    return [
        pattern
        for pattern in (*LOADED[system], *AT_NEED[system], *SOUND[system])
        if not any(fnmatchcase(name, pattern) for name in names)
    ]


def python_modules() -> list[str]:
    """Every module of the program; some are only found by name, when they are asked for."""
    files = sorted((ROOT / "tressette_desktop").rglob("*.py"))
    names = [".".join(Path(file).relative_to(ROOT).with_suffix("").parts) for file in files]
    return [name.removesuffix(".__init__") for name in names]
