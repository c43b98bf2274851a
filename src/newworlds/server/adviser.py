"""Hints: what a strong bot would do, and why."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

from newworlds.bots import Question
from newworlds.core.match import Match
from newworlds.core.message import Message
from newworlds.core.seeds import LARGEST_SEED
from newworlds.server.play_errors import HintFailed
from newworlds.server.thinking import BotTrouble, Thinker

ADVISER: Final = "strong"

log = logging.getLogger(__name__)


class Advice(NamedTuple):
    move: int
    reason: Message | None
    """None if nothing stands out."""


Aside = Callable[[Callable[[], str | None]], Coroutine[Any, Any, str | None]]
"""Does what would hold up the event loop."""


class Adviser:
    def __init__(self, thinker: Thinker, aside: Aside) -> None:
        self._thinker = thinker
        self._aside = aside

    async def advise(self, match: Match, seat: int) -> Advice:
        """Asked like any bot: only what the seat may know is looked at."""
        question = Question(match.game, match.position, seat, secrets.randbelow(LARGEST_SEED + 1))
        try:
            move = await self._thinker.choose(ADVISER, match, seat)
        except BotTrouble as trouble:
            log.warning("no hint: %s", trouble)
            raise HintFailed() from trouble
        code = await self._aside(lambda: question.reason(move))
        return Advice(move, Message(code, {}) if code else None)
