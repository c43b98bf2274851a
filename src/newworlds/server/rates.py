"""How often one browser, and one address, may do something: enough for people, too little to exhaust the server.

What is worth guessing or flooding with (tables, joins, contributions, sign-ins, e-mails) is counted where all processes
see it. Moves, messages and requests are counted in each process: a count in the database costs 2 to 3 ms of a core, as
much as the whole move, in memory a hundredth of a millisecond; and whoever floods meets the limit of every process.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final, Literal, get_args

from limits import RateLimitItem, parse_many
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from newworlds.server.limit_errors import TooManyRequests
from newworlds.server.rate_counts import MemoryCounts, WindowCounts
from newworlds.server.settings import Settings
from newworlds.server.start_errors import BadSetting

Kind = Literal[
    "tables", "joins", "contributions", "sign_ins", "mails", "moves", "chat", "messages", "requests", "records"
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SHARED: Final = frozenset(("tables", "joins", "contributions", "sign_ins", "mails"))

Limits = Sequence[RateLimitItem]


class Rates:
    def __init__(self, settings: Settings, shared: WindowCounts) -> None:
        self._is_on = settings.rates
        self._shared = SlidingWindowCounterRateLimiter(shared)
        self._local = SlidingWindowCounterRateLimiter(MemoryCounts())
        self._of_browser = {kind: _limits(f"rate_{kind}", settings) for kind in KINDS}
        self._of_address = {
            kind: _times(limits, settings.rates_of_address) for kind, limits in self._of_browser.items()
        }

    async def count(self, kind: Kind, address: str, owner: str) -> None:
        """`TooManyRequests` with the seconds to wait; what is refused is not counted."""
        if self._is_on:
            await self._count(kind, self._of_address[kind], f"address {address}")
            await self._count(kind, self._of_browser[kind], f"browser {owner}")

    async def count_target(self, kind: Kind, target: str) -> None:
        """Whatever is tried on one target, from however many addresses; as often as one address may try."""
        if self._is_on:
            await self._count(kind, self._of_address[kind], f"target {target}")

    async def count_mailbox(self, address: str) -> None:
        """What is sent to one mailbox, whoever asks for it: no more than one browser may ask for."""
        if self._is_on:
            await self._count("mails", self._of_browser["mails"], f"target {address}")

    async def _count(self, kind: Kind, limits: Limits, who: str) -> None:
        limiter = self._shared if kind in SHARED else self._local
        for limit in limits:
            if not await limiter.hit(limit, kind, who):
                until = (await limiter.get_window_stats(limit, kind, who)).reset_time
                raise TooManyRequests(seconds=max(1, math.ceil(until - time.time())))


def _limits(name: str, settings: Settings) -> Limits:
    setting = getattr(settings, name)
    try:
        return parse_many(setting)
    except ValueError as error:
        raise BadSetting(name=name, value=setting, problem="write it as in “10/minute;60/hour”") from error


def _times(limits: Limits, factor: int) -> Limits:
    return [type(limit)(limit.amount * factor, limit.multiples) for limit in limits]
