"""The .deb: the frozen program in a folder of its own, and the word of it where the system looks for that."""

from __future__ import annotations

import gzip
import hashlib
import re
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from common import (
    BUILD,
    MAINTAINER,
    NAME,
    ROOT,
    Impossible,
    copy,
    filled,
    fresh,
    moment,
    output,
    run,
    settle,
    version,
    write,
)
from desktop.recipe import furnish
from frozen.recipe import freeze, python

HERE = Path(__file__).parent

LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libbz2.so.1.0": "libbz2-1.0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "liblzma.so.5": "liblzma5",
    "libpulse.so.0": "libpulse0",
    "libsqlite3.so.0": "libsqlite3-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The package that brings each library of the system, by Debian's and Ubuntu's names of 2022 and of today."""

OF_LIBC = re.compile(r"(libc|libm|libdl|libpthread|libresolv|librt|libutil|ld-linux-x86-64|ld-linux-aarch64)\.so\.\d+")

DESCRIPTION = """\
Description: Italian card game of tricks and silent partners
 Tressette is the old Italian game of tricks and silent partners. Sit down
 alone or with friends at one machine; the computer takes the empty chairs,
 and sees what a player in that chair would see, and nothing else.
 .
 Six games are on the table: the classic one, con la chiamata del tre,
 terziglio, in due, quintiglio and trzy siodemki. The Neapolitan cards were
 drawn for this game. There is no account and no network; every game is kept
 as text that a person can read.
"""


def build(out: Path, quick: bool) -> list[Path]:
    """One package, for the kind of machine this is."""
    root = fresh(BUILD / "deb")
    lib = root / "usr" / "lib" / NAME
    lib.parent.mkdir(parents=True)
    freeze(compiled=not quick).rename(lib)
    for command in ("tressette", NAME):
        link = root / "usr" / "games" / command
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(f"../lib/{NAME}/tressette")
    share = root / "usr" / "share"
    furnish(share, python(), BUILD / "icons")
    document(share)
    control(root, depends(lib))
    settle(root)
    (root / "DEBIAN" / "postrm").chmod(0o755)
    made = out / f"{NAME}_{version()}_{output('dpkg', '--print-architecture').strip()}.deb"
    squeezing = ("-Zzstd", "-z9") if quick else ("-Zxz", "-z6")
    run("dpkg-deb", "--root-owner-group", *squeezing, "--build", root, made)
    return [made]


def document(share: Path) -> None:
    """What a person can read: manual page, licences, changes."""
    now = datetime.fromtimestamp(moment(), UTC)
    page = filled(HERE / "tressette.6", DATE=now.date().isoformat())
    squeeze(share / "man" / "man6" / "tressette.6.gz", page)
    squeeze(share / "man" / "man6" / f"{NAME}.6.gz", ".so man6/tressette.6\n")
    doc = share / "doc" / NAME
    write(doc / "copyright", (HERE / "copyright").read_text(encoding="utf-8") + licences())
    signed = f" -- {MAINTAINER}  {format_datetime(now)}\n"
    squeeze(doc / "changelog.gz", f"{NAME} ({version()}) unstable; urgency=medium\n\n  * See NEWS.\n\n{signed}")
    squeeze(doc / "NEWS.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    copy(HERE / "lintian-overrides", share / "lintian" / "overrides" / NAME)


def licences() -> str:
    """The licences that Debian does not have on every machine, in full."""
    kept = {
        "PSF-2.0": "PSF-2.0",
        "Unicode-DFS-2016": "Unicode-DFS-2016",
        "MIT": "MIT-platformdirs",
    }
    texts = {name: (ROOT / "packaging" / "licences" / f"{file}.txt").read_text("utf-8") for name, file in kept.items()}
    return "".join(
        f"\nLicense: {name}\n" + "".join(f" {line or '.'}\n" for line in text.strip().split("\n"))
        for name, text in texts.items()
    )


def squeeze(target: Path, text: str) -> None:
    """Write a text with gzip, which otherwise would note the time of day."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), mtime=0))


def control(root: Path, needed: list[str]) -> None:
    """The card of the package."""
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink()) // 1024
    fields = {
        "Package": NAME,
        "Version": version(),
        "Architecture": output("dpkg", "--print-architecture").strip(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        "Depends": ", ".join(needed),
        "Section": "games",
        "Priority": "optional",
    }
    card = "".join(f"{name}: {value}\n" for name, value in fields.items())
    write(root / "DEBIAN" / "control", card + DESCRIPTION)
    copy(HERE / "postrm", root / "DEBIAN" / "postrm")
    packed = (path for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink())
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in packed]
    write(root / "DEBIAN" / "md5sums", "".join(sums))


def depends(folder: Path) -> list[str]:
    """The packages that bring what the files of a folder are linked to and do not bring themselves; and those that
    make a record known to the desktop.
    """
    binaries = [path for path in folder.rglob("*") if not path.is_symlink() and starts_as_elf(path)]
    told = [
        subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout for path in binaries
    ]
    needed = {name for text in told for name in re.findall(r"NEEDED +(\S+)", text)}
    strange = needed - {path.name for path in folder.rglob("*.so*")} - LIBRARIES.keys()
    strange = {name for name in strange if not OF_LIBC.fullmatch(name)}
    if strange:
        raise Impossible(f"it is not known which packages bring {', '.join(sorted(strange))}")
    glibc = max(tuple(map(int, found.split("."))) for text in told for found in re.findall(r"GLIBC_(\d[\d.]+)", text))
    brought = {LIBRARIES[name] for name in needed & LIBRARIES.keys()}
    return [f"libc6 (>= {'.'.join(map(str, glibc))})", *sorted(brought), "hicolor-icon-theme", "shared-mime-info"]


def starts_as_elf(path: Path) -> bool:
    """Whether a file is a program or a library."""
    if not path.is_file():
        return False
    with path.open("rb") as stream:
        return stream.read(4) == b"\x7fELF"
