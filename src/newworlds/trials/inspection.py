"""Comparing what people were told with what is stored: nothing lost, nothing invented, nothing shown to others."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server import viewers
from newworlds.server.course import Course
from newworlds.server.drafts import stepped
from newworlds.server.loading import state_of, stored_with_steps
from newworlds.server.storage import schema
from newworlds.server.storage.engine import engine_for
from newworlds.server.storage.table_rows import StepRow
from newworlds.trials.journal import UNDO, Fault, TableJournal, digest, written_notes

_SECRET_COLUMNS: Final = ("seed", "salt", "secret", "host")
_SHORTEST_SECRET: Final = 8
"""Shorter texts could turn up by accident."""


@contextmanager
def _connected(database: str) -> Iterator[Connection]:
    """Not kept for later: the database may be killed meanwhile."""
    engine = engine_for(database)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def faults_of(database: str, table_id: str, journal: TableJournal) -> Iterator[Fault]:
    """Replays a table and compares every step with what each seat was shown of it."""
    with _connected(database) as connection:
        kept, steps, components = stored_with_steps(connection, table_id)
    by_seq = {step.seq: step for step in steps}
    yield from _lost(table_id, journal, by_seq)
    yield from _not_stored(table_id, journal, by_seq)
    people = [seat.seat for seat in kept.seats if seat.kind != "bot"]
    yield from _shown_in_private(table_id, journal, steps, people)
    course = state_of(kept, [], components).course
    yield from _shown_otherwise(table_id, journal, 0, course, is_undo=False)
    for step in steps:
        course = stepped(course, step)
        yield from _shown_otherwise(table_id, journal, step.seq, course, is_undo=step.kind == "undo")


def secrets_of(database: str, table_id: str) -> list[bytes] | None:
    """What nobody may be sent as long as the game is being played; None before it is dealt."""
    with _connected(database) as connection:
        row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id)).mappings().one()
        if row["status"] != "playing":
            return None
        owners = connection.scalars(sa.select(schema.seats.c.owner).where(schema.seats.c.table_id == table_id))
        values = [*(row[name] for name in _SECRET_COLUMNS if name in row), *owners]
    texts = {value.hex() if isinstance(value, bytes) else str(value) for value in values if value is not None}
    return [text.encode() for text in sorted(texts) if len(text) >= _SHORTEST_SECRET]


def standing_of(database: str, table_id: str) -> str:
    """How a table stands, for whoever has to find out why it is stuck."""
    columns = schema.tables.c
    with _connected(database) as connection:
        row = connection.execute(sa.select(columns.status, columns.seq, columns.to_act).where(columns.id == table_id))
        return ", ".join(f"{name} {value}" for name, value in row.mappings().one().items())


def _lost(table_id: str, journal: TableJournal, stored: dict[int, StepRow]) -> Iterator[Fault]:
    for seq, sent in journal.acknowledged.items():
        step = stored.get(seq)
        if step is None:
            yield Fault("lost", table_id, seq, detail="acknowledged, but not stored")
        elif _as_sent(step) != _plain(sent):
            yield Fault("lost", table_id, seq, detail=f"acknowledged {_plain(sent)}, stored {_as_sent(step)}")


def _not_stored(table_id: str, journal: TableJournal, stored: dict[int, StepRow]) -> Iterator[Fault]:
    for seq in range(max(stored, default=0) + 1, journal.newest + 1):
        yield Fault("not_stored", table_id, seq, detail="shown, but not stored")


def _shown_in_private(
    table_id: str, journal: TableJournal, steps: Iterable[StepRow], people: Collection[int]
) -> Iterator[Fault]:
    """In a drill nobody asks the others to let them undo: whatever people undid, nobody else has seen."""
    line: list[StepRow] = []
    for step in steps:
        if step.kind == "move":
            line.append(step)
            continue
        private = {undone.seq: undone.seat for undone in line[step.kept :] if undone.seat in people}
        for seq, seat in sorted({*journal.views, *journal.events}):
            if private.get(seq, seat) != seat:
                yield Fault("secret", table_id, seq, seat, "shown a move that was undone in private")
        del line[step.kept :]


def _shown_otherwise(table_id: str, journal: TableJournal, seq: int, course: Course, is_undo: bool) -> Iterator[Fault]:
    for seat in range(course.match.setup.players):
        seen = journal.views.get((seq, seat))
        if seen is not None and seen != digest(bytes(course.sight.view(seat))):
            yield Fault("view", table_id, seq, seat)
        noted = journal.notes.get((seq, seat))
        if noted is not None and noted != digest(bytes(written_notes(course.sight.notes))):
            yield Fault("notes", table_id, seq, seat)
        heard = journal.events.get((seq, seat))
        if heard is not None and not is_undo and heard != digest(_told(course, seq, seat)):
            yield Fault("events", table_id, seq, seat)


def _told(course: Course, seq: int, seat: int) -> bytes:
    events = course.steps[-1].events if seq else course.match.opening
    return msgspec.json.encode(viewers.logged(course, events, seat))


def _as_sent(step: StepRow) -> object:
    return UNDO if step.kind == "undo" else step.move


def _plain(sent: bytes) -> object:
    return sent if sent == UNDO else msgspec.json.decode(sent)
