"""What a program that learns can do wrong."""

from __future__ import annotations

from newworlds.core.encoder import Encoder
from newworlds.core.errors import NewWorldsError


class WrongActions(NewWorldsError):
    """Not one for each game."""

    code = "wrong_actions"


class UnknownAction(NewWorldsError):
    code = "unknown_action"


class NotASeat(NewWorldsError):
    code = "not_a_seat"


class NoSuchPlayer(NewWorldsError):
    code = "no_such_player"


class NoSuchPart(NewWorldsError):
    """Of an observation."""

    code = "no_such_part"


class NoGames(NewWorldsError):
    """Not even one."""

    code = "no_games"


class NotAtChance(NewWorldsError):
    code = "not_at_chance"


class AtChance(NewWorldsError):
    code = "at_chance"


def checked_action(encoder: Encoder, action: int) -> int:
    return action_below(int(encoder.action_count), action)


def action_below(count: int, action: int) -> int:
    if not 0 <= action < count:
        raise UnknownAction(action=str(action), last=count - 1)
    return action


def checked_player(players: int, player: int) -> int:
    if not 0 <= player < players:
        raise NoSuchPlayer(player=str(player), last=players - 1)
    return player
