"""What browsers send on the live connection."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from newworlds.server.errors import BadMessage, TooLarge, UnknownType
from newworlds.server.requests import decoded, typed

SIZE_LIMIT: Final = 64 * 1024

Ref = str | int | None


class Message(msgspec.Struct, frozen=True):
    """Fields that are not known are passed over, so that a newer client can say more."""


class PlayMove(Message, frozen=True):
    ref: Ref
    seq: int
    move: dict[str, Any]


class Undo(Message, frozen=True):
    ref: Ref
    seq: int


class Preview(Message, frozen=True):
    ref: Ref
    seq: int
    move: dict[str, Any]
    then: list[dict[str, Any]] = []


class Why(Message, frozen=True):
    ref: Ref
    move: dict[str, Any]


class AskState(Message, frozen=True):
    pass


TYPES: Final[dict[str, type[Message]]] = {
    "move": PlayMove,
    "undo": Undo,
    "preview": Preview,
    "why": Why,
    "state": AskState,
}


def plain_message(source: str | bytes) -> dict[str, Any]:
    """The message before it is checked, so that a refusal can name its `ref`."""
    size = len(source.encode(errors="surrogatepass")) if isinstance(source, str) else len(source)
    if size > SIZE_LIMIT:
        raise TooLarge(limit=SIZE_LIMIT)
    plain = decoded(source)
    if not isinstance(plain, dict):
        raise BadMessage(problem="an object is wanted")
    return plain


def ref_of(plain: dict[str, Any]) -> Ref:
    ref = plain.get("ref")
    return ref if isinstance(ref, str | int) else None


def message_of(plain: dict[str, Any]) -> Message:
    name = plain.get("type")
    kind = TYPES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise UnknownType(type=str(name)[:40], known=list(TYPES))
    return typed(plain, kind)
