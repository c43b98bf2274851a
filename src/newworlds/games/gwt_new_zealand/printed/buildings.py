"""Neutral buildings and those of the players."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.effects import PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema.board import Fees
from newworlds.games.gwt_new_zealand.data.schema.tiles import Tiles
from newworlds.games.gwt_new_zealand.printed.names import ACTIONS
from newworlds.games.gwt_new_zealand.printed.programs import Programs
from newworlds.games.gwt_new_zealand.printed.tiles import tax


class BuildingTables:
    """Actions by building side and position; the other figures by side of a player's building."""

    def __init__(self, tiles: Tiles, fees: Fees, programs: Programs) -> None:
        neutral = sorted(tiles.neutral, key=lambda building: building.letter)
        sides = [side for building in neutral for side in (building.side_1, building.side_2 or building.side_1)]
        self.neutral_actions: vec[i64] = _actions(sides, programs)
        self.has_two_sides: vec[i64] = vec[i64]([1 if building.side_2 else 0 for building in neutral])
        personal = {building.id: building for building in tiles.personal}
        self.count: i64 = len(personal) // 2
        ordered = [personal[f"{number + 1}{side}"] for number in range(len(personal) // 2) for side in "ab"]
        self.own_actions: vec[i64] = _actions([building.actions for building in ordered], programs)
        self.builders_needed: vec[i64] = vec[i64]([building.builders for building in ordered])
        self.vp: vec[i64] = vec[i64]([building.vp for building in ordered])
        self.tax: vec[i64] = vec[i64]([tax(fees, building.hand) for building in ordered])


def _actions(sides: list[list[PrintedEffect]], programs: Programs) -> vec[i64]:
    """One program per printed action, with ACTIONS entries per building side; -1 where nothing is printed."""
    return vec[i64](
        [
            programs.program([actions[index]]) if index < len(actions) else -1
            for actions in sides
            for index in range(ACTIONS)
        ]
    )
