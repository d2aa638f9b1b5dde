"""Where on the page of a game a paper or a question covers as little as can be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from ..table.clearings import Layers, place
from ..table.lying import Lying, lying
from ..table.plan import Plan
from ..table.stage import Stage
from .turn import Turn

Forms = Sequence[Sequence[QSizeF]]
"""The sizes that something may have, in groups, the best first (`ui.table.clearings.place`)."""

GAP = 5
"""What stays free between a paper and anything else, at scale 1."""
PROMPT = 360
"""Width that a prompt is given even while there is none, at scale 1: papers do not move when one comes."""
BUBBLE = 150, 56
"""Size of a few words in a bubble, at scale 1."""


class FreeFelt:
    """Finds places on the felt of a page; all boxes are in its pixels."""

    def __init__(self, page: QWidget, stage: Stage, turn: Turn) -> None:
        self._page, self._stage, self._turn = page, stage, turn

    def for_paper(
        self, forms: Forms, *, beside: Sequence[QRectF], brief: bool = False, listed: bool = False
    ) -> tuple[int, QRectF]:
        """Return form and place of a paper that is looked up; ``beside`` are others.

        Rather than names, the own hand and what is asked it covers the trick, rather than that the tricks won before,
        then the backs of the others; all of these rather than less of what is ``listed`` is seen. It lies at the upper
        left; one that is there for a ``brief`` while at the upper right, whoever may speak there.
        """
        lies, drawn = self._lying(), self._drawn
        corner = QPointF(self._page.width() if brief else 0.0, self._high)
        heaps, hands = self._on_page(lies.heaps), self._on_page(lies.hands)
        precious = [*self._fixed(lies), self._prompt_line(drawn), *beside]
        layers = [precious, self._on_page(lies.trick)] + ([] if listed else [heaps, hands])
        visited = [] if brief else [*self._on_page(self._bubbles(drawn)), *((*heaps, *hands) if listed else ())]
        return self._place(forms, layers, corner, visited)

    def for_question(self, forms: Forms) -> tuple[int, QRectF]:
        """Return form and place of a question in the middle of a trick, which is to be seen while it is answered.

        Tricks that were won are covered only after the backs of others: they are what a claim is about, and a sliver of
        them says nothing. Where there is no room beside the trick, all of it is covered, for the same reason.
        """
        lies, drawn = self._lying(), self._drawn
        corner = QPointF(self._page.width() / 2, drawn.hand_top + self._high)
        played = self._on_page(lies.played)
        fixed = self._fixed(lies)
        layers = (fixed, played, self._on_page(lies.heaps), self._on_page(lies.hands))
        form, body = self._place(forms, layers, corner, self._on_page(lies.trick))
        if any(body.intersects(card) for card in played):
            whole = reduce(QRectF.united, played, body)
            body = body if any(whole.intersects(box) for box in fixed) else whole
        return form, body

    def for_boxes(self, forms: Forms, prompt: QRectF) -> tuple[int, QRectF]:
        """Return form and place of the boxes of one who follows where they have no room beside the prompt.

        As near to the middle of the trick as can be: below it, or at its right, level with it and well above a name.
        """
        lies, drawn = self._lying(), self._drawn
        corner = QPointF(prompt.center().x() + 1, drawn.trick.y() + self._high)
        top = max(drawn.top_end, min(card.top() for card in lies.trick))
        above = QRectF(0, 0, self._page.width(), top + self._high)
        fixed = [*self._fixed(lies), prompt, above, *self._on_page(lies.trick)]
        return self._place(forms, (fixed, self._on_page((*lies.hands, *lies.heaps))), corner)

    @property
    def trick_lies(self) -> bool:
        """Whether cards of a trick lie on the felt."""
        table = self._stage.table
        return table is not None and table.trick is not None and bool(table.trick.cards)

    @property
    def _high(self) -> int:
        """Where the felt begins."""
        return self._stage.y()

    @property
    def _drawn(self) -> Plan:
        drawn = self._stage.plan
        assert drawn is not None
        return drawn

    def _lying(self) -> Lying:
        table = self._stage.table
        assert table is not None
        return lying(table, self._stage.south, self._drawn.felt)

    def _place(
        self, forms: Forms, layers: Layers, corner: QPointF, visited: Sequence[QRectF] = ()
    ) -> tuple[int, QRectF]:
        gap = GAP * self._drawn.felt.scale
        ground = QRectF(0, self._high, self._page.width(), self._page.height() - self._high)
        wide = [[box.adjusted(-gap, -gap, gap, gap) for box in layer] for layer in layers]
        return place(forms, ground.adjusted(gap, gap, -gap, -gap), wide, corner, visited)

    def _fixed(self, lies: Lying) -> list[QRectF]:
        """What is never covered: the own hand, the buttons, the names."""
        plates = [plate.mapRectToScene(plate.box) for plate in self._stage.scenery.plates.values()]
        buttons = [QRectF(box) for box in self._turn.dock.boxes()]
        return [*self._on_page((lies.own, *plates)), *buttons]

    def _prompt_line(self, drawn: Plan) -> QRectF:
        """Where the prompt stands, or would stand, and the boxes beside it."""
        wide = PROMPT * drawn.felt.scale
        line = QRectF(
            (self._page.width() - wide) / 2, drawn.prompt_top + self._high, wide, drawn.hand_top - drawn.prompt_top
        )
        for widget in (self._turn.prompt, self._turn.speaking.won):
            if not widget.isHidden():
                line = line.united(QRectF(widget.geometry()))
        return line

    def _bubbles(self, drawn: Plan) -> list[QRectF]:
        """Where others say a few words."""
        wide, high = (each * drawn.felt.scale for each in BUBBLE)
        found = []
        for place_ in drawn.places[1:]:
            spot = drawn.spot(place_)
            room = spot.room
            left = room.right() - wide if spot.tail == "right" else room.left()
            found.append(QRectF(left, room.center().y() - high / 2, wide, high))
        return found

    def _on_page(self, boxes: Sequence[QRectF]) -> list[QRectF]:
        return [box.translated(0, self._high) for box in boxes]
