"""The record of the game at a table."""

from __future__ import annotations

import msgspec

from newworlds.core.dealing import Contribution, Dealing, commitment_of
from newworlds.core.record import Record, SeatRecord
from newworlds.server.play_errors import NoRecord, RecordNotYet
from newworlds.server.storage.rows import contributed_for
from newworlds.server.storage.table_rows import StoredTable
from newworlds.server.table_state import TableState
from newworlds.server.viewers import server_commitment


def record_of(state: TableState) -> Record:
    """Seed, key and secret are revealed when the game is over; until then there are only commitments."""
    row, match = state.row, state.course.match
    if match.start is not None:
        raise NoRecord()
    record = match.record([SeatRecord(seat.name, seat.bot) for seat in state.seats])
    is_over = row.status == "over"
    if not is_over and not match.game.moves_are_public:
        raise RecordNotYet()
    return msgspec.structs.replace(
        record,
        # As the game was dealt, without options that were added to the game since.
        options=row.options,
        seed=record.seed if is_over else None,
        key=record.key if is_over else None,
        salt=row.salt if is_over else None,
        commitment=server_commitment(row) if row.salt is not None else None,
        dealing=_dealing(state),
        started=row.created,
    )


def _dealing(kept: StoredTable) -> Dealing | None:
    row = kept.row
    if row.secret is None:
        return None
    parts = [
        Contribution(contributed_for(part, kept.seats), part.commitment, part.contribution)
        for part in kept.contributions
    ]
    return Dealing(row.id, commitment_of(row.secret), parts, row.secret if row.status == "over" else None)
