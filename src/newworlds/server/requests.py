"""What browsers send by POST: read up to a size limit, checked and tidied."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request

from newworlds import bots
from newworlds.core.dealing import is_secret
from newworlds.core.lesson import FIRST
from newworlds.core.options import Value
from newworlds.server.errors import BadCommitment, BadMessage, BadName, MalformedJson, TooLarge
from newworlds.server.infos import SeatKind
from newworlds.server.terms import USUAL, Terms

BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 512 * 1024
"""For requests that contain a record: those of long games have about 80 KiB."""
OPTIONS_LIMIT = 16 * 1024
NAME_LENGTH = 40

VACANT: Final = ("link", "open", "friend")
"""The kinds of seats that somebody takes later, with a name of their own."""

_NUL: Final = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
_NUL_IN_BYTES: Final = re.compile(_NUL.pattern.encode())
"""The character NUL as JSON writes it. No database keeps it in a text, and nobody types it."""
_UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Cf are zero-width signs and those that change the direction of text: two names that look alike must be alike."""
_VISIBLE = "LNPS"
_BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols without a shape."""

T = TypeVar("T")


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    friend: str | None = None
    """By their public id; the seat has their name until they take it."""


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[SeatRequest]
    options: dict[str, Value] = {}
    seed: int | None = None
    """Chosen: everybody is told so."""
    commitment: str | None = None
    """Seals what this browser will contribute to the dealing: its SHA-256 in hexadecimal digits."""
    terms: Terms = USUAL


class LessonRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    name: str
    """What the player is called."""
    lesson: str = FIRST


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    invite: str | None = None
    """Without one, the first seat that is open to all."""
    commitment: str | None = None


class InvitationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invite: str


class InviteRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int


class TokenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int


class BranchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat is `here`, with whose eyes the game goes on; the others are bots."""

    moment: int
    seats: list[SeatRequest]


class RecordRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: str
    """The content of a record file."""
    eyes: str = "spectator"
    """A seat, `spectator` or `all`."""


class MomentsRequest(RecordRequest, frozen=True, forbid_unknown_fields=True, kw_only=True):
    first: int
    last: int


class RecordBranchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: str
    moment: int
    seats: list[SeatRequest]


async def read_body(request: Request, kind: type[T]) -> T:
    return read_json(await _body(request, BODY_LIMIT), kind)


async def read_body_with_record(request: Request, kind: type[T]) -> T:
    """A file that is no record may hold anything, a picture for example: reading the record tells what is wrong."""
    return _decoded(await _body(request, RECORD_LIMIT), kind)


async def _body(request: Request, limit: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise TooLarge(limit=limit)
    return bytes(body)


def read_json(source: bytes | str, kind: type[T]) -> T:
    if _has_nul(source):
        raise BadMessage(problem="a text contains the character NUL")
    return _decoded(source, kind)


def _decoded(source: bytes | str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(source, type=kind)
    except msgspec.ValidationError as error:
        raise BadMessage(problem=str(error)) from error
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise MalformedJson() from error


def _has_nul(source: bytes | str) -> bool:
    found = _NUL.search(source) if isinstance(source, str) else _NUL_IN_BYTES.search(source)
    return found is not None


def checked_options(options: dict[str, Value]) -> dict[str, Value]:
    """The game checks their values; here only their size is limited."""
    if len(msgspec.json.encode(options)) > OPTIONS_LIMIT:
        raise TooLarge(limit=OPTIONS_LIMIT)
    return options


def checked_commitment(commitment: str | None) -> str | None:
    if commitment is not None and not is_secret(commitment):
        raise BadCommitment()
    return commitment


def checked_seat(seat: SeatRequest) -> SeatRequest:
    """A bot is named after itself by default; guests choose their own names, hosts those of programs.

    `UnknownBot` when there is no such bot.
    """
    if seat.kind == "friend":
        return SeatRequest("friend", friend=seat.friend)
    if seat.kind != "bot":
        name = tidy_name(seat.name) if seat.kind not in VACANT or seat.name.strip() else ""
        return SeatRequest(seat.kind, name)
    bots.bot(seat.bot or "")
    return SeatRequest("bot", tidy_name(seat.name or seat.bot or ""), seat.bot)


def tidy_name(name: str) -> str:
    """Single spaces, no invisible characters, at most 40 characters."""
    visible = "".join(sign for sign in " ".join(name.split()) if not _is_unwanted(sign))
    tidy = " ".join(visible.split())[:NAME_LENGTH].strip()
    if not any(unicodedata.category(sign)[0] in _VISIBLE for sign in tidy):
        raise BadName()
    return tidy


def _is_unwanted(sign: str) -> bool:
    return unicodedata.category(sign) in _UNWANTED or sign in _BLANKS
