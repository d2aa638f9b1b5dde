"""What is said between the game and the process of the bots. Every request gets exactly one answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tressette_desktop.engine.bots.bot import Choice
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.position import Frame, Position

if TYPE_CHECKING:
    from tressette_desktop.engine.bots.grading import Appraisal
    from tressette_desktop.engine.bots.hint import Hint


@dataclass(frozen=True)
class Question:
    """Something to think about: a bot, what its seat sees and may do, and the seed of its chance."""

    bot: str
    seed: int
    view: PlayerView
    legal: tuple[Action, ...]


@dataclass(frozen=True)
class Choose(Question):
    """It is the seat's turn; the value of the answer is a :class:`~tressette_desktop.engine.bots.bot.Choice`."""


@dataclass(frozen=True)
class Interrupt(Question):
    """Nobody waits for the seat; the value of the answer is an action, or None."""


@dataclass(frozen=True)
class Advise(Question):
    """A person wants a hint; the value of the answer is a :class:`~tressette_desktop.engine.bots.hint.Hint`, or None.

    ``bot`` means nothing here.
    """


@dataclass(frozen=True)
class Appraise:
    """A decision was made on a view, and is to be judged as cards are in so many deals; the value of the answer is an
    :class:`~tressette_desktop.engine.bots.grading.Appraisal`."""

    seed: int
    view: PlayerView
    legal: tuple[Action, ...]
    played: Action
    deals: int


@dataclass(frozen=True)
class Solve:
    """A position of a finished hand, all its cards known, is to be solved; no bot is asked.

    The value of the answer has for each card that may be played, by its bit, the thirds that side 0 then comes to;
    where one was ``played``, by its bit, for that one and a best one alone, which is found sooner.
    """

    frame: Frame
    position: Position
    played: int = 0


@dataclass(frozen=True)
class PlayOut:
    """An ending, all its cards known, is to be played to its end; no bot is asked.

    The value of the answer has for each card that may be played, by its bit, itself and the cards that follow when both
    sides play perfectly.
    """

    frame: Frame
    position: Position


@dataclass(frozen=True)
class Modules:
    """Which modules are loaded there; the value of the answer is a tuple of their names."""


Request = Choose | Interrupt | Advise | Appraise | Solve | PlayOut | Modules


@dataclass(frozen=True)
class Numbered:
    """A request with the number that its answer will carry."""

    id: int
    request: Request


@dataclass(frozen=True)
class Cancel:
    """The answer of that number is no longer wanted."""

    id: int


@dataclass(frozen=True)
class Answer:
    """What came of a request."""

    id: int
    value: Choice | Action | Hint | Appraisal | dict[int, int] | dict[int, tuple[int, ...]] | tuple[str, ...] | None


@dataclass(frozen=True)
class Fault:
    """A request that could not be answered, and why in one line; the number is None when it could not be read."""

    id: int | None
    text: str


@dataclass(frozen=True)
class Cancelled:
    """The request was given up."""

    id: int


Reply = Answer | Fault | Cancelled
