"""The rules: what may be done, what follows from it, and what it is worth. Pure functions over the table."""
