"""The play of the tricks in numbers: equal to the rules, and solved exactly."""
