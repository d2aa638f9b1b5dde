"""What is handed on of a record: its latest deal, and all of it without names; never a card that is still hidden."""

from __future__ import annotations

import re

import pytest

from tests.engine.hands import TABLES, Hand, random_hand
from tests.record.samples import DEAL, HAND, HEAD, TRICK, entries_of, header_of
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.record.entries import Decision
from tressette_desktop.engine.record.handed_on import laid_out, latest_deal, nameless, only_person
from tressette_desktop.engine.record.reader import Record, read
from tressette_desktop.engine.record.writer import write

SECOND = "D1 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7\n"
NAMED = '[1 "Anna"] [2 "Ciro"] [3 "Bruno"] [4 "Dora"]\n[Event "chez Anna"]\n[Date "2026-12-24"]\n[Bots "2=esperto"]\n'


def record(*parts: str) -> Record:
    (found,) = read("".join(parts).encode())
    assert found.error is None, str(found.error)
    return found


def test_a_running_deal_is_what_the_seat_sees() -> None:
    text = latest_deal(record(HEAD, DEAL, TRICK), 0)
    assert '[View "1"]' in text
    assert "D4 1:3K76.A54.A.A5 2:?10 3:?10 4:?10" in text
    assert "1:3c~ 2:5c 3:Ac 4:6d" in text
    assert "2:?10 3:?10" in latest_deal(record(HEAD, DEAL, TRICK), None)
    assert "1:?10 2:?10" in latest_deal(record(HEAD, DEAL, TRICK), None)


def test_a_finished_deal_lies_open_and_can_be_replayed() -> None:
    text = latest_deal(record(HEAD, HAND), 0)
    assert "View" not in text
    again = record(text)
    assert again.play is not None
    assert again.play.table == record(HEAD, HAND).play.table  # type: ignore[union-attr]


def test_a_later_deal_begins_with_the_totals_that_it_began_with() -> None:
    text = latest_deal(record(HEAD, HAND, SECOND), 0)
    assert '[Start "7/10/7/10"]' in text
    assert text.count("\nD") == 1
    assert "D1 1:3K76.A54.A.A5 2:?10" in text


def test_an_annulled_deal_is_not_shown() -> None:
    weak = "D4 1:7654.7654.76. 2:32AK.32AK.3.3 3:CF.CF.2AK.2AK 4:..CF54.CF7654\n"
    text = latest_deal(record(HEAD, '[Options "redeal=no_honours"]\n', weak, "1:a-monte\n"), 1)
    assert "1:?10 2:32AK.32AK.3.3 3:?10" in text
    text = nameless(record(HEAD, '[Options "redeal=no_honours"]\n', weak, "1:a-monte\n"), 1)
    assert "1:?10 2:32AK.32AK.3.3 3:?10" in text, "a report does not show it either"


def test_a_game_that_is_being_played_is_laid_out_as_its_only_person_sees_it() -> None:
    bots = '[Bots "1=esperto 3=esperto 4=esperto"]\n'
    running = record(HEAD, bots, HAND, SECOND)
    assert only_person(running) == 1
    text = laid_out(running, only_person(running))
    assert "D1 1:?10 2:2CF5..KC765.4 3:?10 4:?10" in text
    assert "1:3K76" not in text
    two = record(HEAD, '[Bots "3=esperto 4=esperto"]\n', DEAL)
    assert only_person(two) is None
    assert "D4 1:?10 2:?10 3:?10 4:?10" in laid_out(two, only_person(two))
    assert "?" not in laid_out(record(HEAD, bots, HAND), 1)


def test_nothing_was_dealt_nothing_is_said() -> None:
    assert latest_deal(record(HEAD), 0) == ""


def test_no_name_comment_or_talk_is_handed_on() -> None:
    talk = '[Options "code=ludopoli declare_mode=manual"]\n'
    text = nameless(record(HEAD, NAMED, talk, DEAL, '1:3c 2:"Anna, hai il tre?" 2:5c {Ciro sbaglia}\n'), None)
    for name in ("Anna", "Ciro", "Bruno", "Dora", "chez", "sbaglia"):
        assert name not in text
    assert '2:"…"' in text
    assert '[Date "2026-12-24"]' in text
    assert '[Bots "2=esperto"]' in text


