"""The pictures of the deck: what art and eyes ask of them, measured."""
