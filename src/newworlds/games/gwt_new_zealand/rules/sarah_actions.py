"""What Sarah's cards and her board make her do (NZ-61, NZ-115, NZ-116)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import sarah_effects as effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import NO_CARD, SAILOR
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.acquiring import take_bonus, take_support
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import is_medium
from newworlds.games.gwt_new_zealand.rules.frames import amount, first, frame
from newworlds.games.gwt_new_zealand.rules.hazards import take_hazard
from newworlds.games.gwt_new_zealand.rules.sarah import place_disc, take_objective, take_printed_card
from newworlds.games.gwt_new_zealand.rules.sarah_sheep import table_row
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD
from newworlds.games.gwt_new_zealand.rules.step import PrintedAutomaticStep, PrintedStep, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State

NONE: Final = -1
RULES_WITH_EQUAL_ZONES_JUDGED_AS_ONE: Final = 2
"""In the first version of the rules, each of two equal hazard zones offered its own best tiles."""


class RemoveTile(PrintedAutomaticStep):
    """Cards 5 and 8: the cheapest bonus tile, topmost and leftmost, leaves the game."""

    kind: i64 = 74
    printed: tuple[type[Printed], ...] = (effects.RemoveTile,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def run(self, s: State, frame: i64) -> None:
        found: i64 = NONE
        for space in range(len(s.tiles)):
            row = space // s.tables.markets.tile_columns
            if s.tiles[space] and row != s.marker and (found < 0 or s.tables.markets.tile_costs[row] < price(s, found)):
                found = space
        if found >= 0:
            s.tell(journal.TILE_REMOVED, s.tiles[found] - 1)
            s.box_b[s.tiles[found] - 1] += 1
            s.tiles[found] = 0


def price(s: State, space: i64) -> i64:
    return s.tables.markets.tile_costs[space // s.tables.markets.tile_columns]


class Explore(PrintedAutomaticStep):
    """Without any of the track's gains."""

    kind: i64 = 75
    printed: tuple[type[Printed], ...] = (effects.Explore,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, cast(effects.Explore, effect).n)

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        farm.explored += amount(frame)
        if farm.explored > s.tables.exploration.last:
            farm.explored = s.tables.exploration.last
        s.tell(journal.EXPLORED, farm.explored)


