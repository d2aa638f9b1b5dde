"""State and facts of one hand: the table, the events that change it, and what each seat sees of both."""
