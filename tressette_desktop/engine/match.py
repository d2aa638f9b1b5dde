"""A match: hands one after the other, the running score, the deal that passes on, games won (rules.md 3.6, 4.12)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.terms import Annulment, DealScore
from tressette_desktop.engine.rules.game import Game, Step, start
from tressette_desktop.engine.rules.stakes import Purse, paid
from tressette_desktop.engine.seats import Seat, Sides, around, exchanged


@dataclass(frozen=True)
class Match:
    """Where a match stands between two hands.

    ``totals`` is the score of the running game by seat, ``carried`` the thirds that are kept beside it, ``hands`` how
    many hands of it are finished, ``sides`` the pairs that its first hand drew, where one does; ``games`` are the games
    won by seat so far, ``purse`` what was won and lost with them. ``chairs`` tells for each seat which player sits
    there, by the seat that he began in; ``persons`` are the seats of people. ``board`` are the hands to be played a
    second time with the sides exchanged; ``forced`` tells that everybody passed the last deal and may not pass so
    cheaply again, ``over`` that no further hand is due.

    >>> from tressette_desktop.engine.rules.registry import game_of
    >>> Match.new(game_of("classic"), dealer=3).dealer
    3
    """

    game: Game
    dealer: Seat
    totals: tuple[int, ...]
    games: tuple[int, ...]
    purse: Purse
    chairs: tuple[Seat, ...]
    hands: int = 0
    carried: tuple[int, ...] = ()
    sides: Sides | None = None
    board: Layout | None = None
    forced: bool = False
    persons: tuple[Seat, ...] = ()
    over: bool = False

    @classmethod
    def new(cls, game: Game, dealer: Seat, persons: Iterable[Seat] = ()) -> Match:
        """Return a match before its first hand."""
        nothing = (0,) * game.seats
        chairs = tuple(range(game.seats))
        return cls(game, dealer, nothing, nothing, Purse(nothing), chairs, persons=tuple(sorted(persons)))

    def layout(self, deck: tuple[Card, ...]) -> Layout:
        """Deal a shuffled pack, top card first, from this match's dealer; one too many at the table, he sits out.

        The second hand of a board (4.17) has the cards of the first, whatever the pack says.
        """
        if self.board is not None:
            return self.board
        seats, variant = self.game.seats, self.game.variant
        order = around(tuple(range(seats)), (self.dealer + 1) % seats)
        return variant.deal.layout(deck, order[: variant.seats], seats)

    def deal(self, layout: Layout) -> Step:
        """Begin the next hand with these cards."""
        return start(
            self.game,
            layout,
            dealer=self.dealer,
            totals=self.totals,
            number=self.hands + 1,
            sides=self.sides,
            carried=self.carried,
            forced=self.forced,
            persons=self.persons,
        )

    def after(self, table: Table) -> Match:
        """Return the match after a finished hand.

        An annulled one is dealt again by the same dealer, one that everybody passed by the next; neither counts.
        """
        seated = self.seated(table)
        dealer = (self.dealer + 1) % self.game.seats
        if table.annulled is Annulment.ALL_PASSED:
            return replace(seated, dealer=dealer, forced=self.game.rules.all_pass == "forced_solo")
        if table.annulled is not None:
            return seated
        score = table.score
        assert score is not None
        after = replace(seated, dealer=dealer, forced=False, board=self._next_board(table))
        if score.winners:
            return after._won(score)
        kept = score.sides if self._draws_pairs else None
        return replace(after, totals=score.totals, carried=score.carried, hands=self.hands + 1, sides=kept)

    def seated(self, table: Table) -> Match:
        """Return the match with everybody in the chair that the running hand gave him: who moves takes all along."""
        if table.moved is None:
            return self
        order = [exchanged(seat, table.moved) for seat in range(self.game.seats)]
        return replace(
            self,
            chairs=tuple(self.chairs[seat] for seat in order),
            games=tuple(self.games[seat] for seat in order),
            purse=replace(self.purse, units=tuple(self.purse.units[seat] for seat in order)),
            persons=table.persons,
        )

    @property
    def _draws_pairs(self) -> bool:
        return self.game.variant.sides is not None and self.game.rules.pairing != "fixed"

    def _next_board(self, table: Table) -> Layout | None:
        """Return the cards of this hand, one seat on, after the first hand of a board."""
        if not self.game.rules.duplicate or self.hands % 2:
            return None
        seats = self.game.seats
        laid = dict([table.laid] if table.laid is not None else [])
        dealt = [in_order(table.hand(seat) + table.played(seat) + laid.get(seat, ())) for seat in range(seats)]
        return Layout(tuple(dealt[(seat - 1) % seats] for seat in range(seats)))

    def _won(self, score: DealScore) -> Match:
        """Begin the next game, if one is due."""
        games = tuple(won + (score.games if seat in score.winners else 0) for seat, won in enumerate(self.games))
        rules = self.game.rules
        return replace(
            self,
            totals=(0,) * self.game.seats,
            carried=(),
            hands=0,
            sides=None,
            games=games,
            purse=paid(self.purse, score, rules.posta),
            over=rules.session == "single" or max(games) >= rules.session_games,
        )
