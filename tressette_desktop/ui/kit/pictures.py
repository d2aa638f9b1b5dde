"""Cards on a page: asked for after the first frame, painted when they are there."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ..cards import RATIO, RESTING, CardArt
from ..decks import Dressing


class CardPictures(QObject):
    """The cards that one widget shows. While those of a new size are being drawn, the old ones are scaled."""

    def __init__(self, owner: QWidget, art: CardArt) -> None:
        super().__init__(owner)
        self._owner = owner
        self._art = art
        self._wanted: dict[str, float] = {}
        self._shown: dict[str, QPixmap] = {}
        self._asked: tuple[dict[str, float], float, Dressing] = ({}, 0.0, art.worn)
        art.filled.connect(self._collect)

    def want(self, widths: Iterable[tuple[str, float]]) -> None:
        """Say, while painting, which cards are needed and how wide; missing ones are drawn when there is time."""
        self._wanted = dict(widths)
        if (self._wanted, self._owner.devicePixelRatioF(), self._art.worn) != self._asked:
            QTimer.singleShot(0, self, self._ask)

    @property
    def ready(self) -> bool:
        """Whether there is anything to paint yet."""
        return bool(self._shown)

    def paint(self, painter: QPainter, code: str, centre: QPointF, turn: float = 0.0) -> None:
        """Paint a card that was wanted: its middle, and how far it is turned clockwise, in degrees."""
        pixmap = self._shown.get(code)
        if pixmap is None:
            return
        width = self._wanted[code]
        box = QRectF(0, 0, width * (1 + 2 * RESTING.margin), width * (RATIO + 2 * RESTING.margin))
        box.moveCenter(QPointF())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(centre)
        painter.rotate(turn)
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        painter.restore()

    def _ask(self) -> None:
        now = (self._wanted, self._owner.devicePixelRatioF(), self._art.worn)
        if now != self._asked:
            self._asked = now
            for code, width in self._wanted.items():
                self._art.warm([code], width, now[1])

    def _collect(self) -> None:
        # Another widget's cards may be the ones that are ready: ours must have been asked for as well.
        if self._wanted and self._wanted == self._asked[0] and self._owner.isVisible():
            ratio = self._owner.devicePixelRatioF()
            self._shown = {code: self._art.card(code, width, ratio) for code, width in self._wanted.items()}
            self._owner.update()