def cards_in(text: str) -> set[str]:
    """The cards that a text names: in hands, piles and decisions."""
    dealt = re.findall(r" [1-5]:([^\s?]*\.\S*)", text)
    hands = {
        rank + suit for hand in dealt for suit, ranks in zip("cdsb", hand.split("."), strict=True) for rank in ranks
    }
    return hands | set(re.findall(r"[32AKCF4-7][cdsb]", re.sub(r"(?m)^D.*$|^\[.*$", "", text)))


def public(hand: Hand, decided: int, seat: int) -> set[str]:
    """The cards that this seat has seen, or that were named aloud."""
    table = hand.steps[decided].table
    named = {card for each in table.melds for card in each.meld.cards} | {table.called, *(c for _, c in table.drawn)}
    played = {card for who in table.order for card in table.played(who)}
    seen: set[Card | None] = {*table.hand(seat), *played, *named, *table.discards[seat]}  # type: ignore[misc]
    seen |= {each.card for each in table.handed} | {card for _, pile in table.picks for card in pile}  # type: ignore[union-attr]
    return {str(card) for card in seen if card is not None}


@pytest.mark.parametrize("name", [name for name in TABLES if name != "trio"])
def test_a_running_hand_tells_no_card_that_the_seat_has_not_seen(name: str) -> None:
    """Neither copied nor reported, at any moment, from any seat."""
    hand = random_hand(name, 1)
    whole = entries_of(hand)
    start = [each for each in whole if not isinstance(each, Decision)][:1]
    for decided in range(0, len(hand.decisions), 6):
        if hand.steps[decided].table.over:
            break
        moves = [Decision(*decision) for decision in hand.decisions[:decided]]
        (found,) = read(write(header_of(hand), [*start, *moves]).encode())
        for seat in hand.steps[decided].table.order:
            told = cards_in(latest_deal(found, seat)) | cards_in(nameless(found, seat))
            secret = told - public(hand, decided, seat)
            monte = hand.steps[decided].table.monte
            shown = {str(card) for card in monte} if hand.steps[decided].table.monte_open else set()  # type: ignore[union-attr]
            assert secret <= shown, (decided, seat, secret)


SECOND_TRICK = "1:+A-c 4:+-\n1:4d~ 2:4b 3:7d 4:Cd\n"
REVIEWED = [
    ("", ("1:4d~", "4:Cd", "4:3b~"), "only the last trick, and the one that runs"),
    ("review=none", ("4:3b~",), "nothing but what lies there"),
    ("review=own_pile", ("1:4d~", "4:Cd", "4:3b~"), "in a trick nobody leafs through a pile"),
]


@pytest.mark.parametrize(("options", "kept", "why"), REVIEWED)
def test_earlier_tricks_of_a_hand_that_is_played_are_left_to_memory(
    options: str, kept: tuple[str, ...], why: str
) -> None:
    """A copy would be what the paper of the cards played refuses; combinations stand on the strip, and stay."""
    running = record(HEAD, f'[Options "{options}"]\n' if options else "", DEAL, TRICK, SECOND_TRICK, "4:3b~\n")
    for told in (latest_deal, nameless, laid_out):
        for seat in (0, None):
            text = told(running, seat)
            plays = re.findall(r"[1-4]:[32AKCF7654][cdsb]\S*", text.split("\nD4")[1])
            assert set(plays) >= set(kept), why
            assert not set(plays) & {"1:3c~", "2:5c", "3:Ac", "4:6d"}, why
            assert ("2:4b" in plays) == ("4:Cd" in kept), why
            assert "1:+A-c" in text
            assert record(text).header.view is not None


def test_who_is_on_lead_keeps_the_pile_that_he_may_leaf_through() -> None:
    running = record(HEAD, '[Options "review=own_pile"]\n', DEAL, TRICK, SECOND_TRICK, "4:3b~ 1:5b 2:Fc 3:6b\n")
    assert "1:3c~" in latest_deal(running, 3), "the first trick of the others, while it is early"
    assert "1:3c~" not in latest_deal(running, 0)


def test_the_hands_before_and_what_is_said_with_the_last_trick_stay() -> None:
    text = nameless(
        record(HEAD, '[Options "code=ludopoli"]\n', DEAL, TRICK.replace("~", "/s"), SECOND_TRICK.replace("d~", "d/s")),
        0,
    )
    assert "1:3c/" not in text
    assert "1:4d/D" in text
    whole = nameless(record(HEAD, HAND, SECOND, "2:2c 3:4c 4:6d 1:7c\n1:+A-c 4:+-\n"), 0)
    assert "1:3c~ 2:5c 3:Ac 4:6d" in whole
