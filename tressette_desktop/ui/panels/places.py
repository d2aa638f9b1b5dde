"""Where everything on the page of a game lies: strip and felt, and between trick and hand what is asked there."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from .. import theme
from ..kit.paper import SHADE
from ..table.clearings import clearings
from ..table.curtain import Curtain
from ..table.metrics import MENU, furniture_scale
from ..table.plan import Plan
from ..table.stage import Stage
from ..theme import EM
from .bids import SayPanel
from .conversation import Conversation
from .free_felt import FreeFelt
from .looking_back import LookingBack
from .panel import FeltPanel
from .papers import Papers
from .played_paper import WIDEST
from .question import Question
from .signals import SignalsPanel
from .strip import ScoreStrip
from .ticks import TicksPanel
from .turn import Turn

Said = FeltPanel | SignalsPanel | TicksPanel
"""A question, or what may be said with the next card."""

GAP, TAG = 4, 9
"""What stays free at least between a question and a name, and what a word on a lifted card takes of the room above the
hand, both at scale 1."""


class Places:
    """Puts the widgets of a page where they belong, for any size of the window."""

    def __init__(
        self,
        page: QWidget,
        strip: ScoreStrip,
        stage: Stage,
        turn: Turn,
        papers: tuple[Papers, Conversation, LookingBack],
        drape: Curtain,
    ) -> None:
        self._page, self._strip, self._stage, self._drape = page, strip, stage, drape
        self._turn = turn
        self._papers, self._conversation, self._looking_back = papers
        self._papers.sheet.placed.connect(self.between)
        self.free = FreeFelt(page, stage, turn)
        self.headroom: Callable[[], int] = lambda: 0
        """How much of the page is taken from above, if that is more than the strip."""

    @property
    def scale(self) -> float:
        """The scale of plates, prompt and strip in this window."""
        page = self._page
        return furniture_scale(page.width(), page.height() + MENU, theme.current().em / EM)

    def all(self) -> None:
        """Everything may have another size: put it all in its place."""
        scale, page, strip, stage = self.scale, self._page, self._strip, self._stage
        strip.set_scale(scale)
        high = max(strip.height(), self.headroom())
        strip.setFixedHeight(high)
        strip.setGeometry(0, 0, page.width(), high)
        stage.setGeometry(0, high, page.width(), page.height() - high)
        stage.fit(scale)
        self._turn.prompt.set_scale(scale * EM / theme.current().em)
        self._papers.sheet.setGeometry(page.rect())
        self._drape.setGeometry(page.rect())
        drawn = stage.plan
        if drawn is None:
            return
        room = drawn.dock.translated(0, high)
        self._turn.dock.fit(room, scale * EM / theme.current().em, row=drawn.felt.portrait)
        self.between()

    def between(self) -> None:
        """Put prompt, words, question and papers in their places on a felt that has not changed."""
        drawn, high = self._stage.plan, self._strip.height()
        if drawn is None:
            return
        panel = self._turn.asking.panel
        self._in_line(drawn, round(drawn.prompt_top) + high)
        zone = drawn.zone.translated(0, high)
        for paper in self._turn.speaking.papers:
            if not paper.isHidden():
                # A hint of several lines begins higher than a prompt.
                top = min(round(drawn.prompt_top) + high, self._turn.prompt.y())
                self._say(paper, zone, drawn.trick.y() + high, top - 6)
        if panel is not None:
            self._ask(panel, zone)
        boxes = [] if panel is None else [_paper(panel)]
        boxes += self._lay_papers(drawn, boxes)
        self._stage.make_room([box.translated(0, -high) for box in boxes])

    def _lay_papers(self, drawn: Plan, asked: list[QRectF]) -> list[QRectF]:
        """Put what is looked up where it covers as little as it can; return where it lies.

        The cards played cover a score sheet whole: half of one is of no use.
        """
        over = None if self._papers.sheet.isHidden() else self._papers.sheet.lies
        last, said, played = self._papers.last_trick, self._conversation.paper, self._looking_back.paper
        beside = [*asked, *(_paper(each) for each in self._turn.speaking.papers if not each.isHidden())]
        first = len(beside)
        if last is not None:
            form, body = self.free.for_paper([last.forms(drawn.felt.scale)], beside=beside, brief=True)
            last.fit(form, body, drawn.felt.scale)
            beside.append(body)
        if said is not None:
            said.fit(*self.free.for_paper(said.forms(), beside=beside, listed=True))
            beside.append(_paper(said))
        if played is not None:
            played.fit(*((WIDEST, over) if over else self.free.for_paper(played.forms(), beside=beside)))
            beside.append(_paper(played))
        return beside[first:]

    def _in_line(self, drawn: Plan, top: int) -> None:
        """Put the prompt, and the boxes of one who follows beside it, in the middle of their line.

        Where there is no room for both, the boxes stand beside the trick.
        """
        prompt, boxes = self._turn.prompt, self._turn.speaking.won
        middle, room = self._page.width() // 2, drawn.zone.width()
        prompt.fit(self._free_line(top, middle))
        if prompt.height() > prompt.line:
            prompt.fit(min(self._free_line(top, middle), self._between_plates(prompt.geometry(), top, middle)))
        top -= prompt.height() - prompt.line
        if boxes.isHidden():
            prompt.move(middle - prompt.width() // 2, top)
            return
        gap = theme.current().px(10)
        if not boxes.fit(room - prompt.width() - gap):
            prompt.move(middle - prompt.width() // 2, top)
            boxes.lie(*self.free.for_boxes([boxes.forms()], QRectF(prompt.geometry())))
            boxes.raise_()
            return
        beside = boxes.sizeHint()
        left = middle - (prompt.width() + gap + beside.width()) // 2
        prompt.move(left, top)
        level = top + (prompt.height() - beside.height()) // 2
        boxes.setGeometry(left + prompt.width() + gap, level, beside.width(), beside.height())
        boxes.raise_()

    def _free_line(self, top: int, middle: int) -> float:
        """The width round the middle that the buttons of the dock leave free in the line of the prompt."""
        line = QRect(0, top, self._page.width(), self._turn.prompt.line)
        gap = theme.current().px(10)
        ends = [box.left() for box in self._turn.dock.boxes() if box.intersects(line)]
        return 2.0 * (min([*ends, self._page.width()]) - gap - middle)

    def _between_plates(self, prompt: QRect, top: int, middle: int) -> float:
        """The width round the middle that the names at the sides leave free to a prompt of several lines."""
        gap, extra = theme.current().px(8), prompt.height() - self._turn.prompt.line
        band = QRectF(0, top - 2 * extra, self._page.width(), prompt.height() + extra)
        near = (max(box.left() - middle, middle - box.right()) for box in self._plates() if box.intersects(band))
        return 2.0 * (min((room for room in near if room > 0), default=self._page.width()) - gap)

    def _plates(self) -> list[QRectF]:
        """Where the names lie, on the page."""
        high, plates = self._strip.height(), self._stage.scenery.plates.values()
        return [plate.mapRectToScene(plate.box).translated(0, high) for plate in plates]

    def _say(self, paper: SignalsPanel | TicksPanel, zone: QRectF, middle: float, end: float) -> None:
        """Put the paper of what may be said over the trick; it ends above the prompt."""
        self._lay(paper, zone.adjusted(0, 0, 0, end - zone.bottom()), lambda _room: middle)

    def _ask(self, panel: FeltPanel, zone: QRectF) -> None:
        """Put a question in its zone: close to the hand, or in the middle.

        One that is asked in the middle of a trick lies beside its cards.
        """
        if isinstance(panel, Question) and self.free.trick_lies:
            panel.lie(*self.free.for_question([panel.forms()]))
            return
        if isinstance(panel, SayPanel):
            drawn = self._stage.plan
            panel.repeats = drawn is not None and drawn.felt.compact
        zones = (zone.adjusted(0, 0, 0, -TAG * self.scale), zone) if panel.picks else (zone,)
        for each in zones:
            self._lay(panel, each, lambda room: room.bottom() if panel.low else room.center().y())
            if panel.fits(each):
                return

    def _lay(self, paper: Said, zone: QRectF, middle: Callable[[QRectF], float]) -> None:
        """Put a paper in a zone, clear of all names if it can be: there where it has room to say most."""
        found: list[tuple[int, QRectF]] = []
        for room in (zone, *self._clear(zone)):
            size = self._try(paper, room, middle)
            if paper.fits(room) and not self._below(paper):
                found.append((size.width() * size.height(), room))
        if found:
            self._try(paper, max(found, key=itemgetter(0))[1], middle)
            return
        self._try(paper, zone, middle)
        self._clear_of_names(paper, zone.top())

    def _try(self, paper: Said, room: QRectF, middle: Callable[[QRectF], float]) -> QSize:
        """Put a paper in a room; return how large it is there."""
        paper.fit(room)
        self._centre(paper, room, middle(room))
        return paper.size()

    def _clear(self, zone: QRectF) -> list[QRectF]:
        """What of a zone no name lies in: the widest rooms first."""
        gap = GAP * self.scale
        names = [box.adjusted(-gap, -gap, gap, gap) for box in self._plates()]
        return sorted(clearings(zone, names), key=QRectF.width, reverse=True)

    def _below(self, paper: QWidget) -> list[QRectF]:
        """The names that lie half below a paper, at its lower end."""
        # Not so close either that the edges touch.
        near = GAP * self.scale / 2
        own = _paper(paper).adjusted(-near, -near, near, near)
        return [box for box in self._plates() if box.intersects(own) and box.top() > own.top()]

    def _clear_of_names(self, paper: QWidget, highest: float) -> None:
        """Move a paper up until no name lies half below it, as far as it may go."""
        names = self._below(paper)
        if names:
            end = min(box.top() for box in names) - theme.current().px(3)
            paper.move(paper.x(), round(max(highest - SHADE, end + SHADE - paper.height())))

    def _centre(self, paper: QWidget, room: QRectF, middle: float) -> None:
        """Put a paper in the middle of the page, but not out of its room; its shadow may reach over it."""
        size = paper.sizeHint()
        across = QRectF(room).adjusted(-SHADE, -SHADE, SHADE, SHADE)
        left = max(across.left(), min((self._page.width() - size.width()) / 2, across.right() - size.width()))
        top = min(middle - size.height() / 2, across.bottom() - size.height())
        paper.setGeometry(round(left), max(0, round(top)), size.width(), size.height())


def _paper(panel: QWidget) -> QRectF:
    """What of a panel is paper: all but the shadow round it."""
    return QRectF(panel.geometry()).adjusted(SHADE, SHADE, -SHADE, -SHADE)
