"""How the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.core.position import NOBODY
from newworlds.games.terra_nova.rules.codes import ALL_DIVIDED, NOT_OVER, ONE_MOVER, PLAYER_OUT, STALEMATE, STONES_OUT
from newworlds.games.terra_nova.rules.journal import GAME_ENDED
from newworlds.games.terra_nova.rules.moving import can_move

if TYPE_CHECKING:
    from newworlds.games.terra_nova.state import State


def ends_at_once(s: State) -> bool:
    """TN-14: even in the middle of a turn, when every space is a stone or in a scored region."""
    if s.open_spaces > 0:
        return False
    end(s, ALL_DIVIDED)
    return True


def ends_with_turn(s: State) -> bool:
    """The conditions that are checked when a turn is over or was passed."""
    s.quiet_turns += 1
    reason = reason_to_end(s)
    if reason == NOT_OVER:
        return False
    end(s, reason)
    return True


def reason_to_end(s: State) -> i64:
    if not two_can_move(s):
        return ONE_MOVER
    if s.ends_when_a_player_is_out and is_a_player_out(s):
        return PLAYER_OUT
    if s.stones_left == 0:
        return STONES_OUT
    if s.stall_turns > 0 and s.quiet_turns >= s.stall_turns:
        return STALEMATE
    return NOT_OVER


def two_can_move(s: State) -> bool:
    """TN-14."""
    movers: i64 = 0
    seat: i64 = 0
    while seat < s.players and movers < 2:
        if can_move(s, seat):
            movers += 1
        seat += 1
    return movers == 2


def is_a_player_out(s: State) -> bool:
    for left in s.settlers_left:
        if left == 0:
            return True
    return False


def end(s: State, reason: i64) -> None:
    s.ending = reason
    s.to_act = NOBODY
    if s.journal is not None:
        s.journal.note([GAME_ENDED, reason])
