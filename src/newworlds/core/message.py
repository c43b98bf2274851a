"""Codes travel, sentences stay in the catalogues."""

from __future__ import annotations

from typing import Any

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to tell a player: a code of the catalogues with its arguments, and the rule it rests on."""

    code: str
    args: dict[str, Any] = {}
    rule: str | None = None
