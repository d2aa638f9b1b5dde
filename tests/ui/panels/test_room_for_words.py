"""Every phrase has room in its place, in every language: on the felt, where nothing scrolls and little may wrap.

The pages beside the table are measured whole (`tests/ui/pages/test_every_page.py`). Here the words alone are measured,
in the smallest window, in an ordinary one, and at 200 % in the smallest that allows it; no window is opened.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, pairwise, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.table.test_layout import dealt, felt_of
from tests.ui.table.variants import session_for
from tressette_desktop.engine.cards import DECK, Suit
from tressette_desktop.engine.core.actions import Action, Claim, Declare, GoForCappotto, PlayCard
from tressette_desktop.engine.core.table import Trick
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.phase import LegalActions
from tressette_desktop.engine.rules.presets import PRESETS
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui import contracts, i18n, refusals, theme, words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.choice import TickRow
from tressette_desktop.ui.kit.prompt import Mood, Prompt
from tressette_desktop.ui.panels import telling
from tressette_desktop.ui.panels.company import company_of
from tressette_desktop.ui.panels.dock import Dock, Offer
from tressette_desktop.ui.panels.played_paper import PlayedPaper
from tressette_desktop.ui.panels.questions import PANELS, question
from tressette_desktop.ui.panels.said_so_far import SaidPaper
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.table.asked import Asked, Sitter
from tressette_desktop.ui.table.layout import plan
from tressette_desktop.ui.theme import Look
from tressette_desktop.ui.windows.preferences import PreferencesPage

LANGUAGES = ["en", "it", "fi", "pl"]
WINDOWS = [((900, 600), 1.0), ((1280, 800), 1.0), ((900, 1200), 1.0), ((1800, 1200), 2.0)]
"""Each with the factor of *Text and buttons*."""
LONG_NAME = "Massimiliana"
SITTERS = tuple(Sitter(name, "sun") for name in (LONG_NAME, "Posillipo", "Procida", "Vesuvio", "Ischia"))

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def spoken(language: str, look: Look) -> Iterator[Look]:
    """The look that is worn, in a language."""
    tongue = i18n.Tongue()
    tongue.speak(language)
    yield look
    tongue.silence()


def in_look(look: Look, text: float) -> Look:
    worn = Look(look.theme, look.felt, text * theme.EM, look.families)
    theme.apply(worn)
    return worn


# --- the prompt ------------------------------------------------------------------------------------------------------


def prompts() -> set[str]:
    """Whatever the prompt may say."""
    table = dealt(4, 10)
    said = {telling.turn(table, frozenset(), ())[0], telling.confirm()[0], telling.look()[0]}
    said |= {refusals.refusal(reason, None, table, LONG_NAME) for reason in Reason if reason in known_reasons()}
    for suit in Suit:
        own, others = ([card for card in DECK if (card.suit is suit) is wanted] for wanted in (True, False))
        led = table.but(trick=Trick((1, 2, 3, 0), (own[0],)))
        said |= {telling.turn(led, frozenset(some), some)[0] for some in (own, others)}
        said.add(telling.turn(led, frozenset(others[:1]), others)[0])
        said |= {refusals.refusal(Reason.MUST_FOLLOW, PlayCard(card), led) for card in others}
        said |= {telling.forced(card)[0] for card in own}
        said |= {refusals.refusal(Reason.WORD_UNTRUE, PlayCard(own[0], word), table) for word in Signal}
    return said


def known_reasons() -> set[Reason]:
    """Reasons that a person can meet; a few are only for those who write records."""

    def told(reason: Reason) -> bool:
        try:
            return bool(refusals.refusal(reason, None, dealt(4, 10)))
        except KeyError:
            return False

    return {reason for reason in Reason if told(reason)}


@in_every_language
def test_the_prompt_has_room_in_two_lines_at_most(spoken: Look) -> None:
    """Between the plates at the sides, which in the smallest window reach down to it."""
    prompt = Prompt()
    too_long = []
    for size, text in (WINDOWS[0], WINDOWS[-1]):
        room = plan(dealt(4, 10), 0, felt_of(size, text)).zone.width()
        in_look(spoken, text)
        prompt.set_scale(felt_of(size, text).scale / text)
        prompt.fit(room)
        for said in prompts():
            prompt.say(said, Mood.TURN, "c")
            if prompt.width() > room or prompt.height() > 1.7 * prompt.line:
                too_long.append((size, said))
    assert too_long == []


# --- papers with an aid ----------------------------------------------------------------------------------------------


@in_every_language
def test_what_an_aid_costs_is_read_beside_its_box(spoken: Look, art: CardArt, qtbot: QtBot) -> None:
    """It stands there before the box is ticked, however narrow the paper is."""
    untold = []
    session = session_for("classic")
    session.deal()
    view = session.view(0)
    for text, target in product((1.0, 2.0), (theme.TARGET, 56)):
        theme.apply(replace(spoken, em=text * theme.EM, target=target))
        page = QWidget()
        qtbot.addWidget(page)
        said, played = SaidPaper(talks=False, aided=False, parent=page), PlayedPaper(art, aided=False, parent=page)
        said.show_view(view, tuple("ABCD"))
        played.show_table(view.table, company_of(SITTERS[:4], view, 0, art))
        page.show()
        for paper, aid in ((said, said.aid), (played, played.aid)):
            for form, size in enumerate(chain(*paper.forms())):
                paper.fit(form, QRectF(0, 0, size.width(), size.height()))
                assert aid is not None
                if not aid.told:
                    untold.append((type(paper).__name__, text, target, size, aid.size()))
    assert untold == []


# --- the dock --------------------------------------------------------------------------------------------------------


OFFERS = [
    Offer(**{may: True, extra: True}, last_trick=True, undo=True, said=True)
    for may in ("claim", "call_out")
    for extra in ("declare", "lay_down")
]
"""As much as is ever there at once: nobody may claim who may call the others out, or lay down before declaring."""


@in_every_language
def test_the_buttons_of_the_dock_have_room(spoken: Look) -> None:
    dock = Dock()
    for (size, text), offer in product(WINDOWS, OFFERS):
        felt = felt_of(size, text)
        room = plan(dealt(4, 10), 0, felt).dock
        in_look(spoken, text)
        dock.offer(offer)
        dock.fit(room, felt.scale / text, row=felt.portrait)
        for button in dock.buttons:
            if not button.isHidden():
                # A pixel may be lost by rounding: there is air on both sides of the words.
                assert button.sizeHint().width() <= button.width() + 2, (size, button.text())
                assert dock.rect().contains(button.geometry()), (size, button.text())
                assert button.accessibleName() or button.text()


def test_where_room_is_short_the_dock_leaves_no_empty_place(qtbot: QtBot) -> None:
    """In terziglio nobody claims: the others lie evenly apart, as they do where all have their places."""
    dock = Dock()
    qtbot.addWidget(dock)
    dock.offer(Offer(lay_down=True, last_trick=True, undo=True))
    for high in (1000, 4 * dock.undo.sizeHint().height() + 10):
        dock.fit(QRectF(0, 0, 220, high), 1.0, row=False)
        boxes = sorted(dock.boxes(), key=lambda box: box.top())
        assert all(lower.top() - upper.bottom() - 1 >= 5 for upper, lower in pairwise(boxes))
    assert boxes[2].top() - boxes[1].bottom() == boxes[1].top() - boxes[0].bottom()


def test_what_was_said_keeps_its_place_beside_a_button_that_is_not_there(qtbot: QtBot) -> None:
    """Whoever watches takes nothing back: the last trick does not lie under what was said."""
    dock = Dock()
    qtbot.addWidget(dock)
    dock.offer(Offer(last_trick=True, said=True))
    for high in (1000, 2 * dock.undo.sizeHint().height() + 10):
        dock.fit(QRectF(0, 0, 220, high), 1.0, row=False)
        last, said = dock.boxes()
        assert not last.intersects(said)


# --- rows with a tick ------------------------------------------------------------------------------------------------


@in_every_language
def test_what_a_preference_means_is_told_in_full(spoken: Look, art: CardArt) -> None:
    """A row is at least 590 wide in the smallest window; of these 63 are taken by its box and its edges."""
    measure = QFontMetricsF(spoken.font("caption"))
    page = PreferencesPage(Settings(), art)
    told = [row.accessibleDescription() for row in page.findChildren(TickRow)]
    assert len(told) > 6
    assert [said for said in told if measure.horizontalAdvance(said) > 590 - 63] == []
    page.deleteLater()


# --- plates ----------------------------------------------------------------------------------------------------------


def lines() -> list[str]:
    """What may stand below the name on a plate."""
    alone = [words.sits_out(own=True), words.sits_out(own=False), words.thinks()]
    alone += [words.own_turn(leads=True), words.own_turn(leads=False)]
    relations = [words.partner(), words.opponent(), words.alone(), contracts.defends(), contracts.passes()]
    played = [contracts.on_plate(name, units) for name, units in VARIANTS["terziglio"].stakes.items()]
    return [*alone, *relations, *played, words.with_partner("Capri"), words.points(120)]


@in_every_language
def test_the_second_line_of_a_plate_has_room(spoken: Look) -> None:
    """Beside its medal and the dealer's mark; only a long name may be cut short (`Plan.plate_most`)."""
    room = 190 - 56 - 42
    measure = QFontMetricsF(spoken.font("caption"))
    wide = {line: measure.horizontalAdvance(line) for line in lines()}
    assert {line: width for line, width in wide.items() if width > room} == {}


