"""What Sarah's cards and her board make her do (NZ-61, NZ-115, NZ-116)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import ROW_LENGTH, SAILOR, SHEARER, SHEPHERD
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import is_medium
from newworlds.games.gwt_new_zealand.rules.frames import first, wide
from newworlds.games.gwt_new_zealand.rules.hazards import take_hazard
from newworlds.games.gwt_new_zealand.rules.herd import take_bonus, take_support
from newworlds.games.gwt_new_zealand.rules.hiring import has_room
from newworlds.games.gwt_new_zealand.rules.sarah import place_disc, take_objective, take_printed_card
from newworlds.games.gwt_new_zealand.rules.sheep_market import CARDS_ADDED, take_sheep, with_breeds
from newworlds.games.gwt_new_zealand.rules.sheep_pile import add_to_market
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD
from newworlds.games.gwt_new_zealand.rules.step import Effect, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State

NONE: Final = -1
BETTER_SHEEP: Final = 3
"""On her market tile: a sheep worth 3 or 4 points."""
RULES_WITH_EQUAL_ZONES_JUDGED_AS_ONE: Final = 2
"""In games of the first rules version, each of two equal hazard zones offers its own best tiles."""


# -- hiring -------------------------------------------------------------------------------------------------------


def hirable(s: State, worker: i64) -> vec[i64]:
    """The cheapest spaces of the job market with a worker she has room for; `worker` -1: of any type."""
    farm = s.farms[s.seat]
    found = vec[i64]()
    row = s.tables.markets.job_rows - 1
    while row >= 0 and len(found) == 0:
        column: i64 = 0
        while column < 4:
            is_wanted = worker == column if worker >= 0 else True
            if is_wanted and s.jobs[row * 4 + column] and has_room(farm, column):
                found = append(found, choice(choices.HIRE, row * 4 + column))
            column += 1
        row -= 1
    return found


def hire(s: State, space: i64) -> None:
    """A bonus card by the column, her speciality by number, then the action of the space."""
    farm = s.farms[s.seat]
    worker = space % 4
    s.jobs[space] = 0
    column = farm.workers[worker]
    farm.workers[worker] += 1
    s.tell(tells.WORKER_HIRED, worker, 0)
    if s.tables.sarah.column_pile[column] >= 0:
        take_bonus(s, farm, s.tables.sarah.column_pile[column])
    if farm.workers[worker] > farm.workers[s.speciality]:
        s.speciality = worker
        s.tell(tells.SARAH_SPECIALITY, worker)
    s.perform(s.tables.sarah.space_program[worker * ROW_LENGTH + column])


class HireCheapest(Step):
    """Card 1: the cheapest worker, of these one of her speciality."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = hirable(s, NONE)
        for option in options:
            if choices.argument_of(option) % 4 == s.speciality:
                return vec[i64]([option])
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        hire(s, choices.argument_of(move))


class HireSpeciality(Step):
    """Card 2: of her speciality, the cheapest; none there: the cheapest of all (NZ-115)."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = hirable(s, s.speciality)
        return options if len(options) else hirable(s, NONE)

    def choose(self, s: State, frame: i64, move: i64) -> None:
        hire(s, choices.argument_of(move))


# -- sheep --------------------------------------------------------------------------------------------------------


def breeds_worth(s: State, value: i64) -> i64:
    """Market breeds of a value on her tile, as a set."""
    breeds: i64 = 0
    breed: i64 = 0
    while breed < s.tables.cards.market_breeds:
        worth = s.tables.cards.vp[breed]
        is_better = value == BETTER_SHEEP and worth == BETTER_SHEEP + 1
        if not s.tables.cards.is_starting[breed] and (worth == value or is_better):
            breeds |= 1 << breed
        breed += 1
    return breeds


def on_offer(s: State, breeds: i64) -> i64:
    count: i64 = 0
    breed: i64 = 0
    while breed < s.tables.cards.market_breeds:
        if breeds >> breed & 1:
            count += s.market[breed]
        breed += 1
    return count


def points_of(s: State, shepherds: i64, option: i64) -> i64:
    """What an option of her market tile would bring, -1 when the market lacks a card for it."""
    at = shepherds * 4 + option * 2
    one = s.tables.sarah.wants[at]
    two = s.tables.sarah.wants[at + 1]
    if one == 0:
        return NONE
    if on_offer(s, breeds_worth(s, one)) < (2 if one == two else 1):
        return NONE
    if two and on_offer(s, breeds_worth(s, two)) == 0:
        return NONE
    return best_worth(s, one) + (best_worth(s, two) if two else 0)


def best_worth(s: State, value: i64) -> i64:
    best: i64 = 0
    for move in with_breeds(s, breeds_worth(s, value), choices.TAKE_SHEEP, 0, vec[i64]()):
        if s.tables.cards.vp[choices.argument_of(move)] > best:
            best = s.tables.cards.vp[choices.argument_of(move)]
    return best


class BuySheep(Effect):
    """By her shepherds; what the market lacks makes her add two cards and count one shepherd less. `first`: shepherds
    counted, plus one; 0 at the beginning."""

    def run(self, s: State, frame: i64) -> None:
        shepherds = first(frame) - 1 if first(frame) else s.farms[s.seat].workers[SHEPHERD]
        if shepherds == 0:
            return
        earlier = points_of(s, shepherds, 0)
        later = points_of(s, shepherds, 1)
        if earlier == NONE and later == NONE:
            s.push(frames.frame(frames.SARAH_BUY_SHEEP, shepherds))
            add_to_market(s, CARDS_ADDED)
            return
        option: i64 = 1 if later > earlier else 0
        self.take(s, s.tables.sarah.wants[shepherds * 4 + option * 2 + 1])
        self.take(s, s.tables.sarah.wants[shepherds * 4 + option * 2])

    def take(self, s: State, value: i64) -> None:
        if value:
            s.push(frames.frame(frames.SARAH_TAKE_SHEEP, 0, 0, 0, breeds_worth(s, value)))


class TakeSheep(Step):
    """One sheep of the breeds `wide`: most points, then the rarest in the market."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        for move in with_breeds(s, wide(frame), choices.TAKE_SHEEP, 0, vec[i64]()):
            if len(options) == 0:
                options = vec[i64]([move])
                continue
            rank = compared(s, choices.argument_of(move), choices.argument_of(options[0]))
            if rank > 0:
                options = vec[i64]([move])
            elif rank == 0:
                options = append(options, move)
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        take_sheep(s, s.farms[s.seat], choices.argument_of(move))


