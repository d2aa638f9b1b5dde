"""Every place for a fault is still in the engine; ``python -m tests.faults`` plants them all."""

import pytest

from tests.faults.__main__ import ROOT
from tests.faults.planted import FAULTS, Fault
from tests.faults.planted_variants import FAULTS_OF_VARIANTS
from tests.faults.planted_words import FAULTS_OF_WORDS

ALL = (*FAULTS, *FAULTS_OF_VARIANTS, *FAULTS_OF_WORDS)


def test_there_are_enough_of_them_and_each_is_another() -> None:
    assert len({fault.name for fault in ALL}) == len(ALL) >= 75


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: fault.name)
def test_its_place_is_there_once(fault: Fault) -> None:
    source = (ROOT / "tressette_desktop" / "engine" / fault.module).read_text(encoding="utf-8")
    assert source.count(fault.right) == 1, "the line was rewritten: plant the fault in the new one"
    assert fault.right != fault.wrong
