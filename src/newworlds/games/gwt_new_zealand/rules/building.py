"""Building and replacing (NZ-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import BUILDER, SITE
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.farm import NOWHERE
from newworlds.games.gwt_new_zealand.rules.frames import first, frame, second, third
from newworlds.games.gwt_new_zealand.rules.purse import add_gold, pay
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, builders_of, building_of, own_code, owner_of
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

BUILD: Final = 23
BUILD_AT: Final = 52


def wage(frame: i64) -> i64:
    """Pounds per builder."""
    return first(frame)


def can_staff(farm: Farm, builders: i64, wage: i64) -> bool:
    return 0 < builders <= farm.workers[BUILDER] and builders * wage <= farm.money


def is_free(s: State, farm: Farm, node: i64) -> bool:
    """NZ-26: an empty building space whose exploration gate the farm has reached."""
    return s.site[node] == EMPTY and s.tables.trail.gate[node] <= farm.explored


def has_free_site(s: State, farm: Farm) -> bool:
    for node in s.tables.trail.sites:
        if is_free(s, farm, node):
            return True
    return False


def can_build(s: State, farm: Farm, building: i64, wage: i64, may_be_new: bool) -> bool:
    """On a free space, or in place of one's own building that needs fewer builders."""
    if not farm.supply >> building & 1:
        return False
    if may_be_new and can_staff(farm, builders_of(s, building), wage):
        return True
    for old in range(s.tables.buildings.count):
        if farm.built[old] >= 0 and can_staff(farm, builders_of(s, building) - builders_of(s, old), wage):
            return True
    return False


def building_price(s: State, building: i64, node: i64, wage: i64) -> i64:
    """NZ-26: for each builder it needs; as a replacement, only for the additional ones."""
    builders = builders_of(s, building)
    if s.site[node] != EMPTY:
        builders -= builders_of(s, building_of(s.site[node]))
    return builders * wage


def place_building(s: State, farm: Farm, building: i64, node: i64) -> None:
    """NZ-26: a new building brings the gold of its space; a replaced one leaves the game."""
    old = s.site[node]
    farm.supply -= 1 << building
    farm.built[building] = node
    s.site[node] = own_code(s.seat, building)
    if old == EMPTY:
        s.tell(journal.BUILDING_BUILT, building, node)
        if s.seat < s.players:
            add_gold(s, farm, s.tables.trail.gold[node])
    else:
        farm.built[building_of(old)] = NOWHERE
        s.tell(journal.BUILDING_REPLACED, building, node, building_of(old))


class Build(PrintedStep):
    """Choose a building from the supply."""

    kind: i64 = BUILD
    printed: tuple[type[Printed], ...] = (effects.Build,)
    prompt: str = "build"
    answers: tuple[int, ...] = (choices.CHOOSE_BUILDING,)
    lacking: str = "nothing_to_build"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(BUILD, cast(effects.Build, effect).per_builder)

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        may_be_new = has_free_site(s, farm)
        options = vec[i64]()
        for building in range(s.tables.buildings.count):
            if can_build(s, farm, building, wage(frame), may_be_new):
                options = append(options, choice(choices.CHOOSE_BUILDING, building))
        if len(options):
            options = append(options, choice(choices.DONE))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.CHOOSE_BUILDING:
            s.push(build_at(choices.argument_of(move), wage(frame)))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def why_impossible(self, s: State, frame: i64) -> Reason:
        farm = s.farms[s.seat]
        supply = [building for building in range(s.tables.buildings.count) if farm.supply >> building & 1]
        needed = [builders for builders in [fewest_builders(s, farm, building) for building in supply] if builders]
        return why_not_staff(farm, min(needed), wage(frame)) if needed else because(self.lacking)

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        farm = s.farms[s.seat]
        building = choices.argument_of(move)
        if not farm.supply >> building & 1:
            return because("not_in_supply")
        fewest = fewest_builders(s, farm, building)
        return why_not_staff(farm, fewest, wage(frame)) if fewest else because("no_place_for_it")

    def worth(self, o: Outlook, frame: i64) -> float:
        return (o.worth.to_build + times(o.farm.workers[BUILDER], o.worth.to_build_per_builder)) * o.means


def fewest_builders(s: State, farm: Farm, building: i64) -> i64:
    """The fewest builders it takes anywhere; 0 if there is no place for it."""
    needed = builders_of(s, building)
    fewest: i64 = needed if has_free_site(s, farm) else 0
    for old in range(s.tables.buildings.count):
        more = needed - builders_of(s, old)
        if farm.built[old] >= 0 and more > 0 and (fewest == 0 or more < fewest):
            fewest = more
    return fewest


def why_not_staff(farm: Farm, builders: i64, wage: i64) -> Reason:
    if builders > farm.workers[BUILDER]:
        return because("too_few_builders", builders=builders, have=farm.workers[BUILDER])
    return because("building_too_dear", pounds=builders * wage, money=farm.money)


def build_at(building: i64, wage: i64, is_one_more: bool = False) -> i64:
    """Where a building goes; it may have to replace one that needs exactly one builder fewer."""
    return frame(BUILD_AT, building, wage, 1 if is_one_more else 0)


def building_chosen(frame: i64) -> i64:
    return first(frame)


def wage_at(frame: i64) -> i64:
    """Pounds per builder."""
    return second(frame)


def is_one_more(frame: i64) -> bool:
    return third(frame) == 1


class BuildAt(Step):
    """NZ-26."""

    kind: i64 = BUILD_AT
    prompt: str = "build_at"
    answers: tuple[int, ...] = (choices.BUILD_AT,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        builders = builders_of(s, building_chosen(frame))
        options = vec[i64]()
        if not is_one_more(frame) and can_staff(farm, builders, wage_at(frame)):
            for node in s.tables.trail.sites:
                if is_free(s, farm, node):
                    options = append(options, choice(choices.BUILD_AT, node))
        for old in range(s.tables.buildings.count):
            more = builders - builders_of(s, old)
            if farm.built[old] >= 0 and (more == 1 if is_one_more(frame) else can_staff(farm, more, wage_at(frame))):
                options = append(options, choice(choices.BUILD_AT, farm.built[old]))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        node = choices.argument_of(move)
        pay(s, farm, building_price(s, building_chosen(frame), node, wage_at(frame)))
        place_building(s, farm, building_chosen(frame), node)

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        farm = s.farms[s.seat]
        node = choices.argument_of(move)
        code = s.site[node]
        builders = builders_of(s, building_chosen(frame))
        if s.tables.trail.kind[node] != SITE:
            return because("no_building_space")
        if code != EMPTY and owner_of(code) != s.seat:
            return because("space_taken")
        if is_one_more(frame):
            return because("must_replace_one_less")
        if code == EMPTY:
            gate = s.tables.trail.gate[node]
            if gate > farm.explored:
                return because("not_explored", needed=gate, explored=farm.explored)
            return why_not_staff(farm, builders, wage_at(frame))
        more = builders - builders_of(s, building_of(code))
        return why_not_staff(farm, more, wage_at(frame)) if more > 0 else because("not_larger")


STEPS: Final[list[Step]] = [Build(), BuildAt()]
