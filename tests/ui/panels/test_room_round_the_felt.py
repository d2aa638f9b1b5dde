"""Every phrase has room in its place, in every language: on the strip, in bubbles, on the curtain, in the lesson.

In the smallest window, which allows no larger text, and at 200 % in the smallest that allows it.
"""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.pages.test_every_page import OPEN
from tests.ui.pages.test_remarks import told as remarks_of
from tests.ui.panels.test_room_for_words import LONG_NAME, SITTERS, in_every_language, in_look, spoken
from tests.ui.probes import squeezed
from tests.ui.scripted import ROWS, Row, played
from tests.ui.table.tables import FOUR
from tests.ui.table.test_layout import dealt, felt_of
from tressette_desktop.engine.cards import DECK, TRESSETTE_RANKS, Suit
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Going, Meld, Signal, Verification
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.ui import contracts, endings, theme, words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.buttons import Banner
from tressette_desktop.ui.kit.paper import SHADE
from tressette_desktop.ui.kit.press import WRAPPED
from tressette_desktop.ui.kit.tile import VariantTile
from tressette_desktop.ui.panels import strip_scores, tally, telling
from tressette_desktop.ui.panels.company import company_of
from tressette_desktop.ui.panels.strip import DOT, ScoreStrip
from tressette_desktop.ui.panels.tally import Tally
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.bubbles import BubbleItem, Words
from tressette_desktop.ui.table.curtain import Curtain
from tressette_desktop.ui.table.layout import plan
from tressette_desktop.ui.table.metrics import MENU, Felt
from tressette_desktop.ui.table.places import Place
from tressette_desktop.ui.table.tweens import Pace
from tressette_desktop.ui.theme import Look
from tressette_desktop.ui.windows.coach import Coach
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.remarks import REMARKS
from tressette_desktop.ui.windows.start import StartData, StartPage

SMALLEST, LARGE = (900, 600), (1800, 1200)
assert theme.text_limit(QSize(*SMALLEST)) == 1.0
assert theme.text_limit(QSize(*LARGE)) == 2.0
WINDOWS = [(SMALLEST, 1.0), (LARGE, 2.0)]
"""Each with the factor of *Text and buttons*."""

HIGH = [((760, 1040), 1.0), ((1520, 2080), 2.0)]
"""High windows, in which there is less room beside a hand."""

TILE = 258
"""The least width of a game on offer (`NewGamePage`), in pixels."""

__all__ = ["spoken"]


@cache
def views() -> tuple[tuple[Row, PlayerView], ...]:
    """Of every game a view of its first seat in the last trick of a hand, and of some before the first."""
    found: dict[tuple[Row, str], PlayerView] = {}
    for row in ROWS:
        for session in played(row):
            found[row, session.table.phase] = session.view(0)
    return tuple((row, view) for (row, _phase), view in found.items())


# --- the strip -------------------------------------------------------------------------------------------------------


def long_scores(row: Row, view: PlayerView, strip: ScoreStrip, art: CardArt) -> None:
    """Let a strip show the scores of a game, all of them of two figures and with what each has so far."""
    game = game_of(row.variant, row.options, row.players)
    seats = len(view.table.totals)
    company = company_of(SITTERS[:seats], view, 0, art)
    table = view.table.but(totals=tuple(range(20, 20 + seats)))
    strip.medals = company.medals
    strip.tally = ""
    if game.rules.posta == "marcio_batuffa" or game.rules.session != "single":
        strip.tally = tally.brief(Tally((2,) * seats, 3, (40,) * seats, 80), table, 0)
    scores = strip_scores.scores(table, 0, company.names, game, counted=True)
    strip.show_scores(scores, company.target, *telling.progress(table, company.target, game))


@in_every_language
def test_nothing_on_the_strip_is_cut_short(spoken: Look, art: CardArt) -> None:
    """Where all that is known of the hand is counted, a phrase may be left out whole, but never the first."""
    cut = []
    for size, text in WINDOWS:
        in_look(spoken, text)
        strip = ScoreStrip(art)
        strip.resize(size[0], 60)
        strip.set_scale(felt_of(size, text).scale)
        strip.allow_sheet(True)
        for row, view in views():
            long_scores(row, view, strip, art)
            strip.grab()
            phrases = strip._words.split(DOT)
            left = (DOT.join((phrases[0], *phrases[at:])) for at in range(1, len(phrases) + 1))
            if strip.written not in left:
                cut.append((size, text, row.name, strip._words, strip.written))
    assert cut == [], "\n".join(map(str, cut))


def test_trumps_are_told_before_anything_else(look: Look, art: CardArt) -> None:
    """They are to be seen nowhere else."""
    row, view = next((row, view) for row, view in views() if row.variant == "trzy_siodemki")
    game = game_of(row.variant, row.options, row.players)
    for told in telling.progress(view.table, 21, game):
        assert told.startswith("trumps: ")
    row, view = next((row, view) for row, view in views() if row.variant == "classic")
    game = game_of(row.variant, row.options, row.players)
    assert not any("trumps" in told for told in telling.progress(view.table, 21, game))


@in_every_language
def test_the_strip_names_everybody(spoken: Look, art: CardArt) -> None:
    """A long name may be cut short, but for its beginning; medals alone would be riddles."""
    wrong = []
    for size, text in WINDOWS:
        in_look(spoken, text)
        strip = ScoreStrip(art)
        strip.resize(size[0], 60)
        strip.set_scale(felt_of(size, text).scale)
        for row, view in views():
            long_scores(row, view, strip, art)
            strip.grab()
            assert len(strip.named) == len(strip._scores)
            for named, score in zip(strip.named, strip._scores, strict=True):
                if named != score.name and (len(named) < 5 or not score.name.startswith(named.rstrip("…"))):
                    wrong.append((size, text, row.name, score.name, named))
    assert wrong == [], "\n".join(map(str, wrong))


def test_names_come_before_the_way_to_the_target(look: Look, art: CardArt) -> None:
    """Where everybody plays for himself: four names rather than one name and its ticks, at last above their figures."""
    strip = ScoreStrip(art)
    strip.allow_sheet(False)
    row, view = next((row, view) for row, view in views() if row.variant == "chiamata")
    game, company = game_of(row.variant, row.options, row.players), company_of(FOUR, view, 0, art)
    scores = strip_scores.scores(view.table, 0, company.names, game, counted=False)
    strip.show_scores(scores, company.target, *telling.progress(view.table, company.target, game))
    forms = []
    for width in range(1920, 500, -20):
        strip.resize(width, 60)
        forms.append(strip._form(look))
        if not strip.narrow and not forms[-1].most:
            strip.grab()
            assert strip.named == company.names
    assert forms[0].way
    assert any(not form.way and not form.above for form in forms)
    assert forms[-1].above


# --- bubbles ---------------------------------------------------------------------------------------------------------


def said_by(seats: int) -> tuple[list[Words], list[Words]]:
    """What may be said at a table of so many, but declarations, which are Italian in every language: the longest few.

    First what is said before a card lies there, then what is said beside the cards of a trick.
    """
    bids = [contracts.bid(name) for name in (None, "chiamo", "solissimo dividete", "solissimo scegliete")]
    before = [Words(each, "chat") for each in (*bids, *map(contracts.calls, (None, *DECK)))]
    beside = [Words(words.spoken(each), "chat") for each in Signal]
    if seats == 5:
        return longest(before), longest(beside)
    melds = [Meld(rank, missing) for rank in TRESSETTE_RANKS for missing in (None, *Suit)]
    melds += [Meld.napoletana(suit) for suit in Suit]
    beside += [Words(words.meld(each), "", words.declared_points(each.points)) for each in melds]
    beside += [Words(each, "claim") for each in (endings.claims(), endings.calls_out())]
    over = (endings.would_give_up(), endings.gives_up(), *map(endings.going, Going))
    beside += [Words(each, "chat") for each in over]
    for right in (True, False):
        found = Verification(0, 20, 0 if right else 20, ends=True)
        beside.append(Words(endings.verified(found), "claim", words.points(found.count)))
    before += [Words(each) for each in (words.annuls(), *map(words.shows_suit, Suit))]
    return longest(before), longest(beside)


def longest(said: list[Words]) -> list[Words]:
    """The three of the most letters, and the three with the longest words."""
    by_letters = sorted(said, key=lambda each: len(each.text) + len(each.line))[-3:]
    return [*by_letters, *sorted(said, key=lambda each: max(map(len, each.text.split())))[-3:]]


