"""As much of the server's messages as a player at random needs to read: everything else is skipped, which is cheap."""

from __future__ import annotations

from typing import Final

import msgspec


class Choice(msgspec.Struct, frozen=True):
    move: msgspec.Raw


class View(msgspec.Struct, frozen=True):
    legal: list[Choice]


class Table(msgspec.Struct, frozen=True):
    status: str
    can_undo: bool = False
    untold: int = 0


class Error(msgspec.Struct, frozen=True):
    code: str


class Heard(msgspec.Struct, frozen=True):
    type: str
    seq: int = 0
    ref: int | str | None = None
    view: View | None = None
    table: Table | None = None
    error: Error | None = None


read: Final = msgspec.json.Decoder(Heard).decode
