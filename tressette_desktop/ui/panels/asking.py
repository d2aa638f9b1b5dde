"""Which question lies on the felt: made from what is asked, answered with an action."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.core.actions import Action, AskRedeal, Claim, Declare, Decline, KeepHand, LayDown
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.rules.phase import LegalActions

from ..table.asked import Asked
from .accuse import AccusePanel
from .question import Question


def melds_in(legal: LegalActions) -> tuple[Meld, ...]:
    """Return every combination that may be declared: the largest of the declarations that are legal."""
    declares = (action.melds for action in legal if isinstance(action, Declare))
    return max(declares, key=len, default=())


class Asking(QObject):
    """One question at a time; a new one takes the place of the old."""

    answered = Signal(object)
    """The action that was chosen."""
    closed = Signal()
    """The question is gone, whether answered or not."""
    about = Signal(object)
    """The combinations that the question is about now."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.panel: AccusePanel | Question | None = None
        self.of_turn = False
        """Whether the table waits for the answer; another question may be put aside."""

    def ask(self, asked: Asked, scoring: bool) -> bool:
        """Put the question that the table waits for; whether there is one, beside which card to play."""
        legal = asked.legal
        if not asked.own_turn:
            return False
        if Decline() in legal:
            self.declare(melds_in(legal), scoring, of_turn=True)
            return True
        if AskRedeal() in legal:
            panel = Question(
                "redo",
                self.tr("A weak hand: deal again?"),
                self.tr("Your hand may be annulled before it begins. The same dealer deals again."),
                self.tr("No, play it"),
                self.tr("Deal again"),
                danger=False,
            )
            panel.answered.connect(lambda yes: self._answer(AskRedeal() if yes else KeepHand()))
            self._show(panel, of_turn=True)
            return True
        return False

    def declare(self, melds: tuple[Meld, ...], scoring: bool, *, of_turn: bool) -> None:
        """Ask for combinations."""
        panel = AccusePanel(melds, scoring)
        panel.declared.connect(lambda chosen: self._answer(Declare(chosen)))
        panel.declined.connect(lambda: self._answer(Decline()) if of_turn else self.close())
        panel.ticked.connect(self.about)
        self._show(panel, of_turn=of_turn)
        self.about.emit(melds)

    def claim(self, target: int) -> None:
        """Ask back before a claim: a slip would cost the game."""
        text = self.tr(
            "With {target} you win at once, whatever the others have. Without, the game is lost. Only tricks that are"
            " complete count."
        )
        panel = Question(
            "claim",
            self.tr("Claim the game?"),
            text.format(target=target),
            self.tr("No, play on"),
            self.tr("Yes, I claim"),
            danger=True,
        )
        panel.answered.connect(lambda yes: self._answer(Claim()) if yes else self.close())
        self._show(panel, of_turn=False)

    def lay_down(self) -> None:
        """Ask back before laying down: it ends the hand."""
        panel = Question(
            "hand",
            self.tr("Lay down the rest?"),
            self.tr("Every trick left is yours, whatever the others hold. The hand ends with it."),
            self.tr("No, play on"),
            self.tr("Lay down"),
            danger=False,
        )
        panel.answered.connect(lambda yes: self._answer(LayDown()) if yes else self.close())
        self._show(panel, of_turn=False)

    def fit(self, room: QRectF) -> None:
        """Let the question take the form that fits in its room."""
        if isinstance(self.panel, AccusePanel):
            self.panel.fit(room)

    def close(self) -> None:
        """Take the question away without an answer."""
        if self.panel is None:
            return
        panel, self.panel = self.panel, None
        panel.hide()
        panel.deleteLater()
        self.about.emit(())
        self.closed.emit()

    def _answer(self, action: Action) -> None:
        self.close()
        self.answered.emit(action)

    def _show(self, panel: AccusePanel | Question, *, of_turn: bool) -> None:
        self.close()
        self.panel, self.of_turn = panel, of_turn
        panel.setParent(self._page)
        panel.show()
        panel.raise_()
        panel.first.setFocus()
