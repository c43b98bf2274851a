"""How long moves take: until their player knows that they are stored, and until everybody at the table sees them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import perf_counter

import msgspec

from newworlds.trials.guest import Guest
from newworlds.trials.heard import Heard

_MILLISECONDS = 1000


class Latency(msgspec.Struct, frozen=True):
    """Milliseconds."""

    p50: float
    p95: float
    p99: float
    most: float


class _Sent(msgspec.Struct):
    at: float
    unheard: int
    """How many at the table have not seen it yet."""


class Stopwatch:
    """A witness that measures. Only what happens while it `is_running` counts."""

    def __init__(self) -> None:
        self.is_running = False
        self.moves = 0
        self.to_player: list[float] = []
        self.to_everyone: list[float] = []
        self.refusals: Counter[str] = Counter()
        self.losses = 0
        self._people: Counter[str] = Counter()
        self._sent: dict[tuple[str, int], _Sent] = {}
        self._unanswered: dict[tuple[str, int, int], float] = {}
        """When it was sent, by table, seat and `ref`."""
        self._newest: dict[str, int] = {}

    def opened(self, guests: Sequence[Guest]) -> None:
        self._people[guests[0].table_id] = len(guests)

    def sent(self, guest: Guest, ref: int, seq: int, move: msgspec.Raw | None) -> None:
        now = perf_counter()
        self._sent[guest.table_id, seq + 1] = _Sent(now, self._people[guest.table_id])
        self._unanswered[guest.table_id, guest.seat, ref] = now

    def acknowledged(self, guest: Guest, ref: int, seq: int) -> None:
        sent_at = self._unanswered.pop((guest.table_id, guest.seat, ref))
        if self.is_running:
            self.to_player.append(perf_counter() - sent_at)

    def refused(self, guest: Guest, ref: int | str, code: str) -> None:
        self.refusals[code] += 1

    def lost(self, guest: Guest) -> None:
        self.losses += self.is_running

    def heard(self, guest: Guest, message: Heard, source: bytes) -> None:
        if message.type != "step" or not self.is_running:
            return
        key = guest.table_id, message.seq
        if message.seq > self._newest.get(guest.table_id, 0):
            self._newest[guest.table_id] = message.seq
            self.moves += 1
        sent = self._sent.get(key)
        if sent is not None:
            sent.unheard -= 1
            if not sent.unheard:
                self.to_everyone.append(perf_counter() - sent.at)


def latency(seconds: Sequence[float]) -> Latency | None:
    if not seconds:
        return None
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)] * _MILLISECONDS

    return Latency(at(0.5), at(0.95), at(0.99), ordered[-1] * _MILLISECONDS)
