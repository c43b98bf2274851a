"""Messages carry codes; the sentences stay in the catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to tell a player: a catalogue code with its arguments, and the rule behind it."""

    code: str
    args: Mapping[str, Argument] = {}
    rule: str | None = None
    players: Mapping[str, int | Sequence[int]] = {}
    """Arguments that are seats: the text names their players."""


Item = str | int | Message
Argument = Item | bool | None | Sequence[Item]
"""A message within a message is worded in the same language; several values are separated by commas."""
