"""What people install: built here, looked into, installed where there is nothing else, played with the mouse."""
