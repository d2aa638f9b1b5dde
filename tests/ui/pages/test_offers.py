"""What the page of a new game offers: six variants, chairs for each, rules of one's own, and no contradiction."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.probes import show
from tressette_desktop.engine.bots.registry import LEVELS
from tressette_desktop.engine.rules.contradictions import NEEDS, Clash, Contradiction
from tressette_desktop.engine.rules.options import choices
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.settings import OwnPreset
from tressette_desktop.ui.windows.contradictions import Contradictions
from tressette_desktop.ui.windows.models import NewGame, SeatChoice, Who
from tressette_desktop.ui.windows.new_game import NewGamePage
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.sitting import header_of
from tressette_desktop.ui.windows.usual import remembered, to_remember

OWN: OwnPreset = ("terziglio", "Casa nostra", "solo_monte_hidden=true terziglio_end=deals(6)")


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    offers = Offers()
    made = NewGamePage(offers.cards("Anna", "rulebook", (OWN,)), offers.levels(), CardArt())
    made.resize(1280, 768)
    show(qtbot, made)
    return made


@pytest.mark.parametrize(("key", "chairs"), [("classic", 4), ("terziglio", 3), ("in_due", 2), ("quintiglio", 5)])
def test_every_variant_has_its_chairs_and_can_be_dealt(page: NewGamePage, key: str, chairs: int) -> None:
    page._tiles[key].click()
    game = page.game
    assert (game.variant, len(game.seats)) == (key, chairs)
    assert len({seat.place for seat in game.seats}) == chairs
    assert header_of(game).variant == key
    assert header_of(game).options == "", "what is proposed is what the variant says"


def test_a_fourth_sits_down_at_terziglio_and_the_others_stay(page: NewGamePage) -> None:
    page._tiles["terziglio"].click()
    page._seats.choose(tuple(replace(seat, name="Zia") for seat in page.game.seats[:1]))
    assert page._size is not None
    page._size.choose("larger")
    page._size.chosen.emit("larger")
    assert next(seat.name for seat in page.game.seats) == "Zia"
    assert len(page.game.seats) == 4
    assert header_of(page.game).players == 4


def test_deals_that_do_not_come_out_even_are_refused_with_the_reason(page: NewGamePage) -> None:
    page._tiles["terziglio"].click()
    four = NewGame(
        "terziglio", (*page.game.seats, page.game.seats[0]), page.game.options | {"terziglio_end": "deals(6)"}
    )
    assert Offers().contradiction(four) == ("6 hands do not let 4 players deal equally often: choose another number.")
    assert Offers().contradiction(page.game) == ""


def clashes() -> dict[str, Contradiction]:
    """A contradiction of every kind, for every option and variant that the rules name in one."""
    found = {
        f"{key} {name}": Contradiction(
            Clash.NOT_HERE,
            name,
            next(value for value in choices(name) if value not in values),
            variant.seats,
            ((name, values),),
        )
        for key, variant in VARIANTS.items()
        for name, values in variant.limits.items()
    }
    for name, needs in NEEDS.items():
        for other, value in needs.items():
            found[f"{name} {other}"] = Contradiction(Clash.NEEDS, name, True, 4, ((other, (value,)),))
    found["deals"] = Contradiction(Clash.UNEVEN, "terziglio_end", "deals(6)", 4)
    return found


def test_every_kind_of_contradiction_is_tried() -> None:
    assert {each.clash for each in clashes().values()} == set(Clash)


@pytest.mark.parametrize("found", clashes().values(), ids=clashes())
def test_every_contradiction_has_words_of_the_table(found: Contradiction) -> None:
    sentence = Contradictions().say(found)
    written = {name for name in (found.option, *(name for name, _ in found.instead)) if "_" in name}
    assert sentence.endswith(".")
    assert "=" not in sentence
    assert not any(name in sentence for name in written), "keys of options are no words"


def test_going_for_the_cappotto_asks_for_the_federations_claims(page: NewGamePage) -> None:
    page._tiles["classic"].click()
    wanted = NewGame("classic", page.game.seats, page.game.options | {"go_for_cappotto": True})
    assert Offers().contradiction(wanted) == (
        "“Going for the cappotto” asks for “Calling out: the opponents are called”. Change one of the two."
    )


def test_rules_of_ones_own_are_listed_and_taken(page: NewGamePage) -> None:
    page._tiles["terziglio"].click()
    page._options.choose_preset("Casa nostra")
    assert page.game.options["solo_monte_hidden"] is True
    assert page.game.options["terziglio_end"] == "deals(6)"
    assert not page._options._keeping._forget.isHidden()


def test_rules_are_kept_under_a_name(page: NewGamePage, qtbot: QtBot) -> None:
    page._tiles["in_due"].click()
    page._options.choose({"due_upgrade": 4})
    keeping = page._options._keeping
    keeping._open.click()
    QApplication.processEvents()
    assert not keeping._keep.isEnabled(), "a name comes first"
    qtbot.keyClicks(keeping._name, "Quattro")
    with qtbot.waitSignal(page.preset_saved, timeout=1000) as told:
        keeping._keep.click()
    name, game = told.args
    assert (name, header_of(game).options) == ("Quattro", "due_upgrade=4")


def test_rules_that_are_not_understood_any_more_are_left_out() -> None:
    cards = Offers().cards("", "rulebook", (("terziglio", "Altro", "no_such_option=1"), ("bridge", "B", "")))
    assert not any(preset.own for card in cards for preset in card.presets)


@pytest.mark.parametrize("key", VARIANTS)
def test_the_last_game_is_proposed_again(page: NewGamePage, key: str) -> None:
    page._tiles[key].click()
    played = NewGame(key, tuple(replace(seat, who=Who.PERSON) for seat in page.game.seats), page.game.options)
    page._tiles["classic"].click()
    again = remembered(to_remember(played))
    assert again is not None
    page.propose(again)
    assert page.game.variant == key
    assert [(seat.who, seat.name) for seat in page.game.seats] == [(seat.who, seat.name) for seat in played.seats]
    assert page.game.options == played.options


def test_a_game_by_a_preset_is_proposed_by_its_name(page: NewGamePage) -> None:
    again = remembered(("classic", "first_lead=four_of_coins pairing=facing"))
    assert again is not None
    page.propose(again)
    assert page._options._preset.currentText() == "Drawn pairs"
    assert page._options._count.isHidden(), "nothing differs"
    changed = remembered(("classic", "first_lead=four_of_coins pairing=facing target=31"))
    assert changed is not None
    page.propose(changed)
    assert page._options._preset.currentText() == "Classic"
    assert not page._options._count.isHidden()


@pytest.mark.parametrize("texts", [(), ("classic",), ("whist", ""), ("classic", "x=1"), ("classic", "", "nobody")])
def test_a_game_that_makes_no_sense_is_not_proposed(texts: tuple[str, ...]) -> None:
    assert remembered(texts) is None


def test_the_levels_on_offer_are_those_of_the_bots_and_one_of_them_is_usual() -> None:
    offers = Offers()
    keys = [key for key, _ in offers.levels()]
    assert keys == [bot.key for bot in LEVELS]
    assert offers.USUAL_LEVEL in keys


@pytest.mark.parametrize(("other", "name"), [(Who.PERSON, "South"), (Who.COMPUTER, "You")])
def test_where_two_persons_share_a_screen_neither_is_you(other: Who, name: str) -> None:
    seats = (SeatChoice("South", "king", Who.PERSON, "You"), SeatChoice("North", "knave", other, "Ischia", "esperto"))
    assert header_of(NewGame("in_due", seats, {})).names == {0: name, 1: "Ischia"}
