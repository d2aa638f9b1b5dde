"""The first steps: one hand at the real table, with cards chosen beforehand and a remark wherever something is new."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from tressette_desktop.engine.cards import Card, cards
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.session.session import Session, Unwritten
from tressette_desktop.ui import own_name
from tressette_desktop.ui.kit.focus import hand_on
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.thinker import Thinker
from tressette_desktop.ui.windows.coach import Coach
from tressette_desktop.ui.windows.offers import BOT_NAMES
from tressette_desktop.ui.windows.remarks import REMARKS, due
from tressette_desktop.ui.windows.room import Room
from tressette_desktop.ui.windows.sitting import Sitting

PUPIL: Final = 0
BOT: Final = "rulebook-1"
"""The bot that is kept as it was: what the others lead to the first trick has to stay what the remarks expect."""
OPTIONS: Final = "claims=off lay_down=off"
"""The classic game, but the hand is played to its end."""
HANDS: Final = (
    "Kc Fc 4d 7c 5c 2s Ks 3b Cb Fb",
    "Ac 2d Ad 7d 5d Cs 6s 7b 6b 4b",
    "Cc 6c 4c Cd Fd As 7s 5s 2b Kb",
    "3c 2c 3d Kd 6d 3s Fs 4s Ab 5b",
)
"""The hands in the order of dealing, the pupil's last.

Cups are led, of which the partner has only the ace and the pupil only three and two: whatever is played, the pupil has
to follow, takes four thirds, may declare three threes, and leads.
"""


def pack() -> tuple[Card, ...]:
    """Return the pack that deals these hands, in packets of five.

    >>> len(set(pack()))
    40
    """
    hands = [cards(hand) for hand in HANDS]
    return tuple(card for packet in (slice(0, 5), slice(5, 10)) for hand in hands for card in hand[packet])


def lesson(name: str) -> Sitting:
    """Return the hand of the lesson for whoever sits at this machine; it is written down nowhere."""
    others = range(1, len(HANDS))
    header = Header(
        variant="classic",
        options=OPTIONS,
        players=len(HANDS),
        names={PUPIL: name} | {seat: BOT_NAMES[seat] for seat in others},
        bots=dict.fromkeys(others, BOT),
    )
    nowhere = Unwritten()
    match = Match.new(game_of(header.variant, header.options), dealer=PUPIL)
    session = Session(match, persons=frozenset((PUPIL,)), shuffler=pack, log=nowhere)
    return Sitting(session, nowhere, header)


class Lesson(Room):
    """A room in which the table waits wherever there is something to be read."""

    def __init__(
        self, page: TablePage, sitting: Sitting, thinker: Thinker, settings: Settings, parent: QObject | None = None
    ) -> None:
        # What is taught here must be done by hand, in its own time.
        page.configure(replace(settings, forced_card=False, click_on=False, running_count=False))
        super().__init__(page, sitting, thinker, settings, parent)
        self._told: set[str] = set()
        self.waits = False
        """Whether nobody plays before the remark is read."""
        self.coach = Coach(page)
        self.coach.read.connect(self._read)
        self.coach.left.connect(page.leave)
        self.coach.graduated.connect(page.rematch_wanted)
        # A sheet lies below the coach, who has its ways on; so does the last trick.
        page.sheet.leads_on = False
        page.places.headroom = lambda: self.coach.room
        # What follows when nothing moves any more is for the lesson to say.
        page.idle.disconnect(self._bridge.idle)
        page.idle.connect(self._still)
        self._bridge.rewound.connect(self._taken_back)
        # After the one hand there is no other here, but a real game.
        page.deal_wanted.disconnect(self._bridge.deal)
        page.deal_wanted.connect(page.rematch_wanted)

    def _step(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        self.coach.hide()
        self.waits = False
        super()._step(beats, view)

    def _taken_back(self) -> None:
        """What was said is about a table that is no more."""
        self.coach.hide()
        self.waits = False

    def _still(self) -> None:
        if not self.waits:
            self._remark()

    def _remark(self) -> None:
        """Say what is due; let the match go on unless that is to be read first."""
        view, page = self._sitting.session.view(PUPIL), self._page
        remark = due(view, self._told)
        if remark is None:
            self._bridge.idle()
            return
        self._told.add(remark.key)
        self.waits = remark.waits
        names = tuple(name for _seat, name in sorted(own_name.names(self._sitting.header).items()))
        text = remark.text(view, names)
        self.coach.say(text, REMARKS.index(remark) + 1)
        page.places.all()
        page.stage.announce(text)
        if remark.trick:
            self._show_trick()
        if remark.waits:
            self.coach.take_keyboard()
        else:
            self._bridge.idle()

    def _show_trick(self) -> None:
        """Let the last trick be looked at, clear of what is said about it."""
        page = self._page
        page.papers.close_last_trick()
        page.papers.toggle_last_trick(page.stage.table, page.company)
        self.coach.raise_()

    def _read(self) -> None:
        """Put the remark away, and go on with what it held up."""
        page = self._page
        hand_on(self.coach, page.home())
        self.coach.hide()
        page.papers.close_last_trick()
        if self.waits:
            self.waits = False
            self._remark()
