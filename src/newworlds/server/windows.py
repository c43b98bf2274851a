"""The windows in which tables are open, counted by address, by browser and, for those who only watch, by table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from newworlds.server.limit_errors import TooManyWatchers, TooManyWindows
from newworlds.server.settings import Settings


class Windows:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by_address: Counter[str] = Counter()
        self._by_browser: Counter[str] = Counter()
        self._watchers: Counter[str] = Counter()

    def fullest(self) -> dict[str, int]:
        """How near anybody is to each of the limits, in this process."""
        counted = {
            "live_each_address": self._by_address,
            "live_each_browser": self._by_browser,
            "watchers": self._watchers,
        }
        return {name: max(counter.values(), default=0) for name, counter in counted.items()}

    @contextmanager
    def opened(self, address: str, owner: str) -> Iterator[None]:
        """`TooManyWindows` if there is no room for one more."""
        limits = self._settings
        if self._by_address[address] >= limits.live_each_address:
            raise TooManyWindows(limit=limits.live_each_address)
        if self._by_browser[owner] >= limits.live_each_browser:
            raise TooManyWindows(limit=limits.live_each_browser)
        with _counted(self._by_address, address), _counted(self._by_browser, owner):
            yield

    @contextmanager
    def at_table(self, table_id: str, is_seated: bool) -> Iterator[None]:
        """`TooManyWatchers` if the table has as many as it may; whoever has a seat is always let in."""
        if is_seated:
            yield
            return
        if self._watchers[table_id] >= self._settings.watchers:
            raise TooManyWatchers(limit=self._settings.watchers)
        with _counted(self._watchers, table_id):
            yield


@contextmanager
def _counted(counter: Counter[str], name: str) -> Iterator[None]:
    counter[name] += 1
    try:
        yield
    finally:
        counter[name] -= 1
        if not counter[name]:
            del counter[name]
