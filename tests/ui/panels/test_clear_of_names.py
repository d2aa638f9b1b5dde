"""What is asked lies clear of names and cards in every window, with text of any size, and names all that it offers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import Table
from tests.ui.panels.test_free_felt import body, in_the_way
from tests.ui.panels.test_room_for_words import LONG_NAME, in_every_language, in_look, spoken
from tests.ui.probes import squeezed
from tests.ui.table.tables import EVENING, Game, session_of
from tests.ui.table.variants import session_for, sitters_of
from tressette_desktop.engine.cards import DECK, in_order
from tressette_desktop.engine.core.actions import Action, Bid, CallCard, Pass, Raise
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui import contracts
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.asking import Asking
from tressette_desktop.ui.panels.bids import SayPanel
from tressette_desktop.ui.panels.calling import CallAnyPanel, CallPanel
from tressette_desktop.ui.panels.card_choice import CardChoice
from tressette_desktop.ui.panels.giving_up import GivingUpPanel, SplitPanel
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.lying import lying
from tressette_desktop.ui.table.metrics import MENU
from tressette_desktop.ui.theme import Look

AT_ONCE = Settings(speed=Speed.NONE, trick_pause=600)
WINDOWS = [((900, 600), 1.0), ((1920, 1200), 2.0), ((1520, 2080), 2.0)]
"""Each with the factor of *Text and buttons*."""

__all__ = ["spoken"]


def seated(qtbot: QtBot, art: CardArt, session: Session, size: tuple[int, int]) -> Table:
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session, 0, sitters_of(session)))
    table.page.resize(size[0], size[1] - MENU)
    return table


def covered(table: Table, paper: QWidget, *kinds: str) -> list[str]:
    """What of these kinds a paper covers."""
    assert QRectF(table.page.rect()).contains(body(paper))
    return [kind for kind, box in in_the_way(table, of_trick="played") if kind in kinds and body(paper).intersects(box)]


QUESTIONS: list[Callable[[Asking], None]] = [
    lambda asking: asking.claim(21, shared=True),
    lambda asking: asking.claim(41, shared=False),
    lambda asking: asking.call_out(loses=True),
    lambda asking: asking.lay_down(),
    lambda asking: asking.concede(LONG_NAME),
    lambda asking: asking._agree(LONG_NAME),
]


@in_every_language
@pytest.mark.parametrize("lying", [1, 3])
def test_no_question_covers_a_card_of_the_trick(qtbot: QtBot, art: CardArt, spoken: Look, lying: int) -> None:
    """Not even the longest, with an answer below the other where there is little room."""
    wrong = []
    for size, text in WINDOWS:
        in_look(spoken, text)
        table = seated(qtbot, art, session_of(EVENING, dealer=3 - lying), size)
        table.begin(*("4c", "2c", "7c") if lying == 3 else ("7c",))
        for ask in QUESTIONS:
            ask(table.page.asking)
            table.page.places.all()
            panel = table.page.asking.panel
            assert panel is not None
            faults = [*covered(table, panel, "trick", "own hand", "name", "button"), *squeezed(panel)]
            wrong += [(size, text, panel.accessibleName(), fault) for fault in faults]
    assert wrong == [], "\n".join(map(str, wrong))


@in_every_language
@pytest.mark.parametrize("played", [14, 15, 19, 23, 26])
def test_a_claim_leaves_the_tricks_that_were_won_in_sight(
    qtbot: QtBot, art: CardArt, spoken: Look, played: int
) -> None:
    """It is about them: rather than theirs it covers the backs of a hand, and no place of the trick if it can."""
    wrong = []
    for size, text in WINDOWS:
        in_look(spoken, text)
        table = seated(qtbot, art, session_of(EVENING), size).begin()
        table.game.play_on(played)
        page, stage = table.page, table.page.stage
        stage.settle()
        assert stage.table is not None
        assert stage.plan is not None
        page.asking.claim(21, shared=True)
        page.places.all()
        panel = page.asking.panel
        assert panel is not None
        lies = lying(stage.table, stage.south, stage.plan.felt)
        heaps = [box.translated(0, stage.y()) for box in lies.heaps]
        assert heaps
        wrong += [(size, text, "tricks") for box in heaps if body(panel).intersects(box)]
        wrong += [(size, text, fault) for fault in covered(table, panel, "trick", "own hand", "name", "button")]
    assert wrong == [], "\n".join(map(str, wrong))


CALLS = [
    ("terziglio", 2, (Bid("chiamo"), Pass(), Pass())),
    ("quintiglio", 4, (Bid("chiedo"), *(Pass(),) * 4)),
    ("quintiglio", 4, (Bid("chiamo"), *(Pass(),) * 4)),
    ("chiamata", 3, ()),
]


@in_every_language
@pytest.mark.parametrize(("variant", "dealer", "moves"), CALLS)
def test_whoever_calls_sees_all_names_and_what_it_means(
    qtbot: QtBot, art: CardArt, spoken: Look, variant: str, dealer: int, moves: tuple[Action, ...]
) -> None:
    """Those of the players, of whom one has the mark of the dealer, and below each card, closed or open, its own.

    In small windows what the call means was left out, though there was room for it.
    """
    wrong: list[tuple[object, ...]] = []
    for size, text in WINDOWS:
        look = in_look(spoken, text)
        table = seated(qtbot, art, session_for(variant, dealer=dealer), size).begin(*moves)
        panel = table.page.asking.panel
        assert panel is not None
        if isinstance(panel, CallAnyPanel):
            next(choice for choice in panel.choices.values() if choice.isEnabled()).click()
            if not panel.picks and panel._line.isHidden():
                wrong.append((size, text, "meaning"))
            if panel.picks:
                wrong += [] if panel.slot.isVisible() else [(size, text, "no place for the card that is given")]
                panel.pick(max(table.page.stage.cards.own, key=DECK.index))
        QApplication.processEvents()
        measure = QFontMetrics(look.font("caption"))
        choices = [choice for choice in panel.findChildren(CardChoice) if choice.isVisible()]
        assert choices
        unnamed = [
            choice.label
            for choice in choices
            if not 0 < measure.horizontalAdvance(choice.label) <= choice.width() - 12 * text
        ]
        boxes = sorted((choice.geometry() for choice in choices), key=QRect.left)
        wrong += [(size, text, "no gap") for one, two in pairwise(boxes) if two.left() - one.right() < 6 * text]
        wrong += [(size, text, fault) for fault in (*covered(table, panel, "name", "own hand"), *unnamed)]
        wrong += [(size, text, fault) for fault in squeezed(panel)]
    assert wrong == [], "\n".join(map(str, wrong))


TIGHT: list[tuple[str, tuple[int, int], float, tuple[str, int, tuple[Action, ...]]]] = [
    ("pl", (900, 600), 1.0, ("chiamata", 3, ())),
    ("it", (1800, 1200), 2.0, ("chiamata", 3, ())),
    ("fi", (1920, 1170), 2.0, ("terziglio", 0, (Pass(), Bid("solissimo"), Raise("scegliete")))),
]


@pytest.mark.parametrize(("language", "size", "text", "game"), TIGHT)
def test_cards_are_small_rather_than_without_a_word_on_what_is_chosen(
    qtbot: QtBot,
    art: CardArt,
    spoken: Look,
    size: tuple[int, int],
    text: float,
    game: tuple[str, int, tuple[Action, ...]],
) -> None:
    look, (variant, dealer, moves) = in_look(spoken, text), game
    table = seated(qtbot, art, session_for(variant, dealer=dealer), size).begin(*moves)
    panel = table.page.asking.panel
    assert isinstance(panel, CallPanel | SplitPanel)
    assert panel._line.isVisible()
    measure = QFontMetrics(look.font("caption"))
    named = [measure.horizontalAdvance(choice.label) <= choice.width() - 12 * text for choice in panel.choices]
    assert all(named)
    assert [*covered(table, panel, "name", "own hand"), *squeezed(panel)] == []


SAYINGS = [
    ("terziglio", 2, (Bid("solissimo"),)),
    ("terziglio", 2, ()),
    ("terziglio", 1, (Bid("chiamo"),)),
    ("quintiglio", 4, ()),
]


@in_every_language
@pytest.mark.parametrize(("variant", "dealer", "moves"), SAYINGS)
def test_whoever_bids_or_raises_is_told_what_it_means(
    qtbot: QtBot, art: CardArt, spoken: Look, variant: str, dealer: int, moves: tuple[Action, ...]
) -> None:
    """With each of the answers, or at least below the question for the one in question."""
    wrong: list[tuple[object, ...]] = []
    for size, text in WINDOWS:
        in_look(spoken, text)
        table = seated(qtbot, art, session_for(variant, dealer=dealer), size).begin(*moves)
        panel = table.page.asking.panel
        assert isinstance(panel, SayPanel)
        if panel._brief and panel._line.isHidden():
            wrong.append((size, text, "meaning"))
        wrong += [(size, text, fault) for fault in (*covered(table, panel, "name", "own hand"), *squeezed(panel))]
    assert wrong == [], "\n".join(map(str, wrong))


@in_every_language
def test_where_names_have_no_second_line_the_question_says_what_all_have_bid(
    qtbot: QtBot, art: CardArt, spoken: Look
) -> None:
    wrong: list[tuple[object, ...]] = []
    for size, text in WINDOWS:
        in_look(spoken, text)
        session = session_for("quintiglio", dealer=0)
        table = seated(qtbot, art, session, size).begin(Pass(), Bid("chiamo"), Pass(), Pass())
        panel, drawn = table.page.asking.panel, table.page.stage.plan
        assert isinstance(panel, SayPanel)
        assert drawn is not None
        assert drawn.felt.compact
        heard = panel._heard.text() if panel._heard.isVisible() else ""
        told = [
            (sitter.name, contracts.bid(name).lower())
            for sitter, name in zip(table.page.stage.scenery.sitters[1:], (None, "chiamo", None, None), strict=True)
        ]
        wrong += [(size, text, name) for name, bid in told if f"{name}: {bid}" not in heard]
        wrong += [(size, text, fault) for fault in (*covered(table, panel, "name", "own hand"), *squeezed(panel))]
    assert wrong == [], "\n".join(map(str, wrong))


@in_every_language
def test_whoever_gives_a_card_back_is_told_where_to_press_it(qtbot: QtBot, art: CardArt, spoken: Look) -> None:
    """In small windows and with large letters too: the whole sentence had no room there, and in Polish none had."""
    for size, text in WINDOWS:
        in_look(spoken, text)
        session = session_for("terziglio", dealer=2)
        table = seated(qtbot, art, session, size).begin(Bid("chiamo"), Pass(), Pass())
        held = {card for seat in (1, 2) for card in session.table.hand(seat)}
        table.page.asking.close()
        table.game.play(CallCard(in_order(held - set(table.page.stage.cards.own))[0]))
        table.page.stage.settle()
        table.game.ask()
        panel = table.page.asking.panel
        assert isinstance(panel, GivingUpPanel)
        assert panel._line.isVisible(), (size, text)


@in_every_language
def test_what_a_leader_declares_lies_clear_of_names(qtbot: QtBot, art: CardArt, spoken: Look) -> None:
    """With any of his cards: what it says takes one line or two."""
    wrong = []
    for size, text in WINDOWS:
        in_look(spoken, text)
        session = session_of(EVENING, dealer=3, options="code=ludopoli")
        table = seated(qtbot, art, session, size).begin()
        paper = table.page.turn.speaking.ticks
        assert paper.isVisible()
        for card in table.page.stage.cards.own:
            table.page.stage.hand.put_focus(card)
            QApplication.processEvents()
            wrong += [(size, text, str(card), fault) for fault in covered(table, paper, "name", "own hand", "prompt")]
            if paper.title.height() < paper.title.heightForWidth(paper.title.width()):
                wrong.append((size, text, str(card), "is cut off"))
    assert wrong == [], "\n".join(map(str, wrong))
