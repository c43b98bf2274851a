"""What lies on the table."""

from __future__ import annotations

import msgspec


class Board(msgspec.Struct, frozen=True):
    """What one viewer may see of a game's table. Each game has its own subclass, named by `Game.board_type`."""
