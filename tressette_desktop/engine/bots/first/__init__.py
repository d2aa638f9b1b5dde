"""The first rulebook, as it stood when it was the only bot: a fixed mark that later bots are measured against.

It is a copy on purpose, and frozen: nothing here follows when the rulebook of today learns more. A test holds its moves
against those that it made when it was laid down. It shares only what every bot speaks: cards, views, choices.
"""
