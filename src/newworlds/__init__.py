"""New Worlds: four board games of discovery and settlement on one rules engine.

>>> import newworlds
>>> match = newworlds.game("terra_nova").new(players=2, seed=1)
>>> match.to_act
0
>>> events = match.play("A1")
>>> match.scores
[0, 0]
"""

from __future__ import annotations

from pathlib import Path

from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.record import Record, record_from_json
from newworlds.core.replay import match_from_record
from newworlds.games import game

__all__ = ["Game", "Match", "Record", "game", "replay"]
__version__ = "0.1.0"


def replay(record: Record | bytes | str | Path, upto: int | None = None) -> Match:
    """The recorded match; the record may be given as an object, as JSON text or as the path of a file."""
    if isinstance(record, Path):
        record = record.read_bytes()
    if not isinstance(record, Record):
        record = record_from_json(record)
    return match_from_record(game(record.game), record, upto)
