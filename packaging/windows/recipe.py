"""The setup: Windows' own Python, wheels for Windows, the game and a small launcher, pressed into one file by NSIS."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
import urllib.request
import zipfile
from hashlib import sha256
from pathlib import Path

from common import (
    BUILD,
    NAME,
    ROOT,
    Impossible,
    copy,
    draw,
    environment,
    filled,
    fresh,
    run,
    settle,
    sources,
    version,
    write,
)
from frozen.recipe import REQUIREMENTS as FREEZING
from frozen.recipe import SOUND
from parts import LEFT_OUT, missing, wanted

HERE = Path(__file__).parent
PYTHON = tomllib.loads((HERE / "python.toml").read_text(encoding="utf-8"))
SHORT = "".join(PYTHON["version"].split(".")[:2])
"""As Python's files are called: 313."""

NEEDED = ("_ctypes", "ctypes", "_decimal")
"""Left out elsewhere; on Windows the folders of a person are asked for with ctypes, and needs no more than a few KB."""
ALONG = ("PySide6", "shiboken6", "platformdirs", "fontpkg_atkinson_hyperlegible", "fontpkg_vollkorn")
"""Packages that the program stands on."""


def build(out: Path, quick: bool) -> list[Path]:
    """One setup for Windows on x86-64. A trial takes Python from elsewhere, and is never for a release."""
    return [press(stage(quick), out / f"{NAME}-{version()}-setup.exe", squeeze="zlib" if quick else "lzma")]


def press(tree: Path, made: Path, **others: str) -> Path:
    """Press a folder into a setup; a trial says with other words than these how hard, for which processor, how old."""
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    work = BUILD / "windows-launcher"
    words = {
        "VERSION": version(),
        "NUMBERS": numbers("."),
        "TREE": tree,
        "LIST": write(BUILD / "windows-remove.nsh", removal(tree)),
        "OUT": made,
        "ICON": work / "app.ico",
        "SIDE": work / "side.bmp",
        "SIZE": size,
        # Like all setups a 32-bit program, which starts on every Windows, to say at once where it cannot install.
        "TARGET": "x86-unicode",
        **{name.upper(): word for name, word in others.items()},
    }
    run(
        "makensis",
        "-V2",
        "-INPUTCHARSET",
        "UTF8",
        *(f"-D{name}={word}" for name, word in words.items()),
        HERE / "setup.nsi",
    )
    return made


def numbers(between: str) -> str:
    """The version as Windows counts: four numbers."""
    found = version().split("+")[0].split(".")
    return between.join((*found, *["0"] * 4)[:4])


def removal(tree: Path) -> str:
    """What the uninstaller takes away: all that the setup brought, and nothing else.

    A folder whose name could be anybody's, such as ``lib``, only goes if nothing of somebody else's lies in it.
    """
    lines = []
    for path in sorted(tree.iterdir()):
        if path.is_file():
            lines.append(f'Delete "$INSTDIR\\{path.name}"')
            continue
        within = (f"$INSTDIR\\{path.name}\\{each.name}" for each in sorted(path.iterdir()) if each.is_file())
        folders = sorted({*(each.name for each in path.iterdir() if each.is_dir()), "__pycache__"})
        lines += [f'Delete "{name}"' for name in within]
        lines += [f'RMDir /r "$INSTDIR\\{path.name}\\{name}"' for name in folders]
        lines.append(f'RMDir "$INSTDIR\\{path.name}"')
    return "\n".join(lines) + "\n"


def stage(quick: bool) -> Path:
    """The folder as it will lie on a person's machine."""
    tree = fresh(BUILD / "windows")
    with zipfile.ZipFile(embeddable(quick)) as archive:
        python(archive, tree)
    library(wheels(), tree / "lib")
    source = sources()
    shutil.copytree(source / "tressette_desktop", tree / "app" / "tressette_desktop")
    copy(HERE / "start.py", tree / "app" / "start.py")
    launchers(tree)
    copy(ROOT / "LICENSE", tree / "licences" / "GPL-3.0.txt")
    for text in sorted((ROOT / "packaging" / "licences").iterdir()):
        copy(text, tree / "licences" / text.name)
    copy(ROOT / "LICENSES.md", tree / "licences" / "README.md")
    settle(tree)
    return tree


