"""A bot of one's own that plans whole turns and compares the best of them in several imagined worlds.

newworlds arena gold_rush --bots patient_bot:Patient,club --games 100        (in this folder)
"""

from typing import Final

from newworlds.bots.turns import Glance, Plan, best_turn, distinct, plans
from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.position import Position

SEEDS: Final = 2**30


class Patient:
    plans: Final = 6
    """Turns worth a closer look."""
    worlds: Final = 16
    """In which each of them is tried."""
    replies: Final = 2
    """Turns that are played after it, everybody taking the best by the judge."""
    own_width: Final = 16
    reply_width: Final = 3
    """How many unfinished lines are followed at a time when a turn is looked for."""

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        return self.plan(game, position, seat, seed)[0]

    def plan(self, game: Game, position: Position, seat: int, seed: int) -> list[int]:
        """The decisions of the turn. The bot is asked again only when it sees something that it did not expect."""
        chance = Chance(seed)
        found = plans(position, Glance(game.judge, seat, self.own_width, 0, chance))
        finalists = distinct(found, self.plans)
        totals = [0.0] * len(finalists)
        for _ in range(self.worlds):
            world = chance.below(SEEDS)
            for index, plan in enumerate(finalists):
                totals[index] += self.outcome(game, position, seat, plan, world)
        best = finalists[totals.index(max(totals))]
        return [int(move) for move in best.moves]

    def outcome(self, game: Game, position: Position, seat: int, plan: Plan, world: int) -> float:
        """The lead that a turn brings in one world. All turns are tried in the same worlds, so luck cancels out."""
        after, chance = position.imagine(seat, world), Chance(world)
        for move in plan.moves:
            if after.to_act != seat or not after.is_legal(move):
                break
            after.apply(move)
        for _ in range(self.replies):
            if after.to_act >= 0:
                after = best_turn(after, Glance(game.judge, after.to_act, self.reply_width, 0, chance)).position
        return float(game.judge.value(after, seat))
