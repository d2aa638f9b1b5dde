"""Finished hands looked at again: what each card was worth by what its player could know, and with all cards open."""
