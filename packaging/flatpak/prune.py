"""Remove of a folder every file whose path in it answers to none of the patterns on standard input."""

import sys
from fnmatch import fnmatchcase
from pathlib import Path

folder, patterns = Path(sys.argv[1]), sys.stdin.read().split()
for path in sorted(folder.rglob("*"), reverse=True):
    if path.is_dir() and not any(path.iterdir()):
        path.rmdir()
    elif not path.is_dir() and not any(fnmatchcase(str(path.relative_to(folder)), pattern) for pattern in patterns):
        path.unlink()