@in_every_language
def test_what_is_said_aloud_has_room_in_its_bubble(spoken: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    """No word of it is broken; the paper stays on the felt, and covers no card of the trick."""
    monkeypatch.setattr(BubbleItem, "_draw", lambda _bubble, _ratio: QPixmap())
    wrong = []
    for (size, text), seats in product((*WINDOWS, *HIGH), (2, 3, 4, 5)):
        in_look(spoken, text)
        felt = felt_of(size, text)
        drawn = plan(dealt(seats, 8 if seats == 5 else 10), 0, felt)
        trick = [box(drawn.trick_pose(each, 0).corners) for each in drawn.places]
        for place, (lying, phrases) in product(drawn.places, zip(((), trick), said_by(seats), strict=True)):
            own = lying and place is Place.S
            in_the_way = [*lying, drawn.pile(0)] if own else lying
            for said in phrases:
                bubble = BubbleItem(said, drawn.spot(place, piled=bool(own)), scale=felt.scale, ratio=1.0)
                fault = fault_of(bubble, said, felt)
                if fault or any(bubble.box.intersects(each) for each in in_the_way):
                    wrong.append((size, text, seats, place.name, said.text, fault or "lies on the trick"))
    assert wrong == [], "\n".join(map(str, wrong))


def fault_of(bubble: BubbleItem, said: Words, felt: Felt) -> str:
    """What is wrong with a bubble by itself."""
    room = bubble.body.width() - 2 * bubble._air - ((38 if bubble._signed else 0) - 2) * felt.scale
    metrics, small = QFontMetricsF(bubble._font), QFontMetricsF(bubble._small)
    upper = [metrics.horizontalAdvance(word) for word in said.text.split()]
    lower = [small.horizontalAdvance(word) for word in said.line.split()]
    if max([*upper, *lower]) > room:
        return "is broken"
    return "" if QRectF(0, 0, felt.width, felt.height).contains(bubble.box) else "leaves the felt"


def box(corners: tuple[tuple[float, float], ...]) -> QRectF:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


# --- the ways in -----------------------------------------------------------------------------------------------------


@in_every_language
def test_the_start_page_has_room(spoken: Look, art: CardArt, qtbot: QtBot) -> None:
    """With the longest line about a game to be continued, below the menus."""
    wrong: list[tuple[object, ...]] = []
    for size, text in WINDOWS:
        look = in_look(spoken, text)
        page = StartPage(StartData(OPEN, "1.0"), art)
        qtbot.addWidget(page)
        page.resize(size[0], size[1] - MENU)
        page.show()
        for _round in range(3):
            QApplication.processEvents()
        wrong += [(size, text, fault) for fault in squeezed(page)]
        for banner in page.findChildren(Banner):
            too_wide = banner.fontMetrics().horizontalAdvance(banner.text()) > banner.width() - look.px(85)
            if too_wide or banner.height() < banner.heightForWidth(banner.width()):
                wrong.append((size, text, banner.text(), banner.size().toTuple()))
        page.close()
    assert wrong == [], "\n".join(map(str, wrong))


@in_every_language
def test_every_game_on_offer_is_told_in_full(spoken: Look, art: CardArt) -> None:
    """Three of them stand side by side in the smallest window, and each is then so wide."""
    cut = []
    for card in Offers().cards("", "rulebook"):
        tile = VariantTile(card.name, card.line, len(card.seats), card.scene, card.tag, art)
        tile.resize(TILE, tile.sizeHint().height())
        room = tile.room_for_line(spoken)
        taken = QFontMetricsF(spoken.font("body")).boundingRect(room, WRAPPED, card.line)
        if not room.contains(taken) or tile.minimumSizeHint().width() > TILE:
            cut.append((card.name, card.line, room.size().toTuple(), taken.size().toTuple()))
    assert cut == [], "\n".join(map(str, cut))


# --- the curtain -----------------------------------------------------------------------------------------------------


@in_every_language
def test_the_curtain_has_room_for_all_that_it_tells(spoken: Look, art: CardArt) -> None:
    """For whom it waits, two tricks of five cards, and four lines that were said."""
    table = crowded()
    heard = tuple(f"{LONG_NAME}: faglio al palo del mio compagno, lunghissimo, voglio l'Asso" for _ in range(4))
    wrong = []
    for size, text in WINDOWS:
        in_look(spoken, text)
        page = QWidget()
        page.resize(size[0], size[1] - MENU)
        page.show()
        drape = Curtain(art, page)
        drape.setGeometry(page.rect())
        drape.draw(0, SITTERS, table, Pace.of(Settings(speed=Speed.NONE)), heard)
        paper = drape._paper
        assert paper is not None
        body = paper.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)
        faults = squeezed(paper)
        if faults or not drape.rect().contains(body):
            wrong.append((size, text, body.getRect(), faults))
        drape.lift()
        page.close()
        page.deleteLater()
    assert wrong == [], "\n".join(map(str, wrong))


def crowded() -> Table:
    """Five at the table: a trick is over, and four cards of the next lie there."""
    return max((view.table for row, view in views() if row.variant == "quintiglio"), key=lambda each: len(each.tricks))


# --- the lesson ------------------------------------------------------------------------------------------------------


@in_every_language
def test_every_remark_of_the_lesson_has_room_above_the_felt(spoken: Look) -> None:
    """In the room that is kept for any of them: the felt has one height from the first to the last."""
    wrong = []
    for size, text in (*WINDOWS, ((760, 1040), 1.0)):
        in_look(spoken, text)
        page = QWidget()
        page.resize(size[0], size[1] - MENU)
        coach = Coach(page)
        kept = coach.room
        for number, (_remark, _view, said) in enumerate(remarks_of(1), start=1):
            coach.say(said, number)
            body = coach.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)
            low = number < len(REMARKS) and (body.bottom() > kept or coach.room != kept)
            if squeezed(coach) or low or not page.rect().contains(body):
                wrong.append((size, text, number, body.getRect(), kept, coach.room, squeezed(coach)))
        page.deleteLater()
    assert wrong == [], "\n".join(map(str, wrong))
