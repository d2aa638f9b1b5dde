"""Controls answer mouse and keys alike, are large enough, and tell a screen reader who they are."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QButtonGroup, QGridLayout, QHBoxLayout, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.probes import colours, described, photograph, role, show, spoken
from tressette_desktop.ui import fonts, theme
from tressette_desktop.ui.kit.buttons import Banner, Button, Chip, Kind, Segment
from tressette_desktop.ui.kit.choice import Choice, Picture, TickRow
from tressette_desktop.ui.kit.coins import Coins
from tressette_desktop.ui.kit.fields import Combo, Line, Scale, Slider
from tressette_desktop.ui.kit.flow import Flow
from tressette_desktop.ui.kit.paper import Paper
from tressette_desktop.ui.kit.press import Press, exclusive
from tressette_desktop.ui.kit.prompt import Mood, Prompt
from tressette_desktop.ui.kit.rows import FieldRow, Headings
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey

PRESSES: list[Callable[[], Press]] = [
    lambda: Button("Gioca", "deck", Kind.PRIMARY),
    lambda: Button("Gioca", "", Kind.SECONDARY),
    lambda: Button("Gioca", "", Kind.GHOST),
    lambda: Button("Gioca", "bin", Kind.DANGER),
    lambda: Banner("Gioca", "in compagnia", "deck"),
    lambda: Chip("Gioca"),
    lambda: Choice("Gioca", "una carta"),
    lambda: TickRow("Gioca", "una carta"),
    lambda: Picture("Gioca", lambda painter, frame, look: painter.fillRect(frame, look.colours.accent)),
]


@pytest.fixture(params=PRESSES)
def press(request: pytest.FixtureRequest, qtbot: QtBot) -> Press:
    made: Press = request.param()
    show(qtbot, made)
    return made


def test_a_press_is_a_press_by_mouse_space_and_enter(press: Press, qtbot: QtBot) -> None:
    pressed: list[bool] = []
    press.clicked.connect(lambda: pressed.append(True))
    qtbot.mouseClick(press, Qt.MouseButton.LeftButton)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        qtbot.keyClick(press, key)
    assert len(pressed) == 4


def test_a_reader_hears_what_it_is(press: Press) -> None:
    assert spoken(press) == "Gioca"
    assert role(press) in (QAccessible.Role.Button, QAccessible.Role.CheckBox, QAccessible.Role.RadioButton)


@pytest.mark.parametrize("target", [theme.TARGET, theme.BIG_TARGET])
def test_it_is_large_enough_to_hit(press: Press, target: int, families: fonts.Families) -> None:
    theme.apply(Look(ThemeKey.LIGHT, FeltKey.PRATO, theme.EM, families, target))
    assert press.sizeHint().height() >= target
    assert press.sizeHint().width() >= target
    assert press.minimumSizeHint().height() >= target


@pytest.mark.parametrize("worn", ThemeKey)
def test_hover_press_and_focus_can_be_painted_in_every_theme(
    press: Press, worn: ThemeKey, families: fonts.Families
) -> None:
    theme.apply(Look(worn, FeltKey.PRATO, theme.EM, families))
    still = photograph(press)
    press.setDown(True)
    assert photograph(press) != still
    press.setDown(False)
    assert photograph(press) == still


def test_a_checked_one_looks_different_without_its_colour(qtbot: QtBot) -> None:
    for make in PRESSES[6:]:
        one = make()
        show(qtbot, one)
        before = photograph(one).convertToFormat(photograph(one).Format.Format_Grayscale8)
        one.setChecked(True)
        after = photograph(one).convertToFormat(photograph(one).Format.Format_Grayscale8)
        assert before != after


def test_a_closed_choice_gives_its_reason(qtbot: QtBot) -> None:
    choice, row = Choice("Chiamo", "uno contro due"), TickRow("Altri pali", "si può dire")
    for one in (choice, row):
        show(qtbot, one)
        open_ = photograph(one)
        one.forbid("già detto da Ischia")
        assert not one.isEnabled()
        assert one.accessibleDescription() == "già detto da Ischia"
        assert photograph(one) != open_


def test_an_icon_alone_makes_a_square_button(qtbot: QtBot) -> None:
    button = Button("", "hint")
    qtbot.addWidget(button)
    assert button.sizeHint().toTuple() == (44, 44)


def test_a_segment_has_one_choice_and_arrow_keys_change_it(qtbot: QtBot) -> None:
    segment = Segment([("a", "Persona", "person"), ("b", "Computer", "computer")])
    show(qtbot, segment)
    segment.choose("a")
    told: list[str] = []
    segment.chosen.connect(told.append)
    first, second = segment.findChildren(Press)
    qtbot.mouseClick(second, Qt.MouseButton.LeftButton)
    assert (segment.key, told) == ("b", ["b"])
    second.setFocus()
    qtbot.keyClick(second, Qt.Key.Key_Left)
    assert segment.key == "a"
    assert first.isChecked()


def grid_of(qtbot: QtBot) -> QWidget:
    """Choices that exclude each other, in rows of which the last is not full."""
    holder = QWidget()
    grid = QGridLayout(holder)
    choices = [Choice(str(number), "") for number in range(5)]
    for at, choice in enumerate(choices):
        grid.addWidget(choice, *divmod(at, 3))
    exclusive(holder, choices, "A number")
    show(qtbot, holder)
    return holder


def test_at_the_end_of_a_row_one_goes_on_to_the_next(qtbot: QtBot) -> None:
    holder = grid_of(qtbot)
    choices = holder.findChildren(Choice)
    choices[0].setChecked(True)
    choices[0].setFocus()
    choices[3].setEnabled(False)
    visited = []
    for key in [Qt.Key.Key_Right] * 4 + [Qt.Key.Key_Left] * 3:
        qtbot.keyClick(QApplication.focusWidget(), key)
        visited.append(next(choice.text() for choice in choices if choice.hasFocus() and choice.isChecked()))
    assert visited == ["1", "2", "4", "4", "2", "1", "0"]


@pytest.mark.parametrize(("on", "back"), [(Qt.Key.Key_Right, Qt.Key.Key_Left), (Qt.Key.Key_Down, Qt.Key.Key_Up)])
def test_in_one_row_all_arrow_keys_go_on(qtbot: QtBot, on: Qt.Key, back: Qt.Key) -> None:
    row = Flow([Choice(str(number), "") for number in range(3)], gap=4, most=3)
    choices = row.findChildren(Choice)
    exclusive(row, choices)
    choices[0].setChecked(True)
    row.resize(900, 120)
    show(qtbot, row)
    choices[0].setFocus()
    visited = []
    for key in (on, on, on, back, back):
        qtbot.keyClick(QApplication.focusWidget(), key)
        visited.append(next(choice.text() for choice in choices if choice.hasFocus() and choice.isChecked()))
    assert visited == ["1", "2", "2", "1", "0"]


def test_between_rows_one_goes_up_and_down_and_at_their_ends_on(qtbot: QtBot) -> None:
    holder = grid_of(qtbot)
    choices = holder.findChildren(Choice)
    choices[0].setChecked(True)
    choices[0].setFocus()
    visited = []
    for key in [Qt.Key.Key_Down] * 3 + [Qt.Key.Key_Up] * 3:
        qtbot.keyClick(QApplication.focusWidget(), key)
        visited.append(next(choice.text() for choice in choices if choice.hasFocus() and choice.isChecked()))
    assert visited == ["3", "4", "4", "1", "0", "0"]


def test_one_looks_along_choices_without_choosing(qtbot: QtBot) -> None:
    holder = grid_of(qtbot)
    choices = holder.findChildren(Choice)
    choices[2].setFocus()
    qtbot.keyClick(choices[2], Qt.Key.Key_Right)
    assert choices[3].hasFocus()
    assert not any(choice.isChecked() for choice in choices)


def test_a_choice_among_others_is_told_as_one_with_what_is_chosen(qtbot: QtBot) -> None:
    holder = grid_of(qtbot)
    for choice in holder.findChildren(Choice):
        assert role(choice) is QAccessible.Role.RadioButton
        assert described(choice) == "A number"
    segment = Segment((("p", "Persona", ""), ("c", "Computer", "")))
    segment.setAccessibleName("Est")
    show(qtbot, segment)
    for part in segment.findChildren(Press):
        assert role(part) is QAccessible.Role.RadioButton
        assert described(part) == "Est"


def test_a_list_says_what_it_is_for_beside_what_is_chosen(qtbot: QtBot) -> None:
    combo = Combo((("e", "Esperto"),))
    combo.setAccessibleName("Livello di Est")
    show(qtbot, combo)
    assert "Livello di Est" in (spoken(combo), described(combo))


def test_a_slider_tells_its_value_as_it_is_written(qtbot: QtBot) -> None:
    slider = Slider(600, 4000, 200, 1200)
    row = FieldRow("La presa resta", Scale(slider, lambda number: f"{number / 1000} s"), "Per leggerla.")
    show(qtbot, row)
    assert described(slider) == "1.2 s. Per leggerla."
    slider.setValue(1400)
    assert described(slider) == "1.4 s. Per leggerla."


def test_a_hint_is_not_read_beside_what_is_written(qtbot: QtBot) -> None:
    line = Line("Ischia", "Ischia")
    line.setAccessibleName("Nome di Est")
    show(qtbot, line)
    assert described(line) == ""
    line.clear()
    assert line.placeholderText() == "Ischia"


def test_headings_are_walked_with_the_arrow_keys(qtbot: QtBot) -> None:
    headings = Headings([("a", "Aspetto", "eye"), ("b", "Lingua", "chat")])
    show(qtbot, headings)
    told: list[str] = []
    headings.chosen.connect(told.append)
    first, second = headings.findChildren(Press)
    assert first.isChecked()
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert second.isChecked()
    assert told == ["b"]


def test_choices_in_a_group_exclude_each_other(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    row = QHBoxLayout(holder)
    group = QButtonGroup(holder)
    choices = [Choice(name, "") for name in ("Busso", "Volo", "Striscio")]
    for choice in choices:
        row.addWidget(choice)
        group.addButton(choice)
    holder.show()
    qtbot.mouseClick(choices[0], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(choices[2], Qt.MouseButton.LeftButton)
    assert [choice.isChecked() for choice in choices] == [False, False, True]


def test_a_list_to_choose_from_tells_its_key(qtbot: QtBot) -> None:
    combo = Combo([("slow", "Lento"), ("fast", "Veloce")])
    show(qtbot, combo)
    told: list[str] = []
    combo.chosen.connect(told.append)
    combo.choose("fast")
    assert (combo.key, told) == ("fast", [])
    combo.choose("unheard of")
    assert combo.key == "fast"
    qtbot.keyClick(combo, Qt.Key.Key_Up)
    assert told == ["slow"]
    assert combo.sizeHint().height() == theme.TARGET


def test_the_wheel_scrolls_the_page_and_changes_nothing(qtbot: QtBot) -> None:
    for field in (Combo([("a", "uno"), ("b", "due")]), Slider(0, 10, 1, 5)):
        show(qtbot, field)
        turn = QWheelEvent(
            QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(field, turn)
        assert not turn.isAccepted()
        assert (field.currentIndex() if isinstance(field, Combo) else field.value()) in (0, 5)


def test_a_scale_says_its_value_and_moves_by_keys(qtbot: QtBot) -> None:
    slider = Slider(100, 200, 5, 100)
    scale = Scale(slider, lambda value: f"{value} %")
    qtbot.addWidget(scale)
    scale.setAccessibleName("Testo")
    scale.show()
    told: list[int] = []
    scale.moved.connect(told.append)
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert told == [105]
    assert spoken(slider) == "Testo"
    assert photograph(scale) != photograph(Scale(Slider(100, 200, 5, 200), str))


@pytest.mark.parametrize("mood", Mood)
def test_a_prompt_is_a_pill_that_grows_with_its_words_and_its_window(mood: Mood, qtbot: QtBot) -> None:
    prompt = Prompt()
    qtbot.addWidget(prompt)
    prompt.say("Tocca a te", mood)
    short = prompt.size()
    prompt.say("Tocca a te: rispondi a coppe", mood, "c")
    assert prompt.width() > short.width()
    assert prompt.height() == short.height() == 44
    assert spoken(prompt) == "Tocca a te: rispondi a coppe"
    prompt.show()
    assert "#d8262c" in colours(photograph(prompt)), "the suit to follow is drawn"
    prompt.set_scale(1.5)
    assert prompt.height() == 66


def test_a_prompt_of_many_words_is_set_smaller_rather_than_in_three_lines(qtbot: QtBot) -> None:
    prompt = Prompt()
    qtbot.addWidget(prompt)
    prompt.fit(470)
    prompt.say("Your turn: follow cups", Mood.TURN)
    usual = prompt.font()
    reason = "The trick is yours in most of the hands, and more stays for later."
    prompt.say(f"Better the three of cups. The knave: 1.4 points less. {reason}", Mood.TURN)
    assert prompt.font().pixelSize() < usual.pixelSize()
    assert prompt.height() < prompt.line + 2 * prompt.fontMetrics().lineSpacing()
    prompt.say("Your turn: follow cups", Mood.TURN)
    assert prompt.font() == usual


def test_a_row_names_its_field_and_marks_a_difference(qtbot: QtBot) -> None:
    combo = Combo([("a", "21"), ("b", "31")])
    row = FieldRow("Si va a", combo, "La partita di sempre.", indent=12)
    show(qtbot, row)
    assert combo.accessibleName() == "Si va a"
    reader = QAccessible.queryAccessibleInterface(combo)
    assert [label.text(QAccessible.Text.Name) for label, _relation in reader.relations()] == ["Si va a"]
    assert combo.accessibleDescription() == "La partita di sempre."
    amber = theme.current().colours.amber.name()
    assert photograph(row).pixelColor(1, 10).name() != amber
    row.mark(True)
    assert photograph(row).pixelColor(1, 10).name() == amber
    assert combo.accessibleDescription() == "La partita di sempre. Differs from the preset."
    row.explain("Una partita lunga.")
    row.mark(False)
    assert combo.accessibleDescription() == "Una partita lunga."


def test_coins_are_as_many_as_points_and_one_more_for_a_rest(qtbot: QtBot) -> None:
    widths = [Coins(thirds).sizeHint().width() // 36 for thirds in (0, 1, 3, 14, 21)]
    assert widths == [0, 1, 1, 5, 7]
    coins = Coins(14)
    show(qtbot, coins)
    assert theme.COIN.name() in colours(photograph(coins))


def test_paper_on_the_felt_throws_a_shadow(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.setStyleSheet("background: #ffffff")
    paper = Paper(on_felt=True)
    QVBoxLayout(holder).addWidget(paper)
    holder.resize(200, 160)
    holder.show()
    image = photograph(holder)
    below = image.pixelColor(100, paper.geometry().bottom() - 8)
    assert below.lightness() < image.pixelColor(100, 2).lightness()


def test_a_line_takes_what_is_typed(qtbot: QtBot) -> None:
    line = Line("", "Tu")
    show(qtbot, line)
    QTest.keyClicks(line, "Nonna")
    assert line.text() == "Nonna"
    assert line.sizeHint().height() == theme.TARGET


def test_a_row_too_narrow_for_its_meaning_has_it_in_a_tooltip(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phrase that is cut says less than none."""
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, _widget: told.append(text))
    row = TickRow("What it proves", "The game then counts as helped.")
    qtbot.addWidget(row)
    row.resize(row.sizeHint())
    row.show()
    assert row.told == "The game then counts as helped."
    wide = photograph(row)
    row.resize(row.minimumSizeHint())
    assert not row.told
    assert wide.copy(row.rect()) != photograph(row)
    QApplication.sendEvent(row, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), row.mapToGlobal(QPoint(5, 5))))
    assert told == ["The game then counts as helped."]


def test_what_must_be_read_is_said_in_short_in_a_narrow_row(qtbot: QtBot) -> None:
    row = TickRow("Suits", "The game then counts as helped.", "Counts as helped.")
    qtbot.addWidget(row)
    row.resize(row.minimumSizeHint())
    assert row.told == "Counts as helped."
    row.resize(row.sizeHint())
    assert row.told == "The game then counts as helped."