def compared(s: State, breed: i64, other: i64) -> i64:
    if s.tables.cards.vp[breed] != s.tables.cards.vp[other]:
        return s.tables.cards.vp[breed] - s.tables.cards.vp[other]
    return s.market[other] - s.market[breed]


class AddSheep(Effect):
    def run(self, s: State, frame: i64) -> None:
        add_to_market(s, first(frame))


class ShearerSheep(Effect):
    """Cards 13 and 17: by the number of her shearers, a Romney and also a sheep of the market, if it is there."""

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        row = first(frame) + farm.workers[SHEARER]
        if s.tables.sarah.shearer_romneys[row]:
            take_support(s, farm, s.tables.cards.romney)
        if s.tables.sarah.shearer_breeds[row]:
            s.push(frames.frame(frames.SARAH_TAKE_SHEEP, 0, 0, 0, s.tables.sarah.shearer_breeds[row]))


# -- the rest -----------------------------------------------------------------------------------------------------


class RemoveTile(Effect):
    """Cards 5 and 8: the cheapest bonus tile, topmost and leftmost, leaves the game."""

    def run(self, s: State, frame: i64) -> None:
        found: i64 = NONE
        space: i64 = 0
        while space < len(s.tiles):
            row = space // s.tables.markets.tile_columns
            if s.tiles[space] and row != s.marker and (found < 0 or s.tables.markets.tile_costs[row] < price(s, found)):
                found = space
            space += 1
        if found >= 0:
            s.tell(tells.TILE_REMOVED, s.tiles[found] - 1)
            s.box_b[s.tiles[found] - 1] += 1
            s.tiles[found] = 0


def price(s: State, space: i64) -> i64:
    return s.tables.markets.tile_costs[space // s.tables.markets.tile_columns]


class Explore(Effect):
    """Without any of the track's gains."""

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        farm.explored += first(frame)
        if farm.explored > s.tables.exploration.last:
            farm.explored = s.tables.exploration.last
        s.tell(tells.EXPLORED, farm.explored)


class TakeObjective(Effect):
    def run(self, s: State, frame: i64) -> None:
        take_objective(s)


class TakeHazard(Step):
    """The zone with the most valuable tile, then with more tiles; there the most valuable tile, black hands first."""

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


class TakeBonusCard(Effect):
    """Cards 12 and 16: by the number of her sailors."""

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        pile = s.tables.sarah.sailor_pile[first(frame) + farm.workers[SAILOR]]
        if pile >= 0:
            take_bonus(s, farm, pile)


class UpgradePort(Step):
    """Her sailor row: the medium port of fewest points without a disc, else of those you alone hold."""

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
        s.tell(tells.SHIP_MOVED, farm.ship)
        s.tell(tells.PORT_UPGRADED, port)
        take_printed_card(s, s.tables.sea.port_card[port])


def poorest_ports(s: State, is_yours: bool) -> vec[i64]:
    found = vec[i64]()
    least: i64 = NONE
    port: i64 = 0
    while port < s.tables.sea.ports:
        held_by_you = s.farms[0].ports >> port & 1 == 1
        held_by_her = s.farms[s.seat].ports >> port & 1 == 1
        if is_medium(s.tables, port) and held_by_you == is_yours and not held_by_her:
            if least == NONE or s.tables.sea.port_vp[port] < least:
                least = s.tables.sea.port_vp[port]
                found = vec[i64]()
            if s.tables.sea.port_vp[port] == least:
                found = append(found, choice(choices.CHOOSE_PORT, port))
        port += 1
    return found


class DeliverWool(Effect):
    """Her shearer row: a disc on a wool counter; `first`: which."""

    def run(self, s: State, frame: i64) -> None:
        if not s.farms[s.seat].delivered[first(frame)]:
            place_disc(s, first(frame))


STEPS: Final[dict[int, Step]] = {
    frames.SARAH_HIRE_CHEAPEST: HireCheapest(),
    frames.SARAH_HIRE_SPECIALITY: HireSpeciality(),
    frames.SARAH_BUY_SHEEP: BuySheep(),
    frames.SARAH_TAKE_SHEEP: TakeSheep(),
    frames.SARAH_ADD_SHEEP: AddSheep(),
    frames.SARAH_SHEARER_SHEEP: ShearerSheep(),
    frames.SARAH_REMOVE_TILE: RemoveTile(),
    frames.SARAH_EXPLORE: Explore(),
    frames.SARAH_OBJECTIVE: TakeObjective(),
    frames.SARAH_HAZARD: TakeHazard(),
    frames.SARAH_BONUS_CARD: TakeBonusCard(),
    frames.SARAH_PORT: UpgradePort(),
    frames.SARAH_DELIVER_WOOL: DeliverWool(),
}
