"""The reader keeps the good part, names the first fault and its line, and never raises."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.record.samples import ACCUSE, CHECK, DEAL, HAND, HEAD, REST, TRICK, known_game
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.record.entries import Decision
from tressette_desktop.engine.record.faults import Fault, NotationError
from tressette_desktop.engine.record.reader import LIMIT, Record, read, read_file
from tressette_desktop.engine.record.writer import write


def one(text: str | bytes) -> Record:
    (record,) = read(text.encode() if isinstance(text, str) else text)
    return record


def tag(text: str) -> str:
    return f'[TSN "1"]\n[Variant "classic"]\n{text}\n{HAND}'


HIDDEN = "D4 1:?10 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7\n"
PROMISE = f"h:{'0' * 64} z:{'0' * 32}\n"

FAULTS: list[tuple[Fault, str | bytes, int, int]] = [
    # what is wrong, the record, the line, how many entries stand before it
    (Fault.TOO_LARGE, b"x" * (LIMIT + 1), 0, 0),
    (Fault.NOT_TEXT, (HEAD + DEAL).encode() + b"1:3c\xff\n", 4, 1),
    (Fault.CONTROL_CHARACTER, HEAD + DEAL + "1:3c\x00\n", 4, 1),
    (Fault.NO_HEADER, "\n", 1, 0),
    (Fault.NO_HEADER, '[Variant "classic"]\n', 1, 0),
    (Fault.NO_HEADER, "", 1, 0),
    (Fault.NO_HEADER, "hello\n" + DEAL, 1, 0),
    (Fault.LATER_VERSION, '[TSN "2"]\n' + HAND, 1, 0),
    (Fault.BAD_TAG, tag("[Players 4]"), 3, 0),
    (Fault.BAD_TAG, tag('[Event "a\\b"]'), 3, 0),
    (Fault.UNKNOWN_TAG, tag('[Colour "green"]'), 3, 0),
    (Fault.TAG_TWICE, tag('[Variant "classic"]'), 3, 0),
    (Fault.BAD_VALUE, tag('[Bots "2-esperto"]'), 3, 0),
    (Fault.BAD_VALUE, tag('[Bots "2=a 2=b"]'), 3, 0),
    (Fault.BAD_VALUE, tag('[Start "1/2"]'), 3, 0),
    (Fault.BAD_VALUE, tag('[View "6"]'), 3, 0),
    (Fault.NO_VARIANT, '[TSN "1"]\n' + HAND, 1, 0),
    (Fault.OPTION, '[TSN "1"]\n[Variant "briscola"]\n' + HAND, 2, 0),
    (Fault.OPTION, tag('[Options "target=22"]'), 3, 0),
    (Fault.OPTION, tag('[Options "luck=true"]'), 3, 0),
    (Fault.NO_SUCH_SEAT, tag('[5 "Elsa"]'), 3, 0),
    (Fault.BAD_DEAL, HEAD + DEAL.replace("D4", "D5"), 3, 0),
    (Fault.BAD_DEAL, HEAD + DEAL.replace("1:", "2:", 1), 3, 0),
    (Fault.BAD_DEAL, HEAD + DEAL.replace("\n", " x:1\n"), 3, 0),
    (Fault.BAD_DEAL, HEAD + DEAL.replace("\n", f" {'9' * 5000}\n"), 3, 0),
    (Fault.BAD_DEAL, HEAD + DEAL.replace("\n", " \u00b2:1\n"), 3, 0),
    (Fault.BAD_DEAL, HEAD + DEAL.replace("\n", " h:12\n"), 3, 0),
    (Fault.BAD_DEAL, HEAD + DEAL.replace("\n", " k:3\n"), 3, 0),
    (Fault.BAD_HAND, HEAD + DEAL.replace("A54.A.A5", "A54.AA5"), 3, 0),
    (Fault.CARD_TWICE, HEAD + DEAL.replace("3K76", "33K76"), 3, 0),
    (Fault.CARD_MISSING, HEAD + DEAL.replace("3K76", "3K7"), 3, 0),
    (Fault.WRONG_NUMBER, HEAD + DEAL.replace("3K76", "3K7").replace(".32C6", "6.32C6"), 3, 0),
    (Fault.WRONG_NUMBER, HEAD + DEAL.replace("3K76", "3K7").replace("\n", " m:6c\n"), 3, 0),
    (Fault.HIDDEN_CARDS, HEAD + HIDDEN, 3, 0),
    (Fault.PROMISE_BROKEN, HEAD + DEAL.replace("\n", " " + PROMISE), 3, 0),
    (Fault.WRONG_DEALER, HEAD + HAND + DEAL, 16, 44),
    (Fault.TOO_EARLY, HEAD + DEAL + TRICK + DEAL, 5, 5),
    (Fault.NO_DEAL, HEAD + TRICK, 3, 0),
    (Fault.UNKNOWN_TOKEN, HEAD + DEAL + "1:3c 2:8c\n", 4, 2),
    (Fault.UNKNOWN_TOKEN, HEAD + DEAL + '[Event "late"]\n', 4, 1),
    (Fault.ONLY_SEEN, HEAD + DEAL + "1:-?4\n", 4, 1),
    (Fault.NO_SUCH_SEAT, HEAD + DEAL + "5:3c\n", 4, 1),
    (Fault.COMMENT_OPEN, HEAD + DEAL + "1:3c {so\n", 4, 2),
    (Fault.REFUSED, HEAD + DEAL + "2:5c\n", 4, 1),
    (Fault.NOTHING_TO_UNDO, HEAD + DEAL + "1:!undo\n", 4, 1),
    (Fault.NOTHING_TO_UNDO, HEAD + HAND + "1:!undo\n", 16, 44),
    (Fault.AFTER_THE_END, HEAD + DEAL + "1:!claim 1:3c\n", 4, 2),
    (Fault.AFTER_THE_END, HEAD + DEAL + "1:!claim\n" + DEAL.replace("D4", "D1"), 5, 2),
    (Fault.AFTER_THE_END, HEAD + DEAL + "1:!stop 1:3c\n", 4, 2),
    (Fault.CHECK_FAILED, HEAD + HAND.replace("=13/22", "=14/21"), 15, 43),
    (Fault.CHECK_FAILED, HEAD + DEAL + "1:!claim ==1+3:claim\n", 4, 2),
    (Fault.CHECK_FAILED, tag('[Result "2+4:score"]'), 1, 44),
    (Fault.CHECK_MISPLACED, HEAD + DEAL + TRICK + CHECK, 5, 5),
    (Fault.CHECK_MISPLACED, HEAD + HAND + CHECK, 16, 44),
    (Fault.CHECK_MISPLACED, HEAD + HAND + "==2+4:score\n", 16, 44),
]


@pytest.mark.parametrize(("fault", "text", "line", "good"), FAULTS, ids=lambda each: getattr(each, "name", None))
def test_a_fault_is_named_with_its_line_and_the_good_part_is_kept(
    fault: Fault, text: str | bytes, line: int, good: int
) -> None:
    record = one(text)
    assert record.error is not None
    assert (record.error.fault, record.error.line, len(record.entries)) == (fault, line, good)


def test_every_fault_is_tried() -> None:
    elsewhere = {Fault.UNREADABLE}  # a fault of the file, tried with the library
    assert {fault for fault, *_ in FAULTS} | elsewhere == set(Fault)


@pytest.mark.parametrize("fault", Fault)
def test_a_fault_is_one_sentence(fault: Fault) -> None:
    for line in (0, 7):
        sentence = str(NotationError(fault, "1:3c" * 100, detail="7", line=line))
        assert sentence.endswith(".")
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert len(sentence) < 200


def test_the_reason_of_the_rules_is_kept() -> None:
    error = one(HEAD + DEAL + "1:3c 2:4b\n").error
    assert error is not None
    assert error.reason is Reason.MUST_FOLLOW
    assert str(error) == "Line 4: 2:4b is refused: must follow."


@pytest.mark.parametrize("ending", ["\r\n", " \n", "\n\n", "\t\n"])
def test_blanks_and_line_ends_do_not_matter(ending: str) -> None:
    assert one((HEAD + HAND).replace("\n", ending)).entries == one(HEAD + HAND).entries
    assert one((HEAD + DEAL + TRICK + ACCUSE).replace(" 2", "\n2")).error is not None  # but a deal stays on its line
    assert one(HEAD + DEAL + TRICK.replace(" ", "\n") + ACCUSE).entries == one(HEAD + DEAL + TRICK + ACCUSE).entries
    assert one("\ufeff" + HEAD + HAND).error is None


def test_the_last_line_counts_only_with_its_end() -> None:
    whole = HEAD + DEAL + "1:3c~\n"
    record = one(whole + "2:5c")
    assert record.error is None
    assert record.cut == "2:5c"
    assert record.entries == one(whole).entries
    assert one(whole).cut == ""
    assert one(whole.encode() + b"2:\xc3").cut == "2:\ufffd"


def test_each_record_of_a_file_is_read_for_itself() -> None:
    good, bad, last = read((HEAD + HAND + HEAD + DEAL + "1:8c\n" + HEAD + HAND).encode())
    assert good.error is None
    assert last.entries == good.entries
    assert bad.error is not None
    assert bad.error.line == len((HEAD + HAND + HEAD + DEAL).splitlines()) + 1


def test_undo_goes_back_to_the_last_decision_of_that_seat() -> None:
    record = one(HEAD + DEAL + "1:3c~ 2:5c 3:Ac 1:!undo 1:7c 2:5c\n")
    assert record.error is None
    assert record.play is not None
    assert [str(action) for _, action in record.play.decisions] == [
        str(entry.action) for entry in record.entries[-2:] if isinstance(entry, Decision)
    ]
    assert record.play.helped
    tables = list(record.replay())
    assert len(tables) == 7
    assert tables[4] == tables[0]


def test_nobody_takes_back_a_waiting_claim() -> None:
    record = one(HEAD + DEAL + TRICK + "2:!claim 4:+- 4:!undo\n")
    assert record.error is None  # what was done after the claim may be taken back
    record = one(HEAD + DEAL + TRICK + "4:+- 2:!claim 4:!undo\n")
    assert record.error is not None
    assert record.error.fault is Fault.NOTHING_TO_UNDO


def test_an_annulled_hand_is_dealt_again_by_the_same_dealer() -> None:
    weak = "D4 1:4.7654.7654.4 2:32AKCF765.3.. 3:.2AKCF.32AKC. 4:..F.32AKCF765\n"
    head = '[TSN "1"]\n[Variant "classic"]\n[Options "redeal=under_one_point"]\n'
    record = one(head + weak + "1:a-monte\n" + DEAL + TRICK)
    assert record.error is None
    assert one(head + weak + "1:tengo\n1:7d\n").error is None


def test_a_session_goes_on_after_a_game() -> None:
    head = '[TSN "1"]\n[Variant "classic"]\n[Options "session=first_to_N_games session_games=2"]\n'
    lost = "1:!claim\n=0/0:0/0/0/0\n==2+4:wrong-claim\n"
    record = one(head + DEAL + lost + DEAL.replace("D4", "D1") + "2:5c\n3:!claim\n==2+4:wrong-claim\n")
    assert record.error is None
    assert record.play is not None
    assert record.play.match is not None
    assert record.play.match.games == (0, 2, 0, 2)
    assert record.play.over


def test_a_view_is_read_for_its_form() -> None:
    record = one(tag('[View "2"]').replace(DEAL, "D4 1:?10 2:2CF5..KC765.4 3:?10 4:?10\n"))
    assert record.error is None
    assert record.play is None
    assert list(record.replay()) == []
    assert write(record.header, record.entries).count("?10") == 3


def test_a_promise_is_opened_by_its_salt() -> None:
    kept = "h:7f2473669769ea5d2837dd480e35d85a830591546e7994bd5eae42335c9dfab5 z:8f2c61d05ab94e7730c1e6d2b9a8f047\n"
    assert one(HEAD + DEAL.replace("\n", " " + kept)).error is None
    assert one(HEAD + DEAL.replace("\n", " " + kept.split()[0] + "\n")).error is None


def test_a_file_that_is_not_there_is_the_systems_affair(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "none.tsn")


BYTES = (HEAD + HAND).encode()


@settings(max_examples=400)
@given(st.data())
def test_damage_never_raises_and_never_invents(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(BYTES)))
    length = data.draw(st.integers(0, 20))
    put = data.draw(
        st.binary(max_size=12) | st.sampled_from([b"{", b'"', b"[TSN ", b"1:!undo\n", b"=", b"D4 ", b"\x00"])
    )
    records = read(BYTES[:at] + put + BYTES[at + length :], known_game)
    assert records
    for record in records:
        assert record.error is None or str(record.error)
        if record.error is None and record.play is not None:
            again = read(write(record.header, record.entries).encode(), known_game)[0]
            assert again.error is None
            assert again.entries == record.entries


@pytest.mark.parametrize("size", range(0, len(BYTES), 3))
def test_any_beginning_of_a_record_is_a_record(size: int) -> None:
    begun, whole = one(BYTES[:size]), one(BYTES)
    assert begun.cut == BYTES[:size].decode().split("\n")[-1]
    assert (begun.error is None) == (size >= len(HEAD))
    assert begun.entries == whole.entries[: len(begun.entries)]


def test_the_rest_of_the_sample_is_used() -> None:
    assert HAND == DEAL + TRICK + ACCUSE + REST + CHECK
    assert len(HAND.encode()) < 400
