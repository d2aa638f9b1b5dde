"""Drawings that others made: what of an SVG is not given to Qt, which would follow it wherever it leads."""

from __future__ import annotations

from collections import defaultdict
from io import BytesIO
from typing import Final
from xml.etree import ElementTree

MOST: Final = 50_000
"""Elements of a drawing, each counted as often as it is drawn."""
DEEPEST: Final = 200
"""Elements within each other, or that use each other in a row."""

_IMAGES: Final = ("image", "feImage")
_HREFS: Final = ("href", "{http://www.w3.org/1999/xlink}href")


def see_to(data: bytes) -> None:
    """Raise ValueError unless a drawing keeps to itself and comes to an end.

    It may not show other files: Qt reads any that is named, and waits for a pipe for ever. What it uses again and
    again, in rings or in powers, may not keep the window busy.

    >>> see_to(b'<svg><rect id="a"/><use href="#a"/></svg>')
    >>> see_to(b'<svg><image href="/etc/motd"/></svg>')
    Traceback (most recent call last):
    ValueError: another file is shown: /etc/motd
    """
    _Weight(data)


class _Weight:
    """How many elements every named part of a drawing is made of; what is used is counted where it is used."""

    def __init__(self, data: bytes) -> None:
        self._own: dict[str, int] = defaultdict(int)
        self._uses: dict[str, list[str]] = defaultdict(list)
        self._known: dict[str, int] = {}
        within = [""]
        try:
            for event, element in ElementTree.iterparse(BytesIO(data), ("start", "end")):
                if event == "start":
                    name = element.get("id", "")
                    if name:
                        self._uses[within[-1]].append(name)
                    within.append(name or within[-1])
                    if len(within) > DEEPEST:
                        raise ValueError("nested too deeply")
                    self._own[within[-1]] += 1
                    self._look_at(element, within[-1])
                else:
                    within.pop()
                    element.clear()
        except ElementTree.ParseError as error:
            raise ValueError(str(error)) from None
        self._of("", ())

    def _look_at(self, element: ElementTree.Element, part: str) -> None:
        kind = element.tag.rpartition("}")[2]
        leads = next((element.get(each, "") for each in _HREFS if element.get(each)), "")
        if kind in _IMAGES and leads and not leads.strip().startswith("data:"):
            raise ValueError(f"another file is shown: {leads}")
        if kind == "use":
            self._uses[part].append(leads.strip().removeprefix("#"))

    def _of(self, part: str, above: tuple[str, ...]) -> int:
        if part in above or len(above) > DEEPEST:
            raise ValueError(f"{part} is made of itself, or of too many in a row")
        if part not in self._known:
            weight = self._own.get(part, 0) + sum(self._of(each, (*above, part)) for each in self._uses.get(part, ()))
            if weight > MOST:
                raise ValueError("too many elements")
            self._known[part] = weight
        return self._known[part]
