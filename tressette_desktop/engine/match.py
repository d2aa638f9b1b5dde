"""A match: hands one after the other, the running score, the deal that passes on, games won (rules.md 3.6, 4.12)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.terms import Annulment, DealScore
from tressette_desktop.engine.rules.game import Game, Step, start
from tressette_desktop.engine.seats import Seat, around


@dataclass(frozen=True)
class Match:
    """Where a match stands between two hands.

    ``totals`` is the score of the running game by seat, ``carried`` the thirds that are kept beside it, ``hands`` how
    many hands of it are finished, ``games`` the games won by seat so far; ``forced`` tells that everybody passed the
    last deal and may not pass so cheaply again, ``over`` that no further hand is due.

    >>> from tressette_desktop.engine.rules.registry import game_of
    >>> Match.new(game_of("classic"), dealer=3).dealer
    3
    """

    game: Game
    dealer: Seat
    totals: tuple[int, ...]
    games: tuple[int, ...]
    hands: int = 0
    carried: tuple[int, ...] = ()
    forced: bool = False
    over: bool = False

    @classmethod
    def new(cls, game: Game, dealer: Seat) -> Match:
        """Return a match before its first hand."""
        nothing = (0,) * game.seats
        return cls(game, dealer, nothing, nothing)

    def layout(self, deck: tuple[Card, ...]) -> Layout:
        """Deal a shuffled pack, top card first, from this match's dealer; one too many at the table, he sits out."""
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
            carried=self.carried,
            forced=self.forced,
        )

    def after(self, table: Table) -> Match:
        """Return the match after a finished hand.

        An annulled one is dealt again by the same dealer, one that everybody passed by the next; neither counts.
        """
        dealer = (self.dealer + 1) % self.game.seats
        if table.annulled is Annulment.ALL_PASSED:
            return replace(self, dealer=dealer, forced=self.game.rules.all_pass == "forced_solo")
        if table.annulled is not None:
            return self
        score = table.score
        assert score is not None
        after = replace(self, dealer=dealer, forced=False)
        if score.winners:
            return after._won(score)
        return replace(after, totals=score.totals, carried=score.carried, hands=self.hands + 1)

    def _won(self, score: DealScore) -> Match:
        """Begin the next game, if one is due."""
        games = tuple(won + (score.games if seat in score.winners else 0) for seat, won in enumerate(self.games))
        rules = self.game.rules
        over = rules.session == "single" or max(games) >= rules.session_games
        return replace(self, totals=(0,) * self.game.seats, carried=(), hands=0, games=games, over=over)
