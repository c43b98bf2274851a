"""Codes travel, sentences stay in the catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to tell a player: a code of the catalogues with its arguments, and the rule it rests on."""

    code: str
    args: Mapping[str, Argument] = {}
    rule: str | None = None
    players: Mapping[str, int | Sequence[int]] = {}
    """Arguments that are seats: the names of their players are told."""


Item = str | int | Message
Argument = Item | bool | None | Sequence[Item]
"""A message within a message is told in the same language; several things are told with commas between them."""
