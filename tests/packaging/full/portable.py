"""Flatpak and AppImage as far as they can be tried without their runtimes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.packaging.evening import first_half, lay_out, second_half
from tests.packaging.recipes import ROOT, common, parts
from tests.xvfb.screen import Screen

BUILD = [sys.executable, str(ROOT / "packaging" / "build.py")]


def test_the_manifest_of_the_flatpak_stands_and_all_that_it_names_lies_beside_it(tmp_path: Path) -> None:
    subprocess.run([*BUILD, "flatpak", "--out", tmp_path], check=True)
    manifest = tmp_path / "flatpak" / f"{common.APP_ID}.yaml"
    told = json.loads(subprocess.check_output(["flatpak-builder", "--show-manifest", manifest], text=True))
    (module,) = told["modules"]
    (source,) = module["sources"]
    folder = manifest.parent / source["path"]
    assert not any("share=network" in word or "filesystem" in word for word in told["finish-args"])
    target = ["--target", tmp_path / "lib", "tressette-desktop[sound]"]
    # What the first command of the module does, with this Python.
    offline = ["--quiet", "--no-index", "--find-links", folder / "wheels", "--no-build-isolation"]
    subprocess.run([sys.executable, "-m", "pip", "install", *offline, *target], check=True)
    qt = tmp_path / "lib" / "PySide6"
    keep = (folder / "keep.txt").read_text(encoding="utf-8")
    subprocess.run([sys.executable, folder / "prune.py", qt], input=keep, text=True, check=True)
    left = [str(path.relative_to(qt)) for path in qt.rglob("*") if path.is_file()]
    assert parts.missing(left, "linux") == []
    assert [name for name in left if not parts.wanted(name, "linux")] == []
    share = folder / "share"
    subprocess.run(["desktop-file-validate", share / "applications" / f"{common.APP_ID}.desktop"], check=True)
    word = share / "metainfo" / f"{common.APP_ID}.metainfo.xml"
    subprocess.run(["appstreamcli", "validate", "--no-net", word], check=True)


def test_a_hand_out_of_the_folder_of_the_appimage(screen: Screen, own_folders: Path, tmp_path: Path) -> None:
    built = subprocess.run([*BUILD, "appimage", "--quick", "--out", tmp_path], check=False, stderr=subprocess.PIPE)
    complaint = built.stderr.decode()
    assert built.returncode == 0 or "the AppImage runtime is not in" in complaint, complaint
    journal = lay_out(own_folders)
    run = str(ROOT / "build" / "AppDir" / "AppRun")
    first_half(screen, journal, run)
    second_half(screen, journal, run)
