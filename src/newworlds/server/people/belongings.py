"""What belongs to people, apart from their games: each part of the server lists its columns here.

Merging a guest with an account, exporting and deleting go through this list.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from newworlds.server.people.person import Person
from newworlds.server.storage.schema import (
    chat,
    friendships,
    mail_addresses,
    mails,
    passkeys,
    plans,
    push_subscriptions,
    quiet_hours,
    reports,
    shunned,
    told_turns,
    turn_mentions,
    vacations,
)

NAMELESS: Final = "—"
"""The name of a seat whose player has deleted everything."""


class Owned(NamedTuple):
    column: sa.Column[Any]
    """Names the owner, or the person."""
    is_person: bool = False
    """Whether it is the public id of a person, else their owner."""
    secrets: tuple[str, ...] = ("owner",)
    """Columns that no export shows."""
    is_shown: bool = True
    """Whether exports have it at all: not what others said or decided about somebody."""

    def of(self, person: Person) -> str:
        return person.id if self.is_person else person.owner


_BOTH_FRIENDS: Final = ("asker", "asked")

OWNED: tuple[Owned, ...] = (
    Owned(chat.c.owner),
    Owned(passkeys.c.person, is_person=True, secrets=("person", "credential", "public_key", "uses")),
    Owned(shunned.c.owner, secrets=("owner", "other")),
    Owned(shunned.c.other, is_shown=False),
    Owned(friendships.c.asker, secrets=_BOTH_FRIENDS),
    Owned(friendships.c.asked, secrets=_BOTH_FRIENDS),
    Owned(reports.c.reporter, secrets=("reporter", "reported")),
    Owned(reports.c.reported, is_shown=False),
    Owned(push_subscriptions.c.owner, secrets=("id", "owner", "key_hash", "endpoint", "p256dh", "auth")),
    Owned(quiet_hours.c.owner),
    Owned(plans.c.owner),
    Owned(vacations.c.owner),
    Owned(told_turns.c.owner),
    Owned(turn_mentions.c.owner),
    Owned(mail_addresses.c.person, is_person=True, secrets=("person",)),
    Owned(mails.c.person, is_person=True, secrets=("id", "person")),
)
