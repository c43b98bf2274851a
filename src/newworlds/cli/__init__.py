"""The command line: `newworlds COMMAND …`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Entry point of the command `newworlds`; returns the exit status."""
    from newworlds.cli.commands import newworlds
    from newworlds.cli.faults import guarded
    from newworlds.cli.language import choose_language

    given = list(sys.argv[1:] if arguments is None else arguments)
    choose_language(given, os.environ)
    return guarded(lambda: newworlds.main(given, prog_name="newworlds", standalone_mode=False))
