"""How fast the engine is, beside the least that the same game can cost."""
