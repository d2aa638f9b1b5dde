"""Contact sheets: all cards of a deck and its backs side by side, as the game shows them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tressette_desktop.ui import felt
from tressette_desktop.ui.cards import RATIO, RESTING, CardArt
from tressette_desktop.ui.decks import BACK, BUILT_IN, CODES, NEAPOLITAN, Dressing, Index
from tressette_desktop.ui.theme import FeltKey, ThemeKey

HEIGHTS = (500, 200, 100)
COLUMNS = 10
DRESSED = (*(Dressing(deck) for deck in BUILT_IN), *(Dressing(index=index) for index in list(Index)[1:]))
"""Every deck, and the Neapolitan one with each kind of sign in its corners."""


def contact_sheets(folder: Path) -> None:
    """Save a sheet for each deck and each height of a card, in pixels."""
    application = QApplication(["tressette"])
    for worn in DRESSED:
        for height in HEIGHTS:
            name = worn.deck.key if worn.index is Index.OFF else f"{worn.deck.key}_{worn.index}"
            sheet(worn, height).save(str(folder / f"{name}_{height}.png"))
    application.quit()


def sheet(worn: Dressing, height: int) -> QImage:
    """The forty cards, a suit in a row, and the backs below."""
    art, width = CardArt(worn), height / RATIO
    backs = [Dressing(worn.deck, back) for back in NEAPOLITAN.label.backs]
    laid = [*((code, worn) for code in CODES), *((BACK, back) for back in backs)]
    for code, dressed in laid:
        art.card(code, width, 1.0, worn=dressed)
    while art.waits:
        art.settle()
        for code, dressed in laid:
            art.card(code, width, 1.0, worn=dressed)
    margin = RESTING.margin * width
    step = QSize(round(width + 2 * margin), round(height + 2 * margin))
    image = QImage(COLUMNS * step.width(), 5 * step.height(), QImage.Format.Format_RGB32)
    image.fill(felt.tones(FeltKey.PRATO, ThemeKey.LIGHT)[0])
    painter = QPainter(image)
    for place, (code, dressed) in enumerate(laid):
        row, column = divmod(place, COLUMNS)
        at = QPointF(column * step.width(), row * step.height())
        painter.drawPixmap(at, art.card(code, width, 1.0, worn=dressed))
    painter.end()
    return image
