"""Phase B: the actions of a location (NZ-13, NZ-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import ACTIONS
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.auxiliary import (
    SINGLE,
    take_auxiliary,
    why_not_auxiliary,
    with_auxiliary_actions,
)
from newworlds.games.gwt_new_zealand.rules.choices import RISKY_ACTION, WELLINGTON_ACTION, choice
from newworlds.games.gwt_new_zealand.rules.exchange import too_few_tokens, why_not_free, with_free_actions
from newworlds.games.gwt_new_zealand.rules.frames import first, frame, second, third
from newworlds.games.gwt_new_zealand.rules.herd import may_hold_free_card
from newworlds.games.gwt_new_zealand.rules.reacting import GOLD, end_turn_with, with_reactions
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD, FIRST_NEUTRAL, action_at, owner_of
from newworlds.games.gwt_new_zealand.rules.step import Reason, Step, because
from newworlds.games.gwt_new_zealand.rules.wellington import WELLINGTON

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

ACT: Final = 39
WELLINGTON_DONE: Final = 1 << WELLINGTON_ACTION


def act(used: i64, is_replaced: bool, tile: i64) -> i64:
    """A phase B: the actions used, whether an auxiliary action replaced them, and the tile that offers them."""
    return frame(ACT, used, 1 if is_replaced else 0, tile)


def used(frame: i64) -> i64:
    """One bit per action."""
    return first(frame)


def is_used(frame: i64, action: i64) -> bool:
    return used(frame) >> action & 1 == 1


def is_replaced(frame: i64) -> bool:
    return second(frame) == 1


def tile_of(frame: i64) -> i64:
    return third(frame)


def arrive(s: State, farm: Farm) -> None:
    """A phase B begins here; the tile is recorded because it may be replaced under the breeder (NZ-26)."""
    s.push(act(0, False, s.site[farm.node]))


class Act(Step):
    """Phase B."""

    kind: i64 = ACT
    prompt: str = "act"
    answers: tuple[int, ...] = (
        choices.ACT,
        choices.AUXILIARY,
        choices.PLAY_CARD,
        choices.BUY_BONUS_CARD,
        choices.REACT,
    )

    is_open: bool = True

    def options(self, s: State, frame: i64) -> vec[i64]:
        node = s.farms[s.seat].node
        if node == s.tables.trail.wellington:
            return with_free_actions(s, vec[i64]([choice(choices.ACT, WELLINGTON_ACTION)]))
        options = with_reactions(s, vec[i64]([choice(choices.DONE)]))
        if not used(frame) & WELLINGTON_DONE and not is_replaced(frame):
            options = with_location_actions(s, node, frame, options)
            if used(frame) == 0:
                options = with_auxiliary_actions(s, options, 1)
        return with_free_actions(s, options)

    def is_secret(self, s: State, frame: i64) -> bool:
        return may_hold_free_card(s, s.farms[s.seat]) or may_hold_action_card(s, frame)

    def choose(self, s: State, frame: i64, move: i64) -> None:
        kind = choices.kind_of(move)
        argument = choices.argument_of(move)
        if kind == choices.ACT:
            s.push(act(used(frame) | 1 << argument, False, s.site[s.farms[s.seat].node]))
            take_action(s, argument)
        elif kind == choices.AUXILIARY:
            s.push(act(used(frame), True, tile_of(frame)))
            take_auxiliary(s, argument)
        elif kind == choices.REACT:
            end_turn_with(s, argument)

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        kind = choices.kind_of(move)
        if kind == choices.ACT:
            return why_not_act(s, frame, choices.argument_of(move))
        if kind == choices.REACT:
            return too_few_tokens(s.farms[s.seat], 2 if choices.argument_of(move) == GOLD else 1, "no_reaction_now")
        if kind != choices.AUXILIARY:
            return why_not_free(s, move)
        if s.farms[s.seat].node == s.tables.trail.wellington:
            return because("only_four_steps", "NZ-15")
        if used(frame) or is_replaced(frame):
            return why_not_auxiliary(s, move, SINGLE, "auxiliary_only_instead")
        return why_not_auxiliary(s, move, SINGLE, "")


def why_not_act(s: State, frame: i64, action: i64) -> Reason:
    node = s.farms[s.seat].node
    if node == s.tables.trail.wellington or used(frame) & WELLINGTON_DONE:
        return because("action_used" if action == WELLINGTON_ACTION else "no_such_action")
    if not may_act_at(s, node):
        return because("not_your_building", "NZ-14")
    if used(frame) and tile_of(frame) != s.site[node]:
        return because("building_replaced", "NZ-26")
    program = program_at(s, node, action)
    if program <= 0:
        return because("no_such_action")
    if is_used(frame, action):
        return because("action_used")
    return because("auxiliary_instead") if is_replaced(frame) else s.why_impossible(program)


def program_at(s: State, node: i64, action: i64) -> i64:
    """The program of an action of the building or its terrain; 0 or less if there is none."""
    if action == RISKY_ACTION:
        return s.tables.trail.risk_program[node]
    return action_at(s, node, action) if action < ACTIONS else 0


def may_act_at(s: State, node: i64) -> bool:
    """NZ-13: on neutral buildings and one's own; NZ-14: not on rivals' buildings or hazards."""
    code = s.site[node]
    return FIRST_NEUTRAL <= code < FIRST_HAZARD or owner_of(code) == s.seat


def with_location_actions(s: State, node: i64, frame: i64, options: vec[i64]) -> vec[i64]:
    """NZ-13: each once, in any order. A replacement offers its actions only if none was used before (NZ-26)."""
    if not may_act_at(s, node) or (used(frame) and tile_of(frame) != s.site[node]):
        return options
    for index in range(i64(ACTIONS)):
        program = action_at(s, node, index)
        if program > 0 and not is_used(frame, index) and s.can_perform(program):
            options = append(options, choice(choices.ACT, index))
    if can_use_terrain(s, node, frame):
        options = append(options, choice(choices.ACT, RISKY_ACTION))
    return options


def may_hold_action_card(s: State, frame: i64) -> bool:
    """As far as others can know, a card in this hand might make an unused action possible."""
    node = s.farms[s.seat].node
    if (
        node == s.tables.trail.wellington
        or used(frame) & WELLINGTON_DONE
        or is_replaced(frame)
        or not may_act_at(s, node)
    ):
        return False
    for index in range(i64(ACTIONS)):
        program = action_at(s, node, index)
        if program > 0 and not is_used(frame, index) and s.asks_for_cards(program):
            return True
    return s.tables.trail.risk_program[node] > 0 and not is_used(frame, RISKY_ACTION)


def can_use_terrain(s: State, node: i64, frame: i64) -> bool:
    """NZ-13: the risky terrain of the space is an additional action for the building's owner."""
    program = s.tables.trail.risk_program[node]
    return program > 0 and not is_used(frame, RISKY_ACTION) and s.can_perform(program)


def take_action(s: State, index: i64) -> None:
    node = s.farms[s.seat].node
    s.tell(journal.ACTION_TAKEN, node, index)
    if index == WELLINGTON_ACTION:
        s.push(WELLINGTON)
    elif index == RISKY_ACTION:
        s.perform(s.tables.trail.risk_program[node])
    else:
        s.perform(action_at(s, node, index))


STEPS: Final[list[Step]] = [Act()]
