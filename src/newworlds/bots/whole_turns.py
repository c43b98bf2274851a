"""Whole turns, played as far as they were foreseen: the quick player of trainings.

One beam in one imagined world gives complete turns; the best of them are played again in other worlds, so that the luck
of the first is not taken for a plan. The turn is then played until something is seen that was not foreseen.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from newworlds.core.chance import Chance
from newworlds.core.position import Judge, Position

DEPTH: Final = 24
"""More decisions than all but a few turns have: only complete turns can be compared."""
_SEEDS: Final = 2**30


class Search(NamedTuple):
    """How much is looked at: lines followed at a time, turns compared in the end, worlds in which they are compared."""

    width: int = 12
    finalists: int = 12
    worlds: int = 6


class Line:
    """Decisions of a seat from the start of its turn, where they lead, and the judge's value of that."""

    def __init__(self, position: Position, moves: tuple[int, ...], value: float, tie: int) -> None:
        self.position = position
        self.moves = moves
        self.value = value
        self.tie = tie


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
) -> tuple[int, ...]:
    """The moves of the turn that is best on average over several worlds, all imagined from the position."""
    turns = different(complete_turns(foreseen, judge, seat, chance, search.width), search.finalists)
    if len(turns) == 1:
        return turns[0].moves
    totals = [turn.value for turn in turns]
    for _ in range(search.worlds - 1):
        world = position.imagine(seat, chance.below(_SEEDS))
        for number, turn in enumerate(turns):
            totals[number] += value_of(world.copy(), turn.moves, judge, seat)
    return turns[totals.index(max(totals))].moves


def complete_turns(start: Position, judge: Judge, seat: int, chance: Chance, width: int) -> list[Line]:
    """Turns found by a beam, best first; lines that are too long for it count as they stand."""
    mark = start.turn_mark()
    ended: list[Line] = []
    beam = [Line(start, (), 0.0, 0)]
    for _ in range(DEPTH):
        followed: list[Line] = []
        for line in beam:
            for move in line.position.legal():
                after = line.position.copy()
                after.apply(move)
                longer = Line(after, (*line.moves, move), judge.value(after, seat), chance.below(_SEEDS))
                (ended if after.is_turn_over(seat, mark) else followed).append(longer)
        followed.sort(key=_rank)
        beam = followed[:width]
        if not beam:
            break
    return sorted(ended + beam, key=_rank)


def different(turns: list[Line], count: int) -> list[Line]:
    """The best turns; of those with the same value, which mostly lead to the same position, only one."""
    found: list[Line] = []
    for turn in turns:
        if not found or turn.value != found[-1].value:
            found.append(turn)
            if len(found) == count:
                break
    return found


def value_of(world: Position, moves: tuple[int, ...], judge: Judge, seat: int) -> float:
    """What a turn leads to in another world, played as far as it is possible there."""
    mark = world.turn_mark()
    for move in moves:
        if world.is_turn_over(seat, mark) or not world.is_legal(move):
            break
        world.apply(move)
    return judge.value(world, seat)


def _rank(line: Line) -> tuple[float, int]:
    return -line.value, line.tie
