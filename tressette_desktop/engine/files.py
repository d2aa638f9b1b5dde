"""How a small file is written: whole or not at all, and never over one that nobody wanted to lose."""

from __future__ import annotations

import errno
import json
import os
import secrets
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

DRAFT: Final = ".part"
"""How the name of a file ends while it is written; it begins with a dot."""


def put(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all; what was there under this name gives way. Raises OSError."""
    draft = draft_of(path.parent, data)
    try:
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def put_json(path: Path, raw: dict[str, Any]) -> None:
    """Write a file of settings or the like, and the folder around it where that is missing. Raises OSError.

    Half a character of UTF-16, which a file may name, is written as it was read: as an escape.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    put(path, json.dumps(raw, ensure_ascii=False, indent=1).encode(errors="backslashreplace"))


def draft_of(folder: Path, data: bytes) -> Path:
    """Write what is to become a file in this folder, wait until it is on the disk, and return it. Raises OSError."""
    draft = folder / f".{secrets.token_hex(8)}{DRAFT}"
    try:
        with draft.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return draft


def put_aside(file: Path) -> Path:
    """Give a file that means nothing another name, so that its own is free, and return it. Raises OSError."""
    return settle(file, lambda number: f"{file.stem}{'' if number == 1 else f'-{number}'}.damaged")


def settle(file: Path, name: Callable[[int], str]) -> Path:
    """Give a file the first of these names, counted from 1, that no other file has, and return it. Raises OSError.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     for text in ("one", "two"):
    ...         _ = (Path(folder) / "draft").write_text(text)
    ...         print(settle(Path(folder) / "draft", lambda number: f"kept-{number}").name)
    kept-1
    kept-2
    """
    for number in count(1):
        path = file.with_name(name(number))
        if not path.exists() and _named(file, path):
            file.unlink(missing_ok=True)
            return path
    raise AssertionError("numbers do not end")


def _named(file: Path, path: Path) -> bool:
    """Give a file its name, unless another one has it by now."""
    try:
        os.link(file, path)
    except FileExistsError:
        return False
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS):
            raise
        # Some file systems know no second name for a file: take the name first, then put the file there.
        try:
            path.open("xb").close()
        except FileExistsError:
            return False
        os.replace(file, path)
    return True
