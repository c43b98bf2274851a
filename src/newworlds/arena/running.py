"""An arena from its first game to the last, or to the verdict."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing

from newworlds.arena.contest import Contest, PlayedGame
from newworlds.arena.folder import ArenaFolder, Plan, append
from newworlds.arena.results import Result, group_share, results_of
from newworlds.arena.schedule import fixtures
from newworlds.arena.sprt import Trial
from newworlds.arena.summary import Summary, summarised
from newworlds.arena.workers import Workers


class Arena:
    """Games that a folder has already are not played again; `games` more or less are its first ones in any case."""

    def __init__(self, contest: Contest, plan: Plan, games: int, folder: ArenaFolder | None = None) -> None:
        self.contest = contest
        self.plan = plan
        self.folder = folder
        self.games: dict[int, PlayedGame] = {game.arena.number: game for game in folder.games()} if folder else {}
        most = max(games, 1 + max(self.games, default=0))
        self.fixtures = fixtures(len(plan.bots), plan.players, plan.seed, most)
        self.trial = None if plan.sprt is None else Trial(plan.sprt)
        """A sequential test of the first bot against the second."""
        self._groups: dict[int, list[int]] = defaultdict(list)
        for fixture in self.fixtures:
            self._groups[fixture.group].append(fixture.number)
        self._continue_trial()

    @property
    def is_decided(self) -> bool:
        return self.trial is not None and self.trial.verdict is not None

    def run(self, workers: Workers) -> Iterator[PlayedGame]:
        """Plays what is missing; each game is kept before it is returned."""
        left = [fixture for fixture in self.fixtures if fixture.number not in self.games]
        if self.is_decided:
            left = []
        with closing(workers.played(self.contest, left)) as played:
            for game in self._kept(played):
                self.games[game.arena.number] = game
                self._continue_trial()
                yield game
                if self.is_decided:
                    break

    def summary(self) -> Summary:
        test = None if self.trial is None else self.trial.state()
        return summarised(self.plan, self.fixtures, self._results(sorted(self.games)), test)

    def _kept(self, played: Iterator[PlayedGame]) -> Iterator[PlayedGame]:
        if self.folder is None:
            yield from played
            return
        with self.folder.appending() as file:
            for game in played:
                append(file, game)
                yield game

    def _continue_trial(self) -> None:
        """In the order of the schedule: which game is finished first must make no difference."""
        while self.trial is not None and not self.is_decided and self._is_complete(self.trial.groups):
            self.trial.add(group_share(self._results(self._groups[self.trial.groups]), 0, 1))

    def _is_complete(self, group: int) -> bool:
        return group in self._groups and all(number in self.games for number in self._groups[group])

    def _results(self, numbers: list[int]) -> list[Result]:
        return results_of(self.fixtures, (self.games[number] for number in numbers))
