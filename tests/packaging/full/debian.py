"""The .deb in a root where nothing else is: no Python, no Qt, no recommended packages."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.evening import first_half, lay_out, second_half
from tests.packaging.recipes import ROOT, common
from tests.packaging.test_deb import INSTALLED_MOST, PACKED_MOST, opened, predated
from tests.xvfb.screen import Screen

PERSON = 1000
OLDER = "5a4933d825"
"""A state of this repository from before Finnish and Polish; a clone without its history has it not."""


@pytest.fixture(scope="session")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package built of an older state of the program, with the environment that is there."""
    folder = tmp_path_factory.mktemp("older")
    state = folder / "state"
    subprocess.run(["git", "clone", "--quiet", ROOT, state], check=True)
    subprocess.run(["git", "checkout", "--quiet", OLDER], cwd=state, check=True)
    (state / "build").mkdir()
    for environment in (ROOT / "build").glob("environment-*"):
        (state / "build" / environment.name).symlink_to(environment)
    build = [sys.executable, state / "packaging" / "build.py", "deb", "--quick", "--out", folder]
    subprocess.run(build, cwd=state, check=True)
    (deb,) = folder.glob("*.deb")
    return predated(deb, folder)


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A root made by debootstrap, with the package sources and the certificates of this machine."""
    root = tmp_path_factory.mktemp("clean") / "root"
    told = ["apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME)", "Created-By: Packages"]
    listed = subprocess.check_output(told, text=True).split("\n")
    mirror, name = min((line.split() for line in listed if line), key=lambda pair: len(pair[1]))
    subprocess.run(["debootstrap", "--variant=minbase", name, root, mirror], check=True, stdout=subprocess.DEVNULL)
    for file in ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt"):
        if Path(file).exists():
            (root / file[1:]).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, root / file[1:])
    for folder in ("/etc/apt/apt.conf.d", "/etc/apt/sources.list.d"):
        shutil.copytree(folder, root / folder[1:], dirs_exist_ok=True)
    shutil.copy("/etc/apt/sources.list", root / "etc/apt/sources.list") if Path("/etc/apt/sources.list").exists() else 0
    for place in ("proc", "dev"):
        subprocess.run(["mount", "--bind", f"/{place}", root / place], check=True)
    try:
        inside(root, "apt-get", "-qq", "update")
        inside(root, "useradd", "--uid", str(PERSON), "--create-home", "anna")
        yield root
    finally:
        for place in ("proc", "dev"):
            subprocess.run(["umount", root / place], check=True)


def inside(root: Path, *command: str) -> str:
    """Run a command in the root as its root; what it says."""
    surroundings = ["env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", "DEBIAN_FRONTEND=noninteractive"]
    done = subprocess.run(["chroot", root, *surroundings, *command], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def as_anna(root: Path, screen: Screen, *command: str) -> list[str]:
    """The command by which a person without rights starts a program there."""
    told = {
        "PATH": "/usr/bin:/bin:/usr/games",
        "HOME": "/home/anna",
        "DISPLAY": screen.display,
        "XDG_CONFIG_HOME": "/home/anna/config",
        "XDG_DATA_HOME": "/home/anna/data",
        "LANG": "C.UTF-8",
    }
    words = [f"{name}={value}" for name, value in told.items()]
    return ["chroot", f"--userspec={PERSON}:{PERSON}", str(root), "env", "-i", *words, *command]


def everything(root: Path) -> set[tuple[str, int]]:
    """Every file outside of homes with the moment of its last change."""
    found = set()
    for folder, folders, files in os.walk(root):
        here = Path(folder)
        if here == root:
            folders[:] = [name for name in folders if name not in {"proc", "dev", "sys", "home"}]
        found |= {(str(here / name), (here / name).lstat().st_mtime_ns) for name in files}
    return found


def test_an_evening_in_a_clean_root(released: Path, older: Path, clean: Path, screen: Screen) -> None:
    assert not (clean / "usr/bin/python3").exists()
    home = clean / "home/anna"
    journal = lay_out(home)
    for path in home.rglob("*"):
        os.chown(path, PERSON, PERSON)
    for package in (older, released):
        shutil.copy(package, clean / "tmp" / package.name)
    quiet = ("apt-get", "install", "--yes", "-qq", "--no-install-recommends")
    inside(clean, *quiet, f"/tmp/{older.name}")
    game = as_anna(clean, screen, "/usr/games/tressette-desktop")
    first_half(screen, journal, *game)
    inside(clean, *quiet, f"/tmp/{released.name}")
    assert "kernel: compiled" in inside(clean, "/usr/games/tressette", "simulate", "--deals", "1")
    before = everything(clean)
    second_half(screen, journal, *game)
    assert everything(clean) == before
    entry = [word.removeprefix(str(clean)) for word in opened(clean, Path("/home/anna/data"))]
    assert entry[0] == "/usr/games/tressette-desktop"
    told = inside(clean, "sh", "-c", "grep -h tsn /usr/share/mime/globs2")
    assert "application/x-tressette-record:*.tsn" in told
    written = hashlib.sha256(journal.read_bytes())
    assert "Your games stay in" in inside(clean, "apt-get", "purge", "--yes", common.NAME)
    assert hashlib.sha256(journal.read_bytes()).hexdigest() == written.hexdigest()
    left = inside(clean, "sh", "-c", "find /usr /etc /var/lib/dpkg/info -name '*tressette*'")
    assert left == ""


def test_debian_finds_no_fault_with_it(released: Path, tmp_path: Path) -> None:
    assert released.stat().st_size <= PACKED_MOST
    told = subprocess.run(["lintian", "--allow-root", released], check=False, capture_output=True, text=True)
    assert told.stdout == ""
    subprocess.run(["dpkg-deb", "--extract", released, tmp_path], check=True)
    lain = subprocess.check_output(["du", "--bytes", "--summarize", tmp_path / "usr"], text=True)
    assert int(lain.split()[0]) <= INSTALLED_MOST
    share = tmp_path / "usr/share"
    subprocess.run(["desktop-file-validate", share / "applications/tressette-desktop.desktop"], check=True)
    (word,) = (share / "metainfo").iterdir()
    subprocess.run(["appstreamcli", "validate", "--no-net", word], check=True)
    subprocess.run(["xmllint", "--noout", share / "mime/packages/tressette-desktop.xml"], check=True)


def test_the_same_commit_gives_the_same_bytes(released: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "packaging" / "build.py", "deb", "--out", tmp_path], check=True)
    (again,) = tmp_path.iterdir()
    assert again.read_bytes() == released.read_bytes()
