"""Names in a sentence: Italian says *Ciro ed Elsa*, other languages have no such thing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from tressette_desktop.ui import i18n, words
from tressette_desktop.ui.euphony import named


@pytest.fixture
def tongue() -> Iterator[i18n.Tongue]:
    tongue = i18n.Tongue()
    yield tongue
    tongue.silence()


@pytest.mark.parametrize(
    ("listed", "told"),
    [
        (("Ciro", "Elsa"), "Ciro ed Elsa"),
        (("Ciro", "Èlia"), "Ciro ed Èlia"),
        (("Anna", "Bruno", "elsa"), "Anna, Bruno ed elsa"),
        (("Elsa", "Anna"), "Elsa e Anna"),
        (("Elsa", "Ciro"), "Elsa e Ciro"),
        (("Elsa", ""), "Elsa e "),
    ],
)
def test_italian_e_before_an_e_is_ed(tongue: i18n.Tongue, listed: tuple[str, ...], told: str) -> None:
    tongue.speak("it")
    assert words.names(listed, tuple(range(len(listed)))) == told


def test_italian_a_before_an_a_is_ad_and_each_is_its_own(tongue: i18n.Tongue) -> None:
    tongue.speak("it")
    assert named("A {one} e {other}", one="Anna", other="Elsa") == "Ad Anna ed Elsa"
    assert named("A {one} e {other}", one="Elsa", other="Anna") == "A Elsa e Anna"
    assert named("Che fa {name}", name="Anna") == "Che fa Anna"


@pytest.mark.parametrize("language", ["en", "fi", "pl"])
def test_other_languages_leave_names_alone(tongue: i18n.Tongue, language: str) -> None:
    tongue.speak(language)
    assert QLocale().language() is not QLocale.Language.Italian
    assert named("a {one} e {other}", one="Anna", other="Elsa") == "a Anna e Elsa"
    assert (
        words.names(("Ciro", "Elsa"), (0, 1))
        == {"en": "Ciro and Elsa", "fi": "Ciro ja Elsa", "pl": "Ciro i Elsa"}[language]
    )
