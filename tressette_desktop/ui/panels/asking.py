"""Which question lies on the felt: one at a time, answered with an action."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action, CallOut, Claim, Concede, Declare, LayDown
from tressette_desktop.engine.seats import Seat

from ..kit.focus import hand_on
from ..table.asked import Asked
from .company import Company
from .panel import Begun, FeltPanel, Standing
from .question import Question
from .questions import accuse, question

Unfinished = tuple[Seat, type[FeltPanel], Begun, bool]
"""An answer that was begun, by the person of a seat, to a question of that kind; whether with the keys of the hand."""


class Asking(QObject):
    """One question at a time; a new one takes the place of the old."""

    answered = Signal(object)
    """The action that was chosen."""
    closed = Signal()
    """The question is gone, whether answered or not."""
    aside = Signal()
    """A question that the player put himself was taken away without an answer: the table asks what it asked before."""
    declined = Signal()
    """The game is not given up: play on."""
    about = Signal(object)
    """How the hand stands while the question is there: a `Standing`."""

    told = Signal(str)
    """What the question asks, as it is put, and what comes of a card that is pressed."""
    by_keys = Signal()
    """The answer is given with keys: then the card shows at which they are."""
    reworded = Signal()
    """The question says something else, and may need another place."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.home: Callable[[], QWidget] = lambda: page
        """Where the keyboard goes from a question."""
        self.passes: Callable[[], bool] = lambda: False
        """Whether another person may be called as soon as the answer is given."""
        self.at_hand: Callable[[], bool] = lambda: False
        """Whether the keys are used in the hand."""
        self.panel: FeltPanel | None = None
        self._begun: Unfinished | None = None
        """What was begun before the table was left, to be taken up when the same is asked."""
        self._asked: Seat | None = None
        self.of_turn = False
        """Whether the table waits for the answer; another question may be put aside."""

    @property
    def begun(self) -> Unfinished | None:
        """How far the answer has come to the question that the table waits for."""
        if self.panel is None or not self.of_turn or self._asked is None:
            return None
        return self._asked, type(self.panel), self.panel.begun, self.at_hand()

    def resume(self, begun: Unfinished | None) -> None:
        """Take up an answer when its question is put again, to the same person."""
        self._begun = begun
        self._take_up()

    def _take_up(self) -> None:
        if self._begun is None or self.panel is None or not self.of_turn:
            return
        seat, kind, begun, by_keys = self._begun
        self._begun = None
        if seat == self._asked and type(self.panel) is kind:
            if by_keys:
                self.by_keys.emit()
            self.panel.resume(begun)

    @property
    def picks(self) -> bool:
        """Whether the question is answered with cards of the hand."""
        return self.panel is not None and self.panel.picks

    def ask(self, asked: Asked, company: Company) -> bool:
        """Put the question that the table waits for; whether there is one, beside which card to play."""
        if asked.offering is not None:
            self._agree(company.names[asked.offering])
            return True
        panel = question(asked, company) if asked.own_turn else None
        if panel is None:
            return False
        panel.meant.connect(self._answer)
        self._asked = company.south
        self._show(panel, of_turn=True)
        self._take_up()
        return True

    def pick(self, card: Card) -> None:
        """A card of the hand was pressed while the question asks for cards."""
        if self.panel is not None:
            self.panel.pick(card)

    def declare(self, asked: Asked, company: Company) -> None:
        """Ask for combinations that may be declared, but need not be."""
        panel = accuse(asked, company)
        panel.declared.connect(lambda chosen: self._answer(Declare(chosen)))
        panel.declined.connect(self.put_aside)
        self._show(panel, of_turn=False)

    def claim(self, target: int, *, shared: bool) -> None:
        """Ask back before a claim: a slip would cost the game. ``shared`` tells that partners have one score."""
        text = self.tr(
            "With {target} you win at once, whatever the others have. Without, the game is lost. Only complete tricks"
            " and declared combinations count."
        )
        if not shared:
            text = self.tr(
                "With {target} of your own you win at once, whatever the others have. Without, the other side wins."
                " Only complete tricks and declared combinations count."
            )
        self._confirm("claim", self.tr("Claim the game?"), text.format(target=target), self.tr("Yes, I claim"), Claim())

    def call_out(self, *, loses: bool) -> None:
        """Ask back before calling the opponents out; ``loses`` tells that a wrong call costs the game."""
        text = self.tr(
            "You say that they have the points to win. If they have, the game is theirs, but the cappotto is not."
        )
        wrong = self.tr("If they have not, the game is lost.") if loses else self.tr("If they have not, you play on.")
        title = self.tr("Call the opponents out?")
        self._confirm("claim", title, f"{text} {wrong}", self.tr("Yes, they are out"), CallOut())

    def lay_down(self) -> None:
        """Ask back before laying down: it ends the hand."""
        text = self.tr("Every trick left is yours, whatever the others hold. The hand ends with it.")
        self._confirm("hand", self.tr("Lay down the rest?"), text, self.tr("Lay down"), LayDown())

    def concede(self, partner: str) -> None:
        """Ask back before the game is given up; ``partner`` is the name of a person who has to agree."""
        text = self.tr("The others win this game. It cannot be taken back.")
        if partner:
            text = self.tr("{name} has to agree. Then the others win this game.").format(name=partner)
        self._confirm("concede", self.tr("Give the game up?"), text, self.tr("Yes, give up"), Concede())

    def fit(self, room: QRectF) -> None:
        """Let the question take the form that fits in its room."""
        if self.panel is not None:
            self.panel.fit(room)

    def close(self) -> None:
        """Take the question away without an answer."""
        if self.panel is None:
            return
        panel, self.panel = self.panel, None
        self.about.emit(Standing())
        hand_on(panel, self.home())
        self.closed.emit()
        panel.hide()
        panel.deleteLater()

    def put_aside(self) -> None:
        """Take a question of the player's own away without an answer."""
        self.close()
        self.aside.emit()

    def _confirm(self, icon: str, title: str, text: str, yes: str, action: Action) -> None:
        danger = isinstance(action, Claim | CallOut | Concede)
        panel = Question(icon, title, text, self.tr("No, play on"), yes, danger=danger)
        panel.answered.connect(lambda really: self._answer(action) if really else self.put_aside())
        self._show(panel, of_turn=False)

    def _agree(self, partner: str) -> None:
        """Ask whether the game is given up, as somebody on the own side would."""
        title = self.tr("{name} would give the game up. Do you agree?").format(name=partner)
        text = self.tr("Then the others win this game. It cannot be taken back.")
        panel = Question("concede", title, text, self.tr("No, play on"), self.tr("Yes, give up"), danger=True)
        panel.answered.connect(lambda agreed: self._answer(Concede()) if agreed else self._decline())
        self._show(panel, of_turn=True)

    def _decline(self) -> None:
        self.close()
        self.declined.emit()

    def _answer(self, action: Action) -> None:
        if self.panel is not None and self.panel.by_keys:
            self.by_keys.emit()
        holds = self._page.window().focusWidget()
        passes = self.passes() and holds is not None and self.panel is not None and self.panel.isAncestorOf(holds)
        if passes and holds is not None:
            # The curtain may be the next to have the keyboard: nobody is to be told of the felt on the way.
            holds.clearFocus()
        self.close()
        self.answered.emit(action)
        if passes and self._page.window().focusWidget() is None:
            self.home().setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, panel: FeltPanel, *, of_turn: bool) -> None:
        self.close()
        self.panel, self.of_turn = panel, of_turn
        panel.stands.connect(self.about)
        panel.reworded.connect(self.reworded)
        panel.told.connect(self.told)
        panel.setParent(self._page)
        panel.show()
        panel.raise_()
        panel.first.setFocus()
        self.about.emit(panel.standing)
        self.told.emit(panel.asked)

    def remind(self) -> None:
        """Something else was tried while the table waits for an answer: back to the question."""
        if self.panel is not None:
            self.panel.first.setFocus()
            self.told.emit(self.panel.asked)
