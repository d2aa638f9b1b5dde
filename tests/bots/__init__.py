"""The bots: their manners, their honesty and their strength, and the process that they live in."""
