"""The planner: compares whole turns by what they lead to in worlds that the seat can imagine.

A beam finds the turns that the judge likes. Each is played in an imagined world, followed by some turns of everybody,
each at its own best by the judge; where that leads is judged on the way. All turns are tried in the same worlds, and
again and again the worse half is dropped (sequential halving), so that most rollouts go where the choice is close.
"""

from __future__ import annotations

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.bots.effort import Effort, Limit
from newworlds.bots.search import SEEDS, Search
from newworlds.bots.turns import Glance, Plan, best_turn, distinct, plans
from newworlds.core.chance import Chance
from newworlds.core.position import Judge, Position


@final
class Candidate:
    """A plan under comparison."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.total: float = 0.0
        self.score: float = 0.0


@final
class Planner(Search):
    def __init__(self, position: Position, judge: Judge, seed: i64, effort: Effort, limit: Limit) -> None:
        super().__init__(position, judge, seed, effort, limit)
        self.worlds: i64 = 0
        """In which the plans still under comparison have been tried."""
        self.rollouts: i64 = 0

    def best(self) -> Plan:
        glance = Glance(self.judge, self.seat, self.effort.width, 0, self.chance, self.limit)
        found = distinct(plans(self.position, glance), self.effort.plans)
        alive = [Candidate(plan) for plan in found]
        left = halvings_of(len(alive))
        rollouts_each_time = self.effort.iterations // max(1, left)
        while left > 0 and not self.limit.is_reached:
            self.try_all(alive, max(1, rollouts_each_time // i64(len(alive))))
            self.rank(alive)
            alive = alive[: (len(alive) + 1) // 2]
            left -= 1
        return alive[0].plan

    def try_all(self, alive: list[Candidate], worlds: i64) -> None:
        """Each in the same worlds; an unfinished world would be unfair, so time is checked between worlds only."""
        tried: i64 = 0
        while tried < worlds and (tried == 0 or not self.limit.is_reached):
            seed = self.chance.below(SEEDS)
            for candidate in alive:
                candidate.total += self.rolled_out(candidate.plan, seed)
            self.rollouts += len(alive)
            self.worlds += 1
            tried += 1

    def rolled_out(self, plan: Plan, seed: i64) -> float:
        """What the plan leads to in one imagined world: the mean of what the judge says each time that everybody has
        had as many turns as the seat. A single look depends more on who was lucky just before it.
        """
        world = self.position.imagine(self.seat, seed)
        replies = Chance(seed)
        world = self.completed(world, plan, replies)
        total = 0.0
        looks: i64 = 0
        for turn in range(1, self.effort.rounds * world.players + 1):
            if world.to_act >= 0:
                glance = Glance(self.judge, world.to_act, self.effort.reply_width, 0, replies)
                world = best_turn(world, glance).position
            if turn % world.players == 0:
                total += self.lead(world)
                looks += 1
        return total / float(looks) if looks > 0 else self.lead(world)

    def lead(self, world: Position) -> float:
        return self.comfort(self.judge.lead(world, self.seat))

    def completed(self, world: Position, plan: Plan, replies: Chance) -> Position:
        """The world after the plan; where a draw makes a decision of it impossible, a good turn from there on.

        That is looked for as quickly as replies are: otherwise it would take far longer than everything else.
        """
        mark = world.turn_mark()
        for move in plan.moves:
            if world.is_turn_over(self.seat, mark):
                return world
            if not world.is_legal(move):
                return best_turn(world, Glance(self.judge, self.seat, self.effort.reply_width, 0, replies)).position
            world.apply(move)
        return world

    def comfort(self, lead: float) -> float:
        return self.effort.scale * math.tanh(lead / self.effort.scale)

    def rank(self, alive: list[Candidate]) -> None:
        """Best first. The judge's own values count as `trust` rollouts; both are taken from the field's mean."""
        judged = 0.0
        rolled = 0.0
        for candidate in alive:
            judged += candidate.plan.value
            rolled += candidate.total
        judged /= float(len(alive))
        rolled /= float(len(alive))
        for candidate in alive:
            candidate.score = candidate.total - rolled + self.effort.trust * (candidate.plan.value - judged)
        alive.sort(key=_rank)


def halvings_of(count: i64) -> i64:
    """How often so many must be halved until one is left."""
    halvings: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        halvings += 1
    return halvings


def _rank(candidate: Candidate) -> tuple[float, i64]:
    return -candidate.score, candidate.plan.tie


def planned_turn(position: Position, judge: Judge, seed: i64, effort: Effort, limit: Limit) -> vec[i64]:
    """The decisions of the turn that the planner prefers."""
    return Planner(position, judge, seed, effort, limit).best().moves
