"""Faults in what may be said: the rows of both codes, their order, who may still speak, and what words bind to."""

from __future__ import annotations

from typing import Final

from tests.faults.planted import Fault

FAULTS_OF_WORDS: Final = (
    Fault(
        "a card is called one's own although a tressette card of one's own beats it",
        "rules/declarations/holding.py",
        "return self.mine_only and self.up.isdisjoint(_NOT_PLAIN)",
        "return self.mine_only",
    ),
    Fault(
        "the King is not simple",
        "rules/declarations/holding.py",
        "return self.led not in TRESSETTE",
        "return self.led not in TRESSETTE and self.led.rank is not Rank.KING",
    ),
    Fault(
        "liscio is said only when every card kept can be beaten",
        "rules/declarations/holding.py",
        "return any(not STRONGER[each].isdisjoint(self.elsewhere) for each in self.rest)",
        "return bool(self.rest) and all(not STRONGER[each].isdisjoint(self.elsewhere) for each in self.rest)",
    ),
    Fault(
        "the ace is asked for by one who has it",
        "rules/declarations/row.py",
        "return self.names[0] if asks_ace and not holding.ace_away else self.words",
        "return self.words",
    ),
    Fault(
        "a venticinque terzo may be led with its three by the official norms",
        "rules/declarations/ludopoli.py",
        'led = (TWO,) if options.fitres_mode == "official" else VENTICINQUE',
        "led = VENTICINQUE",
    ),
    Fault(
        "in the traditional code a three that is led is sovereign",
        "rules/declarations/fitres.py",
        "return holding.sovrana and holding.led.rank is not THREE and smooth(holding, options)",
        "return holding.sovrana and smooth(holding, options)",
    ),
    Fault(
        "a suit led in silence may still be spoken of",
        "rules/declarations/flow.py",
        "return replace(past, barred=past.barred | {suit})",
        "return past",
    ),
    Fault(
        "the winner speaks of a suit that he has spoken of",
        "rules/declarations/flow.py",
        "if options.once_per_suit and past.of(holding.led.suit):",
        "if not options.once_per_suit and past.of(holding.led.suit):",
    ),
    Fault(
        "a lungo may be renewed as a lunghissimo may",
        "rules/declarations/flow.py",
        "row.length == LUNGHISSIMO for row in said",
        "row.length >= LUNGHISSIMO - 1 for row in said",
    ),
    Fault(
        "one is faglio at the suit of the trick before",
        "rules/speech.py",
        "at_hand = {card.suit, _led(table, number), before}",
        "at_hand = {card.suit, _led(table, number)}",
    ),
    Fault(
        "one who follows is faglio at the suit that was led",
        "rules/speech.py",
        "at_hand = {card.suit, _led(table, number), before}",
        "at_hand = {card.suit, before}",
    ),
    Fault(
        "after a venticinque piombo any card may be led",
        "rules/speech.py",
        "said.tricks == here - 1 and isinstance",
        "said.tricks == here and isinstance",
    ),
    Fault(
        "everybody learns that a box was ticked",
        "core/events.py",
        "class BoxTicked(Event, audience=Audience.OWN)",
        "class BoxTicked(Event, audience=Audience.EVERYBODY)",
    ),
    Fault(
        "tutto fuori must be true",
        "rules/signals.py",
        'Word(_many_but_low, "always", "S3")',
        'Word(_many_but_low, "never", "S3")',
    ),
    Fault(
        "busso of the alternative code is said by who has the second highest",
        "rules/signals.py",
        "return in_order(holding.out)[0] in holding.cards",
        "return not holding.cards.isdisjoint(in_order(holding.out)[:2])",
    ),
    Fault(
        "a declaration is heard as any of its length",
        "rules/declarations/heard.py",
        "return declare(options, holding) is row and row.words_for(holding) == words",
        "return holding.length >= row.length",
    ),
)
"""Each of them must make an example of the rules or a test of the engine fail."""
