"""Players that are not people. A bot is handed what its seat sees, and what it may do; it has nothing else."""
