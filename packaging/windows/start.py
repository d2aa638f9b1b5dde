"""Where the installed program starts. The process of the bots is a plain Python, not the launcher once more."""

import multiprocessing
import sys
from pathlib import Path

from tressette_desktop.__main__ import main

if __name__ == "__main__":
    multiprocessing.set_executable(str(Path(sys.executable).with_name("pythonw.exe")))
    sys.exit(main())
