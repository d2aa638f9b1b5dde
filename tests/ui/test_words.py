"""Nothing on screen is said in one language only: no bare strings under ``ui/``, and no string without its Italian."""

import ast
import importlib.util
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

import tressette_desktop.ui
from tressette_desktop.ui import i18n, own_name, words

UI = Path(tressette_desktop.ui.__file__).parent
ROOT = UI.parent.parent
FILES = sorted(UI.rglob("*.py"))

TRANSLATED = {"tr", "translate", "QT_TRANSLATE_NOOP", "QT_TR_NOOP"}
"""Calls that give a string its translation, now or later."""
SPEAKING = re.compile(
    r"^(set(Text|Title|ToolTip|StatusTip|WhatsThis|PlaceholderText|WindowTitle|Accessible(Name|Description)"
    r"|ApplicationDisplayName|HeaderLabels|Html|PlainText|InformativeText|DetailedText)"
    r"|add(Action|Item|Menu|Tab|Row)|showMessage|insertItem|drawText|say|explain|forbid|refuse"
    r"|Q(Action|Label|PushButton|CheckBox|RadioButton|GroupBox|MessageBox|Menu)"
    r"|Text|Button|Banner|Chip|Choice|TickRow|Picture|FieldRow|Line)$"
)
"""Calls whose string arguments a player reads or hears."""
QUIET_KEYWORDS = {"icon", "role", "tone", "kind"}
"""Arguments of such calls that are keys, not words."""
SENTENCE = re.compile(r"^[A-Z][^\n{]*[a-z]+ [a-z]+.*")
"""What reads like a sentence, wherever it stands."""
SAME_EVERYWHERE = {"Tressette", "Tressette Desktop", "Qt and PySide6", "Capri"}
"""Names that no language changes."""


def name_of(call: ast.Call) -> str:
    """The last name of what is called: ``self.tr`` is tr."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def docstrings(tree: ast.AST) -> set[int]:
    """The strings that stand alone as a statement: documentation, by identity."""
    statements = (node.value for node in ast.walk(tree) if isinstance(node, ast.Expr))
    return {id(value) for value in statements if isinstance(value, ast.Constant)}


def quiet_parts(tree: ast.AST) -> set[int]:
    """Strings that are translated, and those for programmers or for a terminal without a window, by identity."""
    quiet = docstrings(tree)
    for node in ast.walk(tree):
        let_be = isinstance(node, ast.Call) and name_of(node) in TRANSLATED | {"print"}
        if let_be or isinstance(node, ast.Raise | ast.Assert):
            quiet |= {id(part) for part in ast.walk(node)}
    return quiet


def words_in(node: ast.AST) -> Iterator[ast.Constant]:
    """String constants in an expression that have a letter in them, but for what other calls receive."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and re.search(r"[^\W\d_]{2}", node.value):
            yield node
    elif not isinstance(node, ast.Call | ast.Subscript | ast.Compare | ast.Lambda):
        for child in ast.iter_child_nodes(node):
            yield from words_in(child)


def bare(source: str) -> list[str]:
    """Strings a player would meet untranslated, each with its line."""
    tree = ast.parse(source)
    quiet = quiet_parts(tree)
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and SPEAKING.match(name_of(node)):
            first = node.args[:1] if name_of(node) != "drawText" else node.args
            spoken = [*first, *(pair.value for pair in node.keywords if pair.arg not in QUIET_KEYWORDS)]
            for argument in spoken:
                found |= {id(part): part for part in words_in(argument)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and SENTENCE.match(node.value):
            found[id(node)] = node
    return [
        f"line {part.lineno}: {part.value!r}"
        for key, part in found.items()
        if key not in quiet and part.value not in SAME_EVERYWHERE
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(UI)))
def test_no_string_is_bare(file: Path) -> None:
    assert bare(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        'label.setText("Ready")',
        'Button("Deal", "deck")',
        'QAction("Quit", self)',
        'painter.drawText(0, 0, "Waiting")',
        'label.setText(f"{name} plays")',
        'label.setText("Yes" if on else name)',
        'LINES = {"a": "Something to be read by players"}',
        'combo.addItem("Slow", key)',
        'Text(text="Ready")',
    ],
)
def test_a_bare_string_is_caught(source: str) -> None:
    assert len(bare(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        'label.setText(self.tr("Ready"))',
        'label.setText(self.tr("{name} plays").format(name=name))',
        'Button(self.tr("Deal"), "deck")',
        'translate("Settings", "The preferences could not be saved.")',
        '"""Some words for programmers."""',
        'raise ValueError("Some words for programmers")',
        'label.setText("")',
        'label.setText("⅓")',
        'label.setText(texts["some key"])',
    ],
)
def test_what_is_translated_or_not_for_players_is_let_be(source: str) -> None:
    assert bare(source) == []


