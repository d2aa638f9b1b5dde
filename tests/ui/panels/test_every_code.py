"""Every code for a whole hand at the table: no words lie on the trick, and no phrase is too long for its paper."""

from __future__ import annotations

import random
from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE, Table
from tests.ui.table.tables import Game, session_of
from tressette_desktop.engine.core.actions import Action, PlayCard, Talk
from tressette_desktop.engine.core.events import Talked
from tressette_desktop.engine.core.terms import Signal, Tick
from tressette_desktop.engine.rules.declarations.book import ROWS
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui import declared, words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.listening import utterances
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.table.bubbles import BubbleItem, Words
from tressette_desktop.ui.table.layout import plan
from tressette_desktop.ui.table.metrics import Felt
from tressette_desktop.ui.table.uttered import BUBBLE_LINE

CODES = {
    "classic": "code=classic",
    "alternative": "code=alternative signals_truth=free",
    "ludopoli": "code=ludopoli",
    "fitres": "code=fitres silent_bar=none once_per_suit=false feci_un_piombo=true",
    "manual": "code=ludopoli declare_mode=manual",
    "none": "code=none",
}
SMALL, HIGH = (900, 568), (760, 1008)
LONG = "Compagno mio, torna a spade appena puoi, ho il tre e il due ma mi manca un asso per fare il punto"


def speaking(session: Session, chance: random.Random) -> Action:
    """Say as much as may be said with a card."""
    seat = session.awaited[0]
    plays = [each for each in session.legal(seat) if isinstance(each, PlayCard)]
    most = max(len(each.ticks) for each in plays)
    loud = [each for each in plays if each.word is not None] or [each for each in plays if len(each.ticks) == most]
    return chance.choice(loud)


def boxes(table: Table) -> tuple[list[QRectF], list[QRectF]]:
    """Where words are on the felt, and where cards of the trick lie."""
    stage = table.page.stage
    spoken = [bubble.box for bubble in stage.scenery.bubbles.values()]
    trick = stage.table.trick.cards if stage.table is not None and stage.table.trick is not None else ()
    items = [stage.cards.items[card] for card in trick]
    return spoken, [item.mapRectToScene(item.card_rect()) for item in items]


@pytest.mark.parametrize(("code", "window"), [*product(CODES, [SMALL]), ("fitres", HIGH), ("manual", HIGH)], ids=str)
def test_a_whole_hand_is_played_and_nothing_said_lies_on_the_trick(
    qtbot: QtBot, art: CardArt, code: str, window: tuple[int, int]
) -> None:
    options = f"{CODES[code]} buongioco=none lay_down=off special=none"
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session_of(None, seed=5, options=options)))
    page, session, chance = table.page, table.game.session, random.Random(code)
    page.resize(*window)
    table.begin()
    heard = 0
    while session.awaited:
        if code == "manual" and chance.random() < 0.3:
            session.submit(chance.randrange(4), Talk(LONG), revision=session.revision)
        session.submit(session.awaited[0], speaking(session, chance), revision=session.revision)
        page.stage.settle()
        spoken, trick = boxes(table)
        heard += len(spoken)
        felt = QRectF(page.stage.rect())
        assert all(felt.contains(each) for each in spoken)
        assert not any(each.intersects(card) for each in spoken for card in trick), session.view(0).history[-3:]
        if session.awaited == (0,):
            table.game.ask()
            papers = [page.prompt, page.turn.speaking.won, *page.turn.speaking.papers]
            shown = [QRectF(each.geometry().translated(0, -page.strip.height())) for each in papers if each.isVisible()]
            assert not any(each.intersects(card) for each in shown for card in trick)
            assert all(page.rect().contains(each.geometry()) for each in papers if each.isVisible())
    said = utterances(session.view(0))
    assert bool(said) == bool(heard) == (code != "none")
    assert all(
        isinstance(each, Talked) for each in session.view(0).history if code == "manual" and hasattr(each, "text")
    )


PHRASES = sorted(
    {
        *(declared.spelled(name) for row in ROWS.values() for name in row.names),
        *(words.spoken(word) for word in Signal),
        "sono faglio a un palo\nfaglio al palo del mio compagno\nlunghissimo, voglio l'Asso",
        LONG[:BUBBLE_LINE],
    },
    key=len,
)


@pytest.mark.parametrize(
    ("width", "height", "scale"), [(900, 508, 1.0), (1280, 708, 1.0), (760, 948, 1.0), (1920, 967, 1.35)]
)
def test_no_phrase_is_too_long_for_its_paper(qtbot: QtBot, width: int, height: int, scale: float) -> None:
    """Every word of it fits in a line, the paper stays on the felt, and covers no card of the trick."""
    session = session_of()
    session.deal()
    felt = Felt(width, height, scale)
    drawn = plan(session.view(0).table, 0, felt)
    trick = []
    for place in drawn.places:
        pose = drawn.trick_pose(place, 0)
        xs, ys = [x for x, _ in pose.corners], [y for _, y in pose.corners]
        trick.append(QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)))
    for phrase, place in product(PHRASES[-12:], drawn.places):
        bubble = BubbleItem(Words(phrase), drawn.spot(place), scale=scale, ratio=1.0)
        inner = bubble.body.width() - 38 * scale
        metrics = QFontMetricsF(bubble._font)
        assert max(metrics.horizontalAdvance(word) for word in phrase.split()) <= inner, (phrase, place)
        assert QRectF(0, 0, width, height).contains(bubble.box), (phrase, place)
        assert not any(bubble.box.intersects(card) for card in trick), (phrase, place)


def test_every_box_has_a_name_of_its_own() -> None:
    assert len({declared.box(tick) for tick in Tick}) == len(Tick)
    assert len({declared.box_meaning(tick) for tick in Tick}) == len(Tick)


@pytest.mark.parametrize("key", ROWS)
def test_every_declaration_says_what_it_means(key: str) -> None:
    assert declared.meaning(key).endswith(".")
