"""Through whose eyes a table is seen: a seat's, a spectator's, or those of the referee, who may see everything."""

from __future__ import annotations

from typing import Final

from newworlds.core.position import NOBODY

SPECTATOR: Final = NOBODY
REFEREE: Final = -2
