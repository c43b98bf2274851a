"""Who plays whom, from which seats and with which seeds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, count, permutations

import msgspec


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    """Counted from 0; the same number is always the same game, however many are asked for."""
    group: int
    """Games of a group have the same seed and the same bots, who change seats: together they favour nobody."""
    seed: int
    seats: tuple[int, ...]
    """Which of the bots sits where."""


def fixtures(bots: int, players: int, seed: int, games: int) -> list[Fixture]:
    """At least `games`: whole rounds, in which every bot meets every other equally often."""
    found: list[Fixture] = []
    for number_of_round in count():
        if len(found) >= games:
            break
        found.extend(_round(bots, players, seed, number_of_round, len(found)))
    return found


def line_ups(bots: int, players: int) -> list[tuple[int, ...]]:
    """The bots at each table of a round.

    Where bots are fewer than seats, each sits there equally often, and what seats are left go to every choice of bots
    in turn.
    """
    each, left = divmod(players, bots)
    everyone = list(range(bots)) * each
    return [tuple(sorted([*everyone, *others])) for others in combinations(range(bots), left)]


def circular_orders(line_up: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The ways to sit around a table that differ in who follows whom."""
    first, *others = line_up
    seated = ((first, *order) for order in permutations(others))
    return list(dict.fromkeys(min(rotations(order)) for order in seated))


def rotations(seated: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Each once: where everybody's neighbour is of the same kind, fewer differ than there are seats."""
    return list(dict.fromkeys(seated[turn:] + seated[:turn] for turn in range(len(seated))))


def _round(bots: int, players: int, seed: int, number: int, first: int) -> Iterator[Fixture]:
    """All tables of a round have the same seed, so that each bot is given the same."""
    tables = line_ups(bots, players)
    for table, line_up in enumerate(tables):
        orders = circular_orders(line_up)
        for seated in rotations(orders[number % len(orders)]):
            yield Fixture(first, number * len(tables) + table, seed + number, seated)
            first += 1
