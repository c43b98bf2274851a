"""python tools play|check [ARGUMENT…]: what ./play and ./test call."""

import sys
from pathlib import Path


def main() -> int:
    # Python put this folder first on its path, but the package `tools` must be imported from its parent.
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    from tools import check, play
    from tools.guard import guarded

    entry = {"play": play.main, "check": check.main}[sys.argv[1]]
    return guarded(entry, sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
