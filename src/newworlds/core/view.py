"""What one viewer sees, the same envelope for every game."""

from __future__ import annotations

from typing import Any

import msgspec

from newworlds.core.eyes import REFEREE
from newworlds.core.game import Game
from newworlds.core.position import Position


def view(game: Game, position: Position, eyes: int) -> dict[str, Any]:
    """See docs/protocol.md."""
    may_act = not position.is_over and eyes in (position.to_act, REFEREE)
    return {
        "game": game.id,
        "players": position.players,
        "seat": eyes if eyes >= 0 else None,
        "to_act": None if position.is_over else position.to_act,
        "is_over": position.is_over,
        "prompt": None if position.is_over else msgspec.to_builtins(game.prompt(position)),
        "scores": list(position.scores),
        "legal": [game.write_json(move) for move in game.moves(position)] if may_act else [],
        "board": game.board(position, eyes),
        "result": result(game, position) if position.is_over else None,
    }


def result(game: Game, position: Position) -> dict[str, Any]:
    scores = list(position.scores)
    return {
        "winners": winners(scores),
        "ranks": [1 + sum(other > score for other in scores) for score in scores],
        "sheet": msgspec.to_builtins(game.sheet(position)),
    }


def winners(scores: list[int]) -> list[int]:
    """Most points wins; a tie is shared."""
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
