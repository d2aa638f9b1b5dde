"""The phases that hands are made of, one module each."""
