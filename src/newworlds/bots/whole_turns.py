"""Whole turns, played as far as they were foreseen: the quick player of trainings.

One beam in one imagined world gives complete turns; the best of them are played again in other worlds, so that the luck
of the first is not taken for a plan. The turn is then played until something is seen that was not foreseen.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.bots.turns import Glance, distinct, plans
from newworlds.core.chance import Chance
from newworlds.core.position import Judge, Position

_SEEDS: Final = 2**30


class Search(NamedTuple):
    """How much is looked at: lines followed at a time, turns compared in the end, worlds in which they are compared."""

    width: int = 16
    finalists: int = 12
    worlds: int = 6


def play_turn(position: Position, judge: Judge, seat: int, chance: Chance, search: Search) -> None:
    """Play on for the seat to act, at most to the end of its turn; another call continues where this one stopped."""
    if len(position.legal()) == 1:
        position.apply(position.legal()[0])
        return
    foreseen = position.imagine(seat, chance.below(_SEEDS))
    mark = position.turn_mark()
    for number, move in enumerate(best_turn(position, foreseen.copy(), judge, seat, chance, search)):
        if number > 0 and (position.is_turn_over(seat, mark) or foreseen.seen_key(seat) != position.seen_key(seat)):
            return
        position.apply(move)
        foreseen.apply(move)


def best_turn(
    position: Position, foreseen: Position, judge: Judge, seat: int, chance: Chance, search: Search
) -> vec[i64]:
    """The moves of the turn that is best on average over several worlds, all imagined from the position."""
    turns = distinct(plans(foreseen, Glance(judge, seat, search.width, 0, chance)), search.finalists)
    if len(turns) == 1:
        return turns[0].moves
    totals = [turn.value for turn in turns]
    for _ in range(search.worlds - 1):
        world = position.imagine(seat, chance.below(_SEEDS))
        for number, turn in enumerate(turns):
            totals[number] += value_of(world.copy(), turn.moves, judge, seat)
    return turns[totals.index(max(totals))].moves


def value_of(world: Position, moves: vec[i64], judge: Judge, seat: int) -> float:
    """What a turn leads to in another world, played as far as it is possible there."""
    mark = world.turn_mark()
    for move in moves:
        if world.is_turn_over(seat, mark) or not world.is_legal(move):
            break
        world.apply(move)
    return judge.value(world, seat)