# --- Python ----------------------------------------------------------------------------------------------------------


def embeddable(quick: bool) -> Path:
    """The zip with Windows' Python; refused if it is not the very one that is written down."""
    kept = BUILD / "windows-python"
    kept.mkdir(parents=True, exist_ok=True)
    return trial(kept) if quick else official(kept)


def official(kept: Path) -> Path:
    """From python.org, or laid into the folder by hand."""
    number = PYTHON["version"]
    file = kept / f"python-{number}-embed-amd64.zip"
    if not file.exists():
        try:
            urllib.request.urlretrieve(f"https://www.python.org/ftp/python/{number}/{file.name}", file)
        except OSError as error:
            raise Impossible(
                f"{file.name} could not be fetched from python.org; lay it into {kept}: {error}"
            ) from error
    check(file, PYTHON["sha256"])
    return file


def trial(kept: Path) -> Path:
    """Out of a source distribution that holds the same package, after a look at the signatures of its programs."""
    made = kept / "trial.zip"
    if made.exists():
        return made
    tools = environment(*FREEZING)
    fetched = fresh(BUILD / "windows-trial")
    words = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-binary", ":all:")
    listed = ("--require-hashes", "--requirement", HERE / "trial.txt")
    run(tools, "-m", "pip", "download", *words, *listed, "--dest", fetched)
    run("tar", "-xf", next(fetched.iterdir()), "-C", fetched)
    (packed,) = fetched.rglob("data.zip")
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(fetched / "python")
    programs = fetched / "python" / f"cp{SHORT}"
    signed(programs)
    with zipfile.ZipFile(made, "w") as archive:
        for path in sorted(programs.iterdir()):
            archive.write(path, path.name)
    return made


def check(file: Path, wished: str) -> None:
    """Refuse a file that is not the one written down."""
    found = sha256(file.read_bytes()).hexdigest()
    if found != wished:
        raise Impossible(f"{file} is not what packaging/windows/python.toml names: its SHA-256 is {found}")


def signed(folder: Path) -> None:
    """See that every program and library is what the Python Software Foundation, or Microsoft, has signed."""
    for path in sorted(folder.iterdir()):
        if path.suffix not in {".exe", ".dll", ".pyd"}:
            continue
        # Its status is 1 where the roots of Windows are not known; what counts here are the digests.
        told = subprocess.run(["osslsigncode", "verify", path], check=False, capture_output=True, text=True).stdout
        now = re.findall(r"Current message digest +: (\w+)", told)
        meant = re.findall(r"Calculated message digest : (\w+)", told)
        if not now or now != meant or not re.search("O=(Python Software Foundation|Microsoft Corporation)", told):
            raise Impossible(f"{path.name} is not what its maker has signed")


