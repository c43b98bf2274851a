"""The one way to change a table: under its next version, so that nobody's change is overwritten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.plans.plan import PlanRow
from newworlds.server.storage import prepared
from newworlds.server.storage.errands import JointWork, NothingWritten
from newworlds.server.storage.plan_rows import set_plans
from newworlds.server.storage.rows import set_contributions
from newworlds.server.storage.schema import contributions, seats, steps, tables
from newworlds.server.storage.table_rows import ContributionRow, SeatRow, Standing, StepRow, TableRow
from newworlds.server.terms import Terms

Changed = tuple[str, int]
"""A table, and its version from now on."""
Announce = Callable[[Connection, Sequence[Changed]], None]

_CHANGE: Final = prepared.update(tables, Standing.__struct_fields__, found_by=("id", "version"))
_CHANGEABLE: Final = (
    *("kind", "bot", "owner", "name", "invite_hash", "stand_in", "left", "kept_for", "offered", "taken_over"),
)
"""What may change about a seat."""
_ADD_STEP: Final = prepared.insertion(steps, ("table_id", *StepRow.__struct_fields__))


class TableMovedOn(NothingWritten):
    """Somebody else changed the table first: read it again."""


def nobody_hears(connection: Connection, changed: Sequence[Changed]) -> None:
    pass


class TableChange(JointWork):
    """Moves of many tables that wait to be stored at the same moment go to the database together."""

    def __init__(
        self,
        row: TableRow,
        taken: Sequence[SeatRow] = (),
        steps_taken: Sequence[StepRow] = (),
        contributed: Sequence[ContributionRow] = (),
        announce: Announce = nobody_hears,
        terms: Terms | None = None,
        plans: Sequence[PlanRow] | None = None,
    ) -> None:
        """`row` is the table afterwards, exactly one version later than it was read."""
        self.row = row
        self.taken = taken
        self.steps_taken = steps_taken
        self.contributed = contributed
        self.announce = announce
        self.terms = terms
        self.plans = plans

    def do_all(self, connection: Connection, works: Sequence[TableChange]) -> None:
        """In the same order at every process, so that no two of them wait for each other."""
        works = sorted(works, key=lambda work: work.row.id)
        if _CHANGE.execute(connection, [_standing(work.row) for work in works]) != len(works):
            raise TableMovedOn()
        for work in works:
            for seat in work.taken:
                _set_seat(connection, work.row.id, seat)
            set_contributions(connection, work.row.id, work.contributed)
            if work.terms is not None:
                connection.execute(tables.update().where(tables.c.id == work.row.id).values(terms=work.terms))
            if work.plans is not None:
                set_plans(connection, work.row.id, work.plans)
        _ADD_STEP.execute(connection, [_step(work.row, step) for work in works for step in work.steps_taken])
        self.announce(connection, [(work.row.id, work.row.version) for work in works])


def _standing(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in Standing.__struct_fields__}
    return values | {prepared.KNOWN + "id": row.id, prepared.KNOWN + "version": row.version - 1}


def _step(row: TableRow, step: StepRow) -> dict[str, Any]:
    return {"table_id": row.id, **msgspec.structs.asdict(step)}


def _set_seat(connection: Connection, table_id: str, seat: SeatRow) -> None:
    connection.execute(
        seats.update()
        .where(seats.c.table_id == table_id, seats.c.seat == seat.seat)
        .values({name: getattr(seat, name) for name in _CHANGEABLE})
    )
    if seat.owner is None:
        _forget_contributions(connection, table_id)


def _forget_contributions(connection: Connection, table_id: str) -> None:
    """Of those who got up: only who sits at the table contributes to its dealing."""
    sitting = sa.select(seats.c.owner).where(seats.c.table_id == table_id, seats.c.owner.is_not(None))
    gone = contributions.c.owner.not_in(sitting)
    connection.execute(contributions.delete().where(contributions.c.table_id == table_id, gone))
