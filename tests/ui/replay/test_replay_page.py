"""The page of a game that is looked at again, through its own keys and buttons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.record.samples import DEAL, HAND, HEAD, TRICK
from tests.record.test_story import BOTS, GOLDENS
from tests.ui.probes import show, squeezed
from tests.ui.replay.solving import Solving
from tressette_desktop.engine.record.journal import Journal
from tressette_desktop.engine.record.notes import Annotation
from tressette_desktop.engine.record.reader import read_file
from tressette_desktop.engine.record.story import Open
from tressette_desktop.engine.rules.game import awaited
from tressette_desktop.engine.seats import Seat
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.text import Text, read_out
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.seat_item import Plate
from tressette_desktop.ui.windows.opened import OpenedFile
from tressette_desktop.ui.windows.reel import Reel
from tressette_desktop.ui.windows.replay import ReplayPage

NAMES = '[1 "Anna"] [2 "Ciro"] [3 "Bruno"] [4 "Dora"]\n'
SECOND = "D1" + DEAL[2:]
EVENING = HEAD + NAMES + BOTS + HAND + SECOND + "2:2c\n"
AT_ONCE = Settings(speed=Speed.NONE)


class Opened:
    """A page in a window, and what it complained of."""

    def __init__(self, qtbot: QtBot, art: CardArt, path: Path, settings: Settings = AT_ONCE) -> None:
        self.solving = Solving()
        self.page = ReplayPage(OpenedFile(path), art, settings, lambda: self.solving)  # type: ignore[arg-type,return-value]
        self.said: list[str] = []
        self.told: list[str] = []
        self.heard: list[str] = []
        self.page.complained.connect(self.said.append)
        self.page.done.connect(self.told.append)
        self.page.table.stage.announce = self.heard.append  # type: ignore[method-assign]
        self.page.resize(1280, 768)
        show(qtbot, self.page)
        self._qtbot = qtbot

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self._qtbot.keyClick(QApplication.focusWidget() or self.page, key, modifier)

    @property
    def place(self) -> tuple[int, int]:
        return self.page.walk.number, self.page.walk.at

    def is_true(self) -> None:
        """What is on the felt is what is seen from there."""
        stage, walk = self.page.table.stage, self.page.walk
        assert not stage.busy
        assert stage.table == walk.hand.table(walk.at, walk.eye)
        assert set(stage.cards.items) == set(stage.cards.poses)
        assert self.page.side.moves.rows[self.page.side.moves.currentIndex().row()].place == walk.at


def written(tmp_path: Path, text: str, name: str = "evening.tsn") -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("path", GOLDENS[::2], ids=lambda path: path.stem)
def test_every_card_of_every_game_lies_where_it_lay_to_and_fro(qtbot: QtBot, art: CardArt, path: Path) -> None:
    """Half of the games, from one place each: each eye of each game is tried without a window."""
    opened = Opened(qtbot, art, path)
    page = opened.page
    page.hide()
    page.walk.go(0, 0)
    page.look(Open.ALL if GOLDENS.index(path) % 4 else 1)
    for _ in page.walk.places[1:]:
        page.step_on()
        page.table.stage.settle()
        opened.is_true()
    assert page.walk.at == page.walk.places[-1]
    for at in reversed(page.walk.places[::6]):
        page.side.moves.wanted.emit(at)
        opened.is_true()


@pytest.mark.parametrize("name", ["terziglio", "quintiglio", "in_due"])
def test_every_gesture_with_all_hands_open_ends_where_it_should(qtbot: QtBot, art: CardArt, name: str) -> None:
    """With motion: the beats are made for hands that are hidden, and must do for open ones."""
    path = next(path for path in GOLDENS if path.stem == name)
    opened = Opened(qtbot, art, path, Settings(speed=Speed.FAST))
    page = opened.page
    page.look(Open.ALL)
    while page.walk.at < page.walk.hand.tricks[4]:
        page.step_on()
        page.table.stage.settle()
        opened.is_true()
    page.look(Open.ALL)
    page.hide()


def walked(opened: Opened) -> Iterator[dict[Seat, Plate]]:
    """What the plates say at every place of the first hand."""
    for at in opened.page.walk.places:
        opened.page.walk.go(0, at)
        opened.page._arrive()
        plates = opened.page.table.stage.scenery.plates
        yield {seat: item.plate for seat, item in plates.items() if item.plate is not None}


def golden(name: str) -> Path:
    return next(path for path in GOLDENS if path.stem == name)


def test_nobody_thinks_or_is_addressed_where_a_game_is_looked_at_again(qtbot: QtBot, art: CardArt) -> None:
    """Who played next is told without it, and nobody sits there: each plate names the partner."""
    plates = [plate for seen in walked(Opened(qtbot, art, golden("classic"))) for plate in seen.values()]
    assert {plate.line for plate in plates if plate.turn} == {"to play"}
    named = {f"with {name}" for name in ("Anna", "Bruno", "Ciro", "Dora")}
    assert {plate.line for plate in plates if not plate.turn} == named


def test_an_auction_that_is_looked_at_again_shows_whose_turn_it_was(qtbot: QtBot, art: CardArt) -> None:
    """The table itself does not say it; the next line of the moves does."""
    opened, bids = Opened(qtbot, art, golden("terziglio")), 0
    for seen in walked(opened):
        table, game = opened.page.walk.moment.table, opened.page.table.company.game
        if table.trick is None:
            bids += table.contract is None
            assert {seat for seat, plate in seen.items() if plate.turn} == set(awaited(game, table))
    assert bids > 2


def test_the_keys_walk(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, written(tmp_path, EVENING))
    key, control = Qt.Key, Qt.KeyboardModifier.ControlModifier
    last = len(opened.page.walk.hand.moments) - 1
    for pressed, modifier, place in (
        (key.Key_Right, None, (0, 1)),
        (key.Key_Right, None, (0, 2)),
        (key.Key_Left, None, (0, 1)),
        (key.Key_PageDown, None, (0, 7)),
        (key.Key_PageDown, None, (0, 11)),
        (key.Key_PageUp, None, (0, 7)),
        (key.Key_End, None, (0, last)),
        (key.Key_Right, None, (1, 0)),
        (key.Key_Left, None, (0, last)),
        (key.Key_Home, None, (0, 0)),
        (key.Key_PageDown, control, (1, 0)),
        (key.Key_PageUp, control, (0, 0)),
    ):
        opened.press(pressed, modifier or Qt.KeyboardModifier.NoModifier)
        opened.page.table.stage.settle()
        assert opened.place == place, pressed
        opened.is_true()


def test_the_list_and_the_slider_walk_as_well(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, written(tmp_path, EVENING))
    page = opened.page
    page.side.moves.setFocus()
    opened.press(Qt.Key.Key_Down)
    opened.press(Qt.Key.Key_Down)
    assert opened.place == (0, 2)
    page.bar.slider.setValue(20)
    assert opened.place == (0, page.walk.places[20])
    opened.is_true()
    assert page.bar.slider.accessibleDescription() == page.side.moves.rows[20].text


def test_what_happens_is_told_once(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, written(tmp_path, EVENING))
    opened.heard.clear()
    opened.press(Qt.Key.Key_Right)
    assert opened.heard == ["Anna plays the three of cups, and says Striscio"]
    opened.heard.clear()
    opened.press(Qt.Key.Key_Home)
    assert opened.heard == ["Hand 1. Dora dealt"]
    opened.heard.clear()
    opened.page.look(Open.ALL)
    assert opened.heard == ["All hands open. Review: Anna."], "the move has just been told"


def test_notes_are_told_with_their_moves(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, written(tmp_path, EVENING.replace("1:3c~", "1:3c~ $6 {hasty}")))
    opened.heard.clear()
    opened.press(Qt.Key.Key_Right)
    assert opened.heard == ["Anna plays the three of cups, and says Striscio", "?!. hasty"]
    opened.press(Qt.Key.Key_Right)
    opened.press(Qt.Key.Key_Left)
    assert opened.heard[-1] == "Anna plays the three of cups, and says Striscio. ?!. hasty"


def test_it_goes_on_by_itself_until_it_is_stopped(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, written(tmp_path, EVENING))
    page = opened.page
    page.going_on.between = 1
    page.walk.go(0, len(page.walk.hand.moments) - 2)
    page.side.moves.setFocus()
    opened.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: opened.place == (1, 1))
    qtbot.waitUntil(lambda: not page.going_on.on)
    opened.press(Qt.Key.Key_Space)
    assert not page.going_on.on, "at the end there is nothing to go on with"
    page.walk.go(0, 0)
    opened.press(Qt.Key.Key_Space)
    assert page.going_on.on
    opened.press(Qt.Key.Key_Left)
    assert not page.going_on.on


def test_an_unfinished_hand_is_seen_from_ones_own_seat_only(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, written(tmp_path, EVENING))
    page = opened.page
    page.look(Open.ALL)
    assert page.bar.eyes.count() == 5
    page.walk.go(1, 1)
    page.look(Open.ALL)
    assert page.bar.eyes.count() == 1
    assert not page.bar.eyes.isEnabled()
    seen = {item.card for item in page.table.stage.cards.items.values() if item.card is not None}
    assert seen == {*page.walk.hand.moments[1].table.hand(0), page.walk.hand.moments[1].table.trick.cards[0]}  # type: ignore[union-attr]
    assert not page.side.play_on.isEnabled()
    page.copy()
    assert QGuiApplication.clipboard().text().count("?") == 3


def test_the_position_is_copied_as_it_is_seen(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, written(tmp_path, EVENING))
    page = opened.page
    page.look(Open.ALL)
    page.go_to(page.walk.hand.moments[4].entry)
    opened.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("D4 1:3K76.A54.A.A5 2:2CF5"), "combinations are asked for"
    page.go_to(page.walk.hand.moments[7].entry)
    page.copy()
    assert QGuiApplication.clipboard().text() == (
        "P2 1:K76.A5.A.A5 2:2CF..KC765.4 3:4.KF7.2F4.26 4:.32C.3.3KCF7 t:4d w:4/0"
    )
    assert opened.told[-1] == f"Copied: {QGuiApplication.clipboard().text()}"


def test_an_ending_is_solved_when_all_hands_are_open(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, written(tmp_path, EVENING))
    page = opened.page
    page.walk.go(0, page.walk.hand.tricks[9] - 1)
    page.look(0)
    assert opened.solving.asked == []
    page.look(Open.ALL)
    qtbot.waitUntil(lambda: page.side.worth.isVisible())
    told = page.side.worth.text().split("\n")
    assert told[0] == "With all cards open and best play: Anna and Bruno 16, Ciro and Dora 19 thirds."
    assert told[1:] == ["Four of cups: 16 to 19", "Knave of swords: 13 to 22"]
    opened.press(Qt.Key.Key_Home)
    assert page.side.worth.isHidden()


def test_a_note_is_written_kept_and_taken_back(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + NAMES + HAND)
    before = path.read_bytes()
    opened = Opened(qtbot, art, path)
    page = opened.page
    page.walk.go(0, 3)
    page.look(Open.ALL)
    opened.press(Qt.Key.Key_N)
    editor = page.side.editor
    assert editor.isVisible()
    qtbot.keyClicks(editor.line, "too early")
    editor.chips[2].click()
    opened.press(Qt.Key.Key_Return)
    assert editor.isHidden()
    (record,) = read_file(path)
    assert record.error is None
    assert page.file.noted(page.walk.story, page.walk.moment.entry) == Annotation((2,), "too early")
    assert b"3:Ac $2 {too early} 4:6d" in path.read_bytes()
    row = page.side.moves.rows[3]
    assert (row.sign, row.note) == ("?", "too early")
    assert opened.place == (0, 3)
    opened.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert path.read_bytes() == before
    assert page.side.moves.rows[3].note == ""
    assert opened.said == []


def test_a_note_that_cannot_be_written_changes_nothing(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + HAND)
    opened = Opened(qtbot, art, path)
    other, _ = Journal.resume(path)
    before = path.read_bytes()
    opened.page.open_editor()
    opened.page.side.editor.line.setText("mine")
    opened.press(Qt.Key.Key_Return)
    other.close()
    assert path.read_bytes() == before
    assert opened.said == ["evening.tsn is open in another window. Play it there, or close it first."]
    assert opened.page.side.editor.isVisible(), "what was written is still there"
    assert not opened.page.file.undoable


def test_words_meant_for_a_file_that_somebody_else_has_changed_are_kept(
    qtbot: QtBot, art: CardArt, tmp_path: Path
) -> None:
    path = written(tmp_path, HEAD + NAMES + HAND)
    mine, other = Opened(qtbot, art, path), OpenedFile(path)
    mine.page.walk.go(0, 5)
    mine.press(Qt.Key.Key_N)
    editor = mine.page.side.editor
    editor.line.setText("mine")
    entry = mine.page.walk.moment.entry
    other.note(0, entry, Annotation((7,), "theirs"))
    qtbot.keyClick(editor.line, Qt.Key.Key_Return)
    assert mine.said == ["evening.tsn was changed by somebody else and was read again. Save your note once more."]
    assert editor.isVisible()
    assert editor.line.hasFocus()
    assert "mine" not in path.read_text(encoding="utf-8")
    qtbot.keyClick(editor.line, Qt.Key.Key_Return)
    assert editor.isHidden()
    assert mine.page.pen.noted(mine.page.walk, 5) == Annotation((7,), "theirs mine")
    assert "{theirs mine}" in path.read_text(encoding="utf-8")
    mine.page.leave()


def test_a_damaged_record_shows_its_good_part_and_takes_no_note(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + NAMES + HAND + SECOND + "2:2c 2:2c\n")
    opened = Opened(qtbot, art, path)
    page = opened.page
    assert page.side.fault.isVisible()
    assert "Line 18" in page.side.fault.text()
    assert page.walk.story.count == 2
    page.open_editor()
    assert page.side.editor.isHidden()
    assert opened.said == ["This record is damaged, so it is left as it is: no note can be written."]


def test_several_games_in_one_file(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    empty = HEAD + NAMES
    opened = Opened(qtbot, art, written(tmp_path, "\n".join((HEAD + HAND, empty, HEAD + DEAL + TRICK))))
    page = opened.page
    assert page.side.records.count() == 3
    page.side.record_wanted.emit(2)
    assert len(page.walk.hand.moments) == 5
    page.side.record_wanted.emit(1)
    assert opened.said == ["No card was dealt in this game."]
    assert page.side.records.key == "2"
    assert len(page.walk.hand.moments) == 5


def test_a_long_record_can_be_walked_in_while_it_is_read(
    qtbot: QtBot, art: CardArt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on = Reel._go_on
    monkeypatch.setattr(Reel, "_go_on", lambda _reel: None)
    path = written(tmp_path, HEAD + HAND + "".join(f"{{{number}}}\n" for number in range(4000)))
    opened = Opened(qtbot, art, path)
    page = opened.page
    assert page.reel.reading
    page.step_on()
    assert page.side.progress.isVisible()
    page.open_editor()
    assert page.side.editor.isHidden(), "not before all of it is read"
    monkeypatch.setattr(Reel, "_go_on", going_on)
    while page.reel.reading:
        page.reel._go_on()
    assert page.side.progress.isHidden()
    assert opened.place == (0, 1)


def test_a_game_that_began_with_a_score_shows_what_its_first_hand_brought(
    qtbot: QtBot, art: CardArt, tmp_path: Path
) -> None:
    (text,) = (path.read_text(encoding="utf-8") for path in GOLDENS if path.stem == "terziglio")
    begun = text.replace("\n\nD2", '\n[Start "7/-1/-6"]\n\nD2').replace("=22/13:-1/-1/2", "=22/13:6/-2/-4")
    opened = Opened(qtbot, art, written(tmp_path, begun))
    opened.press(Qt.Key.Key_End)
    opened.page.table.strip.sheet_wanted.emit()
    sheet = opened.page.table.papers.sheet
    texts = [text.text() for text in sheet.findChildren(Text)]
    assert texts[texts.index("Hand 1") + 1] == "−1"


def test_in_the_smallest_window_moves_and_notes_have_their_room(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, written(tmp_path, EVENING))
    page = opened.page
    assert page.side.isVisible()
    opened.press(Qt.Key.Key_M)
    assert QApplication.focusWidget() is page.side.moves, "where they stand anyway, it leads there"
    page.resize(900, 568)
    QApplication.processEvents()
    assert page.side.isHidden()
    opened.press(Qt.Key.Key_M)
    assert page.side.isVisible()
    assert squeezed(page.side) == []
    page.open_editor()
    QApplication.processEvents()
    assert squeezed(page.side) == []
    assert page.side.play_on.isHidden()
    page.side.editor.closed.emit()
    assert page.side.play_on.isVisible()


def test_escape_puts_one_thing_away_after_the_other(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, written(tmp_path, HEAD + NAMES + HAND))
    page = opened.page
    page.resize(900, 568)
    opened.press(Qt.Key.Key_End)
    page.table.strip.sheet_wanted.emit()
    assert page.table.papers.sheet.isVisible()
    opened.press(Qt.Key.Key_N)
    escape = Qt.Key.Key_Escape
    opened.press(escape)
    assert not page.table.papers.sheet.isVisible()
    opened.press(escape)
    assert page.side.editor.isHidden()
    opened.press(escape)
    assert page.side.isHidden()
    with qtbot.waitSignal(page.back, timeout=1000):
        opened.press(escape)


def test_who_looks_from_another_seat_is_not_told_the_move_again(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, written(tmp_path, EVENING))
    opened.press(Qt.Key.Key_Right)
    opened.heard.clear()
    opened.press(Qt.Key.Key_O)
    page = opened.page
    assert opened.heard == [read_out(page.bar.eyes.currentText(), page.reviewing.panel.title.text())]


def test_from_a_note_that_is_put_away_the_keyboard_goes_to_the_moves(
    qtbot: QtBot, art: CardArt, tmp_path: Path
) -> None:
    opened = Opened(qtbot, art, written(tmp_path, EVENING))
    opened.press(Qt.Key.Key_Right)
    opened.press(Qt.Key.Key_N)
    assert opened.page.side.editor.line.hasFocus()
    moves: list[QWidget | None] = []
    QApplication.instance().focusChanged.connect(lambda _old, new: moves.append(new))  # type: ignore[union-attr]
    opened.press(Qt.Key.Key_Escape)
    assert not opened.page.side.editor.isVisible()
    assert moves == [opened.page.side.moves]
