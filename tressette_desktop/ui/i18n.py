"""The language of the words: source strings are English, a translation is a committed ``.qm`` beside the other assets.

`packaging/i18n.py` makes the ``.qm`` files; `tests/ui/test_words.py` sees that no string is forgotten.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from .assets import ASSETS

FOLDER = ASSETS / "i18n"
LANGUAGES = ("it", "en", "fi", "pl")
"""What the game speaks; the first is spoken where the system does not say what it speaks."""
ELSEWHERE = "en"
"""What is spoken where the system speaks something else."""


def system_language(wanted: list[str] | None = None) -> str:
    """The first of the wanted languages (by default the system's own) that the game speaks.

    >>> system_language(["sv-FI", "fi-FI", "en-GB"])
    'fi'
    >>> system_language(["nl-NL"]), system_language(["C"])
    ('en', 'it')
    """
    names = QLocale.system().uiLanguages() if wanted is None else wanted
    codes = [name.split("-")[0] for name in names if name != "C"]
    if not codes:
        return LANGUAGES[0]
    return next((code for code in codes if code in LANGUAGES), ELSEWHERE)


class Tongue:
    """The translators of one application; owned by whoever owns the application."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []

    def speak(self, language: str) -> None:
        """Speak this language from now on; pages that are already open have to be built again."""
        self.silence()
        QLocale.setDefault(QLocale(language))
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for folder, name in ((qt, f"qtbase_{language}"), (str(FOLDER), f"tressette_{language}")):
            translator = QTranslator()
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)

    def silence(self) -> None:
        """Go back to the source strings."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