def python(archive: zipfile.ZipFile, tree: Path) -> None:
    """Unpack what is needed of it, and the library without the modules that a card game does not need."""
    for name in archive.namelist():
        stem = name.split(".")[0]
        gone = (*(module for module in LEFT_OUT if module not in NEEDED), *UNUSED)
        if name.endswith("/") or stem in gone or name in {"python.exe", "python.cat", f"python{SHORT}._pth"}:
            continue
        target = tree / ("licences/Python.txt" if name == "LICENSE.txt" else name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(archive.read(name))
    write(tree / f"python{SHORT}._pth", f"python{SHORT}.zip\n.\nlib\napp\nimport site\n")
    pressed = tree / f"python{SHORT}.zip"
    full = pressed.rename(pressed.with_suffix(".full"))
    with zipfile.ZipFile(full) as old, zipfile.ZipFile(pressed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in sorted(old.namelist()):
            if not name.endswith("/") and not is_left_out(name):
                entry = zipfile.ZipInfo(name)
                entry.compress_type = zipfile.ZIP_DEFLATED
                new.writestr(entry, old.read(name))
    full.unlink()


UNUSED = (
    "libcrypto-3",
    "libssl-3",
    "_asyncio",
    "_overlapped",
    "_uuid",
    "_wmi",
    "winsound",
    "pyexpat",
    "_elementtree",
)
"""Files of the embeddable package that only modules need which are left out."""


def is_left_out(name: str) -> bool:
    """Whether a module in Python's zip belongs to those that are left out.

    >>> is_left_out("http/client.pyc"), is_left_out("ctypes/util.pyc"), is_left_out("urllib/parse.pyc")
    (True, False, False)
    """
    words = name.removesuffix(".pyc").removesuffix("/__init__").split("/")
    stems = {".".join(words[:i]) for i in range(1, len(words) + 1)}
    return bool(stems & set(LEFT_OUT) - set(NEEDED))


# --- wheels ----------------------------------------------------------------------------------------------------------


def wheels() -> Path:
    """A folder with the wheels for Windows of all that the program stands on, by the hashes that are written down."""
    lists = (ROOT / "requirements.txt", SOUND)
    content = sha256(b"".join(each.read_bytes() for each in lists)).hexdigest()[:12]
    folder = BUILD / f"windows-wheels-{content}"
    if not (folder / "complete").exists():
        tools = environment(ROOT / "packaging" / "wheels" / "requirements.txt")
        words = (
            "--platform",
            "win_amd64",
            "--python-version",
            PYTHON["version"],
            "--only-binary",
            ":all:",
            "--no-deps",
        )
        words = ("--quiet", "--disable-pip-version-check", "--require-hashes", *words)
        wished = [word for each in lists for word in ("--requirement", each)]
        run(tools, "-m", "pip", "download", *words, "--dest", fresh(folder), *wished)
        write(folder / "complete", "")
    return folder


def library(folder: Path, lib: Path) -> None:
    """Unpack of the wheels what the program needs."""
    taken: list[str] = []
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                package, _, rest = name.partition("/")
                if package in ALONG and rest and goes_along(package, rest):
                    taken.append(name)
                    archive.extract(name, lib)
    if absent := missing([name.removeprefix("PySide6/") for name in taken], "win32"):
        raise Impossible(f"Qt does not bring what packaging/parts.py lists: {', '.join(absent)}")


def goes_along(package: str, name: str) -> bool:
    """Whether a file of a package is taken."""
    if package == "PySide6":
        return wanted(name, "win32")
    if package == "shiboken6":
        return name in {
            "Shiboken.pyd",
            "shiboken6.abi3.dll",
            "__init__.py",
            "_config.py",
            "_git_shiboken_module_version.py",
        }
    return not name.endswith((".pyi", "py.typed"))


# --- launchers -------------------------------------------------------------------------------------------------------


def launchers(tree: Path) -> None:
    """Two small programs: one that opens the window, one that talks in a terminal."""
    work = fresh(BUILD / "windows-launcher")
    prefix = "" if os.name == "nt" else "x86_64-w64-mingw32-"
    qt = environment(*FREEZING)
    for icon in ("app", "document"):
        draw(qt, icon, [f"{icon}.ico"], work)
    ace = ROOT / "tressette_desktop" / "assets" / "cards" / "neapolitan" / "Ad.svg"
    run(qt, ROOT / "packaging" / "desktop" / "draw.py", ace, work / "side.bmp")
    # The setup keeps the moment of the picture too.
    settle(work)
    copy(HERE / "launcher.manifest", work / "launcher.manifest")
    write(work / "launcher.rc", filled(HERE / "launcher.rc", NUMBERS=numbers(",")))
    run(f"{prefix}windres", "launcher.rc", "launcher.o", cwd=work)
    for name, kind in ((NAME, ("-mwindows",)), ("tressette", ("-mconsole", "-DCONSOLE"))):
        words = ("-O2", "-s", "-Wall", "-Wextra", "-municode", *kind, f'-DPYTHON_DLL=L"python{SHORT}.dll"')
        still = ("-Wl,--no-insert-timestamp", "-static-libgcc")
        run(f"{prefix}gcc", *words, HERE / "launcher.c", "launcher.o", *still, "-o", tree / f"{name}.exe", cwd=work)
