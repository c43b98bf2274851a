"""Phase B: the actions of a location (NZ-13, NZ-14) and auxiliary actions (NZ-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import ACTIONS
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import RISKY_ACTION, WELLINGTON_ACTION, choice
from newworlds.games.gwt_new_zealand.rules.exchange import with_free_actions
from newworlds.games.gwt_new_zealand.rules.frames import first, second, third
from newworlds.games.gwt_new_zealand.rules.herd import may_hold_free_card
from newworlds.games.gwt_new_zealand.rules.purse import pay
from newworlds.games.gwt_new_zealand.rules.reacting import end_turn_with, with_reactions
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD, FIRST_NEUTRAL, action_at, owner_of
from newworlds.games.gwt_new_zealand.rules.step import Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State

WELLINGTON_DONE: Final = 1 << WELLINGTON_ACTION


class Act(Step):
    """`first`: actions used, a bit each; `second`: 1 once an auxiliary action replaced them; `third`: the tile here."""

    is_open: bool = True

    def options(self, s: State, frame: i64) -> vec[i64]:
        node = s.farms[s.seat].node
        if node == s.tables.trail.wellington:
            return with_free_actions(s, vec[i64]([choice(choices.ACT, WELLINGTON_ACTION)]))
        options = with_reactions(s, vec[i64]([choice(choices.DONE)]))
        if not first(frame) & WELLINGTON_DONE and not second(frame):
            options = with_location_actions(s, node, frame, options)
            if first(frame) == 0:
                options = with_auxiliary_actions(s, options, 1)
        return with_free_actions(s, options)

    def is_secret(self, s: State, frame: i64) -> bool:
        return may_hold_free_card(s, s.farms[s.seat]) or may_hold_action_card(s, frame)

    def choose(self, s: State, frame: i64, move: i64) -> None:
        kind = choices.kind_of(move)
        argument = choices.argument_of(move)
        if kind == choices.ACT:
            s.push(frames.frame(frames.ACT, first(frame) | 1 << argument, 0, s.site[s.farms[s.seat].node]))
            take_action(s, argument)
        elif kind == choices.AUXILIARY:
            s.push(frames.frame(frames.ACT, first(frame), 1, third(frame)))
            take_auxiliary(s, argument)
        elif kind == choices.REACT:
            end_turn_with(s, argument)


def may_act_at(s: State, node: i64) -> bool:
    """NZ-13: on neutral buildings and one's own; NZ-14: not on rivals' buildings and hazards."""
    code = s.site[node]
    return FIRST_NEUTRAL <= code < FIRST_HAZARD or owner_of(code) == s.seat


def with_location_actions(s: State, node: i64, frame: i64, options: vec[i64]) -> vec[i64]:
    """NZ-13: each once, in any order. A replaced building gives its actions only if none was used before (NZ-26)."""
    if not may_act_at(s, node) or (first(frame) and third(frame) != s.site[node]):
        return options
    index: i64 = 0
    while index < ACTIONS:
        program = action_at(s, node, index)
        if program > 0 and not first(frame) >> index & 1 and s.can_perform(program):
            options = append(options, choice(choices.ACT, index))
        index += 1
    if can_use_terrain(s, node, frame):
        options = append(options, choice(choices.ACT, RISKY_ACTION))
    return options


def may_hold_action_card(s: State, frame: i64) -> bool:
    """For all that others can know, a card in this hand makes an unused action possible."""
    node = s.farms[s.seat].node
    if node == s.tables.trail.wellington or first(frame) & WELLINGTON_DONE or second(frame) or not may_act_at(s, node):
        return False
    index: i64 = 0
    while index < ACTIONS:
        program = action_at(s, node, index)
        if program > 0 and not first(frame) >> index & 1 and s.asks_for_cards(program):
            return True
        index += 1
    return s.tables.trail.risk_program[node] > 0 and not first(frame) >> RISKY_ACTION & 1


def can_use_terrain(s: State, node: i64, frame: i64) -> bool:
    """NZ-13: the risky-terrain action of the space is one more action for the building's owner."""
    program = s.tables.trail.risk_program[node]
    return program > 0 and not first(frame) >> RISKY_ACTION & 1 and s.can_perform(program)


def take_action(s: State, index: i64) -> None:
    node = s.farms[s.seat].node
    s.tell(tells.ACTION_TAKEN, node, index)
    if index == WELLINGTON_ACTION:
        s.push(frames.frame(frames.WELLINGTON))
    elif index == RISKY_ACTION:
        s.perform(s.tables.trail.risk_program[node])
    else:
        s.perform(action_at(s, node, index))


def unlocked(s: State, auxiliary: i64) -> i64:
    """NZ-32: how many of an auxiliary action's two disc spaces are free."""
    discs = s.farms[s.seat].discs
    left = discs >> s.tables.player_board.aux_discs[auxiliary * 2] & 1
    right = discs >> s.tables.player_board.aux_discs[auxiliary * 2 + 1] & 1
    return 2 - left - right


def with_auxiliary_actions(s: State, options: vec[i64], most: i64) -> vec[i64]:
    """NZ-32: each unlocked one, single, or double where that is offered and both discs are gone."""
    board = s.tables.player_board
    money = s.farms[s.seat].money
    auxiliary: i64 = 0
    while auxiliary < board.auxiliaries:
        free = unlocked(s, auxiliary)
        times: i64 = 1
        while times <= free and times <= most:
            if board.aux_cost[auxiliary] * times <= money and s.can_perform(board.aux_program[auxiliary]):
                options = append(options, choice(choices.AUXILIARY, auxiliary * 2 + times - 1))
            times += 1
        auxiliary += 1
    return options


def take_auxiliary(s: State, argument: i64) -> None:
    auxiliary = argument // 2
    times = argument % 2 + 1
    s.tell(tells.AUXILIARY_TAKEN, auxiliary, times)
    pay(s, s.farms[s.seat], s.tables.player_board.aux_cost[auxiliary] * times)
    s.perform(s.tables.player_board.aux_program[auxiliary], times)


class Auxiliary(Step):
    """An auxiliary action as an action; `first`: 1 single, 2 single or double."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        return with_auxiliary_actions(s, vec[i64](), first(frame))

    def choose(self, s: State, frame: i64, move: i64) -> None:
        take_auxiliary(s, choices.argument_of(move))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0


STEPS: Final[dict[int, Step]] = {frames.ACT: Act(), frames.AUXILIARY: Auxiliary()}
