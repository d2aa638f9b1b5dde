"""The controls of the game: what every page and panel is made of.

All of them paint themselves from the look (`ui.theme`), answer keys as they answer the mouse, and are told of a change
of look through `wear`. None knows a rule of the game.
"""
