"""What the training of a network is to do; kept in its folder, so that it can only be resumed as it was begun."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from newworlds.core.game import Game
from newworlds.training.errors import BadVariation


class NetworkPlan(msgspec.Struct, frozen=True):
    game: str
    network: str
    """Which of the game's networks."""
    players: int
    seed: int
    hidden: int
    """How many hidden units it has."""
    games: int
    """Of self-play in each round."""
    memory: int
    """How many rounds a network learns from: this one and those just before."""
    gate_pairs: int
    """Pairs of games against the best network so far after each round."""
    width: int
    """Of the players' search for whole turns."""
    worlds: int
    """In which they compare whole turns."""
    explore: int
    """How many of a hundred turns are chosen at random among the best."""
    trust: float
    """How much of what a position is held to be worth comes from the end of the game, turn by turn; the rest comes from
    what the last network says of the next turn."""
    varied: dict[str, list[str]]
    """Options of the game that change from game to game, and their values."""
    is_from_scratch: bool
    """From the judge without a network, instead of with the one shipped."""


def varied_options(game: Game, players: int, wanted: Sequence[str]) -> dict[str, list[str]]:
    """From `option=value,value`; what the game does not know is refused as in any set-up."""
    varied = {}
    for one in wanted:
        name, sign, values = one.partition("=")
        if not sign or not values:
            raise BadVariation(given=one)
        varied[name] = values.split(",")
    for name, choices in varied.items():
        for value in choices:
            game.setup(players, {name: value})
    if not varied:
        game.setup(players)
    return varied
