"""For whom a table is shown: a seat by its number, a spectator, or the referee, who may see everything."""

from __future__ import annotations

from typing import Final

from newworlds.core.position import NOBODY

SPECTATOR: Final = NOBODY
REFEREE: Final = -2
