"""What the page of credits must say, in every language: the words that are no words of ours stay as they are."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tressette_desktop import __version__
from tressette_desktop.ui import i18n
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.windows.about import STANDS_ON, AboutPage


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_it_says_who_drew_the_cards_and_under_what_licence(qtbot: QtBot, language: str) -> None:
    tongue = i18n.Tongue()
    tongue.speak(language)
    page = AboutPage()
    qtbot.addWidget(page)
    said = [text.text() for text in page.findChildren(Text)]
    tongue.silence()
    assert [line for line in said if "CC BY-SA 4.0" in line and "Tressette Desktop" in line]
    assert any(__version__ in line for line in said)
    for name, licence in STANDS_ON:
        assert f"{name} ({licence})" in said
