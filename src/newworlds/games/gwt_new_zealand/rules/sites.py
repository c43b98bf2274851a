"""What lies on a space of the trail: nothing, a farm's building, a neutral building or a hazard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import ACTIONS

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State

EMPTY: Final = 0
FIRST_NEUTRAL: Final = 128
FIRST_HAZARD: Final = 256


def own_code(seat: i64, building: i64) -> i64:
    return 1 + seat * 16 + building


def owner_of(code: i64) -> i64:
    """The seat whose building it is, -1 for anything else."""
    return (code - 1) // 16 if 0 < code < FIRST_NEUTRAL else -1


def building_of(code: i64) -> i64:
    return (code - 1) % 16


def side_of(s: State, building: i64) -> i64:
    """A building's index in the tables: its number and the side all players use (NZ-1)."""
    return building * 2 + (s.sides >> building & 1)


def builders_of(s: State, building: i64) -> i64:
    return s.tables.buildings.builders_needed[side_of(s, building)]


def tax_at(s: State, node: i64, seat: i64) -> i64:
    """NZ-11: what a seat owes for passing or stopping here."""
    code = s.site[node]
    if code >= FIRST_HAZARD:
        return s.tables.hazards.tax[code - FIRST_HAZARD]
    owner = owner_of(code)
    if owner < 0 or owner == seat:
        return 0
    return s.tables.buildings.tax[side_of(s, building_of(code))]


def action_at(s: State, node: i64, index: i64) -> i64:
    """The program of a building's action, -1 if it has none."""
    code = s.site[node]
    if code >= FIRST_NEUTRAL:
        return s.tables.buildings.neutral_actions[((code - FIRST_NEUTRAL) * 2 + s.is_flipped) * ACTIONS + index]
    return s.tables.buildings.own_actions[side_of(s, building_of(code)) * ACTIONS + index]
