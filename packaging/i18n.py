"""Bring the translations up to date: ``python packaging/i18n.py``.

Gathers every string of the window into the ``.ts`` files, where translations are written by hand (or with Qt's
linguist), and makes the ``.qm`` files that the game reads. Both are committed. With ``--check`` nothing is written:
the exit status is 1 if the ``.ts`` files are not what the sources say, or a translation is missing.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from shutil import copy, which

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "tressette_desktop" / "ui"
FOLDER = ROOT / "tressette_desktop" / "assets" / "i18n"
LANGUAGES = {
    # English is the source: its file holds only the plurals.
    "en": ("-pluralonly",),
    "it": (),
    "fi": (),
    "pl": (),
}


def main(arguments: list[str]) -> int:
    """Update or check; print what is missing."""
    check = arguments == ["--check"]
    with tempfile.TemporaryDirectory() as spare:
        folder = Path(spare) if check else FOLDER
        stale = [language for language in LANGUAGES if gather(language, folder) and check]
        missing = [entry for language in LANGUAGES for entry in unfinished(folder / f"tressette_{language}.ts")]
        if not check:
            for language in LANGUAGES:
                release(language)
    for line in [*(f"out of date: {language}" for language in stale), *missing]:
        print(line)
    return 1 if stale or missing else 0


def gather(language: str, folder: Path) -> bool:
    """Write the strings of the sources into a ``.ts`` file of this folder; True if that changed it."""
    kept = FOLDER / f"tressette_{language}.ts"
    before = kept.read_bytes() if kept.is_file() else b""
    target = folder / kept.name
    if before and target != kept:
        copy(kept, target)
    files = [str(file.relative_to(ROOT)) for file in sorted(SOURCES.rglob("*.py"))]
    options = ["-source-language", "en", "-target-language", language, "-locations", "none", "-no-obsolete", "-silent"]
    _run("pyside6-lupdate", *files, *options, *LANGUAGES[language], "-ts", str(target))
    return target.read_bytes() != before


def unfinished(file: Path) -> list[str]:
    """Every string of a ``.ts`` file that has no translation, with its context, and every plural written so that
    Qt's tool takes it for an ordinary string.
    """
    missing = []
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [] if translation is None else [translation, *translation.iter("numerusform")]
            plural = message.get("numerus") == "yes"
            if "%n" in message.findtext("source", "") and not plural:
                missing.append(f'{_place(file, context, message)}: not seen as a plural: write "" before its number')
                continue
            texts = [form.text for form in (forms[1:] if plural else forms)]
            if translation is None or translation.get("type") == "unfinished" or not texts or not all(texts):
                missing.append(_place(file, context, message))
    return missing


def _place(file: Path, context: ElementTree.Element, message: ElementTree.Element) -> str:
    return f"{file.name}: {context.findtext('name')}: {message.findtext('source')}"


def release(language: str) -> None:
    """Make the ``.qm`` file that the game reads."""
    source = FOLDER / f"tressette_{language}.ts"
    # A program that runs has the old file mapped into its memory: it is replaced, never written over.
    fresh = source.with_suffix(".new")
    _run("pyside6-lrelease", str(source), "-qm", str(fresh), "-silent")
    fresh.replace(source.with_suffix(".qm"))


def _run(tool: str, *arguments: str) -> None:
    """Run one of Qt's tools, from the environment of this Python before any other."""
    beside = Path(sys.executable).parent / tool
    program = str(beside) if beside.exists() else which(tool)
    if program is None:
        sys.exit(f"{tool} is missing: it comes with PySide6-Essentials.")
    subprocess.run([program, *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
