"""Tree search, for games in which everything is known: PUCT with the judge for priors and leaves.

Every seat maximises its own standing, so a node's value is that for the seat whose move led to it. Where something is
hidden, each iteration imagines it anew, and a node keeps different children for different lists of legal moves.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.bots.effort import Effort, Limit
from newworlds.bots.search import Search
from newworlds.bots.turns import DEPTH
from newworlds.core.chance import FIRST_MIX, STATE_MASK
from newworlds.core.position import Judge, Position

LEAST_PRIOR: Final = 0.001
ITERATIONS_A_LOOK: Final = 16
"""At the clock."""


@final
class Node:
    """A move in the tree, and what came of it."""

    def __init__(self, move: i64, owner: i64, first: float) -> None:
        self.move: i64 = move
        self.owner: i64 = owner
        """The seat whose move it is."""
        self.first: float = first
        """What the judge said at first, which counts as one visit."""
        self.prior: float = 0.0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.branches: dict[int, list[Node]] = {}
        """The moves that may follow, by what chance and hidden things allow."""


@final
class Tree(Search):
    def __init__(self, position: Position, judge: Judge, seed: i64, effort: Effort, limit: Limit) -> None:
        super().__init__(position, judge, seed, effort, limit)
        self.root: Node = Node(-1, self.seat, 0.0)
        self.iterations: i64 = 0

    def best_turn(self) -> vec[i64]:
        """The decisions of a turn, each searched below the one before: what has been found there is kept.

        Without time there is no decision beyond the first.
        """
        self.position = self.position.copy()
        mark = self.position.turn_mark()
        moves = append(vec[i64](), self.decision())
        while not self.position.is_turn_over(self.seat, mark) and len(moves) < DEPTH and not self.limit.is_reached:
            moves = append(moves, self.decision())
        return moves

    def decision(self) -> i64:
        """The best move, which is made: the search goes on below it."""
        self.think()
        self.root = most_visited(self.root.branches[key_of(self.position.legal())])
        self.position.apply(self.root.move)
        return self.root.move

    def think(self) -> None:
        """What was tried before, when the search was above this position, is part of the budget."""
        while self.root.visits < self.effort.iterations and not self.is_out_of_time:
            self.iterate(self.imagined())
            self.iterations += 1
        if key_of(self.position.legal()) not in self.root.branches:
            self.iterate(self.position.copy())

    @property
    def is_out_of_time(self) -> bool:
        return self.iterations > 0 and self.iterations % ITERATIONS_A_LOOK == 0 and self.limit.is_reached

    def iterate(self, world: Position) -> None:
        """Follow the most interesting line to a position not seen before; what it is judged at counts for the line."""
        path: list[Node] = [self.root]
        node = self.root
        while world.to_act >= 0:
            moves = world.legal()
            key = key_of(moves)
            if key not in node.branches:
                world = self.expanded(node, key, moves, world)
                break
            node = self.selected(node.branches[key])
            path.append(node)
            world.apply(node.move)
        leads = self.judge.values(world, self.seat)
        for passed in path:
            passed.visits += 1
            passed.total += self.comfort(leads[passed.owner])

    def expanded(self, node: Node, key: i64, moves: vec[i64], world: Position) -> Position:
        """Give a node its children; returns the position after the best of them."""
        values = self.judge.after_each(world, moves)
        children: list[Node] = []
        best: i64 = 0
        for index in most_promising(values, self.effort.children):
            children.append(Node(moves[index], world.to_act, values[index]))
            if values[index] > values[best]:
                best = index
        self.set_priors(children, values[best])
        node.branches[key] = children
        world.apply(moves[best])
        return world

    def set_priors(self, children: list[Node], best_value: float) -> None:
        """Priors sum to 1."""
        total = 0.0
        for child in children:
            child.prior = math.exp((child.first - best_value) / self.effort.temperature) + LEAST_PRIOR
            total += child.prior
            child.first = self.comfort(child.first)
        for child in children:
            child.prior /= total

    def selected(self, children: list[Node]) -> Node:
        visits: i64 = 0
        for child in children:
            visits += child.visits
        urge = self.effort.explore * math.sqrt(float(visits) + 1.0)
        best = children[0]
        best_value = -math.inf
        for child in children:
            count = float(child.visits) + 1.0
            value = (child.total + child.first + urge * child.prior) / count
            if value > best_value:
                best_value = value
                best = child
        return best

    def comfort(self, lead: float) -> float:
        return math.tanh(lead / self.effort.scale)


def key_of(moves: vec[i64]) -> i64:
    key: i64 = len(moves)
    for move in moves:
        key = ((key ^ (key >> 29) ^ move) * FIRST_MIX + 1) & STATE_MASK
    return key


def most_visited(children: list[Node]) -> Node:
    best = children[0]
    for child in children:
        if child.visits > best.visits or (child.visits == best.visits and child.prior > best.prior):
            best = child
    return best


def most_promising(values: vec[float], count: i64) -> vec[i64]:
    """Which values are the so many largest, in the order in which they are listed; of equal ones the first."""
    found = vec[i64]()
    least = -math.inf
    equal: i64 = len(values)
    if equal > count:
        ranked = sorted(values)
        least = ranked[i64(len(ranked)) - count]
        equal = count - number_above(values, least)
    for index in range(i64(len(values))):
        if values[index] == least:
            equal -= 1
        if values[index] > least or (values[index] == least and equal >= 0):
            found = append(found, index)
    return found


def number_above(values: vec[float], least: float) -> i64:
    count: i64 = 0
    for value in values:
        if value > least:
            count += 1
    return count


def searched_turn(position: Position, judge: Judge, seed: i64, effort: Effort, limit: Limit) -> vec[i64]:
    """The decisions of the turn that the tree prefers."""
    return Tree(position, judge, seed, effort, limit).best_turn()
