"""What processes that share a database tell each other. A notice may be lost: whoever needs it also looks by itself."""

from __future__ import annotations

from typing import Final

import msgspec

from newworlds.core.message import Message


class Notice(msgspec.Struct, frozen=True, array_like=True, tag_field="kind"):
    sender: str
    """Which process sends it."""


class TableChanged(Notice, frozen=True, tag="changed"):
    table: str
    version: int


class LineSaid(Notice, frozen=True, tag="said"):
    table: str
    number: int


class BotStuck(Notice, frozen=True, tag="stuck"):
    """A bot found no move; `seq` is where it was to move."""

    table: str
    seq: int
    problem: Message


class Watchers(msgspec.Struct, frozen=True, array_like=True):
    """Those who have a table open without sitting there: how many, and the names of some who have given one."""

    count: int = 0
    names: tuple[str, ...] = ()

    def __add__(self, others: Watchers) -> Watchers:
        return Watchers(self.count + others.count, (*self.names, *others.names))


NOBODY: Final = Watchers()


class Present(Notice, frozen=True, tag="present"):
    """Who has a table open at the sender: those who sit there by name, and whether anybody does."""

    table: str
    owners: tuple[str, ...]
    is_watched: bool
    watchers: Watchers = NOBODY


class BecameSomebody(Notice, frozen=True, tag="became"):
    """A guest has signed in at the sender: connections as that guest are nobody's any more."""

    owner: str


class DeskChanged(Notice, frozen=True, tag="desk"):
    """Something has changed for somebody that belongs to no table."""

    owner: str


class Alive(Notice, frozen=True, tag="alive"):
    """Sent regularly; those present at a process that has fallen silent are no longer taken to be there."""


class WhoIsThere(Notice, frozen=True, tag="who"):
    """Asks every process to tell who is present."""


class RollCall(Notice, frozen=True, tag="roll"):
    """What the sender has told of who is present is void; everything follows again."""


AnyNotice = TableChanged | LineSaid | BotStuck | Present | BecameSomebody | DeskChanged | Alive | WhoIsThere | RollCall
