"""The declarations (rules.md sections 12 and 13): what may be said of a suit, of others, and when.

- ``holding``: the state of a suit, all that a declaration about it may depend on;
- ``row``, ``conditions``, ``ludopoli``, ``fitres``: the two codes, each a table of rows; ``starting`` asks them about
  a lead;
- ``others``: what is said of the suit just won and of other suits;
- ``flow``: who may still speak of a suit;
- ``book``, ``formation``: every row by its key, and which of them make a called pair official;
- ``heard``: what a declaration proves.
"""
