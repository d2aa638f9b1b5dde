"""The play of the tricks in numbers: a second telling of the rules, for bots and solvers that play millions of cards.

A card is a bit and a hand is a number with the bits of its cards. What is told here is told readably in ``rules``; a
property test plays hands of every variant in both and finds no difference.
"""
