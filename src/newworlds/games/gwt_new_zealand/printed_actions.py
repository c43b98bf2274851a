"""The actions printed where a breeder stands, as the component files write them (NZ-13)."""

from __future__ import annotations

from typing import Any, cast

from newworlds.core.setup import Setup
from newworlds.games.gwt_new_zealand.events import NEUTRAL_LETTERS
from newworlds.games.gwt_new_zealand.moves import ACTION_NAMES
from newworlds.games.gwt_new_zealand.rules.choices import RISKY_ACTION
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_NEUTRAL, building_of
from newworlds.games.gwt_new_zealand.state import State


def printed_actions(s: State, node: int) -> list[tuple[int, str, list[Any]]]:
    """Number, name and effects of each action of a building; the risky terrain under it gives one more."""
    components = cast(Setup, s.setup).components
    code = s.site[node]
    if code >= FIRST_NEUTRAL:
        letter = NEUTRAL_LETTERS[code - FIRST_NEUTRAL]
        tile = next(tile for tile in components["tiles"]["neutral"] if tile["letter"] == letter)
        actions = tile.get("side_2") or tile["side_1"] if s.is_flipped else tile["side_1"]
    else:
        name = f"{building_of(code) + 1}{'ab'[s.sides >> building_of(code) & 1]}"
        actions = next(tile for tile in components["tiles"]["personal"] if tile["id"] == name)["actions"]
    listed = [(index, ACTION_NAMES[index], [action]) for index, action in enumerate(actions)]
    terrain = components["trail"]["node"][node].get("risk_action")
    return [*listed, (RISKY_ACTION, ACTION_NAMES[RISKY_ACTION], terrain)] if terrain else listed
