"""What the lobby tells."""

from __future__ import annotations

import msgspec

from newworlds.core.options import Value
from newworlds.server.infos import SeatKind, TableStatus
from newworlds.server.server_messages import ServerMessage
from newworlds.server.storage.table_rows import StoredTable
from newworlds.server.terms import Terms


class LobbySeat(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    taken: bool
    is_offered: bool = False
    """Whether its player left, and anybody may take it over."""


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A listed table with a seat that is open to all, or a game that may be watched; any with a seat to take over."""

    id: str
    game: str
    options: dict[str, Value]
    terms: Terms
    status: TableStatus
    created: str
    seats: list[LobbySeat]


class ShowLobby(ServerMessage, frozen=True, tag="lobby"):
    """On connecting, and whenever something has changed; newest first."""

    tables: list[LobbyTable]


def lobby_table(kept: StoredTable) -> LobbyTable:
    row = kept.row
    seats = [
        LobbySeat(seat.seat, seat.kind, seat.name, seat.bot, seat.is_taken, seat.offered == "open")
        for seat in kept.seats
    ]
    return LobbyTable(
        id=row.id,
        game=row.game,
        options=row.options,
        terms=row.terms,
        status=row.status,
        created=row.created,
        seats=seats,
    )
