"""Check the files named."""

import sys

from tests.checker.records import check

for name in sys.argv[1:]:
    with open(name, encoding="utf-8") as file:
        print("{}: {} hands and {} tricks agree".format(name, *check(file.read())))