# --- questions -------------------------------------------------------------------------------------------------------


TABLES = [
    *(("terziglio", "", dealer) for dealer in (0, 1, 2)),
    *(("quintiglio", "", dealer) for dealer in (2, 4)),
    ("chiamata", "", 3),
    *(("classic", preset.options, 0) for preset in PRESETS if preset.variant == "classic"),
    ("classic", "redeal=under_one_point", 3),
]


@cache
def questions() -> list[Asked]:
    """What seat 0 is asked beside a card, of every kind that comes up in a few hands of every game."""
    found: dict[object, Asked] = {}
    for (variant, options, dealer), seed in product(TABLES, range(12)):
        session = session_for(variant, options=options, dealer=dealer, seed=seed)
        session.deal()
        chance = random.Random(seed)
        while session.awaited and not session.table.tricks[1:]:
            seat = session.awaited[0]
            legal = [each for each in session.legal(seat) if not isinstance(each, Claim)]
            if seat == 0 and type(legal[0]) in PANELS:
                kinds = frozenset(map(type, legal))
                melds = max((len(each.melds) for each in legal if isinstance(each, Declare)), default=0)
                kind = (variant, session.table.phase, kinds, melds)
                found.setdefault(kind, asked_of(session))
            if session.table.phase == "bidding" and seat != 0:
                # In every other hand the others pass, so that all that follows an own bid comes up.
                legal = legal[:1] if seed % 3 == 0 else legal
            session.submit(seat, chance.choice(legal), revision=session.revision)
    return list(found.values())


def asked_of(session: Session) -> Asked:
    """What seat 0 is asked now, as far as this moment goes."""
    legal, refused = tuple(session.legal(0)), session.refuse
    told = {action: refused(0, action) for action in legal}

    def refuse(action: Action) -> Reason | None:
        return told.get(action, Reason.NOT_NOW)

    return Asked(session.view(0), session.awaited, LegalActions(lambda: iter(legal), refuse), refuse)


@in_every_language
def test_every_question_has_room(spoken: Look, art: CardArt) -> None:
    asked = questions()
    assert {PANELS[type(next(iter(each.legal)))] for each in asked} >= set(PANELS.values()) - {PANELS[GoForCappotto]}
    too_large = []
    for size, text in WINDOWS:
        in_look(spoken, text)
        for each in asked:
            panel = question(each, company_of(SITTERS[: len(each.view.table.totals)], each.view, 0, art))
            assert panel is not None
            zone = plan(each.view.table, 0, felt_of(size, text)).zone
            panel.fit(zone)
            if not panel.fits(zone):
                too_large.append((size, panel.accessibleName(), panel.sizeHint().toTuple(), zone.size().toTuple()))
            panel.deleteLater()
    assert too_large == []
