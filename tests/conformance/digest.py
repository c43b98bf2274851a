"""Whole games in one number each, to compare engines and processes.

    python -m tests.conformance.digest GAME PLAYERS FIRST_SEED LAST_SEED

The digest covers every position, every list of legal moves, every event, and now and then what a network would see and
the greedy bot would have done.
"""

from __future__ import annotations

import hashlib
import sys

import msgspec

from newworlds.bots import Greedy, think
from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.viewer import REFEREE
from newworlds.games import game as game_by_id
from newworlds.research.lens import Lens
from tests.conformance.cases import Case, every_game
from tests.conformance.walks import walk

_BOT_EVERY = 40
_NARROW = Greedy(width=1, depth=3)


def digest(game: Game, case: Case, seed: int) -> str:
    found, lens = hashlib.sha256(), Lens(game.encoder(case.new(game, seed).setup))
    lens.begin()
    for match in walk(game, case, seed):
        found.update(msgspec.json.encode([match.position.numbers(), list(match.position.legal()), match.scores]))
        if match.is_over or len(match.moves) % _BOT_EVERY == 0:
            found.update(msgspec.json.encode([match.view(REFEREE), _bots_choice(match)]))
            found.update(bytes(lens.observation(match.position, len(match.moves) % case.players)))
            found.update(bytes(lens.mask(match.position)))
    return found.hexdigest()


def _bots_choice(match: Match) -> int | None:
    if match.to_act is None:
        return None
    return int(think(match.game, match.position, match.to_act, _NARROW, len(match.moves)))


def main(name: str, players: str, first: str, last: str) -> None:
    every_game()
    game = game_by_id(name)
    case = Case(name, int(players), {})
    for seed in range(int(first), int(last)):
        print(digest(game, case, seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
