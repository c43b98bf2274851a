"""Where rates are counted: in memory, or in a database that several processes share (`storage/shared_counts.py`).

A sliding window is worked out from two counts: of the window that is passing, and of the one before it.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from typing import Final

from limits.aio.storage import Storage
from limits.aio.storage.base import SlidingWindowCounterSupport
from limits.storage.base import TimestampedSlidingWindow

TIDYING: Final = 60.0
"""Seconds after which counts of windows that are over are dropped."""


class WindowCounts(Storage, SlidingWindowCounterSupport, TimestampedSlidingWindow):
    STORAGE_SCHEME = None

    @abstractmethod
    async def add_if_below(self, previous: str, current: str, weight: float, limit: int, expires: float) -> bool:
        """Count one more in the current window, unless both counts, the first one weighted, have reached the limit."""

    async def acquire_sliding_window_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        now = time.time()
        previous, current = self.sliding_window_keys(key, expiry, now)
        left = _left(now, expiry)
        return await self.add_if_below(previous, current, left / expiry, limit - amount + 1, now + left + expiry)

    async def get_sliding_window(self, key: str, expiry: int) -> tuple[int, float, int, float]:
        now = time.time()
        previous, current = [await self.get(each) for each in self.sliding_window_keys(key, expiry, now)]
        left = _left(now, expiry)
        return previous, left if previous else 0.0, current, left + expiry

    async def clear_sliding_window(self, key: str, expiry: int) -> None:
        for each in self.sliding_window_keys(key, expiry, time.time()):
            await self.clear(each)

    async def check(self) -> bool:
        return True

    @property
    def base_exceptions(self) -> type[Exception]:
        return Exception


def _left(now: float, expiry: int) -> float:
    """Seconds until the current window is over."""
    return expiry - now % expiry


class MemoryCounts(WindowCounts):
    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[str, tuple[int, float]] = {}
        self._tidied = time.time()

    async def add_if_below(self, previous: str, current: str, weight: float, limit: int, expires: float) -> bool:
        self._tidy()
        counted = self._count(current)
        if self._count(previous) * weight + counted >= limit:
            return False
        self._counts[current] = counted + 1, expires
        return True

    async def get(self, key: str) -> int:
        return self._count(key)

    async def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        counted = self._count(key) + amount
        self._counts[key] = counted, time.time() + expiry
        return counted

    async def get_expiry(self, key: str) -> float:
        return self._counts.get(key, (0, time.time()))[1]

    async def clear(self, key: str) -> None:
        self._counts.pop(key, None)

    async def reset(self) -> int:
        dropped = len(self._counts)
        self._counts.clear()
        return dropped

    def _count(self, key: str) -> int:
        return self._counts.get(key, (0, 0.0))[0]

    def _tidy(self) -> None:
        now = time.time()
        if now - self._tidied < TIDYING:
            return
        self._tidied = now
        self._counts = {key: (count, expires) for key, (count, expires) in self._counts.items() if expires > now}
