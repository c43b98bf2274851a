"""File descriptors: every connection takes one, and a server without any left can neither answer nor store."""

from __future__ import annotations

import logging
import sys
from typing import Final

RESERVED: Final = 96
"""For the database, bots, files of the client, and connections that are about to be refused."""
_FEWEST: Final = 16

log = logging.getLogger(__name__)


def affordable_connections(wanted: int) -> int:
    """As many as are wanted, or as the system allows; it is asked for more descriptors if necessary."""
    available = _available(wanted + RESERVED)
    if available is None or available >= wanted + RESERVED:
        return wanted
    affordable = max(available - RESERVED, _FEWEST)
    log.warning("the system allows %d descriptors, so only %d connections are accepted", available, affordable)
    return affordable


def _available(wanted: int) -> int | None:
    """None where there is no such limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft
