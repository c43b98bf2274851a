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


class NotAtChance(NewWorldsError):
    code = "not_at_chance"


class AtChance(NewWorldsError):
    code = "at_chance"


def checked_action(encoder: Encoder, action: int) -> int:
    if not 0 <= action < encoder.action_count:
        raise UnknownAction(action=str(action), last=int(encoder.action_count) - 1)
    return action
