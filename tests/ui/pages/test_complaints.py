"""What the window says of troubles and of records that are not good."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.variants.records import TERZIGLIO, told
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.record.reader import content, read
from tressette_desktop.ui.windows.complaints import Complaints
from tressette_desktop.ui.windows.refused_words import RefusedWords
from tressette_desktop.ui.windows.seen import nothing_in


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_of_the_rules_can_be_said_of_a_record(qapp: object, reason: Reason) -> None:
    said = RefusedWords().why(reason)
    assert said[0].islower()
    assert not said.endswith(".")


def test_no_two_reasons_are_said_alike(qapp: object) -> None:
    assert len({RefusedWords().why(reason) for reason in Reason}) == len(Reason)


def test_a_refused_token_is_named_with_the_reason_and_what_is_kept(qapp: object) -> None:
    error = told("terziglio", TERZIGLIO, "3:solo 1:chiamo").error
    assert error is not None
    assert Complaints().fault(error) == (
        "Line 4: 1:chiamo is refused: a higher bid was made before."
        " What stands before it is kept; the file was not changed."
    )


FOREIGN = {
    b"\x89PNG\n": "photo.tsn is not a record of tressette. It was not changed.",
    b"nonsense\n": "photo.tsn is not a record of tressette. It was not changed.",
    b'[TSN "99"]\n': "photo.tsn was written by a newer version of the game. It was not changed.",
    b'[TSN "1"]\n[Variant "classic"]\n{a note\n': (
        "photo.tsn, line 3: This line cannot be understood. The file was not changed."
    ),
}


@pytest.mark.parametrize(("data", "told"), FOREIGN.items())
def test_a_file_with_nothing_to_be_seen_is_named(qapp: object, data: bytes, told: str) -> None:
    assert nothing_in(Path("games") / "photo.tsn", read(data)[-1]) == told


def test_a_folder_is_no_game_that_cannot_be_kept(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "folder.tsn"
    folder.mkdir()
    with pytest.raises(OSError, match="not a file") as caught:
        content(folder)
    assert Complaints().trouble(caught.value) == "folder.tsn is not a file that can be read."
