"""E-mails that say where it is somebody's turn: at once, or once a day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from newworlds.server.clock import later, now
from newworlds.server.post.push import can_push
from newworlds.server.post.quiet import is_quiet_for
from newworlds.server.storage import address_rows, mail_rows, turn_rows
from newworlds.server.storage.address_rows import AddressRow
from newworlds.server.storage.store import Store
from newworlds.server.storage.turn_rows import UntoldTurn

IsPresent = Callable[[str], bool]
"""Whether somebody has a page open, by their owner: they see there what waits for them."""


class TurnMail:
    def __init__(self, store: Store, delay: float, is_present: IsPresent) -> None:
        """`delay` are the seconds after a move before anybody is told of it."""
        self._store = store
        self._delay = delay
        self._is_present = is_present

    async def tell_turns(self) -> None:
        at, first = now(), can_push()

        def waiting(connection: Connection) -> dict[str, list[UntoldTurn]]:
            found = turn_rows.unmailed_turns(connection, later(at, -self._delay), first)
            expected = [owner for owner, known in address_rows.daily(connection) if is_expected(known, at)]
            return {owner: [] for owner in expected} | turn_rows.by_owner(found)

        for owner, turns in (await self._store.read(waiting)).items():
            if not self._is_present(owner):
                await self._tell(owner, turns)

    async def _tell(self, owner: str, turns: Sequence[UntoldTurn]) -> None:
        await self._store.write(lambda connection: put_turns(connection, owner, turns, now()))


def put_turns(connection: Connection, owner: str, turns: Sequence[UntoldTurn], at: str) -> None:
    """One e-mail for all tables that wait; each turn is claimed, so that it is told once."""
    known = address_rows.address_of_owner(connection, owner)
    if known is None or not known.wants_turns or is_quiet_for(connection, owner, at):
        return
    if known.turns == "daily" and not address_rows.gather(connection, known.person, day_of(known, at)):
        return
    claimed = {each.table_id: each.turn for each in turns if turn_rows.claim(connection, each, "mail")}
    if claimed:
        mail_rows.put(connection, "turns", known.person, known.address, {"turns": claimed})


def is_expected(known: AddressRow, at: str) -> bool:
    """Whether the mail of the day is due. If nothing waits then, there is none before the next day."""
    return known.gathered is None or known.gathered < day_of(known, at)


def day_of(known: AddressRow, at: str) -> str:
    """The last day whose mail is due by now, where they live: days begin at the hour of the mail."""
    local = datetime.fromisoformat(at).astimezone(ZoneInfo(known.zone))
    return (local - timedelta(hours=known.hour)).date().isoformat()
