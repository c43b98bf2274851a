"""How the columns of a database table are described. A test demands a description of every one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

Audience = Literal["nobody", "you", "table", "hosts", "everybody"]
"""Who is shown something that is stored about a person, besides whoever runs the server: nobody at all, that person
only, those at the table, hosts and moderators as well, or everybody.

What is for nobody or for one person only is looked for in everything that another person is ever sent, by
`tests/server/test_secrecy.py`.
"""
Kept = Literal[
    "table",
    "person",
    "session",
    "ticket",
    "hours",
    "shown",
    "report",
    "audit",
    "subscription",
    "mailbox",
    "mail",
    "year",
    "plan",
]
"""How long, as `privacy.kept.<name>` says it in words."""


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """The columns of one database table.

    The catalogue calls the table `privacy.<table>`, and says of each personal column what it is and what it is for:
    `privacy.<table>.<column>`.
    """

    table: str
    kept: Kept
    personal: Mapping[str, Audience]
    hidden: tuple[str, ...] = ()
    """About nobody, and not told to anybody, such as what a game is dealt from."""
    impersonal: tuple[str, ...] = ()
    """About nobody, and no secret."""

    @property
    def columns(self) -> set[str]:
        return {*self.personal, *self.hidden, *self.impersonal}

    @property
    def secrets(self) -> set[str]:
        """What nobody but the person concerned may ever be sent."""
        return {*self.hidden, *(name for name, shown_to in self.personal.items() if shown_to in ("nobody", "you"))}
