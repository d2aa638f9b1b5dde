"""Colours, fonts, icons, cards, felt, settings and controls."""
