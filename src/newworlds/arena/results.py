"""The games as statistics see them: who sat where, in which group, with which scores."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from newworlds.arena.contest import PlayedGame, Thinking
from newworlds.arena.schedule import Fixture


class Result(NamedTuple):
    group: int
    seats: tuple[int, ...]
    """Which of the bots sat where."""
    scores: Sequence[int]
    """By seat, then those of players controlled by the rules."""
    winners: Sequence[int]
    decisions: int
    """How many the bots made."""
    thinking: Sequence[Thinking]

    def points_of(self, bot: int) -> list[int]:
        return [self.scores[seat] for seat, sits in enumerate(self.seats) if sits == bot]

    def share_of_win(self, seat: int) -> float:
        """A shared win is a fraction of one."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin_of(self, bot: int) -> float | None:
        """How far a bot is ahead of the others on average; none if it plays only against itself."""
        others = [score for seat, score in enumerate(self.scores) if seat >= len(self.seats) or self.seats[seat] != bot]
        return fmean(self.points_of(bot)) - fmean(others) if others and bot in self.seats else None


def results_of(fixtures: Sequence[Fixture], games: Iterable[PlayedGame]) -> list[Result]:
    return [_result(fixtures[game.arena.number], game) for game in games]


def complete_groups(fixtures: Sequence[Fixture], results: Iterable[Result]) -> list[list[Result]]:
    """The groups of which every game has been played, in the order of the schedule; a part of one favours somebody."""
    sizes: dict[int, int] = defaultdict(int)
    for fixture in fixtures:
        sizes[fixture.group] += 1
    played: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        played[result.group].append(result)
    return [played[group] for group in sorted(played) if len(played[group]) == sizes[group]]


def duels(result: Result, one: int, other: int) -> list[float]:
    """What each seat of one bot scored against each seat of the other: 1 ahead, ½ level, 0 behind."""
    pairs = [(mine, theirs) for mine in result.points_of(one) for theirs in result.points_of(other)]
    return [1.0 if mine > theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in pairs]


def group_share(group: Sequence[Result], one: int, other: int) -> float:
    """The share of points that one bot took from the other in a whole group."""
    points = [point for result in group for point in duels(result, one, other)]
    return round(fmean(points), 9)


def _result(fixture: Fixture, game: PlayedGame) -> Result:
    assert game.result is not None
    return Result(
        fixture.group,
        fixture.seats,
        game.result.scores,
        game.result.winners,
        len(game.moves) - game.arena.opening,
        game.arena.thinking,
    )
