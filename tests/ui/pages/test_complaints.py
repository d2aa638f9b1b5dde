"""What the window says of troubles and of records that are not good."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.variants.records import TERZIGLIO, told
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.record.reader import content
from tressette_desktop.ui.windows.complaints import Complaints
from tressette_desktop.ui.windows.refused_words import RefusedWords


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


def test_a_folder_is_no_game_that_cannot_be_kept(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "folder.tsn"
    folder.mkdir()
    with pytest.raises(OSError, match="not a file") as caught:
        content(folder)
    assert Complaints().trouble(caught.value) == "folder.tsn is not a file that can be read."