def tool():
    """The translations' own tool, which is a script and not a package."""
    spec = importlib.util.spec_from_file_location("tool_i18n", ROOT / "packaging" / "i18n.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_translations_are_complete_and_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    status = tool().main(["--check"])
    assert capsys.readouterr().out == ""
    assert status == 0


def test_a_missing_translation_is_found(tmp_path: Path) -> None:
    file = tmp_path / "it.ts"
    file.write_text(
        """<TS><context><name>Page</name>
        <message><source>Done</source><translation>Fatto</translation></message>
        <message><source>New</source><translation type="unfinished"></translation></message>
        <message><source>Empty</source><translation></translation></message>
        <message numerus="yes"><source>%n game(s)</source>
        <translation><numerusform>una</numerusform><numerusform></numerusform></translation></message>
        <message><source>%n card(s)</source><translation>%n carte</translation></message>
        </context></TS>"""
    )
    assert tool().unfinished(file) == [
        "it.ts: Page: New",
        "it.ts: Page: Empty",
        "it.ts: Page: %n game(s)",
        'it.ts: Page: %n card(s): not seen as a plural: write "" before its number',
    ]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("it", ["1 partita", "3 partite", "5 partite"]),
        ("en", ["1 game", "3 games", "5 games"]),
        ("fi", ["1 peli", "3 peliä", "5 peliä"]),
        ("pl", ["1 partia", "3 partie", "5 partii"]),
    ],
)
def test_the_committed_files_speak(qapp: object, language: str, forms: list[str]) -> None:
    tongue = i18n.Tongue()
    tongue.speak(language)
    said = [QCoreApplication.translate("HistoryPage", "%n game(s)", None, count) for count in (1, 3, 5)]
    tongue.silence()
    assert said == forms
    assert QCoreApplication.translate("HistoryPage", "%n game(s)", None, 1) == "1 game(s)"


@pytest.mark.parametrize("language", ["it", "en", "fi", "pl"])
def test_who_has_given_no_name_is_you_in_the_language_that_is_spoken(qapp: object, language: str) -> None:
    tongue = i18n.Tongue()
    tongue.speak(language)
    you = words.you()
    said = [own_name.current(each) for each in (*own_name.DEFAULTS, "Nonna")]
    tongue.silence()
    assert you in own_name.DEFAULTS
    assert said == [you] * len(own_name.DEFAULTS) + ["Nonna"]


SYSTEMS = {
    "C.UTF-8": "it",
    "": "it",
    "de_DE.UTF-8": "en",
    "nn_NO.UTF-8": "en",
    "it_CH.UTF-8": "it",
    "fi_FI.UTF-8": "fi",
    "pl_PL.UTF-8": "pl",
}


@pytest.mark.parametrize(("system", "language"), SYSTEMS.items())
def test_a_stranger_is_met_in_english(system: str, language: str) -> None:
    """Where the system does not say what it speaks, as in a bare terminal, the game speaks as it does at home."""
    spoken = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path), "LANG": system}
    code = "from tressette_desktop.ui.i18n import system_language; print(system_language())"
    told = subprocess.run([sys.executable, "-c", code], env=spoken, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == language


@pytest.mark.parametrize(("language", "cancel"), [("it", "Annulla"), ("fi", "Peru"), ("pl", "Anuluj")])
def test_the_buttons_of_qt_speak_too(qapp: object, language: str, cancel: str) -> None:
    tongue = i18n.Tongue()
    tongue.speak(language)
    said = QCoreApplication.translate("QPlatformTheme", "Cancel")
    tongue.silence()
    assert said == cancel


PLACES = re.compile(r"%n|%\d|\{[a-z_]*\}")


def filled_in(text: str) -> set[str]:
    """What is filled into a sentence: names, numbers."""
    return set(PLACES.findall(text))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_what_is_filled_in_is_the_same_in_every_language(language: str) -> None:
    """A translation that forgets a name or a number, or asks for another, breaks the sentence or the program.

    One of anything may be said without its number.
    """
    for message in ElementTree.parse(i18n.FOLDER / f"tressette_{language}.ts").iter("message"):
        wanted = filled_in(message.findtext("source", ""))
        forms = [form.text or "" for form in message.iter("numerusform")] or [message.findtext("translation", "")]
        assert set().union(*map(filled_in, forms)) == wanted, message.findtext("source")
        assert all(filled_in(form) >= wanted - {"%n"} for form in forms), message.findtext("source")


def test_no_words_are_said_within_a_formatted_string() -> None:
    """The tool that gathers the words of the window does not look there, so they would stay English."""
    within = [
        f"{file.relative_to(UI)}:{node.lineno}"
        for file in FILES
        for outer in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(outer, ast.JoinedStr)
        for node in ast.walk(outer)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TRANSLATED
    ]
    assert within == []


NOT_ITALIAN = re.compile(r"\bsi (può|possono|deve|devono) \w+r(mi|ti|ci|vi)\b|\bniente altro\b", re.IGNORECASE)
"""Nobody says it so: after the impersonal *si*, who is meant stands before it (*ti si può superare*)."""


def test_the_italian_is_what_one_says() -> None:
    said = [
        message.findtext("translation", "")
        for message in ElementTree.parse(i18n.FOLDER / "tressette_it.ts").iter("message")
    ]
    assert [text for text in said if NOT_ITALIAN.search(text)] == []
