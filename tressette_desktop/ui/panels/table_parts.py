"""What there is on the page of a game, and what it tells of: the parts that `table_page` lets play together."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ..cards import CardArt
from ..kit.page import Sheet
from ..table import access
from ..table.curtain import Curtain
from ..table.stage import Stage
from .conversation import Conversation
from .last_trick import LastTrick
from .looking_back import LookingBack
from .papers import Papers
from .places import Places
from .strip import ScoreStrip
from .turn import Turn


class TableParts(Sheet):
    """Score strip, felt, prompt, panels, dock, papers, score sheet and curtain, each in its place."""

    decided = Signal(object)
    """The person at the screen has decided: an Action, legal when it was asked."""
    undo_wanted = Signal()
    plays_on = Signal()
    """The person at the screen does not agree to give the game up."""
    hint_wanted = Signal()
    deal_wanted = Signal()
    """The score sheet has been read: deal the next hand."""
    rematch_wanted = Signal()
    leave = Signal()
    taken = Signal(int)
    """The person of this seat has lifted the curtain."""
    idle = Signal()
    """Nothing moves any more and no event waits to be shown."""
    aid_wanted = Signal(str)
    """The person at the screen takes this aid: the game counts as helped."""
    sounded = Signal(object)
    """Something is to be heard (`ui.sound.Sound`)."""
    explained = Signal(str)
    """The person at the screen wants to know more of what was said: an entry of the glossary, or none in particular."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.strip = ScoreStrip(art, self)
        access.install()
        self.first = self.stage = Stage(art, self)
        self.turn = Turn(self.stage, self)
        self.prompt, self.dock, self.signals = self.turn.prompt, self.turn.dock, self.turn.speaking.signals
        self.input, self.asking, self.reader = self.turn.input, self.turn.asking, self.turn.reader
        self.papers = Papers(art, self)
        self.sheet = self.papers.sheet
        self.drape = Curtain(art, self)
        self.conversation = Conversation(self)
        self.looking_back = LookingBack(art, self)
        papers = (self.papers, self.conversation, self.looking_back)
        self.papers.behind = self._behind
        for part in (self.dock, self.asking, self.papers, self.conversation, self.looking_back):
            part.home = self.home
        self.places = Places(self, self.strip, self.stage, self.turn, papers, self.drape)

    @property
    def last_trick(self) -> LastTrick | None:
        """The paper of the last trick, while it lies open."""
        return self.papers.last_trick

    def _behind(self) -> Iterator[QWidget]:
        """What the score sheet covers."""
        speaking = self.turn.speaking
        yield from (self.strip, self.stage, self.dock, speaking.won, *speaking.papers)
        if self.asking.panel is not None:
            yield self.asking.panel

    def home(self) -> QWidget:
        """Where the keyboard goes when what has it is put away: what lies uppermost then."""
        if self.drape.button is not None:
            return self.drape.button
        sheet, panel = self.sheet, self.asking.panel
        if not sheet.isHidden() and sheet.primary is not None and not self.stage.isEnabled():
            return sheet.primary
        return self.stage if panel is None or panel.picks else panel.first

    def put_away(self) -> bool:
        """Hold back a card that plays itself, or put one paper away, or a question that may wait."""
        if self.turn.hold():
            return True
        if self.last_trick is not None:
            self.papers.close_last_trick()
        elif self.looking_back.paper is not None:
            self.looking_back.close()
        elif self.conversation.paper is not None:
            self.conversation.close()
        elif not self.sheet.isHidden():
            return self.papers.put_back()
        elif self.asking.panel is not None and not self.asking.of_turn:
            self.asking.put_aside()
        else:
            return False
        return True
