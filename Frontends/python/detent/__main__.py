"""``python3 -m detent NAME <LINE``: prints the trace of a script given as a line of JSON."""

import sys

from . import FEEL_VERSION, __version__
from .replay import replay

USAGE = "usage: python3 -m detent NAME <LINE-OF-JSON, or python3 -m detent --version"
if sys.argv[1:] in (["--help"], ["-h"]):
    print(USAGE)
    sys.exit()
if sys.argv[1:] == ["--version"]:
    print(f"detent {__version__}, feel {FEEL_VERSION}")
    sys.exit()
if len(sys.argv) != 2:
    sys.exit(USAGE)
try:
    sys.stdout.write(replay(sys.stdin.read(), sys.argv[1]))
except ValueError as error:
    sys.exit(f"detent: {error}")
