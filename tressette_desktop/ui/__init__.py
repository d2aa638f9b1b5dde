"""The window: everything a player sees, touches and hears. It knows the engine, the engine does not know it."""
