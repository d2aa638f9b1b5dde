"""What may be said: the signals, the declarations and the rules of silence."""
