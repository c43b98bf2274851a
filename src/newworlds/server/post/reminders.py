"""Reminds people, where they have days for a turn, before their time runs out: once, and not while they sleep."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import msgspec
from sqlalchemy import Connection

from newworlds.server.clock import later, now
from newworlds.server.post.push import Pushes, can_push
from newworlds.server.post.quiet import is_quiet, quiet_of, quiet_since, quiet_until
from newworlds.server.post.structures import QuietHours
from newworlds.server.post.turn_mail import IsPresent
from newworlds.server.post.turn_words import reminder_told
from newworlds.server.settings import Settings
from newworlds.server.storage import address_rows, mail_rows, post_rows, turn_rows
from newworlds.server.storage.post_rows import SubscriptionRow
from newworlds.server.storage.store import Store
from newworlds.server.storage.turn_rows import UntoldTurn

A_DAY: Final = timedelta(days=1)
AN_HOUR: Final = timedelta(hours=1)
"""What somebody should have to play, between the reminder or the end of their quiet hours and the end of their time."""
AHEAD_S: Final = 3 * 24 * 3600.0
"""Seconds before the end of somebody's time in which they may have to be reminded: a day, or before a long night."""


class Reminded(msgspec.Struct, frozen=True):
    """Whom to tell: browsers now, and the e-mail that waits if none of them is reached."""

    subscriptions: list[SubscriptionRow]
    mail_instead: bool


class Reminders:
    def __init__(self, store: Store, settings: Settings, can_mail: bool, is_present: IsPresent) -> None:
        self._store = store
        self._can_mail = can_mail
        self._is_present = is_present
        self._pushes = Pushes(store, settings)

    async def remind(self) -> None:
        if not can_push() and not self._can_mail:
            return
        at = now()
        until = later(at, AHEAD_S)
        for turn in await self._store.read(lambda connection: turn_rows.turns_running_out(connection, at, until)):
            if not self._is_present(turn.owner):
                await self._remind(turn, at)

    async def _remind(self, turn: UntoldTurn, at: str) -> None:
        reminded = await self._store.write(lambda connection: self._claimed(connection, turn, at))
        if reminded is None:
            return
        is_told = await self._pushes.send(reminded.subscriptions, lambda language: reminder_told(turn, language, at))
        if reminded.mail_instead and not is_told:
            await self._store.write(lambda connection: put_reminder(connection, turn))

    def _claimed(self, connection: Connection, turn: UntoldTurn, at: str) -> Reminded | None:
        """None if it is not yet time, or others do it."""
        quiet = quiet_of(connection, turn.owner)
        if not is_time(turn, quiet, datetime.fromisoformat(at)) or not turn_rows.claim(connection, turn, "reminder"):
            return None
        subscriptions = post_rows.subscriptions_of(connection, turn.owner) if can_push() else []
        known = address_rows.address_of_owner(connection, turn.owner) if self._can_mail else None
        wants_mail = known is not None and known.wants_turns
        if known is not None and wants_mail and (known.is_both or not subscriptions):
            put_reminder(connection, turn)
            wants_mail = False
        return Reminded(subscriptions, wants_mail)


def put_reminder(connection: Connection, turn: UntoldTurn) -> None:
    known = address_rows.address_of_owner(connection, turn.owner)
    if known is not None and known.wants_turns:
        details = {"turns": {turn.table_id: turn.turn}}
        mail_rows.put(connection, "reminder", known.person, known.address, details)


def is_time(turn: UntoldTurn, quiet: QuietHours | None, at: datetime) -> bool:
    if quiet is not None and is_quiet(quiet, at):
        return False
    return turn.due is not None and turn.days is not None and at >= moment_to_remind(turn.due, turn.days, quiet)


def moment_to_remind(due: str, days: int, quiet: QuietHours | None) -> datetime:
    """When a quarter of the time is left, a day at most; after quiet hours, or before them where that is too late."""
    end = datetime.fromisoformat(due)
    moment = end - min(A_DAY * days / 4, A_DAY)
    if quiet is None or not is_quiet(quiet, moment):
        return moment
    afterwards = quiet_until(quiet, moment)
    return afterwards if afterwards + AN_HOUR <= end else quiet_since(quiet, moment) - AN_HOUR
