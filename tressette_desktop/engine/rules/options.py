"""The options of the game (rules.md section 15), declared once with their type, values and default.

>>> Options(target=31).text(), Options.parse("target=31 claims=auto").claims
('target=31', 'auto')
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, Literal

from tressette_desktop.engine.errors import OptionError

_DEALS: Final = re.compile(r"deals\((\d+)\)")


def _option(default: Any, *others: Any, group: str) -> Any:
    """Declare an option: its default, its other values, and the group that it is shown in."""
    return field(default=default, metadata={"choices": (default, *others), "group": group})


@dataclass(frozen=True)
class Options:
    """The settings of one game. A value that is not listed is refused with :class:`OptionError`."""

    first_lead: Literal["eldest", "four_of_coins"] = _option("eldest", "four_of_coins", group="table")
    redeal: Literal["off", "under_one_point", "no_honours"] = _option(
        "off", "under_one_point", "no_honours", group="table"
    )
    review: Literal["last_trick", "own_pile", "none"] = _option("last_trick", "own_pile", "none", group="table")
    undo: Literal["bots_only", "true", "false"] = _option("bots_only", "true", "false", group="table")
    french_map: Literal["source", "fitres"] = _option("source", "fitres", group="table")
    suit_order: Literal["dscb", "cdsb"] = _option("dscb", "cdsb", group="table")
    pairing: Literal["fixed", "facing", "seats", "called"] = _option(
        "fixed", "facing", "seats", "called", group="table"
    )
    duplicate: bool = _option(False, True, group="table")

    buongioco: Literal["accusa", "none", "allowed", "forced"] = _option(
        "accusa", "none", "allowed", "forced", group="combinations"
    )
    accuse_open: Literal["after_trick_1", "after_own_card", "own_turn"] = _option(
        "after_trick_1", "after_own_card", "own_turn", group="combinations"
    )
    accuse_implied: bool = _option(False, True, group="combinations")

    game: Literal["points", "hands", "single"] = _option("points", "hands", "single", group="game end")
    hands: int = _option(4, 8, 12, 16, group="game end")
    hands_tie: Literal["continue", "draw"] = _option("continue", "draw", group="game end")
    target: int = _option(21, 11, 28, 31, 35, 41, 42, 51, 77, group="game end")
    claims: Literal["manual", "auto", "off", "call_opponents"] = _option(
        "manual", "auto", "off", "call_opponents", group="game end"
    )
    call_norms: Literal["modern", "traditional"] = _option("modern", "traditional", group="game end")
    show_running_count: bool = _option(False, True, group="game end")
    both_over: Literal["higher_total", "first_in_time", "last_trick_side"] = _option(
        "higher_total", "first_in_time", "last_trick_side", group="game end"
    )
    session: Literal["single", "first_to_N_games"] = _option("single", "first_to_N_games", group="game end")
    session_games: int = _option(3, 2, 4, 5, 7, group="game end")

    special: Literal["classic", "deck", "none"] = _option("classic", "deck", "none", group="special wins")
    stramazzo_strict: bool = _option(False, True, group="special wins")
    stramazzone_needs_enemy_trick: bool = _option(False, True, group="special wins")
    collatondrione: Literal["off", "on"] = _option("off", "on", group="special wins")
    go_for_cappotto: bool = _option(False, True, group="special wins")
    posta: Literal["games", "unica", "semplice_doppia", "variabile", "marcio_batuffa"] = _option(
        "games", "unica", "semplice_doppia", "variabile", "marcio_batuffa", group="special wins"
    )
    lay_down: Literal["validated", "off"] = _option("validated", "off", group="special wins")

    code: Literal["classic", "alternative", "ludopoli", "fitres", "none"] = _option(
        "classic", "alternative", "ludopoli", "fitres", "none", group="signals"
    )
    striscio: bool = _option(True, False, group="signals")
    striscio_strict: bool = _option(False, True, group="signals")
    signals_truth: Literal["enforced", "free"] = _option("enforced", "free", group="signals")
    tutto_fuori_absolute: bool = _option(False, True, group="signals")
    many: int = _option(4, 3, 5, 6, group="signals")

    declare_mode: Literal["automatic", "manual"] = _option("automatic", "manual", group="declarations")
    fitres_mode: Literal["expert", "official"] = _option("expert", "official", group="declarations")
    silent_bar: Literal["hand", "until_lead_lost", "none"] = _option(
        "hand", "until_lead_lost", "none", group="declarations"
    )
    once_per_suit: bool = _option(True, False, group="declarations")
    forced_silence_bars: bool = _option(True, False, group="declarations")
    terzo_allow_king: bool = _option(False, True, group="declarations")
    other_suits_by_anyone: bool = _option(False, True, group="declarations")
    venticinque_commit: bool = _option(False, True, group="declarations")
    public_ban: bool = _option(False, True, group="declarations")
    liscio_forces_suit: bool = _option(False, True, group="declarations")
    feci_un_piombo: bool = _option(False, True, group="declarations")

    all_threes: Literal["call_two", "play_alone"] = _option("call_two", "play_alone", group="chiamata")
    call_any: bool = _option(False, True, group="chiamata")

    all_pass: Literal["next_dealer", "forced_solo"] = _option("next_dealer", "forced_solo", group="terziglio")
    dealer_paid_like: Literal["none", "defenders"] = _option("none", "defenders", group="terziglio")
    solo_monte_hidden: bool = _option(False, True, group="terziglio")
    terziglio_leader: Literal["standard", "always_declarer"] = _option("standard", "always_declarer", group="terziglio")
    terziglio_end: str = _option(
        "deals(12)", "deals(3)", "deals(4)", "deals(6)", "deals(24)", "first_to_21_units", group="terziglio"
    )
    quintiglio_end: str = _option("deals(10)", "deals(5)", "deals(20)", group="quintiglio")

    due_upgrade: Literal[1, 4] = _option(1, 4, group="in due")

    pl_last_trick: Literal[0, 3] = _option(0, 3, group="trzy siodemki")
    pl_must_trump: bool = _option(False, True, group="trzy siodemki")
    pl_rounding: Literal["floor", "carry_thirds"] = _option("floor", "carry_thirds", group="trzy siodemki")

    def __post_init__(self) -> None:
        for each in fields(self):
            value = getattr(self, each.name)
            if value not in each.metadata["choices"]:
                raise OptionError(f"{each.name}: there is no value {value!r}")

    @classmethod
    def parse(cls, text: str, base: Options | None = None) -> Options:
        """Read ``key=value`` pairs separated by blanks over a base (the defaults)."""
        known = {each.name: each.metadata["choices"] for each in fields(cls)}
        changes: dict[str, Any] = {}
        for pair in text.split():
            key, _, written = pair.partition("=")
            if key not in known:
                raise OptionError(f"there is no option {key!r}")
            values = {word(value): value for value in known[key]}
            if written not in values:
                raise OptionError(f"{key}: there is no value {written!r}")
            changes[key] = values[written]
        return replace(base or cls(), **changes)

    def text(self, base: Options | None = None) -> str:
        """Write what differs from a base (the defaults) as ``key=value`` pairs, sorted by key."""
        base = base or Options()
        values = sorted((each.name, getattr(self, each.name)) for each in fields(self))
        return " ".join(f"{name}={word(value)}" for name, value in values if value != getattr(base, name))


def of_groups(*groups: str) -> tuple[str, ...]:
    """Return the names of the options of these groups.

    >>> of_groups("chiamata")
    ('all_threes', 'call_any')
    """
    return tuple(each.name for each in fields(Options) if each.metadata["group"] in groups)


def choices(key: str) -> tuple[Any, ...]:
    """Return the values of an option, the default first."""
    found: tuple[Any, ...] = next(each for each in fields(Options) if each.name == key).metadata["choices"]
    return found


def deals_in(value: Any) -> int:
    """Return after how many hands the value of an option ends a session, or 0 where it says nothing of the kind (6.16).

    >>> deals_in("deals(12)"), deals_in("first_to_21_units"), deals_in(21)
    (12, 0, 0)
    """
    found = _DEALS.fullmatch(str(value))
    return int(found[1]) if found else 0


def settled(options: Options) -> Options:
    """Return the options with what they force upon one another (rules.md section 15, "forced without a word")."""
    if options.game == "points":
        return options
    options = replace(options, claims="off", special="none")
    return replace(options, buongioco="none") if options.game == "single" else options


def word(value: Any) -> str:
    """Return the value of an option as it is written.

    >>> word(True), word(21)
    ('true', '21')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)
