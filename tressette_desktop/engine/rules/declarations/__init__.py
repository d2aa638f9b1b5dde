"""The declarations (rules.md sections 12 and 13): what may be said of a suit, of others, and when.

``holding`` is the state of a suit, ``ludopoli`` and ``fitres`` are the two codes as tables of rows, ``starting`` asks
them, ``others`` has what is said of a suit just won and of other suits, ``flow`` the rules of silence, ``formation``
what makes a called pair official.
"""
