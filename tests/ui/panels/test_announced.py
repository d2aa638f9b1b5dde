"""What happens is told once to those who listen: in every game, in every language, with the right names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE
from tests.ui.panels.test_variants import of_module
from tests.ui.scripted import ROWS, played
from tests.ui.table.tables import FOUR, Game, session_of
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Verdict, Verification
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.ui import i18n
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.announced import announcement
from tressette_desktop.ui.panels.company import company_of
from tressette_desktop.ui.panels.table_page import TablePage

LANGUAGES: Final = ("en", "it", "fi", "pl")
NAMES: Final = ("Zanna", "Yorick", "Xaver", "Wanda", "Ulla")
"""None of them is in any sentence by itself."""

SILENT: Final = {
    ev.PhaseBegan: "a phase begins with what happens in it",
    ev.HandKept: "only who kept it is told, and has just said so",
    ev.Answered: "only who answered is told, and has just done so",
    ev.BoxTicked: "only who ticked it is told, and has just done so",
    ev.PartnerSet: "who holds the card called knows it from hearing that it is called",
    ev.WindowClosed: "what was not declared is not missed",
    ev.Said: "a word is told with the card that it goes with",
    ev.ConcessionLapsed: "that one plays on is told by what one plays",
    ev.CardsOpened: "they lie beside the score sheet",
    ev.DealScored: "the score sheet is told when it is opened",
}
"""What has no sentence of its own, and why not."""


class Ear:
    """Keeps some of what a seat is told of each kind of event in a game."""

    def __init__(self) -> None:
        self.heard: list[tuple[Event, Table]] = []
        self._often: Counter[type[Event]] = Counter()

    def stepped(self, beats: tuple[Beat, ...], _view: PlayerView) -> None:
        """Listen."""
        for beat in beats:
            self._often[type(beat.event)] += 1
            if self._often[type(beat.event)] <= 12:
                self.heard.append((beat.event, beat.table))

    def rewound(self, _view: PlayerView) -> None:
        """Nothing is taken back here."""


@cache
def heard() -> tuple[tuple[str, Event, Table], ...]:
    """What happens in every game, as its first seat learns of it."""
    found: list[tuple[str, Event, Table]] = []
    for row in ROWS:
        ear = Ear()
        for _session in played(row, ear, 0):
            pass
        found += [(row.name, event, table) for event, table in ear.heard]
    return tuple(found)


@pytest.fixture
def tongue() -> Iterator[i18n.Tongue]:
    """Speaks whatever a test wants, and then nothing."""
    tongue = i18n.Tongue()
    yield tongue
    tongue.silence()


def told(tongue: i18n.Tongue) -> dict[str, list[str]]:
    """What is said of each event that happens, by language."""
    said = {}
    for language in LANGUAGES:
        tongue.speak(language)
        said[language] = [announcement(event, table, NAMES) for _row, event, table in heard()]
    return said


def actors(event: Event) -> set[str]:
    """The names of all the seats that an event speaks of."""
    seats: set[int] = set()
    for field in fields(event):  # type: ignore[arg-type]
        value = getattr(event, field.name)
        if field.name in ("seat", "dealer", "one", "other", "giver", "taker") and value is not None:
            seats.add(value)
        if isinstance(value, Verdict | Verification):
            seats.add(value.seat)
        if field.name == "contract":
            seats.add(value.declarer)
        if field.name == "sides" and not isinstance(event, ev.Dealt):
            seats |= {seat for side in value or () for seat in side}
    return {NAMES[seat] for seat in seats}


def test_every_event_is_told_or_has_a_reason_to_be_silent(tongue: i18n.Tongue) -> None:
    """And each of them comes up in these hands, but the answer of another, which one never learns of."""
    tongue.speak("en")
    kinds = {type(event) for _row, event, _table in heard()}
    spoken = {type(event) for _row, event, table in heard() if announcement(event, table, NAMES)}
    assert kinds | {ev.HandKept} == of_module(ev, Event)
    assert spoken.isdisjoint(SILENT)
    assert spoken | set(SILENT) == of_module(ev, Event)


def test_no_event_of_a_kind_that_is_told_is_forgotten(tongue: i18n.Tongue) -> None:
    """Only a declarer who says nothing more of his solissimo is passed over."""
    for language, sentences in told(tongue).items():
        for (_row, event, _table), sentence in zip(heard(), sentences, strict=True):
            silent = type(event) in SILENT or (isinstance(event, ev.Raised) and event.name is None)
            assert bool(sentence) is not silent, (language, event)


def test_the_names_are_those_of_who_did_it(tongue: i18n.Tongue) -> None:
    for language, sentences in told(tongue).items():
        for (_row, event, _table), sentence in zip(heard(), sentences, strict=True):
            named = {name for name in NAMES if name in sentence}
            if isinstance(event, ev.Verified | ev.ClaimWaits | ev.MonteShown):
                assert not named, (language, event, sentence)
            elif sentence and not (isinstance(event, ev.Annulled) and event.seat is None):
                assert named == (named if isinstance(event, ev.ContractMade) else actors(event)), (language, sentence)


def test_no_english_is_left_over(tongue: i18n.Tongue) -> None:
    """Words that English shares with one language are in all four: names, figures, and terms, inflected or not."""
    for sentences in zip(*told(tongue).values(), strict=True):
        english, *others = (set(re.findall(r"\w+", sentence.lower())) for sentence in sentences)
        terms = {word for word in english if all(any(each.startswith(word) for each in words) for words in others)}
        for language, words in zip(LANGUAGES[1:], others, strict=True):
            assert (english & words) <= terms, (language, sentences)


def test_each_event_is_told_once_in_the_window(
    qtbot: QtBot, art: CardArt, monkeypatch: pytest.MonkeyPatch, tongue: i18n.Tongue
) -> None:
    """A whole hand, in which another language is spoken after every trick; at its end the score is told."""
    page = TablePage(art, AT_ONCE)
    qtbot.addWidget(page, before_close_func=lambda page: page.stage.show_table(page.stage.table))
    page.resize(900, 600)
    page.show()
    said: list[str] = []
    monkeypatch.setattr(page.stage, "announce", said.append)
    session = session_of(None, seed=3, options="buongioco=none lay_down=off")
    game = Game(page, session)
    ear = Ear()
    session.watch(ear, 0)
    wanted: list[str] = []
    game.start()
    names = company_of(FOUR, session.view(0), 0, art).names
    while session.awaited:
        ear.heard.clear()
        tongue.speak(LANGUAGES[len(session.table.tricks) % 4])
        game.play(next(iter(session.legal(session.awaited[0]))))
        page.stage.settle()
        ear._often.clear()
        wanted += filter(None, (announcement(event, table, names) for event, table in ear.heard))
    assert len(session.table.tricks) == 10
    qtbot.waitUntil(page.sheet.isVisible)
    assert said[:-1] == wanted
    assert said[-1] == f"{page.sheet.told} {page.strip.accessibleName()}.", "whose points they are stands on the strip"
