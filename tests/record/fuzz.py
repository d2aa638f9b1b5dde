"""Thousands of damaged records: ``python -m tests.record.fuzz 50000 [--seed 1]``.

Half of them are mutated byte by byte, half by Hypothesis in the language of the records. Whatever is done to them, the
reader raises nothing and keeps what stands before the damage, digest and summary count in peace, an import keeps the
bytes as they are and touches no other file. The slowest is told, because a record must not be able to stop the program.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.record.generated import bodies, first_lines
from tressette_desktop.engine.record.faults import NotationError
from tressette_desktop.engine.record.intake import Intake, Source
from tressette_desktop.engine.record.reader import LIMIT, Record, chapters, parts, read
from tressette_desktop.engine.record.summary import summary
from tressette_desktop.engine.record.tokens import ACTIONS
from tressette_desktop.engine.record.writer import write

GOLDENS = Path(__file__).parents[1] / "goldens"
LONGEST = 6000
"""Bytes of a record to start from; longer ones only take longer."""
SIGNS = b'0123456789:+=/-?!{}[]"\\ \n\tDcdsb32AKCF'
TOKENS = (
    *(f"{seat}:{act}" for seat in "12345" for act in list(ACTIONS)[::7]),
    *("1:!undo", "2:!undo", "3:!hint", "4:!stop", "1:+A-c", "2:+-", "=13/22+3/3:7/10/7/10", "==1+3:score", "=2x3"),
    *("{", "}", "{a}", "$4", "$0", '1:"', '1:"ciao"', '1:"\\"', "[", '[TSN "1"]', '[1 "x"]', "D1", "D4 1:?10", "m:?4"),
    *("\n", "\n\n", "\t", " ", "\r\n", "\x00", "\ufeff", "\u2028", "é", "\U0001f0a1", "=" * 300, "9" * 5000, "\\"),
)


def samples() -> list[bytes]:
    """The records that are mutated: one of every kind, whole games too where they are short."""
    texts = [path.read_bytes() for path in sorted(GOLDENS.glob("*.tsn"))]
    texts += [f'{first_lines(key, seats)}[1 "Anna"]\n{body}'.encode() for key, seats, body in bodies(14, seed=9)]
    return [text for text in texts if len(text) <= LONGEST]


def harmed(text: bytes, other: bytes, lot: random.Random) -> bytes:
    """Damage a record byte by byte: a few of these, at random."""
    data = bytearray(text)
    for _ in range(lot.choice((1, 1, 1, 2, 4))):
        start = lot.randrange(len(data) + 1)
        end = min(len(data), start + lot.choice((1, 1, 2, 8, 60, 400)))
        match lot.randrange(8):
            case 0:
                data[start:end] = b""
            case 1:
                data[start:start] = lot.randbytes(end - start)
            case 2:
                data[start:end] = bytes(lot.choice(SIGNS) for _ in data[start:end])
            case 3:
                data[start:start] = data[start:end] * lot.choice((1, 1, 20))
            case 4:
                at = lot.randrange(len(other) + 1)
                data[start:end] = other[at : at + end - start]
            case 5:
                del data[start:]
            case 6:
                lines = bytes(data).split(b"\n")
                lot.shuffle(lines)
                data = bytearray(b"\n".join(lines)) if lot.random() < 0.2 else data
            case _:
                data[start:end] = bytes(each ^ (1 << lot.randrange(8)) for each in data[start:end])
    return bytes(data)


@st.composite
def reworded(draw: st.DrawFn, texts: tuple[bytes, ...]) -> tuple[bytes, bytes]:
    """A record and the same with tokens put in, taken out, or changed for others."""
    text = draw(st.sampled_from(texts))
    words = text.decode().replace("\n", " \n ").split(" ")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(words) - 1))
        words[at : at + draw(st.integers(0, 2))] = draw(
            st.lists(st.one_of(st.sampled_from(TOKENS), st.sampled_from(words), st.text(max_size=12)), max_size=3)
        )
    return text, " ".join(words).replace(" \n ", "\n").encode("utf-8", "surrogatepass")


@dataclass
class Fuzz:
    """What was tried, and what was found."""

    tried: int = 0
    faulty: int = 0
    slowest: float = 0.0
    good: dict[bytes, Record] = field(default_factory=dict)

    def attempt(self, text: bytes, data: bytes) -> None:
        """Try one mutated record against the one that it was made from; raises AssertionError when anything breaks."""
        began = time.perf_counter()
        records = read(data)
        self.slowest = max(self.slowest, time.perf_counter() - began)
        self.tried += 1
        self.faulty += any(record.error is not None for record in records)
        for record in records:
            assert record.error is None or isinstance(record.error, NotationError)
            assert len(str(record.error)) < 600
            if record.game is not None:
                (again,) = read(write(record.header, record.entries).encode())
                assert again.entries == record.entries
        assert b"".join(parts(data)) == data
        self._keeps_the_good_part(text, data, records[0])
        summary("x.tsn", data, len(data), 0)

    def _keeps_the_good_part(self, text: bytes, data: bytes, record: Record) -> None:
        """What stands in lines before the first change is read as before."""
        pairs = enumerate(zip(text, data, strict=False))
        same = next((at for at, (was, now) in pairs if was != now), min(len(text), len(data)))
        head = text[: text.rfind(b"\n", 0, same) + 1]
        if not head.strip() or b"\nD" not in head:
            return
        if head not in self.good:
            (self.good[head],) = read(head)
        before = self.good[head]
        assert record.entries[: len(before.entries)] == before.entries
        assert record.error is None or record.error.line > head.count(b"\n") or "Result" in str(record.error)


def by_bytes(fuzz: Fuzz, count: int, seed: int) -> None:
    """Mutate bytes, and bring every hundredth record into a library."""
    texts, lot = samples(), random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder, source = Path(name) / "games", Path(name) / "source.tsn"
        for number in range(count):
            text = lot.choice(texts)
            data = harmed(text, lot.choice(texts), lot)
            fuzz.attempt(text, data)
            if number % 100 == 0:
                source.write_bytes(data)
                intake = Intake(folder)
                there = {path.name: path.read_bytes() for path in folder.glob("*")}
                list(intake.run([Source("source", source)]))
                assert source.read_bytes() == data
                assert all((folder / file).read_bytes() == was for file, was in there.items())
                assert all(path.read_bytes() in parts(data) for path in intake.added)
                assert len(list(folder.iterdir())) == len(there) + len(intake.added)


def by_words(fuzz: Fuzz, count: int, seed: int) -> None:
    """Let Hypothesis mutate tokens."""
    texts = tuple(samples())

    @settings(
        max_examples=count, database=None, deadline=None, phases=[Phase.generate], derandomize=False,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(reworded(texts))
    def attempt(pair: tuple[bytes, bytes]) -> None:
        fuzz.attempt(*pair)

    from hypothesis import seed as seeded

    seeded(seed)(attempt)()


def hostile() -> Iterator[tuple[str, bytes]]:
    """Yield files of ten megabytes made to be hard to read, each with what it is full of."""
    head = b'[TSN "1"]\n[Variant "classic"]\n'
    hand = (GOLDENS / "classic.tsn").read_bytes()
    deal = hand[hand.index(b"\nD") : hand.index(b"\n", hand.index(b"\nD") + 1) + 1]
    for name, start, repeated, end in (
        ("line ends", b"", b"\n", b""),
        ("headers", b"", b'[TSN "1"]\n', b""),
        ("empty games", b"", head, b""),
        ("deals", head, deal, b""),
        ("open braces", head + deal, b"{", b"\n"),
        ("open quotes", head + deal, b'1:"', b"\n"),
        ("quotes apart", head + deal, b'1:" ', b"\n"),
        ("backslashes in a comment", head + deal + b"{", b"\\\\", b"}\n"),
        ("one comment", head + deal + b"{", b"long ", b"}\n"),
        ("comments", head + deal, b"{}", b"\n"),
        ("talk", head + b'[Options "code=fitres declare_mode=manual"]\n' + deal, b'1:"a" ', b"\n1:!undo\n"),
        ("hints", head + deal, b"1:!hint ", b"\n"),
        ("one long token", head + deal + b"1:-", b"3c", b"\n"),
        ("one long number", head + deal + b"=", b"9", b"\n"),
        ("fields of a deal", head + b"D1", b" 1:3", b"\n"),
        ("tags", head, b'[x-a "b"]', b"\n"),
        ("open tags", head, b'[x-a "b', b"\n"),
        ("one name", head + b'[1 "', b"Anna", b'"]\n' + deal),
        ("zeros", b"", b"\x00", b""),
        ("whole games", b"", hand.rstrip(b"\n") + b"\n", b""),
    ):  # fmt: skip
        yield name, start + repeated * ((LIMIT - len(start) - len(end)) // len(repeated)) + end


def stand_firm() -> None:
    """Read each hostile file in steps, and sum it up; print how long that takes, and the longest step."""
    for name, data in hostile():
        longest, began = 0.0, time.perf_counter()
        last, count, fault = began, 0, "good"
        for chapter in chapters(data):
            record = Record()
            for _lines, so_far in chapter.reading():
                record, now = so_far, time.perf_counter()
                longest, last = max(longest, now - last), now
            count += 1
            fault = fault if record.error is None else str(record.error)
        took, began = time.perf_counter() - began, time.perf_counter()
        summary("x.tsn", data, len(data), 0)
        summed = time.perf_counter() - began
        print(
            f"{name}: {count} records in {took:.1f} s, longest step {1000 * longest:.0f} ms,"
            f" summed up in {summed:.1f} s; {fault[:90]}",
            flush=True,
        )


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.record.fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("count", type=int, nargs="?", default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hostile", action="store_true", help="instead, read files of ten megabytes made to be hard")
    asked = parser.parse_args(words)
    if asked.hostile:
        stand_firm()
        return 0
    fuzz, began = Fuzz(), time.perf_counter()
    by_bytes(fuzz, asked.count - asked.count // 2, asked.seed)
    by_words(fuzz, asked.count // 2, asked.seed)
    print(
        f"{fuzz.tried} mutated records, {fuzz.faulty} of them with a fault; nothing raised, every good part kept;"
        f" slowest reading {1000 * fuzz.slowest:.0f} ms; {time.perf_counter() - began:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
