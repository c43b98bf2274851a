"""Who may see a table. Where nobody may look on, its game is for its players only, until it is over."""

from __future__ import annotations

from newworlds.server.seating import seats_of
from newworlds.server.seats.errors import NoWatching
from newworlds.server.storage.table_rows import StoredTable


def may_see(kept: StoredTable, owner: str) -> bool:
    """Before the game is dealt there is nothing to watch; a finished one may be shown to whoever has the link."""
    row = kept.row
    is_open = row.terms.may_watch or row.status in ("waiting", "over")
    return is_open or row.host == owner or bool(seats_of(owner, kept.seats))


def check_may_know(kept: StoredTable, owner: str) -> None:
    """The same, not for the game but for who sits there: where a seat is on offer, others must find it."""
    if not any(seat.offered is not None for seat in kept.seats):
        check_may_see(kept, owner)


def check_may_see(kept: StoredTable, owner: str) -> None:
    if not may_see(kept, owner):
        raise NoWatching()
