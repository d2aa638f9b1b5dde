"""Names as they sound in a sentence."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

from PySide6.QtCore import QLocale

_BEFORE_NAME: Final = re.compile(r"\b([ae]) \{(\w+)\}", re.IGNORECASE)


def named(sentence: str, **names: str) -> str:
    """Return a sentence with names in it; Italian *e* and *a* take a d before the vowel that they are themselves."""
    if QLocale().language() is QLocale.Language.Italian:
        sentence = _BEFORE_NAME.sub(lambda found: _joined(found, names[found[2]]), sentence)
    return sentence.format(**names)


def _joined(found: re.Match[str], name: str) -> str:
    vowel = found[1]
    meets = normalize("NFD", name[:1]).casefold().startswith(vowel.casefold())
    return f"{vowel}d {{{found[2]}}}" if meets else found[0]
