"""Make the sounds of the table: ``python packaging/sounds.py [--check]``.

Cards, knuckles, cloth and a few plucked notes, computed from noise with a fixed seed and from decaying sines; nothing
is a recording. The WAV files are committed under ``tressette_desktop/assets/sounds``. With ``--check`` nothing is
written: the exit status is 1 if a committed file is not what is computed here.
"""

from __future__ import annotations

import io
import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "tressette_desktop" / "assets" / "sounds"
RATE = 22050
"""Samples a second."""
PEAK = 10 ** (-12 / 20)
"""The loudest sample of a sound: twelve decibels below the loudest there is."""
QUIET = {"refused", "turned", "curtain"}
"""What is to be half as loud."""
ROUNDING = 1
"""By how much a sample may differ on a machine whose sines end in another last bit."""

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Nothing, for a while."""
    return [0.0] * round(seconds * RATE)


def noise(seconds: float, seed: int) -> Samples:
    """Hiss, the same for the same seed."""
    chance = random.Random(seed)
    return [chance.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]


def band(samples: Samples, low: float, high: float) -> Samples:
    """Keep what lies between two frequencies in Hz: a one-pole filter from above, and one from below."""
    up, down = (1 - math.exp(-2 * math.pi * edge / RATE) for edge in (high, low))
    smooth = slow = 0.0
    kept = []
    for sample in samples:
        smooth += up * (sample - smooth)
        slow += down * (smooth - slow)
        kept.append(smooth - slow)
    return kept


def struck(samples: Samples, decay: float, rise: float = 0.001) -> Samples:
    """Rise at once and die away; ``decay`` is the time in seconds to a third."""
    return [sample * min(1.0, at / (rise * RATE)) * math.exp(-at / (decay * RATE)) for at, sample in enumerate(samples)]


def swept(samples: Samples) -> Samples:
    """Swell and fade, as cloth or a card over felt."""
    return [sample * math.sin(math.pi * at / len(samples)) ** 2 for at, sample in enumerate(samples)]


def tone(frequency: float, seconds: float, decay: float) -> Samples:
    """One dying sine."""
    count = round(seconds * RATE)
    return struck([math.sin(2 * math.pi * frequency * at / RATE) for at in range(count)], decay)


def plucked(frequency: float, seconds: float, seed: int) -> Samples:
    """A string: hiss that goes round in a loop of one period and loses its edge with every round."""
    period = RATE / frequency
    loop = noise(period / RATE, seed)
    heard = []
    for at in range(round(seconds * RATE)):
        here, after = at % len(loop), (at + 1) % len(loop)
        heard.append(loop[here])
        loop[here] = 0.996 * (loop[here] + loop[after]) / 2
    return heard


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Put sounds together: for each when it begins in seconds, how loud it is, and what it is."""
    whole = [0.0] * max(round(start * RATE) + len(samples) for start, _, samples in parts)
    for start, gain, samples in parts:
        first = round(start * RATE)
        for at, sample in enumerate(samples):
            whole[first + at] += gain * sample
    return whole


def card(seed: int, pitch: float = 1.0) -> Samples:
    """A card is laid: the snap of the pasteboard, and the table under it."""
    snap = struck(band(noise(0.11, seed), 900 * pitch, 4200 * pitch), 0.016)
    return mixed((0.0, 1.0, snap), (0.004, 0.5, tone(170 * pitch, 0.12, 0.024)))


def packet() -> Samples:
    """A packet of cards arrives: a short riffle."""
    edges = [(0.014 * at, 0.5 + 0.1 * at, struck(band(noise(0.05, 40 + at), 1400, 5200), 0.007)) for at in range(5)]
    return mixed(*edges, (0.06, 0.6, card(47)))


def thrown() -> Samples:
    """A card is thrown down: a slap."""
    slap = struck(band(noise(0.2, 5), 500, 5500), 0.03)
    return mixed((0.0, 1.2, slap), (0.0, 0.9, tone(120, 0.2, 0.04)))


def slid() -> Samples:
    """A card is slid over the felt."""
    return swept(band(noise(0.36, 6), 700, 2600))


