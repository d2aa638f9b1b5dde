"""What every test of the window finds: an application dressed in the light look, speaking English."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from tressette_desktop.ui import fonts, pack, theme
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey


@pytest.fixture(scope="session")
def families(qapp: QApplication) -> fonts.Families:
    """Both font families, registered once."""
    return fonts.register()


@pytest.fixture(autouse=True)
def look(qapp: QApplication, families: fonts.Families) -> Look:
    """The look worn at the start of each test, with Italian cards and numbers in nobody's way of writing them."""
    worn = Look(ThemeKey.LIGHT, FeltKey.PRATO, theme.EM, families)
    if qapp.property("look") != worn:
        theme.apply(worn)
    pack.show("")
    QLocale.setDefault(QLocale.c())
    return worn
