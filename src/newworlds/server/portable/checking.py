"""Is a table from a file what this program itself would have stored?"""

from __future__ import annotations

from sqlalchemy import Connection

from newworlds.core.errors import NewWorldsError
from newworlds.core.message import Message
from newworlds.core.setup import data_hash
from newworlds.server.loading import state_of, stored_with_steps
from newworlds.server.portable.errors import WrongTable
from newworlds.server.table_state import standing_after


def check_table(connection: Connection, table_id: str) -> None:
    """Its components have the hash they are named by, every step is legal, and it stands as its steps lead to."""
    kept, steps, components = stored_with_steps(connection, table_id)
    if data_hash(components) != kept.row.data:
        raise _wrong(table_id, "components")
    if [step.seq for step in steps] != list(range(1, max(len(steps), kept.row.seq) + 1)):
        raise _wrong(table_id, "steps")
    try:
        state = state_of(kept, steps, components)
    except NewWorldsError as error:
        raise WrongTable(table=table_id, problem=error.message) from error
    if state.game is not None and standing_after(kept.row, state.game) != kept.row:
        raise _wrong(table_id, "standing")


def _wrong(table_id: str, problem: str) -> WrongTable:
    return WrongTable(table=table_id, problem=Message(f"error.wrong_table.{problem}", {}))
