"""The setup for Windows, built here for a trial: what lies in it, what it says, what Windows is told of it."""

from __future__ import annotations

import re
import struct
import subprocess
import zipfile
import zlib
from pathlib import Path

import pytest

from tests.packaging.full.conftest import built
from tests.packaging.recipes import ROOT, parts, recipe
from tressette_desktop import __version__

PACKED_MOST = 35_000_000
TREE = ROOT / "build" / "windows"
BESIDE = {
    *("_bz2.pyd", "_ctypes.pyd", "_decimal.pyd", "_lzma.pyd", "_multiprocessing.pyd", "_queue.pyd", "_socket.pyd"),
    *("_sqlite3.pyd", "_zoneinfo.pyd", "select.pyd", "unicodedata.pyd"),
    *("libffi-8.dll", "python3.dll", "python313.dll", "sqlite3.dll", "vcruntime140.dll", "vcruntime140_1.dll"),
    *("python313.zip", "python313._pth", "pythonw.exe", "tressette.exe", "tressette-desktop.exe"),
}
WINDOWS_OWN = {
    *("advapi32", "authz", "avrt", "bcrypt", "comdlg32", "d3d11", "d3d12", "d3d9", "dnsapi", "dwmapi", "dwrite"),
    *("dxgi", "gdi32", "icuuc", "imm32", "iphlpapi", "kernel32", "mpr", "msvcrt", "netapi32", "ntdll", "ole32"),
    *("oleaut32", "propsys", "rpcrt4", "secur32", "setupapi", "shell32", "shlwapi", "user32"),
    *("uiautomationcore", "userenv", "uxtheme", "version", "winhttp", "winmm", "ws2_32", "wtsapi32"),
}
"""Libraries that every Windows has since version 1903 of Windows 10, beside those called ``api-ms-win``."""
GAMES_STAY = ("Your games and preferences stay", "Le tue partite e preferenze restano", "Pelisi ja asetuksesi jäävät")
GAMES_STAY += ("Twoje partie i ustawienia pozostaną",)
FOR_YOU = ("for you alone", "solo per te", "vain sinulle", "tylko dla ciebie")
STILL_OPEN = ("is still open", "è ancora aperto", "on vielä auki", "jest nadal otwarte")
NEXT = ("&Next >", "&Avanti >", "&Seuraava >", "&Dalej >")
"""A sentence in each language: two of ours for the setup, two for the uninstaller, one of NSIS."""


def test_the_setup_is_small_and_holds_the_folder_and_nothing_else(setup: Path) -> None:
    assert setup.stat().st_size <= PACKED_MOST
    told = subprocess.check_output(["7z", "l", "-ba", "-slt", setup], text=True)
    packed = {name.replace("\\", "/") for name in re.findall("^Path = (.+)$", told, re.MULTILINE)}
    tree = {str(path.relative_to(TREE)) for path in TREE.rglob("*") if path.is_file()}
    assert tree <= packed
    assert {name for name in packed - tree if not name.startswith("$PLUGINSDIR")} <= {"uninstall.exe"}


def test_nothing_lies_in_the_folder_but_what_is_listed(setup: Path) -> None:
    assert setup.exists()
    assert {path.name for path in TREE.iterdir() if path.is_file()} == BESIDE
    assert {path.name for path in TREE.iterdir() if path.is_dir()} == {"app", "lib", "licences"}
    qt = TREE / "lib" / "PySide6"
    names = [path.relative_to(qt).as_posix() for path in qt.rglob("*") if path.is_file()]
    assert [name for name in names if not parts.wanted(name, "win32")] == []
    assert parts.missing(names, "win32") == []
    assert {path.name for path in (TREE / "lib").iterdir()} == set(recipe("windows.recipe").ALONG)
    assert not list(TREE.rglob("icuuc.dll")), "the stand-in for wine is never shipped"
    with zipfile.ZipFile(TREE / "python313.zip") as library:
        assert [name for name in library.namelist() if recipe("windows.recipe").is_left_out(name)] == []
    assets = subprocess.check_output(["git", "ls-files", "-z", "tressette_desktop"], cwd=ROOT, text=True)
    assert all((TREE / "app" / name).is_file() for name in assets.split("\0") if name and (ROOT / name).is_file())


def test_windows_has_all_that_the_folder_is_linked_to(setup: Path) -> None:
    assert setup.exists()
    binaries = [path for path in TREE.rglob("*") if path.suffix in {".dll", ".pyd", ".exe"}]
    told = subprocess.check_output(["x86_64-w64-mingw32-objdump", "-p", *binaries], text=True)
    linked = {name.lower() for name in re.findall(r"DLL Name: (\S+)", told)} - {path.name.lower() for path in binaries}
    assert {name.removesuffix(".dll") for name in linked if not name.startswith("api-ms-win")} <= WINDOWS_OWN


def test_the_same_commit_gives_the_same_setup(setup: Path, tmp_path: Path) -> None:
    assert built(tmp_path, "windows", "--quick").read_bytes() == setup.read_bytes()


def test_setup_and_uninstaller_speak_four_languages(setup: Path, tmp_path: Path) -> None:
    subprocess.run(["7z", "e", "-y", f"-o{tmp_path}", setup, "uninstall.exe"], check=True, stdout=subprocess.DEVNULL)
    said, said_at_last = words(setup), words(tmp_path / "uninstall.exe")
    assert [sentence for sentence in (*FOR_YOU, *STILL_OPEN, *NEXT) if sentence not in said] == []
    assert [sentence for sentence in (*GAMES_STAY, *STILL_OPEN) if sentence not in said_at_last] == []


def words(setup: Path) -> str:
    """All that a setup or an uninstaller of NSIS can say, out of the block that stands before the files in it."""
    content = setup.read_bytes()
    start = content.index(b"\xef\xbe\xad\xdeNullsoftInst")
    (length,) = struct.unpack_from("<I", content, start + 16)
    block = zlib.decompressobj(-15).decompress(content[start + 24 :], length)
    # The sentences stand one behind the other, and the first may begin at either parity.
    return block.decode("utf-16-le", "replace") + block[1:].decode("utf-16-le", "replace")


@pytest.mark.parametrize("name", ["tressette.exe", "tressette-desktop.exe", "setup"])
def test_windows_can_read_the_version(name: str, setup: Path) -> None:
    content = (setup if name == "setup" else TREE / name).read_bytes()
    fixed = content.index(struct.pack("<I", 0xFEEF04BD))
    high, low = struct.unpack_from("<II", content, fixed + 8)
    assert [high >> 16, high & 0xFFFF, low >> 16] == [int(number) for number in __version__.split("+")[0].split(".")]
    for key, value in (("FileVersion", __version__), ("ProductName", "Tressette Desktop")):
        assert re.search(re.escape(key.encode("utf-16-le")) + b"\0{2,6}" + value.encode("utf-16-le"), content)
