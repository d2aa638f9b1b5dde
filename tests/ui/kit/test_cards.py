"""Pictures of the cards: drawn once, when nothing else waits, within bounds, and never a reason to stop a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.probes import show
from tressette_desktop.ui import theme
from tressette_desktop.ui.cards import BOUND, LIFTED, MEDALS, RATIO, RESTING, CardArt, Shade
from tressette_desktop.ui.decks import BACK, BUILT_IN, CODES, NEAPOLITAN, Deck, Dressing, Index, Picture
from tressette_desktop.ui.drawing import MOST_SEEN, Order, draw

RATIOS = [1.0, 1.25, 1.5, 2.0, 3.0]


@pytest.fixture
def art(qtbot: QtBot) -> CardArt:
    return CardArt()


def settled(art: CardArt, code: str, width: float, ratio: float, shade: Shade = RESTING) -> QImage:
    """The card when it has been drawn."""
    art.card(code, width, ratio, shade)
    art.settle()
    return art.card(code, width, ratio, shade).toImage()


def colours(image: QImage) -> int:
    """How many colours are seen in the middle of a picture."""
    width, height = image.width(), image.height()
    spots = ((x, y) for x in range(width // 4, 3 * width // 4, 2) for y in range(height // 4, 3 * height // 4, 2))
    return len({image.pixel(x, y) for x, y in spots})


class Shown(QWidget):
    """A widget that paints one card, and counts how often."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self.art = art
        self.keys: list[int] = []

    def paintEvent(self, _event: QPaintEvent) -> None:
        picture = self.art.card("Kd", 80, 1.0)
        self.keys.append(picture.cacheKey())
        QPainter(self).drawPixmap(0, 0, picture)


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("shade", [RESTING, LIFTED])
def test_a_card_has_its_shadow_round_it(art: CardArt, ratio: float, shade: Shade) -> None:
    image = settled(art, "3c", 100, ratio, shade)
    size = art.card("3c", 100, ratio, shade).deviceIndependentSize()
    assert size.width() == pytest.approx(100 * (1 + 2 * shade.margin), abs=1)
    assert size.height() == pytest.approx(100 * (RATIO + 2 * shade.margin), abs=1)
    margin = round(100 * shade.margin * ratio)
    middle = image.width() // 2
    # The card is opaque, the shadow falls below it and is gone at the edge of the picture.
    assert image.pixelColor(middle, image.height() // 2).alpha() == 255
    assert 10 < image.pixelColor(middle, image.height() - margin + 2).alpha() < 150
    assert image.pixelColor(middle, image.height() - 1).alpha() < 12
    assert image.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_card_is_drawn_in_the_pixels_of_the_screen(art: CardArt, ratio: float) -> None:
    """What lies on the shadow is the drawing at this size, pixel by pixel: nothing was scaled."""
    image = settled(art, "Kd", 101, ratio)
    order = Order(Dressing().picture("Kd"), round(101 * ratio), round(RATIO * 101 * ratio))
    drawn = draw(order).convertToFormat(QImage.Format.Format_ARGB32)
    margin = round(RESTING.margin * order.width)
    inner = image.copy(margin, margin, order.width, order.height).convertToFormat(QImage.Format.Format_ARGB32)
    middle = drawn.rect().adjusted(9, 9, -9, -9)
    assert inner.copy(middle) == drawn.copy(middle)


def test_a_card_is_drawn_once(art: CardArt) -> None:
    settled(art, "Kd", 80, 1.0)
    first = art.card("Kd", 80, 1.0)
    assert art.card("Kd", 80, 1.0).cacheKey() == first.cacheKey()
    assert art.card("Kd", 81, 1.0).cacheKey() != first.cacheKey()
    assert art.card("Kd", 80, 2.0).cacheKey() != first.cacheKey()


def test_while_a_card_is_drawn_paper_stands_in_for_it(art: CardArt, qtbot: QtBot) -> None:
    stand_in = art.card("Kd", 80, 1.0)
    assert stand_in.size() == art.card("Kd", 80, 1.0).size()
    assert colours(stand_in.toImage()) == 1
    art.settle()
    assert colours(art.card("Kd", 80, 1.0).toImage()) > 30


def test_a_card_of_another_size_stands_in_where_there_is_one(art: CardArt) -> None:
    settled(art, "Kd", 40, 1.0)
    assert colours(art.card("Kd", 80, 1.0).toImage()) > 30


def test_the_windows_are_painted_again_when_a_card_is_there(art: CardArt, qtbot: QtBot) -> None:
    shown = Shown(art)
    show(qtbot, shown)
    qtbot.waitUntil(lambda: len(set(shown.keys)) == 2)
    assert not art.waits
    assert shown.keys[-1] == art.card("Kd", 80, 1.0).cacheKey()


def test_the_felt_is_painted_again_too(art: CardArt, qtbot: QtBot) -> None:
    """It covers its part of the window, which therefore is not painted with the rest."""
    painted: list[bool] = []

    class Felt(QGraphicsView):
        def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
            painted.append(art.waits)
            art.card("3c", 60, 1)

    window = QMainWindow()
    window.setCentralWidget(Felt(QGraphicsScene(window)))
    show(qtbot, window)
    qtbot.waitUntil(lambda: len(painted) > 1 and not painted[-1])


def test_the_windows_are_painted_again_when_another_deck_is_laid_out(art: CardArt, qtbot: QtBot) -> None:
    shown = Shown(art)
    show(qtbot, shown)
    qtbot.waitUntil(lambda: len(set(shown.keys)) == 2)
    art.wear(Dressing(BUILT_IN[1]))
    qtbot.waitUntil(lambda: len(set(shown.keys)) == 4)
    art.wear(Dressing())
    qtbot.waitUntil(lambda: shown.keys[-1] == shown.keys[1] or shown.keys[-1] in shown.keys[:2])


def test_no_more_is_kept_than_the_bound_allows(qtbot: QtBot) -> None:
    art = CardArt(bound=400_000)
    settled(art, "3c", 80, 1.0)
    oldest = art.card("3c", 80, 1.0).cacheKey()
    for code in CODES:
        settled(art, code, 80, 1.0)
        assert art.bytes <= 400_000
    assert art.card("3c", 80, 1.0).cacheKey() != oldest
    art.settle()
    art.forget()
    assert art.bytes == 0


def test_a_hand_and_a_deck_on_a_very_large_screen_stay_within_the_bound(art: CardArt) -> None:
    """3840 x 2160 pixels want cards of 150 at ratio 2, and a whole deck for the tricks, .84 as wide."""
    settled(art, "3c", 150, 2.0)
    assert art.bytes / 2 * (16 + 41 * 0.84**2) < BOUND


def test_cards_are_warmed_before_they_are_seen(art: CardArt, qtbot: QtBot) -> None:
    codes = ["3c", "2c", "Ac"]
    with qtbot.waitSignal(art.filled, timeout=5000):
        art.warm(codes, 60, 1.0)
        assert art.bytes == 0
    warm = art.bytes
    assert warm > 0
    for code in codes:
        assert colours(art.card(code, 60, 1.0).toImage()) > 3
    assert art.bytes == warm
    assert not art.waits


def test_what_was_given_up_is_drawn_when_it_is_needed(art: CardArt) -> None:
    """A window that is dragged larger asks for every size on the way: only the last ones matter."""
    first = art.card("Kd", 80, 1.0)
    for step in range(MOST_SEEN):
        art.card("2b", 30 + step, 1.0)
    art.settle()
    assert art.card("Kd", 80, 1.0).cacheKey() == first.cacheKey()
    assert colours(settled(art, "Kd", 80, 1.0)) > 30


def test_nothing_that_waits_is_drawn_after_the_end(art: CardArt) -> None:
    art.warm(CODES, 60, 1.0)
    art.forget()
    art.settle()
    assert art.bytes < 10 * 60 * 100 * 4


def test_a_damaged_card_can_still_be_played(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "nonna"
    folder.mkdir()
    (folder / "3c.svg").write_text("<svg>")
    art = CardArt(Dressing(Deck("own:nonna", folder)))
    complaints: list[str] = []
    art.broken.connect(lambda _dressing, sentence: complaints.append(sentence))
    for code in ("3c", "2c"):
        image = settled(art, code, 100, 1.0)
        tones = {image.pixelColor(x, 93).name() for x in range(20, 100)}
        assert theme.PAPER.name() in tones
        assert len(tones) > 1, "its name is written on it"
    name = folder.name
    assert complaints == [
        f"The deck “{name}” cannot be used: 3c.svg cannot be read.",
        f"The deck “{name}” cannot be used: 2c.svg cannot be read.",
    ]


@pytest.mark.parametrize("size", [(300, 498), (300, 300), (100, 400)])
def test_an_own_picture_of_any_shape_becomes_a_card(tmp_path: Path, qtbot: QtBot, size: tuple[int, int]) -> None:
    picture = QImage(*size, QImage.Format.Format_RGB32)
    picture.fill("#2166c4")
    picture.save(str(tmp_path / "3c.png"))
    art = CardArt(Dressing(Deck("own:nonna", tmp_path)))
    image = settled(art, "3c", 200, 1.0)
    assert image.pixelColor(image.rect().center()).name() == "#2166c4"
    assert image.pixelColor(20, 20).alpha() < 100, "its corners are round"
    assert image.pixelColor(120, 20).lightness() < 120, "a line of ink goes round it"


def test_signs_of_a_corner_move_the_drawing_aside(art: CardArt) -> None:
    plain = settled(art, "Kd", 200, 1.0)
    art.wear(Dressing(index=Index.ITALIAN))
    signed = settled(art, "Kd", 200, 1.0)
    # The corner was paper and has the sign now; at the foot of the card, where the base stood, there is paper.
    corner, foot = (40, 46), (60, 330)
    assert plain.pixelColor(*corner).name() == theme.PAPER.name()
    assert signed.copy(22, 22, 40, 60) != plain.copy(22, 22, 40, 60)
    assert plain.pixelColor(*foot).name() != theme.PAPER.name()
    assert signed.pixelColor(*foot).name() == theme.PAPER.name()


def test_a_card_of_another_deck_than_the_one_played_with(art: CardArt) -> None:
    large = Dressing(BUILT_IN[1])
    art.card("Kd", 80, 1.0, worn=large)
    own = settled(art, "Kd", 80, 1.0)
    assert art.card("Kd", 80, 1.0, worn=large).toImage() != own
    assert art.worn.deck is NEAPOLITAN


def test_french_suits_follow_the_map_of_a_game(art: CardArt) -> None:
    art.wear(Dressing(BUILT_IN[2]))
    hearts, diamonds = settled(art, "Ac", 80, 1.0), settled(art, "Ad", 80, 1.0)
    art.follow("fitres")
    assert settled(art, "Ad", 80, 1.0) == hearts
    assert settled(art, "Ac", 80, 1.0) == diamonds


@pytest.mark.parametrize("name", MEDALS)
def test_a_medal_is_round_and_shows_something(art: CardArt, name: str) -> None:
    art.medal(name, 44, 1.0)
    art.settle()
    image = art.medal(name, 44, 1.0).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(22, 22).alpha() == 255
    assert len({image.pixelColor(x, y).name() for x in range(10, 34) for y in range(10, 34)}) > 30


def test_the_sun_lies_in_the_middle_of_its_medal(art: CardArt) -> None:
    art.medal("sun", 200, 1.0)
    art.settle()
    image = art.medal("sun", 200, 1.0).toImage()
    middle = [image.pixelColor(at, 100).lightness() for at in range(200)]
    # The white rim of the coin is as wide on every side: the dark field begins at the same distance from each edge.
    upright = [image.pixelColor(100, at).lightness() for at in range(200)]
    field = [next(at for at, light in enumerate(line) if at > 3 and light < 60) for line in _ways(middle, upright)]
    assert max(field) - min(field) <= 1, field


def _ways(*lines: list[int]) -> list[list[int]]:
    """Lines across a picture, read from both of their ends."""
    return [way for line in lines for way in (line, line[::-1])]


def test_a_tile_continues_itself(art: CardArt) -> None:
    art.tile(54, 1.0)
    art.settle()
    image = art.tile(54, 1.0).toImage()
    assert image.width() == image.height() == 54
    left = [image.pixelColor(1, y) for y in range(54)]
    right = [image.pixelColor(52, y) for y in range(54)]
    assert sum(abs(one.lightness() - other.lightness()) for one, other in zip(left, right, strict=True)) / 54 < 25


def test_the_back_is_a_picture_like_any_other(art: CardArt) -> None:
    assert colours(settled(art, BACK, 80, 1.0)) > 30


def test_a_file_that_is_gone_is_no_picture(tmp_path: Path) -> None:
    assert draw(Order(Picture(tmp_path / "3c.svg"), 50, 83)).isNull()