def knock() -> Samples:
    """Knuckles on wood, twice."""
    once = mixed(
        (0.0, 1.0, tone(196, 0.15, 0.030)),
        (0.0, 0.6, tone(417, 0.12, 0.018)),
        (0.0, 0.35, tone(803, 0.08, 0.010)),
        (0.0, 0.5, struck(band(noise(0.04, 7), 600, 3000), 0.004)),
    )
    return mixed((0.0, 1.0, once), (0.13, 0.8, once))


def gathered() -> Samples:
    """The trick is gathered and put down on its pile."""
    return mixed((0.0, 0.7, swept(band(noise(0.2, 8), 900, 3400))), (0.22, 0.6, card(9, 0.9)))


def turned() -> Samples:
    """A card is turned over."""
    return mixed((0.0, 0.5, swept(band(noise(0.08, 10), 1500, 5000))), (0.07, 0.7, card(11, 1.1)))


def refused() -> Samples:
    """Two low taps: not this one."""
    tap = mixed((0.0, 1.0, tone(131, 0.12, 0.028)), (0.0, 0.3, tone(262, 0.08, 0.015)))
    return mixed((0.0, 0.5, tap), (0.12, 0.5, tap))


def claimed() -> Samples:
    """A flat hand on the table."""
    return mixed((0.0, 1.0, struck(band(noise(0.25, 12), 200, 2200), 0.035)), (0.0, 1.0, tone(92, 0.3, 0.06)))


def curtain() -> Samples:
    """Cloth is drawn."""
    return swept(band(noise(0.39, 13), 300, 1500))


def phrase(notes: tuple[float, ...], step: float, ring: float) -> Samples:
    """Notes of a mandolin one after another."""
    return mixed(*[(at * step, 1.0, struck(plucked(note, ring, 20 + at), ring / 2.5)) for at, note in enumerate(notes)])


G4, B4, D5, E5, G5 = 392.0, 493.9, 587.3, 659.3, 784.0

SOUNDS: dict[str, Callable[[], Samples]] = {
    "card1": lambda: card(1),
    "card2": lambda: card(2, 0.97),
    "card3": lambda: card(3, 1.03),
    "packet": packet,
    "thrown": thrown,
    "slid": slid,
    "knock": knock,
    "gathered": gathered,
    "turned": turned,
    "refused": refused,
    "claimed": claimed,
    "curtain": curtain,
    "hand_won": lambda: phrase((D5, G5), 0.11, 0.28),
    "hand_lost": lambda: phrase((D5, G4), 0.11, 0.28),
    "game_won": lambda: phrase((G4, B4, E5, D5, G5), 0.16, 0.55),
}
"""What each file is made of."""


def written(samples: Samples, peak: float) -> bytes:
    """Return the samples as a WAV file that is as loud as told."""
    loudest = max(map(abs, samples))
    numbers = array("h", (round(32767 * peak * sample / loudest) for sample in samples))
    if sys.byteorder == "big":
        numbers.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(numbers.tobytes())
    return file.getvalue()


def numbers(file: bytes) -> array[int]:
    """Return the samples of a WAV file."""
    with wave.open(io.BytesIO(file)) as sound:
        read = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        read.byteswap()
    return read


def same(one: bytes, other: bytes) -> bool:
    """Whether two files sound the same: alike in length, and in every sample but for rounding."""
    left, right = numbers(one), numbers(other)
    return len(left) == len(right) and all(abs(a - b) <= ROUNDING for a, b in zip(left, right, strict=True))


def main(arguments: list[str]) -> int:
    """Write the sounds, or check them and name those that differ."""
    wrong = []
    for name, made in SOUNDS.items():
        path, file = FOLDER / f"{name}.wav", written(made(), PEAK / 2 if name in QUIET else PEAK)
        if arguments == ["--check"]:
            wrong += [] if path.is_file() and same(path.read_bytes(), file) else [name]
        else:
            FOLDER.mkdir(parents=True, exist_ok=True)
            path.write_bytes(file)
    for name in wrong:
        print(f"not what is computed: {name}.wav")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
