"""Buildings and where they go (NZ-26, NZ-107)."""

from __future__ import annotations

from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand import moves
from newworlds.games.gwt_new_zealand.printed.names import BUILDER
from newworlds.games.gwt_new_zealand.prompts import top_frame
from newworlds.games.gwt_new_zealand.refusals.reason import Reasons, because
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.building import has_free_site
from newworlds.games.gwt_new_zealand.rules.frames import first, second, third
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, builders_of, building_of, owner_of
from newworlds.games.gwt_new_zealand.state import State


def choosing_building(s: State, move: moves.ChooseBuilding) -> Message:
    farm, top, building = s.farms[s.seat], top_frame(s), move.building - 1
    if not farm.supply >> building & 1:
        return because("not_in_supply", move)
    if top & frames.KIND_MASK == frames.REPLACE_PLUS_1:
        return because("follows_no_building", move)
    replaced = [builders_of(s, old) for old in range(s.tables.buildings.count) if farm.built[old] >= 0]
    wanted = [builders_of(s, building) - less for less in replaced if less < builders_of(s, building)]
    if has_free_site(s, farm):
        wanted.append(builders_of(s, building))
    return staffing(s, move, min(wanted), first(top)) if wanted else because("no_place_for_it", move)


def building_at(s: State, move: moves.BuildAt) -> Message:
    farm, top, node = s.farms[s.seat], top_frame(s), s.tables.trail.names.index(move.space)
    builders, code = builders_of(s, first(top)), s.site[node]
    if node not in s.tables.trail.sites:
        return because("no_building_space", move)
    if code == EMPTY:
        if third(top):
            return because("must_replace_one_less", move)
        if s.tables.trail.gate[node] > farm.explored:
            return because("not_explored", move, needed=s.tables.trail.gate[node], explored=farm.explored)
        return staffing(s, move, builders, second(top))
    if owner_of(code) != s.seat:
        return because("space_taken", move)
    more = builders - builders_of(s, building_of(code))
    if third(top):
        return because("must_replace_one_less", move)
    return staffing(s, move, more, second(top)) if more > 0 else because("not_larger", move)


def staffing(s: State, move: moves.ChooseBuilding | moves.BuildAt, builders: int, wage: int) -> Message:
    farm = s.farms[s.seat]
    if builders > farm.workers[BUILDER]:
        return because("too_few_builders", move, builders=builders, have=farm.workers[BUILDER])
    return because("building_too_dear", move, pounds=builders * wage, money=farm.money)


REASONS: Reasons = {
    moves.ChooseBuilding: choosing_building,
    moves.BuildAt: building_at,
}
