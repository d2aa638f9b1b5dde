"""The turn of the person at the screen: what is wanted, what may be done, and from a pressed card to a decision."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action, CallOut, Claim, Concede, Decline, LayDown, PlayCard, Talk
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.review import reviewable
from tressette_desktop.engine.seats import side_of

from .. import refusals
from ..kit.prompt import Mood, Prompt
from ..settings import Settings
from ..sound import Sound
from ..table.asked import Asked
from ..table.input import Input
from ..table.scenery import to_play
from ..table.stage import Stage
from ..table.tweens import Pace
from . import aloud, telling
from .asking import Asking
from .beforehand import Beforehand
from .company import Company
from .dock import Dock, Offer
from .forced import WAIT, Forced
from .panel import Standing
from .questions import melds_in
from .reader import Reader
from .speaking import Speaking
from .telling import Prompted


class Turn(QObject):
    """Prompt, words, questions and dock of one's own turn; `ask` begins it, `rest` ends it."""

    decided = Signal(object)
    """An Action, legal when it was asked."""
    moved = Signal()
    """Something came, went or changed its size: everything needs its place anew."""

    def __init__(self, stage: Stage, page: QWidget) -> None:
        super().__init__(page)
        self.stage = stage
        self.prompt = Prompt(page)
        self.dock = Dock(page)
        self.input = Input(self)
        self.speaking = Speaking(self.input, page)
        self.asking = Asking(page)
        self.forced = Forced(self)
        self.reader = Reader(stage)
        self._beforehand = Beforehand()
        self._then: Asked | None = None
        """What is asked when the question before it is declined."""
        self._pace = Pace()
        self.company: Company | None = None
        """Who plays; set when a table is opened."""
        self.prompt.hide()
        self._connect()

    def _connect(self) -> None:
        hand, dock = self.stage.hand, self.dock
        hand.chosen.connect(self.choose)
        hand.pointed.connect(self._pointed)
        hand.forgiven.connect(self._say_turn_again)
        self.input.decided.connect(self._decide)
        self.input.refused.connect(self.refuse)
        self.input.armed.connect(self._armed)
        self.speaking.changed.connect(self._words_changed)
        self.speaking.told.connect(self.reader.say)
        hand.described = self.speaking.described
        hand.closed = self._closed
        self.asking.answered.connect(self.input.decide)
        self.asking.by_keys.connect(hand.use_keys)
        self.asking.passes = lambda: self.company is not None and self.company.shared
        self.asking.at_hand = lambda: hand.by_keys
        self.asking.closed.connect(self._question_closed)
        self.asking.aside.connect(self._ask_again)
        self.asking.about.connect(self._lift)
        self.asking.reworded.connect(self.moved)
        self.asking.told.connect(self.reader.say)
        self.forced.due.connect(self._play_forced)
        dock.claim_wanted.connect(self._ask_claim)
        dock.call_out_wanted.connect(self._ask_call_out)
        dock.declare_wanted.connect(self._ask_declare)
        dock.lay_down_wanted.connect(self._ask_lay_down)

    def configure(self, settings: Settings) -> None:
        """Take what the player prefers: how fast, with or without a second press, how much is told."""
        self._pace = Pace.of(settings)
        self.reader.more = settings.speak_more
        self.input.confirm = settings.confirm_card
        self.forced.wanted = settings.forced_card

    # --- a turn begins and ends --------------------------------------------------------------------------------------

    def ask(self, asked: Asked, company: Company) -> None:
        """Say what is wanted, and offer what may be done; out of turn as well."""
        self.company = company
        first = self._beforehand.first(asked, company)
        self._then = asked if first is not None else None
        asked = first or asked
        self.input.ask(asked)
        self.stage.ask(self.input.playable, asked.awaited)
        asks = self._put_question(asked, company)
        # Only when the question has the keyboard: a button that goes would let it fall on another first.
        self._offer(asked)
        if asks:
            self.moved.emit()
        elif asked.own_turn:
            if self.asking.panel is None:
                # First of all: a screen reader that comes to the felt would cut short what is told of it.
                self.stage.setFocus(Qt.FocusReason.OtherFocusReason)
            self._offer_words()
            card = self.forced.consider(self.input, self._pace.ms(WAIT)) if self.asking.panel is None else None
            if card is None:
                self._say_turn(asked=True)
            else:
                self.stage.hand.lift(frozenset((card,)))
                self._say(*telling.forced(card))

    def _put_question(self, asked: Asked, company: Company) -> bool:
        """Put the question that the table waits for, if it is not which card to play."""
        if not self.asking.ask(asked, company):
            return False
        self.prompt.hide()
        if self.asking.picks and self.asking.panel is not None:
            self.stage.pick()
            self._lift(self.asking.panel.standing)
        return True

    def _ask_again(self) -> None:
        """A question of the player's own is put aside; under it may have lain one that the table waits for."""
        asked, company = self.input.asked, self.company
        if asked is not None and company is not None:
            if self._put_question(asked, company):
                self.moved.emit()
            else:
                self._say_turn(asked=True)

    def rest(self) -> None:
        """Nothing is asked any more."""
        self.forced.hold()
        self.input.ask(None)
        self.prompt.hide()
        self.speaking.rest()

    def forget(self) -> None:
        """Another person comes to the screen: not even what is hidden may speak of this one's cards."""
        self.rest()
        self.prompt.say("", Mood.WAITING)
        self.speaking.forget()

    def wait_for_click(self) -> None:
        """A finished trick lies until somebody clicks."""
        self._say(*telling.look())

    def go_on(self) -> None:
        """Nothing waits for a click any more."""
        if self.input.asked is None:
            self.prompt.hide()

    def hold(self) -> bool:
        """Hold back a card that was about to be played by itself; whether there was one."""
        held = self.forced.hold()
        if held:
            self.stage.hand.lift(frozenset())
            self._say_turn()
        return held

    def _play_forced(self, card: Card) -> None:
        self.input.decide(self.input.with_words(card))

    def refuse(self, reason: Reason, action: Action | None) -> None:
        """Say why a decision was not taken."""
        self.forced.hold()
        table, company = self.stage.table, self.company
        if table is None or company is None:
            return
        waiting = to_play(table)
        name = company.names[waiting[0]] if waiting and waiting[0] != company.south else ""
        suit = table.trick.led.value if reason is Reason.MUST_FOLLOW and table.trick and table.trick.led else ""
        said = refusals.refusal(reason, action, table, name)
        if isinstance(action, PlayCard):
            self.stage.hand.refuse(action.card)
        if isinstance(action, PlayCard) and self.asking.panel is not None:
            # The question that lies there says why; over its answers nothing lies.
            self.stage.announce(said)
        else:
            self._say(said, Mood.REFUSAL, suit)
        self.stage.sounded.emit(Sound.REFUSED)

    def advise(self, sentence: str, card: Card) -> None:
        """Say a hint, and point at its card."""
        self.stage.hand.put_focus(card)
        self._say(sentence, Mood.TURN, "")

    def choose(self, card: Card) -> None:
        """A card of the hand was pressed: it answers the question that lies there, or is to be played."""
        if self.asking.picks:
            self.asking.pick(card)
            self.moved.emit()
        elif self.asking.panel is not None and self.asking.of_turn:
            self.stage.hand.refuse(card)
            self.stage.sounded.emit(Sound.REFUSED)
            self.asking.remind()
        else:
            self.input.choose(card)

    def take_back(self) -> None:
        """Decisions were taken back."""
        self.forced.take_back()
        self._beforehand.forget()

    def _decide(self, action: Action) -> None:
        if isinstance(action, Decline) and self._then is not None and self.company is not None:
            self._beforehand.decline(self._then)
            self.ask(self._then, self.company)
            return
        if not isinstance(action, Talk):
            self.forced.decided()
        self.rest()
        self.decided.emit(action)

    def _offer(self, asked: Asked) -> None:
        table, legal, company = asked.view.table, asked.legal, self.company
        assert company is not None
        self.dock.offer(
            Offer(
                claim=Claim() in legal,
                claim_waits=company.south in table.waiting,
                call_out=CallOut() in legal,
                declare=Decline() not in legal and bool(melds_in(legal)),
                lay_down=LayDown() in legal,
                last_trick=bool(reviewable(table, company.south, company.rules)),
                undo=asked.undo is None,
                said=company.rules.code != "none",
            )
        )

    def concede(self) -> None:
        """Give the game up, if that can be done here, after asking back."""
        asked = self.input.asked
        reason = Reason.NOT_NOW if asked is None else asked.refuse(Concede())
        if asked is None or reason is not None:
            self.refuse(reason or Reason.NOT_NOW, Concede())
            return
        self.asking.concede(self._partner_to_ask(asked.view))
        self._make_room()

    def _partner_to_ask(self, view: PlayerView) -> str:
        """The name of a person on the own side who has to agree, or nothing."""
        table, seat = view.table, view.seat
        if table.sides is None or seat is None or self.company is None:
            return ""
        side = table.sides[side_of(table.sides, seat)]
        others = (each for each in side if each != seat and each in table.persons and each not in table.conceding)
        return next((self.company.names[each] for each in others), "")

    # --- the prompt --------------------------------------------------------------------------------------------------

    def _say_turn(self, card: Card | None = None, *, aloud: bool = True, asked: bool = False) -> None:
        """Say what is wanted now, or nothing; of a card that would say something, that.

        ``asked``: it is wanted from now on; who listens is then told as much as he likes.
        """
        playable, table = self.input.playable, self.stage.table
        if playable is None or table is None or self.asking.panel is not None:
            self.prompt.hide()
            return
        said, mood, suit = self._wanted(table, playable)
        told = self.speaking.promise(card) if card in playable and table.trick is not None else None
        whole = asked and self.company is not None
        self._say(said if told is None else told.title, mood, suit, aloud=aloud and not whole)
        if whole and self.company is not None:
            self.reader.turn(said, table, self.company, playable, self.speaking.may_say)

    def _wanted(self, table: Table, playable: frozenset[Card]) -> Prompted:
        said, mood, suit = telling.turn(table, playable, self.stage.cards.own)
        bound = next((each for each in self.stage.cards.own if each not in playable), None)
        return (self._closed(bound) if table.trick is None and bound is not None else said), mood, suit

    @property
    def stands(self) -> str:
        """What is wanted now, and what the prompt says besides: a hint, or why a card was refused."""
        playable, table = self.input.playable, self.stage.table
        wanted = "" if playable is None or table is None else self._wanted(table, playable)[0]
        said = "" if self.prompt.isHidden() else self.prompt.accessibleName()
        parts = dict.fromkeys(filter(None, (wanted, said, self.speaking.may_say)))
        return " ".join(map(aloud.ended, parts))

    def _say_turn_again(self) -> None:
        """Say what is wanted to those who look: who listens hears of what is done now."""
        self._say_turn(aloud=False)

    def _closed(self, card: Card) -> str:
        """Why a card may not be played now."""
        asked, table = self.input.asked, self.stage.table
        reason = asked.refuse(PlayCard(card)) if asked is not None else None
        return "" if reason is None or table is None else refusals.refusal(reason, None, table)

    def _say(self, said: str, mood: Mood, suit: str, *, aloud: bool = True) -> None:
        """Let the prompt say it; ``aloud``: also to those who listen."""
        self.prompt.say(said, mood, suit)
        self.prompt.show()
        self.prompt.raise_()
        if aloud:
            self.stage.announce(said)
        self.moved.emit()

    def _armed(self, card: Card) -> None:
        self.stage.hand.lift(frozenset((card,)))
        said, mood, suit = telling.confirm()
        self._say(said, mood, suit, aloud=False)
        self.reader.armed(card, said)

    # --- words that go with a card -----------------------------------------------------------------------------------

    def _offer_words(self) -> None:
        assert self.company is not None
        self.speaking.offer(self.company, self.stage.hand.pointed_at)
        self.moved.emit()

    def _pointed(self, card: Card | None) -> None:
        """What would be said follows the card; one who follows reads it in the prompt."""
        self.speaking.follow(card)
        if not self.speaking.won.isHidden():
            self._say_turn(card, aloud=False)
        elif not self.speaking.ticks.isHidden():
            self.moved.emit()

    def _words_changed(self) -> None:
        self.stage.hand.refresh()
        self._pointed(self.stage.hand.pointed_at)

    # --- questions of one's own --------------------------------------------------------------------------------------

    def _lift(self, standing: Standing) -> None:
        self.stage.hand.lift(standing.lifted, standing.tags)

    def _ask_claim(self) -> None:
        if self.company is not None:
            sides = self.company.game.variant.sides or ()
            self.asking.claim(self.company.target, shared=any(len(side) > 1 for side in sides))
            self._make_room()

    def _ask_call_out(self) -> None:
        if self.company is not None:
            self.asking.call_out(loses=self.company.rules.call_norms == "modern")
            self._make_room()

    def _ask_lay_down(self) -> None:
        self.asking.lay_down()
        self._make_room()

    def _ask_declare(self) -> None:
        asked = self.input.asked
        if asked is not None and self.company is not None:
            self.asking.declare(asked, self.company)
            self._make_room()

    def _make_room(self) -> None:
        self.forced.hold()
        self.speaking.hide()
        self.prompt.hide()
        self.moved.emit()

    def _question_closed(self) -> None:
        if self.input.playable is not None:
            self._offer_words()
            self._say_turn_again()
