"""A match: hands one after the other, the running score, the deal that passes on, games won (rules.md 3.6, 4.12)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.rules.game import Game, Step, start
from tressette_desktop.engine.seats import Seat, around


@dataclass(frozen=True)
class Match:
    """Where a match stands between two hands.

    ``totals`` is the score of the running game by seat, ``hands`` how many hands of it are finished, ``games`` the
    games won by seat so far; ``over`` tells that no further hand is due.

    >>> from tressette_desktop.engine.rules.registry import game_of
    >>> Match.new(game_of("classic"), dealer=3).dealer
    3
    """

    game: Game
    dealer: Seat
    totals: tuple[int, ...]
    games: tuple[int, ...]
    hands: int = 0
    over: bool = False

    @classmethod
    def new(cls, game: Game, dealer: Seat) -> Match:
        """Return a match before its first hand."""
        nothing = (0,) * game.variant.seats
        return cls(game, dealer, nothing, nothing)

    def layout(self, deck: tuple[Card, ...]) -> Layout:
        """Deal a shuffled pack, top card first, from this match's dealer."""
        seats = self.game.variant.seats
        order = around(tuple(range(seats)), (self.dealer + 1) % seats)
        return self.game.variant.deal.layout(deck, order, seats)

    def deal(self, layout: Layout) -> Step:
        """Begin the next hand with these cards."""
        return start(self.game, layout, dealer=self.dealer, totals=self.totals, number=self.hands + 1)

    def after(self, table: Table) -> Match:
        """Return the match after a finished hand. An annulled one is dealt again by the same dealer."""
        if table.annulled is not None:
            return self
        score = table.score
        assert score is not None
        dealer = (self.dealer + 1) % self.game.variant.seats
        if not score.winners:
            return replace(self, dealer=dealer, totals=score.totals, hands=self.hands + 1)
        games = tuple(won + (score.games if seat in score.winners else 0) for seat, won in enumerate(self.games))
        return replace(
            self,
            dealer=dealer,
            totals=(0,) * len(self.totals),
            hands=0,
            games=games,
            over=self._enough(games),
        )

    def _enough(self, games: tuple[int, ...]) -> bool:
        rules = self.game.rules
        return rules.session == "single" or max(games) >= rules.session_games
