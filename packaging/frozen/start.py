"""Where the frozen program starts, and the frozen process of the bots too."""

import sys

from tressette_desktop.__main__ import main

sys.exit(main())
