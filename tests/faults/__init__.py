"""Faults planted in the engine, to see that the tests would find them."""
