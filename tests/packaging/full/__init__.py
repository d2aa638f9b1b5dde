"""What takes too long for every check. ``.ci/full`` runs it, as root on Debian 12; nothing else collects it."""
