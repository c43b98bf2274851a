"""Some tables in a file: with everything needed to play on elsewhere, or finished games as plain records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection

from newworlds.core.record import record_to_json
from newworlds.server.loading import state_of, stored_with_steps
from newworlds.server.play_errors import RecordNotYet
from newworlds.server.portable.backing_up import write
from newworlds.server.portable.backup_file import Manifest
from newworlds.server.portable.choosing import chosen_ids, finished_ids
from newworlds.server.portable.errors import SchemaTooOld
from newworlds.server.portable.snapshot import snapshot
from newworlds.server.recording import record_of
from newworlds.server.storage.engine import without_password
from newworlds.server.storage.migrate import schema_of
from newworlds.server.storage.schema import SCHEMA


def export_tables(database: str, file: Path, table_ids: Sequence[str], players: Sequence[str]) -> Manifest:
    """With the secrets of unfinished games, and with what makes seats belong to browsers."""
    with snapshot(database, file.absolute().parent) as connection:
        return write(connection, database, file, only=chosen_ids(connection, table_ids, players))


def export_records(database: str, file: Path, table_ids: Sequence[str], players: Sequence[str]) -> int:
    """One record to a line; everything in it was revealed when the game was over. All finished games, if none is named.

    A named table must be finished; of a player's tables, those that are.
    """
    with snapshot(database, file.absolute().parent) as connection:
        check_newest(connection, database)
        finished = set(finished_ids(connection))
        if not finished.issuperset(table_ids):
            chosen_ids(connection, table_ids, ())
            raise RecordNotYet()
        wanted = set(chosen_ids(connection, table_ids, players)) & finished if table_ids or players else finished
        records = [_record(connection, table_id) for table_id in sorted(wanted)]
    with file.open("xb") as lines:
        lines.writelines(record + b"\n" for record in records)
    return len(records)


def check_newest(connection: Connection, database: str) -> None:
    found = schema_of(connection)
    if found != SCHEMA:
        raise SchemaTooOld(database=without_password(database), found=str(found), known=SCHEMA)


def _record(connection: Connection, table_id: str) -> bytes:
    return record_to_json(record_of(state_of(*stored_with_steps(connection, table_id))))
