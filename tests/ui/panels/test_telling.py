"""What the strip tells of a hand while it goes on."""

from __future__ import annotations

from tests.ui.table.variants import session_for
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.ui.panels.telling import progress


class Reader:
    """Reads the strip after each event."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.tricks: list[str] = []

    def stepped(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        """Each event has a table of its own, and the strip is written from it."""
        for beat in beats:
            brief = progress(beat.table, 21, self._game)[1].split("  ·  ")[-1]
            self.tricks += [brief] if "/" in brief else []

    def rewound(self, view: PlayerView) -> None: ...


def test_a_hand_in_due_has_twenty_tricks_at_every_moment() -> None:
    """Between the draws of a trick as well, when the hands are not equally large."""
    session = session_for("in_due", dealer=1)
    reader = Reader(session.match.game)
    session.watch(reader, 0)
    session.deal()
    while session.awaited:
        seat = session.awaited[0]
        session.submit(seat, next(iter(session.legal(seat))), revision=session.revision)
    assert {each.rpartition("/")[2] for each in reader.tricks} == {"20"}
    assert len(set(reader.tricks)) == 20


def test_in_an_auction_too_the_short_form_tells_how_far_the_game_is() -> None:
    """At large letters nothing was said, though there was room."""
    for game in ("terziglio", "quintiglio"):
        session = session_for(game, dealer=1)
        session.deal()
        told = progress(session.view(0).table, 0, session.match.game)
        assert told[1] == told[0].split("  ·  ")[-1] != ""
