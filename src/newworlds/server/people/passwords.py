"""Passwords: which are accepted, and how they are kept. Hashing takes time and memory, so it has its own threads."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from newworlds.server.people.errors import PasswordCommon, PasswordLong, PasswordShort

SHORTEST: Final = 8
LONGEST: Final = 200
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""Argon2id with the parameters that OWASP recommends."""
AT_ONCE: Final = 2
"""Each takes 19 MiB: many who sign in at the same moment wait for each other."""

_COMMON: Final = frozenset(
    msgspec.json.decode((Path(__file__).parent / "common_passwords.json").read_bytes(), type=list[str])
)


def checked_password(password: str, name: str) -> str:
    """Of one form, however it was typed. A password that is easily guessed is refused."""
    plain = unicodedata.normalize("NFKC", password)
    if len(plain) < SHORTEST:
        raise PasswordShort(shortest=SHORTEST)
    if len(plain) > LONGEST:
        raise PasswordLong(longest=LONGEST)
    if plain.casefold() in _COMMON or plain.casefold() == name.casefold() or len(set(plain)) < 3:
        raise PasswordCommon()
    return plain


@cache
def _nobodys_hash() -> str:
    """Made beforehand, so that the first who names an unknown account waits no longer than others."""
    return _HASHER.hash("the password of nobody")


class Passwords:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(max_workers=AT_ONCE, thread_name_prefix="passwords")
        self._nobodys = _nobodys_hash()

    async def hashed(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, _HASHER.hash, password)

    async def is_right(self, known: str | None, password: str) -> bool:
        """As slow where there is no account: how long it takes says nothing about names."""
        plain = unicodedata.normalize("NFKC", password)[: LONGEST + 1]
        is_same = await asyncio.get_running_loop().run_in_executor(
            self._threads, self._is_same, known or self._nobodys, plain
        )
        return is_same and known is not None

    def is_outdated(self, known: str) -> bool:
        """Whether it was made with other parameters than those of today."""
        return _HASHER.check_needs_rehash(known)

    def _is_same(self, known: str, plain: str) -> bool:
        try:
            return _HASHER.verify(known, plain)
        except (VerificationError, InvalidHashError):
            return False
