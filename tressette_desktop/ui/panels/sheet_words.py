"""What a score sheet says above its figures: how the hand ended, and who has won."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Contract, DealScore, Settlement
from tressette_desktop.engine.seats import side_of

from .. import contracts, endings, words
from .company import Company
from .reckoning import PlayedHand, hand_points
from .tally import Tally


@dataclass(frozen=True)
class Given:
    """What a sheet is written from: a hand that is over, who played it, and what is known beside it.

    ``hands`` are those of this game, this one last; ``looked_up`` tells that the game is going on behind the sheet.
    """

    table: Table
    company: Company
    hands: tuple[PlayedHand, ...]
    looked_up: bool
    tally: Tally

    @property
    def paired(self) -> bool:
        """Whether partners share one score, and there are two of them."""
        return self.company.game.variant.sides is not None

    @property
    def tallied(self) -> bool:
        """Whether a game is over, and there is more to tell than who won it."""
        return bool(self.score.winners) and self.tally.told

    @property
    def score(self) -> DealScore:
        """How the points of the hand came about."""
        assert self.table.score is not None
        return self.table.score


class SheetWords(QObject):
    """The sentences of a sheet, in the language of the player."""

    def title(self, given: Given) -> str:
        """Return how the game stands, or who has won it."""
        score, south = given.score, given.company.south
        if not given.paired:
            return self._title_alone(given, score)
        own = side_of(score.sides, south)
        us = score.totals[south]
        them = next(score.totals[side[0]] for at, side in enumerate(score.sides) if at != own)
        if not score.winners:
            return self.tr("{us} to {them}").format(us=us, them=them)
        if not score.games:
            return self.tr("A draw, {us} to {them}").format(us=us, them=them)
        if south in score.winners:
            return self.tr("You won, {us} to {them}").format(us=us, them=them)
        return self.tr("You lost, {us} to {them}").format(us=us, them=them)

    def line(self, given: Given) -> str:
        """Return what ended the hand, or which one it was."""
        table, score = given.table, given.score
        if score.conceded is not None:
            return self.tr("{name} gave the game up.").format(name=given.company.names[score.conceded])
        if score.settlement is not None and table.contract is not None:
            return self._settled(given, score.settlement, table.contract)
        if score.special is not None:
            said = self.tr("{name}: {meaning}. It counts as {games}.")
            games = self.tr("%n game(s)", "", score.games)
            meaning = endings.special_meaning(score.special, of_deck=given.company.rules.special == "deck")
            return said.format(name=endings.special(score.special), meaning=meaning, games=games)
        if score.called_out is not None:
            return self._called_out(given, score)
        if score.verdict is not None:
            right = self.tr("{name} claimed the game, rightly: {points}.")
            wrong = self.tr("{name} claimed the game, wrongly: only {points}.")
            said = right if score.verdict.correct else wrong
            name, points = given.company.names[score.verdict.seat], words.points(score.verdict.count)
            return said.format(name=name, points=points)
        if given.company.game.rules.duplicate:
            return self._of_board(table.number)
        if table.laid is not None:
            return self.tr("Hand {number}, ended by laying down.").format(number=table.number)
        return self.tr("Hand {number}").format(number=table.number)

    def of_hand(self, given: Given, hand: PlayedHand) -> str:
        """Return what one of the hands came to, in short."""
        if given.paired:
            us, them = hand_points(hand.score, given.company.south)[:2]
            return self.tr("{us} to {them}").format(us=us, them=them)
        return contracts.signed(hand.gain(given.company.south))

    def _title_alone(self, given: Given, score: DealScore) -> str:
        """The title where everybody has a score of his own: who won the game, or how the contract ended."""
        south = given.company.south
        if score.winners:
            if score.winners == (south,):
                return self.tr("You won the game")
            winners = words.names(given.company.names, score.winners)
            if len(score.winners) > 1 and (score.verdict is not None or score.special is not None):
                return self.tr("The game is won: {names}").format(names=winners)
            if len(score.winners) > 1:
                return self.tr("The game is shared: {names}").format(names=winners)
            return self.tr("{name} won the game").format(name=winners)
        contract, settlement = given.table.contract, score.settlement
        if contract is None or settlement is None:
            own = score.totals[south] - given.table.totals[south]
            return self.tr("This hand brought you {points}").format(points=words.points(own))
        said = self.tr("{bid}: won") if settlement.won else self.tr("{bid}: lost")
        return said.format(bid=contracts.bid(contract.name))

    def _of_board(self, number: int) -> str:
        """A board is the same cards twice, the second time with the sides exchanged (4.17)."""
        board = (number + 1) // 2
        if number % 2:
            return self.tr("Board {board}, first table: the same cards come once more.").format(board=board)
        return self.tr("Board {board}, both tables: eleven points are taken off.").format(board=board)

    def _called_out(self, given: Given, score: DealScore) -> str:
        """A game that ended by a call-out, and what came after it."""
        call = score.called_out
        assert call is not None
        name = given.company.names[call.seat]
        if not call.right:
            said = self.tr("{name} called the opponents out, wrongly: they were {missing} short.")
            return said.format(name=name, missing=endings.missing(call.missing))
        said = self.tr("{name} called the opponents out, rightly: {points}.")
        told = said.format(name=name, points=words.points(call.count))
        missed = self.tr("They went for the cappotto and missed it.")
        return f"{told} {missed}" if score.went else told

    def _settled(self, given: Given, settlement: Settlement, contract: Contract) -> str:
        """What the contract came to: stake, multiplier, what each opponent moves."""
        units = contracts.units(settlement.stake * settlement.multiplier)
        name = given.company.names[contract.declarer]
        stake = contracts.stake(settlement.stake)
        if settlement.multiplier == 2:
            stake = self.tr("{stake}, doubled by all the tricks").format(stake=stake)
        elif settlement.multiplier == 3:
            stake = self.tr("{stake}, tripled by all the points").format(stake=stake)
        said = (
            self.tr("{name} played {bid} for {stake}. Each opponent gives {units}.")
            if settlement.won
            else self.tr("{name} played {bid} for {stake}. Each opponent gets {units}.")
        )
        return said.format(name=name, bid=contracts.bid(contract.name).lower(), stake=stake, units=units)
