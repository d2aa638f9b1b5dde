"""The felt: baked once, four cloths, and a flat one for high contrast."""

import pytest
from PySide6.QtCore import QPointF, QSize

from tests.ui.probes import colours
from tressette_desktop.ui import felt, fonts, theme
from tressette_desktop.ui.felt import Bake, FeltCache
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey

SIZE = QSize(240, 160)


@pytest.mark.parametrize("key", FeltKey)
@pytest.mark.parametrize("worn", [ThemeKey.LIGHT, ThemeKey.DARK])
def test_light_falls_on_the_middle(key: FeltKey, worn: ThemeKey) -> None:
    image = felt.bake(Bake(SIZE, 1.0, key, worn)).toImage()
    middle = [image.pixelColor(x, y).lightness() for x in range(110, 130) for y in range(64, 84)]
    corner = [image.pixelColor(x, y).lightness() for x in range(2, 10) for y in range(2, 10)]
    assert sum(middle) / len(middle) > sum(corner) / len(corner)


def test_high_contrast_is_flat_but_for_the_inlay() -> None:
    sunny = Bake(SIZE, 1.0, FeltKey.NOCE, ThemeKey.CONTRAST, QPointF(120, 80), 60, inlay=False)
    assert colours(felt.bake(sunny).toImage()) == {felt.FLAT.name()}


def test_the_sun_and_the_inlay_are_drawn() -> None:
    bare = felt.bake(Bake(SIZE, 1.0, FeltKey.PRATO, ThemeKey.LIGHT, inlay=False)).toImage()
    full = felt.bake(Bake(SIZE, 1.0, FeltKey.PRATO, ThemeKey.LIGHT, QPointF(120, 80), 60)).toImage()
    assert full.pixelColor(120, 11) != bare.pixelColor(120, 11)
    assert full.pixelColor(120, 20) != bare.pixelColor(120, 20)


def test_it_is_baked_again_only_when_something_changed(look: Look, families: fonts.Families) -> None:
    cache = FeltCache()
    first = cache.pixmap(look, SIZE, 2.0)
    assert first.width() == 480
    assert cache.pixmap(look, SIZE, 2.0).cacheKey() == first.cacheKey()
    blue = Look(look.theme, FeltKey.GOLFO, theme.EM, families)
    assert cache.pixmap(blue, SIZE, 2.0).cacheKey() != first.cacheKey()


def test_the_same_felt_is_the_same_every_time() -> None:
    walnut = Bake(SIZE, 1.0, FeltKey.NOCE, ThemeKey.LIGHT)
    assert felt.bake(walnut).toImage() == felt.bake(walnut).toImage()
