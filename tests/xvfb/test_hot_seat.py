"""Two partners at one machine play a hand against two bots without touching the mouse."""

from pathlib import Path

from tests.xvfb import play


def test_a_hand_is_played_in_hot_seat_with_keys_alone(tmp_path: Path) -> None:
    words = ["--persons", "1", "3", "--keys", "--speed", "none", "--tick", "20", "--size", "900x600"]
    assert play.main(["classic", str(tmp_path), *words]) == 0
    assert list(tmp_path.glob("*_curtain.png"))
    assert list(tmp_path.glob("*_sheet_1.png"))
