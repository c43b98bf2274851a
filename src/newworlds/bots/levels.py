"""The four levels: how each game's bots think at each of them, from the file `levels.toml` of its package."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, Literal

import msgspec

from newworlds.bots.effort import Effort, Limit
from newworlds.bots.planner import planned_turn
from newworlds.bots.tree import searched_turn
from newworlds.bots.turns import Glance, best_turn
from newworlds.core.chance import Chance
from newworlds.core.errors import BadBotSetting
from newworlds.core.game import Game
from newworlds.core.position import Judge, Position

LEVELS: Final = ("beginner", "club", "strong", "expert")
AS_USUAL: Final = 1.0
"""The leisure for which budgets are written down."""

Search = Literal["turn", "planner", "tree"]


class Thinking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level thinks; the numbers are those of `Effort`."""

    search: Search
    """`turn`: the best turn by the judge, without looking further. `planner` and `tree`: see there."""
    judge: Literal["learned", "reference"] = "learned"
    iterations: int = 0
    width: int = 16
    plans: int = 16
    rounds: int = 2
    reply_width: int = 3
    trust: float = 1.0
    overlooked: int = 0
    scale: float = 100.0
    explore: float = 1.0
    temperature: float = 3.0
    children: int = 64
    rethinks: bool = False
    """Whether it thinks again before each decision of its turn, even if everything goes as planned."""
    seconds: float = 10.0
    """The limit for one decision, in CPU time. It is far more than the iterations take, in case they do not end."""
    takes_its_time: bool = False
    """Whether it thinks longer where there is leisure for it, and less long where there is not."""

    def at(self, leisure: float) -> Thinking:
        if not self.takes_its_time or leisure == AS_USUAL:
            return self
        iterations = max(1, round(self.iterations * leisure))
        return msgspec.structs.replace(self, iterations=iterations, seconds=self.seconds * max(AS_USUAL, leisure))


class LevelBot:
    """A level of this program's own bots; settings of its thinking can be replaced, for experiments."""

    def __init__(self, level: str, settings: dict[str, str] | None = None, leisure: float = AS_USUAL) -> None:
        """`leisure`: how many times its usual budget it may use, if it is one that takes its time."""
        self._level = level
        self._settings = settings or {}
        self._leisure = leisure
        self.cut_short = 0
        """How often the limit ended its thinking before the budget was used up."""

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        return self.plan(game, position, seat, seed)[0]

    def plan(self, game: Game, position: Position, seat: int, seed: int) -> list[int]:
        moves = position.legal()
        if len(moves) == 1:
            return [int(moves[0])]
        thinking = self.thinking(game)
        judge = game.judge if thinking.judge == "learned" else game.reference_judge
        limit = Limit(thinking.seconds)
        planned = [int(move) for move in _planned(position, judge, seed, thinking, limit)]
        self.cut_short += limit.was_reached
        return planned[:1] if thinking.rethinks else planned

    def thinking(self, game: Game) -> Thinking:
        thinking = levels_of(game)[self._level].at(self._leisure)
        return _changed(thinking, self._settings) if self._settings else thinking


@cache
def levels_of(game: Game) -> dict[str, Thinking]:
    levels = msgspec.toml.decode(game.levels_file.read_bytes(), type=dict[str, Thinking])
    if tuple(levels) != LEVELS:
        raise ValueError(f"{game.levels_file}: the levels must be {', '.join(LEVELS)}, not {', '.join(levels)}")
    return levels


def takes_its_time(game: Game, bot: str) -> bool:
    """Whether this bot is a level that thinks for long."""
    return bot in LEVELS and levels_of(game)[bot].takes_its_time


def _planned(position: Position, judge: Judge, seed: int, thinking: Thinking, limit: Limit) -> Iterable[int]:
    if thinking.search == "planner":
        return planned_turn(position, judge, seed, _effort(thinking), limit)
    if thinking.search == "tree":
        return searched_turn(position, judge, seed, _effort(thinking), limit)
    glance = Glance(judge, position.to_act, thinking.width, thinking.overlooked, Chance(seed), limit)
    return best_turn(position, glance).moves


@cache
def _effort(thinking: Thinking) -> Effort:
    effort = Effort()
    for name in (field for field in thinking.__struct_fields__ if hasattr(effort, field)):
        setattr(effort, name, getattr(thinking, name))
    return effort


def _changed(thinking: Thinking, settings: dict[str, str]) -> Thinking:
    values: dict[str, Any] = msgspec.to_builtins(thinking)
    try:
        return msgspec.convert({**values, **settings}, Thinking, strict=False)
    except msgspec.ValidationError as error:
        raise BadBotSetting(
            settings=", ".join(f"{name}={value}" for name, value in settings.items()), problem=str(error)
        ) from error
