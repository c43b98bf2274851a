"""A turn: three actions, the first a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.games.terra_nova.rules import ending
from newworlds.games.terra_nova.rules.codes import FIRST_ACTION, LAST_ACTION
from newworlds.games.terra_nova.rules.journal import ACTION_SKIPPED, TURN_PASSED, TURN_STARTED
from newworlds.games.terra_nova.rules.moving import can_move

if TYPE_CHECKING:
    from newworlds.games.terra_nova.state import State


def begin(s: State, seat: i64) -> None:
    """TN-4: a player who cannot move passes the whole turn; the same may happen to the next players."""
    s.to_act = seat
    forget_moved(s)
    while not can_move(s, s.to_act):
        if s.journal is not None:
            s.journal.note([TURN_PASSED, s.to_act])
        if ending.ends_with_turn(s):
            return
        s.to_act = (s.to_act + 1) % s.players
    s.action = FIRST_ACTION
    if s.journal is not None:
        s.journal.note([TURN_STARTED, s.to_act])


def forget_moved(s: State) -> None:
    s.first_moved = 0
    s.first_origin = 0
    s.second_moved = 0
    s.no_return = 0


def finish_action(s: State) -> None:
    """TN-3: every action must be taken; it is skipped only when there is no choice for it.

    The second action never is: the settler that moved can go back.
    """
    if ending.ends_at_once(s):
        return
    s.action += 1
    if s.action <= LAST_ACTION and not has_choice(s):
        if s.journal is not None:
            s.journal.note([ACTION_SKIPPED, s.to_act, s.action])
        s.action += 1
    if s.action > LAST_ACTION and not ending.ends_with_turn(s):
        begin(s, (s.to_act + 1) % s.players)


def has_choice(s: State) -> bool:
    """Whether the current action has a legal move.

    Where a stone can go (TN-7), the settler next to it can go too. TN-6 never rules out the last choice: a settler that
    has moved twice can always reverse its last move.
    """
    return can_move(s, s.to_act)
