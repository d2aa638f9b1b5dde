"""What every test of the window finds: an application dressed in the light look, speaking English."""

import gc
from collections.abc import Iterator
from functools import lru_cache
from weakref import WeakSet

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tressette_desktop.ui import drawing, fonts, pack, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey

MOST_DRAWN = 400
"""Pictures, of 0.1 MB for the most part."""


@pytest.fixture(scope="session")
def families(qapp: QApplication) -> fonts.Families:
    """Both font families, registered once."""
    return fonts.register()


@pytest.fixture(autouse=True)
def look(qapp: QApplication, families: fonts.Families) -> Look:
    """The look worn at the start of each test, with Italian cards and numbers in nobody's way of writing them."""
    worn = Look(ThemeKey.LIGHT, FeltKey.PRATO, theme.EM, families)
    if qapp.property("look") != worn:
        theme.apply(worn)
    pack.show("")
    QLocale.setDefault(QLocale.c())
    return worn


@pytest.fixture(scope="session", autouse=True)
def arts() -> Iterator[WeakSet[CardArt]]:
    """All that show cards; those of the house are drawn once a size for all tests, which else did little but draw."""
    made, begin, draw = WeakSet[CardArt](), CardArt.__init__, drawing.draw

    @lru_cache(maxsize=MOST_DRAWN)
    def drawn(order: drawing.Order, _read: object) -> QImage:
        return draw(order)

    def begun(art: CardArt, *arguments: object, **named: object) -> None:
        begin(art, *arguments, **named)
        made.add(art)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CardArt, "__init__", begun)
        patch.setattr(drawing, "draw", lambda order: draw(order) if order.picture.own else drawn(order, drawing._read))
        yield made


@pytest.fixture(autouse=True)
def drawn_no_more(arts: WeakSet[CardArt]) -> Iterator[None]:
    """Nobody draws any more when a test is over: while cards are drawn, Python leaves its garbage, widgets and all."""
    yield
    for art in arts:
        art.forget()
    assert gc.isenabled()
