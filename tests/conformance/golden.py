"""Golden games: records that were made once, are never changed, and must always replay to the same result.

    python -m tests.conformance.golden

makes those that are missing: for every rules version that a game can play and every number of players, one game of
greedy bots. What exists is never written again: a golden game that no longer replays means that old games no longer
replay, and the rules version must be incremented instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from newworlds.bots import Greedy, think
from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.record import SeatRecord, record_to_json
from tests.conformance.cases import every_game

FOLDER = Path(__file__).parents[1] / "golden"
_SEED = 2006


def wanted(game: Game) -> Iterator[tuple[Path, int, int]]:
    """The file, rules version and number of players of each golden game."""
    for rules in sorted(game.rules_played):
        for players in range(game.seats[0], game.seats[1] + 1):
            yield FOLDER / game.id / f"rules{rules}-players{players}.json", rules, players


def make(game: Game, rules: int, players: int) -> bytes:
    match, bot, chance = Match(game, game.setup(players, rules=rules), _SEED), Greedy(), Chance(_SEED)
    while match.to_act is not None:
        match.play(int(think(game, match.position, match.to_act, bot, chance.below(2**30))))
    seats = [SeatRecord(f"Greedy {seat + 1}", bot="greedy") for seat in range(players)]
    return record_to_json(match.record(seats))


def main() -> None:
    for game in every_game():
        for path, rules, players in wanted(game):
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(make(game, rules, players) + b"\n")
                print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
