"""Golden games: records that were made once, are never changed, and must always replay to the same result.

    python -m tests.conformance.golden

makes those that are missing: for every rules version that a game can play and every number of players, and for every
later version of chance, one game of greedy bots. What exists is never written again: a golden game that no longer
replays means that old games no longer replay, and the version must be incremented instead.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from newworlds.bots import Greedy, think
from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.record import SeatRecord, record_to_json
from newworlds.core.seeds import KNOWN_CHANCES, NEWEST_CHANCE, Seed
from tests.conformance.cases import every_game

FOLDER = Path(__file__).parents[1] / "golden"
_SEED = 2006
_KEY = hashlib.sha256(b"golden").digest()


class Wanted(NamedTuple):
    """A golden game: where it is and what it is dealt from."""

    path: Path
    players: int
    rules: int
    chance: int
    seed: Seed


def wanted(game: Game) -> Iterator[Wanted]:
    fewest, most = game.seats
    for rules in sorted(game.rules_played):
        for players in range(fewest, most + 1):
            yield Wanted(_file(game, f"rules{rules}-players{players}"), players, rules, NEWEST_CHANCE, _SEED)
    for chance in KNOWN_CHANCES[1:]:
        yield Wanted(_file(game, f"chance{chance}-players{fewest}"), fewest, game.rules, chance, _KEY)


def _file(game: Game, name: str) -> Path:
    return FOLDER / game.id / f"{name}.json"


def make(game: Game, golden: Wanted) -> bytes:
    setup = game.setup(golden.players, rules=golden.rules, chance=golden.chance)
    match, bot, chance = Match(game, setup, golden.seed), Greedy(), Chance(_SEED)
    while match.to_act is not None:
        match.play(int(think(game, match.position, match.to_act, bot, chance.below(2**30))))
    seats = [SeatRecord(f"Greedy {seat + 1}", bot="greedy") for seat in range(golden.players)]
    return record_to_json(match.record(seats))


def main() -> None:
    for game in every_game():
        for golden in wanted(game):
            if not golden.path.exists():
                golden.path.parent.mkdir(parents=True, exist_ok=True)
                golden.path.write_bytes(make(game, golden) + b"\n")
                print(golden.path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
