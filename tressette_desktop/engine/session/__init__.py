"""One match being played: who is asked, what was decided, and what everybody sees of it."""
