"""Drawings of others: they are drawn, unless they lead elsewhere or nowhere."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tressette_desktop.ui.decks import CODES, LARGEST, NEAPOLITAN, Dressing, Picture
from tressette_desktop.ui.drawing import Order, draw
from tressette_desktop.ui.foreign import see_to

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 50 83">'


def whole(*parts: bytes) -> bytes:
    return SVG + b"".join(parts) + b"</svg>"


def laughs(rows: int) -> bytes:
    """Each row uses the one before ten times."""
    more = [b'<g id="a%d">' % row + 10 * (b'<use x:href="#a%d"/>' % (row - 1)) + b"</g>" for row in range(1, rows)]
    return whole(b'<defs><g id="a0"><rect/></g>', *more, b'</defs><use href="#a%d"/>' % (rows - 1))


@pytest.mark.parametrize(
    ("drawing", "fault"),
    [
        (whole(b'<image href="/tmp/pipe"/>'), "another file is shown"),
        (whole(b'<image x:href="http://example.org/spy.png"/>'), "another file is shown"),
        (b'<!DOCTYPE s [<!ENTITY p "/tmp/pipe">]>' + whole(b'<image x:href="&p;"/>'), "another file is shown"),
        (laughs(10), "too many elements"),
        (whole(b'<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), "made of itself"),
        (whole(b"<g>" * 5000, b"</g>" * 5000), "nested too deeply"),
        (whole(*(b'<g id="a%d"><use href="#a%d"/></g>' % (at, at + 1) for at in range(5000))), "too many in a row"),
        (b"<svg", "unclosed token"),
    ],
)
def test_what_leads_elsewhere_or_nowhere_is_not_given_to_qt(drawing: bytes, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        see_to(drawing)


def test_what_keeps_to_itself_is_drawn() -> None:
    for code in CODES:
        see_to(Dressing(NEAPOLITAN).picture(code).read())
    see_to(whole(b'<image href="data:image/png;base64,AAAA"/>', b'<g id="a"/><use href="#a"/><use href="#a"/>'))
    see_to(laughs(3))


def test_a_hostile_card_is_no_card(qapp: QApplication, tmp_path: Path) -> None:
    pipe, file = tmp_path / "pipe", tmp_path / "3c.svg"
    os.mkfifo(pipe)
    file.write_bytes(whole(b'<image href="', os.fsencode(pipe), b'" width="50" height="83"/>'))
    assert draw(Order(Picture(file, own=True), 50, 83)).isNull()
    file.write_bytes(whole(b'<rect width="50" height="83"/>'))
    assert not draw(Order(Picture(file, own=True), 50, 83)).isNull()
    with file.open("r+b") as grown:
        grown.truncate(LARGEST + 1)
    assert draw(Order(Picture(file, own=True), 50, 83)).isNull()