class TakeObjective(PrintedAutomaticStep):
    kind: i64 = 76
    printed: tuple[type[Printed], ...] = (effects.TakeObjective,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def run(self, s: State, frame: i64) -> None:
        take_objective(s)


class TakeHazard(PrintedStep):
    """The zone with the most valuable tile, then with more tiles; there the most valuable tile, black hands first."""

    kind: i64 = 77
    printed: tuple[type[Printed], ...] = (effects.TakeHazard,)
    prompt: str = "sarah_hazard"
    answers: tuple[int, ...] = (choices.REMOVE_HAZARD,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def options(self, s: State, frame: i64) -> vec[i64]:
        landslides = zone_rank(s, s.tables.trail.landslides)
        floods = zone_rank(s, s.tables.trail.floods)
        if landslides > floods:
            return best_hazards(s, s.tables.trail.landslides)
        if floods > landslides:
            return best_hazards(s, s.tables.trail.floods)
        if s.rules < RULES_WITH_EQUAL_ZONES_JUDGED_AS_ONE:
            return joined(best_hazards(s, s.tables.trail.landslides), best_hazards(s, s.tables.trail.floods))
        return best_hazards(s, joined(s.tables.trail.landslides, s.tables.trail.floods))

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        take_support(s, farm, take_hazard(s, farm, choices.argument_of(move)))


def zone_rank(s: State, zone: vec[i64]) -> i64:
    best: i64 = 0
    tiles: i64 = 0
    for node in zone:
        if s.site[node] >= FIRST_HAZARD:
            tiles += 1
            if s.tables.hazards.vp[s.site[node] - FIRST_HAZARD] > best:
                best = s.tables.hazards.vp[s.site[node] - FIRST_HAZARD]
    return best * 100 + tiles


def joined(some: vec[i64], others: vec[i64]) -> vec[i64]:
    result = some[:]
    for other in others:
        result = append(result, other)
    return result


def best_hazards(s: State, nodes: vec[i64]) -> vec[i64]:
    best: i64 = 0
    options = vec[i64]()
    for node in nodes:
        if s.site[node] < FIRST_HAZARD:
            continue
        if hazard_rank(s, node) > best:
            best = hazard_rank(s, node)
            options = vec[i64]()
        if hazard_rank(s, node) == best:
            options = append(options, choice(choices.REMOVE_HAZARD, node))
    return options


def hazard_rank(s: State, node: i64) -> i64:
    hazard = s.site[node] - FIRST_HAZARD
    return s.tables.hazards.vp[hazard] * 10 + 9 - s.tables.hazards.tax[hazard]


class TakeBonusCard(PrintedAutomaticStep):
    """Cards 12 and 16: according to the number of her sailors."""

    kind: i64 = 79
    printed: tuple[type[Printed], ...] = (effects.BonusCard,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, programs.sailor_table())

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        pile = s.tables.sarah.sailor_pile[table_row(frame, farm.workers[SAILOR])]
        if pile >= 0:
            take_bonus(s, farm, pile)


class UpgradePort(PrintedStep):
    """Her sailor row: the medium port worth the fewest points that has no disc, else of those only you hold."""

    kind: i64 = 82
    printed: tuple[type[Printed], ...] = (effects.UpgradePort,)
    prompt: str = "sarah_port"
    answers: tuple[int, ...] = (choices.CHOOSE_PORT,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def options(self, s: State, frame: i64) -> vec[i64]:
        if s.sarah_discs == 0:
            return vec[i64]()
        free = poorest_ports(s, False)
        return free if len(free) else poorest_ports(s, True)

    def choose(self, s: State, frame: i64, move: i64) -> None:
        port = choices.argument_of(move)
        farm = s.farms[s.seat]
        farm.ship = s.tables.sea.port_node[port]
        farm.ports |= 1 << port
        s.sarah_discs -= 1
        if s.harbourmasters[port] > 0:
            s.box_harbourmasters |= 1 << s.harbourmasters[port] - 1
            s.harbourmasters[port] = 0
        s.tell(journal.SHIP_MOVED, farm.ship)
        s.tell(journal.PORT_UPGRADED, port)
        take_printed_card(s, s.tables.sea.port_card[port])


def poorest_ports(s: State, is_yours: bool) -> vec[i64]:
    found = vec[i64]()
    least: i64 = NONE
    for port in range(s.tables.sea.ports):
        held_by_you = s.farms[0].ports >> port & 1 == 1
        held_by_her = s.farms[s.seat].ports >> port & 1 == 1
        if is_medium(s.tables, port) and held_by_you == is_yours and not held_by_her:
            if least == NONE or s.tables.sea.port_vp[port] < least:
                least = s.tables.sea.port_vp[port]
                found = vec[i64]()
            if s.tables.sea.port_vp[port] == least:
                found = append(found, choice(choices.CHOOSE_PORT, port))
    return found


def wool_counter(frame: i64) -> i64:
    return first(frame)


class DeliverWool(PrintedAutomaticStep):
    """Her shearer row: a disc on a wool counter; with the option, a Romney where the counter shows none (NZ-116)."""

    kind: i64 = 83
    printed: tuple[type[Printed], ...] = (effects.DeliverWool,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, programs.numbering.wool_counter(cast(effects.DeliverWool, effect).value))

    def run(self, s: State, frame: i64) -> None:
        counter = wool_counter(frame)
        if s.farms[s.seat].delivered[counter] or s.sarah_discs == 0:
            return
        place_disc(s, counter)
        if s.sarah_romney and s.tables.counters.card[counter] == NO_CARD:
            take_support(s, s.farms[s.seat], s.tables.cards.romney)


STEPS: Final[list[Step]] = [
    RemoveTile(),
    Explore(),
    TakeObjective(),
    TakeHazard(),
    TakeBonusCard(),
    UpgradePort(),
    DeliverWool(),
]
