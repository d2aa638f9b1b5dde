"""For Windows 10 and 11: a setup for one person, without administrator, that is built on Debian or on Windows."""
