"""Everything that is declared is true, and nothing true that was ticked is missing; a planted lie is heard."""

from __future__ import annotations

import pytest

from tests.engine.words.truth import GAMES, Scene, game_for, main, play, true_of
from tressette_desktop.engine.cards import card, cards
from tressette_desktop.engine.rules.declarations import flow
from tressette_desktop.engine.rules.declarations.holding import Holding


@pytest.mark.parametrize("code", GAMES)
def test_what_is_declared_is_true_and_nothing_true_is_missing(code: str) -> None:
    game, heard = game_for(code), 0
    for seed in range(60):
        witness = play(game, seed)
        assert not witness.faults
        heard += witness.heard
    assert heard > 400


def faults(code: str) -> list[str]:
    """What the witness finds in some hands."""
    game = game_for(code)
    return [fault for seed in range(20) for fault in play(game, seed).faults]


@pytest.mark.parametrize("code", GAMES)
def test_a_lie_about_the_cards_left_is_heard(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Holding, "beatable_left", property(lambda holding: True))
    assert any("sono liscio qui" in fault for fault in faults(code))


@pytest.mark.parametrize("code", GAMES)
def test_a_lie_about_the_suit_led_is_heard(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Holding, "sovrana", property(lambda holding: True))
    assert any("is false" in fault for fault in faults(code))


@pytest.mark.parametrize("code", GAMES)
def test_a_missing_word_is_missed(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "declare", lambda options, holding: None)
    assert any("nothing was said" in fault for fault in faults(code))


@pytest.mark.parametrize(
    ("held", "led", "said", "lies"),
    [
        ("3c 7c 5c", "5c", "Tre terzo", "Tre lungo, Due terzo, terzo di Re, ventinove terzo, e' mia, si liscia"),
        ("Ac 6c", "Ac", "si liscia", "piombo, sola, Asso terzo, si liscia due volte, ancora lunghissimo"),
        ("3c 2c 4c 5c", "4c", "lungo, voglio l'Asso", "E' mio, lungo; Napoletana lunga; venticinque terzo"),
        ("4c", "4c", "sola", "piombo"),
    ],
)
def test_the_meaning_of_words_tells_truth_from_lies(held: str, led: str, said: str, lies: str) -> None:
    scene = Scene((cards(held), cards("3d 2d"), (), ()), 0, card(led), frozenset())
    assert true_of(said, scene)
    for lie in lies.split("; " if ";" in lies else ", "):
        assert not true_of(lie, scene), lie


def test_the_command_counts_and_fails_when_there_are_faults(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["ludopoli", "--deals", "2"]) == 0
    assert "ludopoli: 2 deals" in capsys.readouterr().out
    monkeypatch.setattr(flow, "declare", lambda options, holding: None)
    assert main(["ludopoli", "--deals", "2"]) == 1
