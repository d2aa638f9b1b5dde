"""A hand begun by ear alone: what a screen reader finds over AT-SPI, presses, and is told."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.xvfb.listening import Bus, Gone, Heard, new_bus
from tests.xvfb.screen import Program, new_screen, wait_for
from tests.xvfb.test_ten_cards import BRISK, GAME, replayed
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.game import awaited, legal
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.ui import i18n, refusals, words
from tressette_desktop.ui.table.metrics import Felt

ASKED_TOO_LATE = "Could not find accessible on path"
"""What Qt says when one asks for something that has just gone, as every screen reader does."""
NAMES = ("Anna", "Ischia", "Capri", "Procida")


@pytest.fixture
def italian(qapp: object) -> Iterator[None]:
    """The words of the test are Italian, as are those of the program."""
    tongue = i18n.Tongue()
    tongue.speak("it")
    yield
    tongue.silence()


@contextlib.contextmanager
def sitting_down(
    folder: Path, config: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Path, Bus, Program, Heard]]:
    """The program with a game gone on with: its journal, who listens, the program, and what is heard of it."""
    journal = folder / "data" / "tressette-desktop" / "games" / "evening.tsn"
    settings = folder / "config" / "tressette-desktop" / "settings.json"
    for file, text in ((journal, GAME), (settings, BRISK)):
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
    harmless = [*config.getini("qt_log_ignore"), ASKED_TOO_LATE]
    with new_bus() as (address, bus), new_screen(folder, harmless) as screen:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        monkeypatch.setenv("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1")
        with screen.program(sys.executable, "-m", "tressette_desktop") as program:
            app = wait_for(lambda: next((one for one in bus.programs if one.name == "Tressette"), None), "the program")
            assert app is not None
            find(app, "push button", "Continua la partita").press()
            yield journal, bus, program, app


def test_a_trick_is_played_by_ear(
    own_folders: Path, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch, italian: None
) -> None:
    told: list[str] = []
    with sitting_down(own_folders, pytestconfig, monkeypatch) as (journal, bus, program, app):
        for number in (1, 2):
            table = wait_for(lambda: asked(journal), f"one's turn to play card {number}")
            assert table is not None
            check_secrets(app, table)
            play_one(app, journal, table)
        wait_for(lambda: told.extend(bus.announced()) or taken(told), "the winner of the first trick")
        # All that could be heard of the table goes with it, and nothing else.
        program.window("Tressette").press("ctrl+w")
        find(app, "push button", "Continua la partita").press()
        find(app, "list", "Tavolo da gioco")
    first = table_of(journal).tricks[0]
    plays = [words.plays(NAMES[seat], card) for seat, card in zip(first.seats, first.cards, strict=True)]
    assert [sentence for sentence in told if sentence in plays] == plays, "each card is told once, in its turn"


def test_the_own_hand_is_walked_by_ear(
    own_folders: Path, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch, italian: None
) -> None:
    """Each card that the keys come to gets the focus of the screen reader, which reads its name and description."""
    with sitting_down(own_folders, pytestconfig, monkeypatch) as (journal, bus, program, app):
        table = wait_for(lambda: asked(journal), "one's turn to play")
        assert table is not None
        window = program.window("Tressette")
        find(app, "list", "Tavolo da gioco")
        bus.focused()

        def walk(*keys: str) -> list[tuple[str, str]]:
            window.press(*keys)
            return [(one.name, one.described) for one in bus.focused()]

        own = sorted(table.hand(0), key=lambda card: (Felt.suits.index(card.suit.value), card.index))
        named = [as_told(table, card) for card in own]
        # While the cards still move nothing is walked over, so it may take another press.
        wait_for(lambda: walk("Home") == named[:1], "the first card")
        bus.announced()
        for each in named[1:]:
            assert walk("Right") == [each]
        assert walk("End", "Left") == [named[-1], named[-2]]
        walk("Tab")
        assert walk("shift+Tab") == [("Tavolo da gioco", ""), named[-2]]
        assert bus.announced() == [], "nothing is told twice"


def test_each_page_is_told_of_by_one_thing_on_it(
    own_folders: Path, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch, italian: None
) -> None:
    """Neither by the page itself, nor by what the keyboard would fall on while another page goes."""
    with sitting_down(own_folders, pytestconfig, monkeypatch) as (journal, bus, program, _app):
        wait_for(lambda: asked(journal), "one's turn to play")
        window = program.window("Tressette")

        def turn(key: str) -> list[str]:
            window.press(key)
            heard: list[str] = []
            wait_for(lambda: heard.extend(map(called, bus.focused())) or heard, f"what {key} leads to")
            return [*heard, *map(called, bus.focused())]

        assert turn("ctrl+w")[-1] == "Continua la partita"
        assert turn("ctrl+comma") == ["Aspetto"]
        assert turn("Escape") == ["Continua la partita"]
        assert turn("shift+F1") == ["Il tavolo"]
        assert turn("Escape") == ["Continua la partita"]


def called(thing: Heard) -> str:
    """What a thing is called, if it has not gone yet."""
    with contextlib.suppress(Gone):
        return thing.name
    return "gone"


def as_told(table: Table, card: Card) -> tuple[str, str]:
    """What is heard of an own card of one who follows: its name, and whether it may be played."""
    name = words.title(words.card(card))
    may = PlayCard(card) in legal(game_of("classic"), table, 0)
    why = refusals.refusal(Reason.MUST_FOLLOW, None, table)
    return name, words.playable() if may else words.not_playable(why)


def table_of(journal: Path) -> Table:
    """The table as it is written down."""
    play = replayed(journal).play
    assert play is not None
    assert play.table is not None
    return play.table


def asked(journal: Path) -> Table | None:
    """The table, if it is the turn of the person at the window."""
    table, game = table_of(journal), replayed(journal).game
    return table if game is not None and awaited(game, table) == (0,) else None


def taken(told: list[str]) -> bool:
    """Whether it was told who took a trick."""
    return any(words.takes(name) in told for name in NAMES)


def find(app: Heard, role: str, name: str) -> Heard:
    """The object of that role and name, as soon as it is there."""

    def look() -> Heard | None:
        with contextlib.suppress(Gone):
            return next((one for one in app.below() if one.role == role and one.name == name), None)
        return None

    found = wait_for(look, f"{role} {name}")
    assert found is not None
    return found


def play_one(app: Heard, journal: Path, table: Table) -> None:
    """Press a card that may be played, until it is written down."""
    game = replayed(journal).game
    assert game is not None
    card = next(action.card for action in legal(game, table, 0) if isinstance(action, PlayCard))
    button = find(app, "push button", words.title(words.card(card)))

    def done() -> bool:
        # While the cards still move nothing is chosen, so it may take another press.
        if card not in table_of(journal).played(0):
            button.press()
        return card in table_of(journal).played(0)

    wait_for(done, f"{card} on the table")


def check_secrets(app: Heard, table: Table) -> None:
    """All own cards can be heard, and nothing is called after a card that another holds."""
    felt = find(app, "list", "Tavolo da gioco")
    own = {words.title(words.card(card)) for card in table.hand(0)}
    others = {words.title(words.card(card)) for seat in (1, 2, 3) for card in table.hand(seat)}
    names: set[str] = set()

    def listen() -> bool:
        names.update(one.name for one in felt.children)
        return own <= names

    wait_for(listen, "the own hand")
    assert not names & others
