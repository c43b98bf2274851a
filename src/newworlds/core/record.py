"""The record of a game: the minimum from which everything else can be reconstructed."""

from __future__ import annotations

import hashlib
import re

import msgspec

from newworlds.core.dealing import Dealing
from newworlds.core.errors import BadRecord
from newworlds.core.message import Argument, Message
from newworlds.core.moves import PlainMove
from newworlds.core.options import Value
from newworlds.core.seeds import KEY_BYTES, KEYED, Seed
from newworlds.core.setup import Components

FORMAT = 1

_KEY = re.compile(f"[0-9a-f]{{{2 * KEY_BYTES}}}")


class SeatRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    bot: str | None = None


class Outcome(msgspec.Struct, frozen=True):
    scores: list[int]
    winners: list[int]


class Record(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """See docs/record-format.md. While a game is still being played on a server, it has neither seed nor key."""

    format: int
    game: str
    rules: int
    data: str
    options: dict[str, Value]
    seats: list[SeatRecord]
    chance: int = 1
    seed: int | None = None
    key: str | None = None
    moves: list[PlainMove]
    result: Outcome | None = None
    components: Components | None = None
    salt: str | None = None
    commitment: str | None = None
    dealing: Dealing | None = None
    started: str | None = None


def commitment(seed: int, salt: str) -> str:
    """Shown before the first move; with seed and salt, anyone can check afterwards that they were not changed."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def seed_of(record: Record) -> Seed:
    """What the game was dealt from."""
    if record.key is None:
        if record.seed is None:
            raise bad_record("no_seed")
        return record.seed
    if record.seed is not None:
        raise bad_record("seed_and_key")
    if record.chance != KEYED:
        raise bad_record("key_not_used", chance=record.chance, keyed=KEYED)
    if _KEY.fullmatch(record.key) is None:
        raise bad_record("key", wanted=2 * KEY_BYTES)
    return bytes.fromhex(record.key)


def bad_record(problem: str, **args: Argument) -> BadRecord:
    """The problem's text is in the catalogues under `error.bad_record.<problem>`."""
    return BadRecord(problem=Message(f"error.bad_record.{problem}", args))


def record_from_json(source: bytes | str) -> Record:
    try:
        record = msgspec.json.decode(source, type=Record)
    except msgspec.DecodeError as error:
        raise bad_record("unreadable", detail=str(error)) from error
    if record.format != FORMAT:
        raise bad_record("format", format=record.format, known=FORMAT)
    return record


def record_to_json(record: Record) -> bytes:
    return msgspec.json.encode(record)
