"""Players without a server."""

from __future__ import annotations

from random import Random

from newworlds.trials.guest import Guest
from newworlds.trials.visitor import Visitor


def guest(seat: int = 0, table_id: str = "table") -> Guest:
    return Guest(table_id, seat, Visitor(), lambda: "http://127.0.0.1:1", Random(seat))
