"""The sounds of the table, on machines that can make any.

Qt's multimedia is an extra (``pip install tressette-desktop[sound]``). Without it, or without a loudspeaker, the game
plays on in silence and says nothing about it: every sound has a visible twin.
"""

from __future__ import annotations

import wave
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from importlib import import_module
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Final, Protocol

from PySide6.QtCore import QBuffer, QByteArray, QIODevice

from .assets import ASSETS

FOLDER: Final = ASSETS / "sounds"
FULL: Final = 100
"""The highest volume that can be chosen."""


class Sound(StrEnum):
    """What can be heard; the value is the name of its file, without a number where there are several."""

    CARD = "card"
    PACKET = "packet"
    THROWN = "thrown"
    SLID = "slid"
    KNOCK = "knock"
    GATHERED = "gathered"
    TURNED = "turned"
    REFUSED = "refused"
    CLAIMED = "claimed"
    CURTAIN = "curtain"
    HAND_WON = "hand_won"
    HAND_LOST = "hand_lost"
    GAME_WON = "game_won"

    @property
    def files(self) -> tuple[Path, ...]:
        """Its recordings, to be heard in turns: no two cards sound quite the same.

        >>> [file.name for file in Sound.CARD.files]
        ['card1.wav', 'card2.wav', 'card3.wav']
        """
        one = FOLDER / f"{self.value}.wav"
        return (one,) if one.exists() else tuple(sorted(FOLDER.glob(f"{self.value}[0-9].wav")))


class Voice(Protocol):
    """One file that is ready to be heard."""

    def setVolume(self, volume: float) -> None:
        """Set how loud it is, from 0 to 1."""

    def play(self) -> None:
        """Let it be heard from its beginning."""


class Sink:
    """A file that plays through a QAudioSink, straight from memory.

    QSoundEffect would be shorter, but with PySide6 6.11.3 and PulseAudio it stops the whole event loop two seconds
    after its files are loaded.
    """

    def __init__(self, multimedia: ModuleType, file: Path) -> None:
        with wave.open(str(file)) as sound:
            rate, samples = sound.getframerate(), sound.readframes(sound.getnframes())
        form = multimedia.QAudioFormat()
        form.setSampleRate(rate)
        form.setChannelCount(1)
        form.setSampleFormat(multimedia.QAudioFormat.SampleFormat.Int16)
        self._sink = multimedia.QAudioSink(multimedia.QMediaDevices.defaultAudioOutput(), form)
        self._samples = QBuffer()
        self._samples.setData(QByteArray(samples))
        self._samples.open(QIODevice.OpenModeFlag.ReadOnly)

    def setVolume(self, volume: float) -> None:
        """Set how loud it is, from 0 to 1."""
        self._sink.setVolume(volume)

    def play(self) -> None:
        """Let it be heard from its beginning."""
        self._sink.stop()
        self._samples.seek(0)
        self._sink.start(self._samples)


def loudspeaker() -> Callable[[Path], Voice] | None:
    """Return what makes a file ready to be heard; None where nothing can be heard.

    The libraries of sound may be missing, or their libraries of the system, or a device to play on.
    """
    try:
        multimedia = import_module("PySide6.QtMultimedia")
    except ImportError:
        return None
    if multimedia.QMediaDevices.defaultAudioOutput().isNull():
        return None
    return partial(Sink, multimedia)


class Sounds:
    """All the sounds, as loud as the player wants them; silent until they are loaded."""

    def __init__(self, volume: int, muted: bool) -> None:
        self._voices: dict[Sound, tuple[Voice, ...]] = {}
        self._turn = count()
        self.tune(volume, muted)

    def load(self, speaker: Callable[[Path], Voice]) -> None:
        """Make every file ready well before it is wanted: the first moments after loading are not heard."""
        self._voices = {sound: tuple(map(speaker, sound.files)) for sound in Sound}
        self._set_volume()

    def tune(self, volume: int, muted: bool) -> None:
        """Take how loud to be, from 0 to 100, and whether to be heard at all."""
        self._loudness = 0.0 if muted else volume / FULL
        self._set_volume()

    def play(self, sound: Sound) -> None:
        """Let a sound be heard."""
        voices = self._voices.get(sound, ())
        if voices and self._loudness:
            voices[next(self._turn) % len(voices)].play()

    def _set_volume(self) -> None:
        for voices in self._voices.values():
            for voice in voices:
                voice.setVolume(self._loudness)
