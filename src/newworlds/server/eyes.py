"""With whose eyes somebody looks back: a seat's, a spectator's, or the referee's, from whom nothing is hidden."""

from __future__ import annotations

from newworlds.core.viewer import REFEREE, SPECTATOR
from newworlds.server.errors import UnknownEyes
from newworlds.server.play_errors import NotOver
from newworlds.server.table_state import TableState
from newworlds.server.viewers import viewer_at

NAMED = {"spectator": SPECTATOR, "all": REFEREE}


def viewer_with(eyes: str, players: int) -> int:
    if eyes in NAMED:
        return NAMED[eyes]
    if eyes.isascii() and eyes.isdecimal() and len(eyes) <= 2 and int(eyes) < players:
        return int(eyes)
    raise UnknownEyes(eyes=eyes, known=[*NAMED, *map(str, range(players))])


def viewer_choosing(state: TableState, owner: str, eyes: str | None) -> int:
    """Nothing of a finished game is hidden from anybody; until then everyone has only their own eyes."""
    if eyes is None:
        return viewer_at(state, owner)
    check_over(state)
    return viewer_with(eyes, len(state.seats))


def check_over(state: TableState) -> None:
    if state.row.status != "over":
        raise NotOver()
