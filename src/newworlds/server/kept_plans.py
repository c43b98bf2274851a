"""What bots intend to do in the rest of their turns, kept until they are asked again.

A plan is found by what its seat sees, not by its table: it is right wherever a bot sees the same. If it is lost, with
the process or because there are too many, the bot thinks again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple

from newworlds.bots import Intention
from newworlds.core.match import Match

MOST_KEPT: Final = 10_000


class Sight(NamedTuple):
    """What a bot of this name sees from its seat."""

    bot: str
    game: str
    players: int
    seat: int
    seen: int


class KeptPlans:
    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._moves: OrderedDict[Sight, int] = OrderedDict()

    def take(self, bot: str, match: Match, seat: int) -> int | None:
        """The move that the bot has in mind for what it sees now."""
        if not self._moves:
            return None
        seen = int(match.position.seen_key(seat))
        move = self._moves.pop(Sight(bot, match.game.id, match.setup.players, seat, seen), None)
        return move if move is not None and match.position.is_legal(move) else None

    def keep(self, bot: str, match: Match, seat: int, intentions: Sequence[Intention]) -> None:
        for intention in intentions:
            self._moves[Sight(bot, match.game.id, match.setup.players, seat, intention.seen)] = intention.move
        while len(self._moves) > self._most:
            self._moves.popitem(last=False)
