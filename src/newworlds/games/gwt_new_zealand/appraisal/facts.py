"""What the networks are shown: the table, one's own farm, and the farm of the strongest rival or of Sarah.

Counts are shown as they are; a network scales them itself. Nothing here is hidden from the seat: of others' cards, only
how many of each kind they have in all, and in one's own imagined position everything has been drawn that it shows.
`InputNames` names the facts in the order in which `Facts` notes them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.deliveries import begun_arrows, expected_total, next_delivery
from newworlds.games.gwt_new_zealand.appraisal.journey import Journey
from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook, part_done
from newworlds.games.gwt_new_zealand.appraisal.possessions import cards, tools
from newworlds.games.gwt_new_zealand.appraisal.sailing import sea_worth
from newworlds.games.gwt_new_zealand.printed.names import CONDITIONS, SIZES, WORKERS
from newworlds.games.gwt_new_zealand.rules.assignment import elements
from newworlds.games.gwt_new_zealand.rules.counting import buildings_placed, lush_buildings, total, warehouses_placed
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.rules.ports import distance
from newworlds.games.gwt_new_zealand.rules.scoring import CATEGORIES, MONEY, points_in, score
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, FIRST_HAZARD
from newworlds.games.gwt_new_zealand.state import State
from newworlds.games.gwt_new_zealand.tables import Tables

MONEY_NAMES: Final = ("money", "up_to_5_pounds", "up_to_10_pounds")
FARM_NUMBERS: Final = (
    *("gold", "certificates", "permanent_certificates", "tokens", "explored", "locations_to_go", "way_done"),
    *("steps", "hand_limit", "certificate_limit", "wool", "ignores_taxes", "visits", "jokers", "buildings", "lush"),
    *("warehouses", "landslides", "floods", "tiles", "discs", "objectives_held", "objectives_played", "bonus_cards"),
)
OWN_NUMBERS: Final = (
    *("judged", "left", "to_come", "own_visits_to_come", "way_ahead", "next_delivery", "begun_arrows", "herds_total"),
    *("cards", "tools", "sea", "hand_size", "pile_size", "different_breeds", "hands_total", "hands_wool"),
    *("actions_in_hand", "objectives_in_hand", "harbourmaster_near"),
)
TABLE_NUMBERS: Final = (
    *("last_round", "marker", "is_flipped", "sheep_in_pile", "hazards", "tiles_on_offer", "workers_coming"),
    *("offer", "cheapest_worker", "players"),
)
SARAH_NUMBERS: Final = ("counter", "discs", "cards_left", "next_move", "visits_left", "has_card_6", "has_card_10")
NEAR: Final = 4


class InputNames:
    def __init__(self, tables: Tables) -> None:
        self.names: list[str] = []
        cards = tables.cards.names
        self.add("table", TABLE_NUMBERS)
        self.add("jobs", WORKERS)
        self.add("market", cards[: tables.cards.market_breeds])
        self.add("own", OWN_NUMBERS)
        self.add("own.hand", cards[: tables.cards.first_bonus])
        self.add("own.lacks", CONDITIONS)
        self.add_farm("own", tables)
        self.add_farm("rival", tables)
        self.add("sarah", SARAH_NUMBERS)
        self.add("sarah.speciality", WORKERS)
        self.add("sarah.pile", [str(card + 1) for card in range(tables.sarah.cards)])

    def add(self, of: str, names: list[str] | tuple[str, ...]) -> None:
        self.names += [f"{of}.{name}" for name in names]

    def add_farm(self, of: str, tables: Tables) -> None:
        self.add(f"{of}.points", [str(category) for category in range(CATEGORIES) if category != MONEY])
        self.add(of, MONEY_NAMES)
        self.add(of, FARM_NUMBERS)
        self.add(f"{of}.workers", WORKERS)
        self.add(f"{of}.many", WORKERS)
        self.add(f"{of}.built", [str(building) for building in range(tables.buildings.count)])
        self.add(f"{of}.delivered", [str(counter) for counter in range(tables.counters.count)])
        self.add(f"{of}.ports", SIZES)
        self.add(f"{of}.freed", tables.player_board.disc_names)
        self.add(f"{of}.herd", tables.cards.names[: tables.cards.first_bonus])
        self.add(f"{of}.has", CONDITIONS)


def facts_about(tables: Tables) -> i64:
    """How many facts there are about positions with these components."""
    table = i64(len(TABLE_NUMBERS)) + 4 + tables.cards.market_breeds
    own = i64(len(OWN_NUMBERS)) + tables.cards.first_bonus + i64(len(CONDITIONS))
    points = i64(CATEGORIES) - 1 + i64(len(MONEY_NAMES)) + i64(len(FARM_NUMBERS))
    possessions = 8 + tables.buildings.count + tables.counters.count + i64(len(SIZES)) + tables.player_board.discs
    farm = points + possessions + tables.cards.first_bonus + i64(len(CONDITIONS))
    return table + own + 2 * farm + i64(len(SARAH_NUMBERS)) + 4 + tables.sarah.cards


@final
class Facts:
    def __init__(self, blank: vec[float]) -> None:
        self.noted: vec[float] = blank[:]
        self.at: i64 = 0

    def note(self, number: i64) -> None:
        self.noted[self.at] = float(number)
        self.at += 1

    def note_worth(self, number: float) -> None:
        self.noted[self.at] = number
        self.at += 1

    def note_all(self, o: Outlook, judged: float) -> None:
        s = o.s
        rival = rival_of(s, o.seat)
        self.note_table(s)
        self.note_own(o, judged)
        self.note_farm(s, o.seat)
        self.note_farm(s, rival)
        self.note_sarah(s)

    def note_table(self, s: State) -> None:
        markets = s.tables.markets
        self.note(1 if s.marker_owner >= 0 else 0)
        self.note(s.marker)
        self.note(s.is_flipped)
        self.note(total(s.sheep_pile))
        hazards: i64 = 0
        for code in s.site:
            hazards += 1 if code >= FIRST_HAZARD else 0
        self.note(hazards)
        offered: i64 = 0
        for row in range(s.marker if s.marker < markets.tile_rows else markets.tile_rows):
            for column in range(markets.tile_columns):
                offered += 1 if s.tiles[row * markets.tile_columns + column] else 0
        self.note(offered)
        self.note((1 if 0 < s.forecast[0] <= 4 else 0) + (1 if 0 < s.forecast[1] <= 4 else 0))
        self.note(len(s.offer))
        self.note(cheapest_worker(s))
        self.note(s.players)
        for worker in range(i64(4)):
            count: i64 = 0
            for row in range(markets.job_rows):
                count += s.jobs[row * 4 + worker]
            self.note(count)
        for breed in s.market:
            self.note(breed)

    def note_own(self, o: Outlook, judged: float) -> None:
        s, farm = o.s, o.farm
        node = farm.node if farm.node >= 0 else s.tables.trail.start
        self.note_worth(judged)
        self.note_worth(o.left)
        self.note_worth(o.to_come)
        self.note_worth(o.visits)
        if o.left > 0.0:
            self.note_worth(Journey(o).worth_from(node))
            self.note_worth(next_delivery(o))
            self.note_worth(begun_arrows(o))
            self.note_worth(expected_total(o))
            self.note_worth(cards(o))
            self.note_worth(tools(o))
            self.note_worth(sea_worth(o))
        else:
            self.at += 7
        self.note(farm.hand_size)
        self.note(farm.pile_size)
        self.note_hand(s, farm)
        self.note(harbourmaster_near(s, farm))
        for card in range(s.tables.cards.first_bonus):
            self.note(farm.hand[card])
        self.note_lacks(o)

    def note_hand(self, s: State, farm: Farm) -> None:
        cards = s.tables.cards
        breeds: i64 = 0
        breeding = farm.permanent_certificates + farm.certificates
        wool = farm.wool
        actions: i64 = 0
        objectives: i64 = 0
        for card in range(cards.count):
            held = farm.hand[card]
            if held:
                if cards.is_sheep[card]:
                    breeds += 1
                    breeding += cards.breeding[card]
                    wool += cards.wool[card]
                elif cards.is_objective[card]:
                    objectives += held
                else:
                    actions += held
        self.note(breeds)
        self.note(breeding)
        self.note(wool)
        self.note(actions)
        self.note(objectives)

    def note_lacks(self, o: Outlook) -> None:
        """By how much the conditions of all objectives held and played exceed what the farm has."""
        printed = o.s.tables.cards
        have = o.elements()
        kinds: i64 = len(have)
        needs = vec[i64]([0] * kinds)
        for card in range(printed.first_bonus, printed.count):
            if printed.is_objective[card]:
                copies = o.farm.herd(card) + o.farm.played[card]
                if copies:
                    for kind in range(kinds):
                        needs[kind] += copies * printed.needs[card * kinds + kind]
        for kind in range(kinds):
            lacking = needs[kind] - have[kind]
            self.note(lacking if lacking > 0 else 0)

    def note_farm(self, s: State, seat: i64) -> None:
        farm = s.farms[seat]
        tables = s.tables
        for category in range(i64(CATEGORIES)):
            if category != MONEY:
                self.note(points_in(s, seat, category))
        self.note(farm.money)
        self.note(farm.money if farm.money < 5 else 5)
        self.note(farm.money if farm.money < 10 else 10)
        self.note_numbers(s, farm)
        self.note_workers(farm)
        for node in farm.built:
            self.note(1 if node >= 0 else 0)
        for disc in farm.delivered:
            self.note(disc)
        self.note_ports(tables, farm)
        for space in range(tables.player_board.discs):
            self.note(1 - (farm.discs >> space & 1))
        for card in range(tables.cards.first_bonus):
            self.note(farm.herd(card))
        for element in elements(s, farm):
            self.note(element)

    def note_workers(self, farm: Farm) -> None:
        """All of them, and those beyond two of a kind."""
        for worker in farm.workers:
            self.note(worker)
        for worker in farm.workers:
            self.note(worker - 2 if worker > 2 else 0)

    def note_ports(self, tables: Tables, farm: Farm) -> None:
        for size in range(i64(len(SIZES))):
            ports: i64 = 0
            for port in range(tables.sea.ports):
                if tables.sea.port_size[port] == size:
                    ports += farm.ports >> port & 1
            self.note(ports)

    def note_numbers(self, s: State, farm: Farm) -> None:
        cards = s.tables.cards
        self.note(farm.gold)
        self.note(farm.certificates)
        self.note(farm.permanent_certificates)
        self.note(farm.tokens)
        self.note(farm.explored)
        self.note(locations_to_go(s, farm.node))
        self.note_worth(part_done(s, farm.node))
        self.note(farm.step_limit + farm.movement_tile)
        self.note(farm.hand_limit)
        self.note(farm.certificate_limit)
        self.note(farm.wool)
        self.note(farm.ignores_taxes)
        self.note(farm.visits)
        self.note(total(farm.jokers))
        self.note(buildings_placed(farm))
        self.note(lush_buildings(s.tables, farm))
        self.note(warehouses_placed(farm))
        floods: i64 = 0
        for kind in range(s.tables.hazards.count):
            floods += farm.hazards[kind] * s.tables.hazards.is_flood[kind]
        self.note(total(farm.hazards) - floods)
        self.note(floods)
        self.note(total(farm.tiles))
        freed: i64 = 0
        for space in range(s.tables.player_board.discs):
            freed += 1 - (farm.discs >> space & 1)
        self.note(freed)
        held: i64 = 0
        played: i64 = 0
        bonus: i64 = 0
        for card in range(cards.first_bonus, cards.count):
            if cards.is_objective[card]:
                held += farm.herd(card)
                played += farm.played[card]
            else:
                bonus += farm.herd(card)
        self.note(held)
        self.note(played)
        self.note(bonus)

    def note_sarah(self, s: State) -> None:
        """All 0 at a table without her."""
        sarah = s.tables.sarah
        if not s.is_solo:
            self.at += i64(len(SARAH_NUMBERS)) + 4 + sarah.cards
            return
        left: i64 = 0
        moves: i64 = 0
        for card in range(sarah.cards):
            if s.sarah_pile >> card & 1:
                left += 1
                moves += expected_move(s, card)
        self.note(s.sarah_counter)
        self.note(s.sarah_discs)
        self.note(left)
        self.note_worth(float(moves) / float(left) if left else 0.0)
        self.note(9 - s.sarah_counter)
        self.note(s.sarah_deck >> 5 & 1)
        self.note(s.sarah_deck >> 9 & 1)
        for worker in range(i64(4)):
            self.note(1 if worker == s.speciality else 0)
        for card in range(sarah.cards):
            self.note(s.sarah_pile >> card & 1)


def rival_of(s: State, seat: i64) -> i64:
    """Sarah, or the strongest of the others by points so far."""
    best: i64 = -1
    most: i64 = -1000
    for other in range(s.seats):
        if other != seat:
            points = score(s, other) if s.seats > 2 else 0
            if points > most:
                most = points
                best = other
    return best


def expected_move(s: State, card: i64) -> i64:
    sarah = s.tables.sarah
    if sarah.move[card]:
        return sarah.move[card]
    return s.farms[s.players].workers[sarah.type[card] if sarah.moves_by_type[card] else s.speciality]


def cheapest_worker(s: State) -> i64:
    """What the cheapest worker on the market costs; 10 where there is none."""
    least: i64 = 10
    for row in range(s.tables.markets.job_rows):
        for worker in range(i64(4)):
            if s.jobs[row * 4 + worker] and s.tables.markets.job_costs[row] < least:
                least = s.tables.markets.job_costs[row]
    return least


def locations_to_go(s: State, node: i64) -> i64:
    """Steps to Wellington along the first path."""
    here = node if node >= 0 else s.tables.trail.start
    steps: i64 = 0
    while here != s.tables.trail.wellington:
        here = s.tables.trail.ways[here * 2]
        if s.site[here] != EMPTY or here == s.tables.trail.wellington:
            steps += 1
    return steps


def harbourmaster_near(s: State, farm: Farm) -> i64:
    """How many harbourmasters are within a few steps of the ship."""
    count: i64 = 0
    for port in range(s.tables.sea.ports):
        if s.harbourmasters[port] > 0 and not farm.ports >> port & 1:
            count += 1 if distance(s, farm.ship, s.tables.sea.port_node[port]) <= NEAR else 0
    return count
