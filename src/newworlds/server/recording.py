"""The record of the game at a table."""

from __future__ import annotations

import msgspec

from newworlds.core.record import Record, SeatRecord, commitment
from newworlds.server.errors import RecordNotYet
from newworlds.server.table_state import TableState


def record_of(state: TableState) -> Record:
    """Seed and salt are revealed when the game is over; until then there is only the commitment."""
    row, match = state.row, state.course.match
    record = match.record([SeatRecord(seat.name, seat.bot) for seat in state.seats])
    is_over = row.status == "over"
    if not is_over and not match.game.moves_are_public:
        raise RecordNotYet()
    return msgspec.structs.replace(
        record,
        seed=row.seed if is_over else None,
        key=record.key if is_over else None,
        salt=row.salt if is_over else None,
        commitment=commitment(row.seed, row.salt),
        started=row.created,
    )
