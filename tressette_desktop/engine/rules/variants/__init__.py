"""The forms of the game, one module each: data and phases, with the section of rules.md that they follow."""
