"""Pictures of the cards: drawn once, off the first frame, within bounds, and never a reason to stop a game."""

from itertools import product
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tressette_desktop.ui import theme
from tressette_desktop.ui.cards import BACK, LIFTED, MEDALS, RATIO, RESTING, CardArt, DeckError

DECK = [rank + suit for rank, suit in product("32AKCF7654", "cdsb")]


@pytest.fixture
def art(qtbot: QtBot) -> CardArt:
    return CardArt()


def test_the_deck_is_complete(art: CardArt) -> None:
    art.check([*DECK, BACK])


def test_a_missing_card_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"^The deck is incomplete: 3c, 3d, 3s not found in .*\.$"):
        CardArt(tmp_path).check(DECK)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("shade", [RESTING, LIFTED])
def test_a_card_has_its_shadow_round_it(art: CardArt, ratio: float, shade) -> None:
    picture = art.card("3c", 100, ratio, shade)
    size = picture.deviceIndependentSize()
    assert size.width() == pytest.approx(100 * (1 + 2 * shade.margin), abs=1)
    assert size.height() == pytest.approx(100 * (RATIO + 2 * shade.margin), abs=1)
    image = picture.toImage()
    margin = round(100 * shade.margin * ratio)
    middle = image.width() // 2
    # The card is opaque, the shadow falls below it and is gone at the edge of the picture.
    assert image.pixelColor(middle, image.height() // 2).alpha() == 255
    assert 10 < image.pixelColor(middle, image.height() - margin + 2).alpha() < 150
    assert image.pixelColor(middle, image.height() - 1).alpha() < 12
    assert image.pixelColor(0, 0).alpha() == 0


def test_a_card_is_drawn_once(art: CardArt) -> None:
    first = art.card("Kd", 80, 1.0)
    assert art.card("Kd", 80, 1.0).cacheKey() == first.cacheKey()
    assert art.card("Kd", 81, 1.0).cacheKey() != first.cacheKey()
    assert art.card("Kd", 80, 2.0).cacheKey() != first.cacheKey()


def test_no_more_is_kept_than_the_bound_allows(qtbot: QtBot) -> None:
    art = CardArt(bound=400_000)
    oldest = art.card("3c", 80, 1.0).cacheKey()
    for code in DECK:
        art.card(code, 80, 1.0)
        assert art.bytes <= 400_000
    assert art.card("3c", 80, 1.0).cacheKey() != oldest
    art.forget()
    assert art.bytes == 0


def test_a_whole_deck_in_a_large_window_stays_within_the_bound(art: CardArt) -> None:
    """1920 x 1080 at ratio 2 wants cards of 150; one card tells what forty cost."""
    art.card("3c", 150, 2.0)
    assert 41 * art.bytes < 2 * 64 * 1024 * 1024


def test_cards_are_warmed_one_at_a_time_when_nothing_else_waits(art: CardArt, qtbot: QtBot) -> None:
    codes = ["3c", "2c", "Ac"]
    art.warm(codes, 60, 1.0)
    assert art.bytes == 0
    with qtbot.waitSignal(art.filled, timeout=5000):
        pass
    warm = art.bytes
    assert warm > 0
    for code in codes:
        art.card(code, 60, 1.0)
    assert art.bytes == warm


def test_a_damaged_card_can_still_be_played(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "3c.svg").write_text("<svg>")
    art = CardArt(tmp_path)
    for code in ("3c", "2c"):
        image = art.card(code, 100, 1.0).toImage()
        tones = {image.pixelColor(x, 93).name() for x in range(20, 100)}
        assert theme.PAPER.name() in tones
        assert len(tones) > 1, "its name is written on it"


@pytest.mark.parametrize("name", MEDALS)
def test_a_medal_is_round_and_shows_something(art: CardArt, name: str) -> None:
    image = art.medal(name, 44, 1.0).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(22, 22).alpha() == 255
    assert len({image.pixelColor(x, y).name() for x in range(10, 34) for y in range(10, 34)}) > 30


def test_a_tile_continues_itself(art: CardArt) -> None:
    image = art.tile(54, 1.0).toImage()
    assert image.width() == image.height() == 54
    left = [image.pixelColor(1, y) for y in range(54)]
    right = [image.pixelColor(52, y) for y in range(54)]
    assert sum(abs(one.lightness() - other.lightness()) for one, other in zip(left, right, strict=True)) / 54 < 25
