"""What is heard and when: through a false loudspeaker, since a machine that tests need not have a true one."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.table.tables import EVENING, Game, session_of
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.terms import DealScore, Settlement, Signal
from tressette_desktop.ui import app
from tressette_desktop.ui.app import Program
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.sound import Sound, Sounds, loudspeaker
from tressette_desktop.ui.table.cues import of_score


class Speaker:
    """Notes what it is told to play, and how loud."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []

    def __call__(self, file: Path) -> Speaker.Voice:
        return self.Voice(self, file)

    class Voice:
        def __init__(self, speaker: Speaker, file: Path) -> None:
            self._speaker, self._file, self._volume = speaker, file, 1.0

        def setVolume(self, volume: float) -> None:
            self._volume = volume

        def play(self) -> None:
            self._speaker.heard.append((self._file.stem, self._volume))


def played(*moves: str | PlayCard, speed: Speed, qtbot: QtBot) -> list[Sound]:
    """What is heard while these cards are played."""
    heard: list[Sound] = []
    page = TablePage(CardArt(), Settings(speed=speed, trick_pause=600))
    qtbot.addWidget(page)
    page.sounded.connect(heard.append)
    page.resize(1280, 768)
    page.show()
    game = Game(page, session_of(EVENING))
    game.session.deal()
    game.open()
    game.play(*moves)
    qtbot.waitUntil(lambda: not page.stage.busy)
    return heard


def test_every_sound_has_a_file() -> None:
    assert all(sound.files for sound in Sound)


def test_cards_of_a_kind_are_heard_in_turns() -> None:
    speaker, sounds = Speaker(), Sounds(50, muted=False)
    sounds.load(speaker)
    for _ in range(3):
        sounds.play(Sound.CARD)
    assert sorted(speaker.heard) == [("card1", 0.5), ("card2", 0.5), ("card3", 0.5)]


def test_nothing_is_heard_before_it_is_loaded_nor_when_it_is_muted() -> None:
    speaker, sounds = Speaker(), Sounds(50, muted=True)
    sounds.play(Sound.CARD)
    sounds.load(speaker)
    sounds.play(Sound.CARD)
    assert speaker.heard == []
    sounds.tune(100, muted=False)
    sounds.play(Sound.KNOCK)
    assert speaker.heard == [("knock", 1.0)]


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NONE])
def test_a_trick_is_heard_card_by_card_and_then_gathered(speed: Speed, qtbot: QtBot) -> None:
    heard = played("4c", "2c", "7c", "3c", speed=speed, qtbot=qtbot)
    assert heard == [Sound.CARD] * 4 + [Sound.GATHERED]


def test_a_card_led_with_a_knock_sounds_of_wood(qtbot: QtBot) -> None:
    lead = PlayCard(card("4c"), Signal.BUSSO)
    assert played(lead, speed=Speed.FAST, qtbot=qtbot) == [Sound.KNOCK]


SIDES = ((0, 2), (1, 3))


@pytest.mark.parametrize(
    ("score", "heard"),
    [
        (DealScore(SIDES, (21, 11), 0, (8, 3), (0, 0), (8, 3, 8, 3)), Sound.HAND_WON),
        (DealScore(SIDES, (11, 21), 1, (3, 8), (0, 3), (3, 11, 3, 11)), Sound.HAND_LOST),
        (DealScore(SIDES, (21, 11), 0, (8, 3), (0, 0), (22, 3, 22, 3), winners=(0, 2)), Sound.GAME_WON),
        (DealScore(SIDES, (11, 21), 1, (3, 8), (0, 0), (3, 22, 3, 22), winners=(1, 3)), Sound.HAND_LOST),
        (DealScore(((1,), (2, 3)), (21, 11), 0, (8, 3), (0, 0), (0, 2, -1, -1)), None),
        (
            DealScore(((1,), (0, 2)), (11, 21), 1, (3, 8), (0, 0), (1, -2, 1), settlement=Settlement(1, False, 1)),
            Sound.HAND_WON,
        ),
    ],
    ids=["won", "lost", "game won", "game lost", "sat out", "paid"],
)
def test_the_end_of_a_hand_is_heard_from_the_own_chair(score: DealScore, heard: Sound | None) -> None:
    assert of_score(score, (0, 0, 0, 0), 0) is heard


def test_without_multimedia_there_is_no_loudspeaker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert loudspeaker() is None


def test_without_a_device_nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = SimpleNamespace(defaultAudioOutput=lambda: SimpleNamespace(isNull=lambda: True))
    module = ModuleType("PySide6.QtMultimedia")
    module.QMediaDevices = nothing  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    assert loudspeaker() is None


def test_the_volume_is_heard_at_once_and_offered_only_where_it_can_be(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker = Speaker()
    program.window.show_preferences()
    assert not program.window.page._audible
    monkeypatch.setattr(app, "loudspeaker", lambda: speaker)
    program.after_first_paint()
    program.window.show_preferences()
    assert program.window.page._audible
    program._change("volume", 30)
    assert [volume for _, volume in speaker.heard] == [0.3]
    program._change("muted", True)
    program.window.sounded.emit(Sound.KNOCK)
    assert len(speaker.heard) == 1
