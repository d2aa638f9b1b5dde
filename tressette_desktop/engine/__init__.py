"""The game itself: rules, records, bots and one match being played. No Qt, no clock, no translated text."""
