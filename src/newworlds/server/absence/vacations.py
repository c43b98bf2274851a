"""Vacations: the clocks of somebody who is away for days stand still, in all of their slow games at once.

Everybody has the same number of days in each calendar year: one stock for all games, as one is away from all of them.
Clocks follow whatever vacations are stored, so it does not matter who sits down where, or comes from another browser.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import Final

import msgspec
from sqlalchemy import Connection

from newworlds.server.absence.errors import BadVacation, NoVacation, NoVacationLeft, VacationTooLong
from newworlds.server.clock import later, now, seconds_between, stored
from newworlds.server.notices import Notices
from newworlds.server.storage import clock_rows, vacation_rows
from newworlds.server.storage.changes import Changed
from newworlds.server.storage.store import Store

A_DAY: Final = 24 * 60 * 60


class VacationInfo(msgspec.Struct, frozen=True, kw_only=True):
    days_each: int
    """How many everybody has in a year; 0 where there are none."""
    left: int
    """Seconds that this person has left."""
    ends: str | None
    """When their vacation ends, if they have one now."""
    tables: int
    """How many of their games in progress have clocks that stand still meanwhile."""


class VacationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ends: datetime | None
    """None: after all the days that are left."""


def checked_end(ends: datetime | None) -> str | None:
    """As it is stored; `BadVacation` if it has passed, or nobody knows where clocks show that time."""
    if ends is None:
        return None
    if ends.tzinfo is None:
        raise BadVacation()
    try:
        end = stored(ends.astimezone(UTC))
    except OverflowError as error:
        raise BadVacation() from error
    if end <= now():
        raise BadVacation()
    return end


class Vacations:
    def __init__(
        self, store: Store, notices: Notices, catch_up: Callable[[str, int], Awaitable[None]], days_each: int
    ) -> None:
        self._store = store
        self._notices = notices
        self._catch_up = catch_up
        self._days_each = days_each

    async def info(self, owner: str) -> VacationInfo:
        return await self._store.read(lambda connection: self._info(connection, owner, now()))

    async def begin(self, owner: str, ends: str | None) -> VacationInfo:
        """Until then, or for all the days that are left. Asked again, it ends at another time."""

        def begin(connection: Connection) -> list[Changed]:
            at = now()
            vacation_rows.end(connection, owner, at)
            left = self._left(connection, owner, at)
            if left < 1:
                raise NoVacationLeft(days=self._days_each)
            if ends is not None and seconds_between(at, ends) > left:
                raise VacationTooLong(days=int(left // A_DAY))
            end = ends or later(at, left)
            vacation_rows.begin(connection, owner, at, end)
            return self._let_stand(connection, {owner: end}, at)

        await self._changed(begin)
        return await self.info(owner)

    async def end(self, owner: str) -> VacationInfo:
        def end(connection: Connection) -> list[Changed]:
            at = now()
            if not vacation_rows.end(connection, owner, at):
                raise NoVacation()
            return self._let_stand(connection, {owner: None}, at)

        await self._changed(end)
        return await self.info(owner)

    async def look(self) -> None:
        """At games that began or changed hands since a vacation did. Done twice it changes nothing more."""

        def is_behind(connection: Connection) -> bool:
            ends = vacation_rows.ends_by_owner(connection, now())
            return bool(ends) and clock_rows.is_behind(connection, ends)

        def let_stand(connection: Connection) -> list[Changed]:
            at = now()
            return self._let_stand(connection, vacation_rows.ends_by_owner(connection, at), at)

        if await self._store.read(is_behind):
            await self._changed(let_stand)

    async def forget(self) -> None:
        await self._store.write(lambda connection: vacation_rows.forget_past(connection, now()))

    async def _changed(self, change: Callable[[Connection], list[Changed]]) -> None:
        for table_id, version in await self._store.write(change):
            await self._catch_up(table_id, version)

    def _let_stand(self, connection: Connection, ends: Mapping[str, str | None], at: str) -> list[Changed]:
        changed = clock_rows.let_stand(connection, ends, at)
        self._notices.announce(connection, changed)
        return changed

    def _info(self, connection: Connection, owner: str, at: str) -> VacationInfo:
        return VacationInfo(
            days_each=self._days_each,
            left=int(self._left(connection, owner, at)),
            ends=vacation_rows.end_of(connection, owner, at),
            tables=clock_rows.slow_games(connection, owner),
        )

    def _left(self, connection: Connection, owner: str, at: str) -> float:
        return max(0.0, self._days_each * A_DAY - vacation_rows.seconds_taken(connection, owner, at))
