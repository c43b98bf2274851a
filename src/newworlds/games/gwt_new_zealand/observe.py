"""What a seat sees of New Zealand, as bytes: the table, what is still to be done, each farm.

`NewZealandLayout` lists the sections in the order in which `NewZealandObserver` writes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from newworlds.core.encoder import Observer, put, put_all, put_bits, put_wide
from newworlds.core.errors import NoRoomInArrays
from newworlds.core.position import Position
from newworlds.core.sections import Layout
from newworlds.games.gwt_new_zealand.rules import frames, sites
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.state import State
from newworlds.games.gwt_new_zealand.tables import Tables

if TYPE_CHECKING:
    from newworlds.core.sections import Section

MOST_FRAMES: Final = 16
FRAME_BYTES: Final = 10
MOST_OFFERED: Final = 8
MOST_KNOWN: Final = 16
"""More than ever lie on the stack, on offer and face up on a draw pile at the same time."""
NEUTRAL: Final = 1
HAZARD: Final = 2
OWN: Final = 3
CAPTAINS: Final = 8
"""Added to what a port holds, which is negative where a worker tile has replaced the harbourmaster."""


@final
class NewZealandLayout:
    def __init__(self, tables: Tables, players: i64) -> None:
        self.added: Layout = Layout()
        self.add_table(tables)
        self.add_piles(tables)
        seats: i64 = 2 if players == 1 else players
        for later in range(seats):
            self.add_farm(tables, f"seat_{later}.")
        self.sections: list[Section] = self.added.sections
        self.size: i64 = self.added.size

    def add_table(self, tables: Tables) -> None:
        add = self.added.add
        add(
            "turn",
            (13,),
            "The viewer's seat; who is to decide and whose turn it is, counted from the viewer (the number of seats "
            "when the game is over); the turn's number (two bytes); the row of the job market's marker; 1 + who gets "
            "its bonus, counted from the viewer, 0 for nobody; whether the neutral buildings are flipped; whether new "
            "cards go onto the draw pile; movement tiles left; Sarah's speciality; how much is still to be done (two "
            "bytes).",
        )
        add(
            "sarah",
            (2 + 2 * int(tables.sarah.cards) + 1,),
            "1 + her current card, 0 without one; her counter; each of her cards: whether it is in her deck; each: "
            "whether it is still in her pile; her discs left.",
        )
        add(
            "stack",
            (MOST_FRAMES, FRAME_BYTES),
            "What is still to be done, the question now asked first: its kind; four operands (two bytes each); whether "
            "it must be done in full.",
        )
        add(
            "sites",
            (int(tables.trail.nodes), 2),
            "What is on each location: 0 nothing, 1 a neutral building, 2 a hazard, 3 + whose building it is, counted "
            "from the viewer; then its number.",
            tables.trail.names,
        )
        add("sides", (int(tables.buildings.count),), "Which side of each player's building is used.")
        add("jobs", (int(tables.markets.job_rows), 4), "The job market: tiles by row and worker.")
        add("tiles", (int(tables.markets.tile_rows), int(tables.markets.tile_columns)), "Bonus tiles on offer.")
        add("forecast", (4,), "The tiles of the forecast spaces A1, A2, B1, B2.")
        add(
            "harbourmasters",
            (int(tables.sea.ports),),
            "By port: 8 + the harbourmaster tile, 8 without one, less where a worker tile lies instead.",
            tables.sea.port_names,
        )

    def add_piles(self, tables: Tables) -> None:
        add, names = self.added.add, tables.cards.names
        breeds = int(tables.cards.market_breeds)
        add("bag_a", (len(tables.hazards.bag),), "Tiles left in bag A, by kind.")
        add("bag_b", (len(tables.tiles.bag),), "Tiles left in bag B, by kind.")
        add("market", (breeds,), "Sheep in the market.", names[:breeds])
        add("sheep_pile", (breeds,), "Sheep in the pile of the market.", names[:breeds])
        add("offer", (MOST_OFFERED,), "1 + each objective card on offer.")
        add("objective_pile", (len(names),), "Objective cards in the pile.", names)
        add("support", (int(tables.cards.first_bonus - tables.cards.first_support),), "Support cards left.")
        add("bonus_sets", (4,), "The card of each pile of bonus cards.")
        add("bonus_left", (4,), "Cards left in it.")
        add("box_a", (len(tables.hazards.bag),), "Tiles of bag A out of the game.")
        add("box_b", (len(tables.tiles.bag),), "Tiles of bag B out of the game.")
        add("box_cards", (len(names),), "Cards out of the game.", names)
        add("box_harbourmasters", (int(tables.harbourmasters.count),), "Harbourmaster tiles out of the game.")

    def add_farm(self, tables: Tables, seat: str) -> None:
        """`seat_0.` is the viewer, the others follow in the order of play, or Sarah."""
        add, names = self.added.add, tables.cards.names
        add(
            seat + "numbers",
            (21,),
            "Points (two bytes), money (two bytes), gold, certificates, exchange tokens, 1 + the location of the "
            "farmer, the ship's place, the exploration track, the movement tile, whether it pays no taxes, step limit, "
            "hand limit, certificate limit, permanent certificates, wool, visits to Wellington, cards in hand, cards "
            "in the draw pile, cards known on top of it.",
        )
        add(seat + "discs", (int(tables.player_board.discs),), "Whether each disc is still on the player board.")
        add(seat + "buildings", (int(tables.buildings.count),), "Whether each building is still in the supply.")
        add(seat + "built", (int(tables.buildings.count),), "1 + the location of each building, 0 if not built.")
        add(seat + "ports", (int(tables.sea.ports),), "Whether it has delivered to each port.", tables.sea.port_names)
        add(seat + "harbourmasters", (int(tables.harbourmasters.count),), "Whether it has each harbourmaster tile.")
        add(seat + "warehouses", (len(tables.player_board.pair_vp),), "Warehouses left of each pair.")
        add(seat + "workers", (4,), "Workers by kind.")
        add(seat + "jokers", (4,), "Jokers among them.")
        add(seat + "hazards", (int(tables.hazards.count),), "Hazard tiles removed, by kind.")
        add(seat + "tiles", (len(tables.tiles.bag),), "Bonus tiles, by kind.")
        add(seat + "delivered", (int(tables.counters.count),), "Deliveries, by counter.")
        add(seat + "hand", (len(names),), "Cards in hand; 0 for what others hold.", names)
        add(seat + "pile", (len(names),), "Cards in the draw pile; of others, in hand and draw pile.", names)
        add(seat + "discard", (len(names),), "Cards in the discard pile.", names)
        add(seat + "played", (len(names),), "Cards played.", names)
        add(seat + "known_top", (MOST_KNOWN,), "1 + each card known to be on top of the draw pile, the topmost last.")


def check_room(found: i64, most: i64) -> None:
    """An observation that does not show everything would mislead whoever learns from it."""
    if found > most:
        raise NoRoomInArrays(most=int(most), found=int(found))


@final
class NewZealandObserver(Observer):
    def __init__(self, tables: Tables, size: i64, into: vec[u8], start: i64) -> None:
        super().__init__(into, start, size)
        self.tables: Tables = tables

    def write(self, position: Position, seat: i64) -> None:
        s = cast(State, position)
        at = self.write_turn(s, seat, self.start)
        at = self.write_sarah(s, at)
        at = self.write_stack(s, at)
        at = self.write_board(s, seat, at)
        at = self.write_piles(s, at)
        for later in range(s.seats):
            other = (seat + later) % s.seats
            at = self.write_farm(s, other, at)
            at = self.write_cards(s.farms[other], other != seat and other < s.players, at)
        assert at == self.start + self.size

    def write_turn(self, s: State, seat: i64, at: i64) -> i64:
        into, seats = self.into, s.seats
        at = put(into, at, seat)
        at = put(into, at, seats if s.to_act < 0 else (s.to_act - seat + seats) % seats)
        at = put(into, at, (s.seat - seat + seats) % seats)
        at = put_wide(into, at, s.turn)
        at = put(into, at, s.marker)
        at = put(into, at, 0 if s.marker_owner < 0 else 1 + (s.marker_owner - seat + seats) % seats)
        at = put(into, at, s.is_flipped)
        at = put(into, at, s.is_top_decking)
        at = put(into, at, s.movement_tiles)
        at = put(into, at, s.speciality)
        return put_wide(into, at, len(s.stack))

    def write_sarah(self, s: State, at: i64) -> i64:
        into, cards = self.into, s.tables.sarah.cards
        at = put(into, at, 1 + s.sarah_card)
        at = put(into, at, s.sarah_counter)
        at = put_bits(into, at, s.sarah_deck, cards)
        at = put_bits(into, at, s.sarah_pile, cards)
        return put(into, at, s.sarah_discs)

    def write_stack(self, s: State, at: i64) -> i64:
        into, stack = self.into, s.stack
        depth: i64 = len(stack)
        check_room(depth, MOST_FRAMES)
        end = at + MOST_FRAMES * FRAME_BYTES
        while depth > 0:
            depth -= 1
            frame = stack[depth]
            at = put(into, at, frames.kind_of(frame))
            at = put_wide(into, at, frames.first(frame))
            at = put_wide(into, at, frames.second(frame))
            at = put_wide(into, at, frames.third(frame))
            at = put_wide(into, at, frames.wide(frame))
            at = put(into, at, frame >> frames.MUST_TAKE_BIT & 1)
        return self.write_nothing(at, end)

    def write_nothing(self, at: i64, end: i64) -> i64:
        into = self.into
        for rest in range(at, end):
            into[rest] = 0
        return end

    def write_board(self, s: State, seat: i64, at: i64) -> i64:
        into, seats = self.into, s.seats
        for code in s.site:
            if code >= sites.FIRST_HAZARD:
                at = put(into, put(into, at, HAZARD), code - sites.FIRST_HAZARD)
            elif code >= sites.FIRST_NEUTRAL:
                at = put(into, put(into, at, NEUTRAL), code - sites.FIRST_NEUTRAL)
            elif code == sites.EMPTY:
                at = put(into, put(into, at, 0), 0)
            else:
                at = put(into, at, OWN + (sites.owner_of(code) - seat + seats) % seats)
                at = put(into, at, sites.building_of(code))
        at = put_bits(into, at, s.sides, s.tables.buildings.count)
        at = put_all(into, at, s.jobs)
        at = put_all(into, at, s.tiles)
        at = put_all(into, at, s.forecast)
        for there in s.harbourmasters:
            at = put(into, at, CAPTAINS + there)
        return at

    def write_piles(self, s: State, at: i64) -> i64:
        into = self.into
        at = put_all(into, at, s.bag_a)
        at = put_all(into, at, s.bag_b)
        at = put_all(into, at, s.market)
        at = put_all(into, at, s.sheep_pile)
        at = self.write_names(s.offer, at, MOST_OFFERED)
        at = put_all(into, at, s.objective_pile)
        at = put_all(into, at, s.support)
        at = put_all(into, at, s.bonus_sets)
        at = put_all(into, at, s.bonus_left)
        at = put_all(into, at, s.box_a)
        at = put_all(into, at, s.box_b)
        at = put_all(into, at, s.box_cards)
        return put_bits(into, at, s.box_harbourmasters, s.tables.harbourmasters.count)

    def write_names(self, cards: vec[i64], at: i64, room: i64) -> i64:
        """1 + each card, in their order."""
        check_room(len(cards), room)
        end = at + room
        for card in cards:
            at = put(self.into, at, 1 + card)
        return self.write_nothing(at, end)

    def write_farm(self, s: State, seat: i64, at: i64) -> i64:
        into, tables, farm = self.into, s.tables, s.farms[seat]
        at = put_wide(into, at, s.scores[seat])
        at = put_wide(into, at, farm.money)
        at = put(into, at, farm.gold)
        at = put(into, at, farm.certificates)
        at = put(into, at, farm.tokens)
        at = put(into, at, 1 + farm.node)
        at = put(into, at, farm.ship)
        at = put(into, at, farm.explored)
        at = put(into, at, farm.movement_tile)
        at = put(into, at, farm.ignores_taxes)
        at = put(into, at, farm.step_limit)
        at = put(into, at, farm.hand_limit)
        at = put(into, at, farm.certificate_limit)
        at = put(into, at, farm.permanent_certificates)
        at = put(into, at, farm.wool)
        at = put(into, at, farm.visits)
        at = put(into, at, farm.hand_size)
        at = put(into, at, farm.pile_size)
        at = put(into, at, len(farm.known_top))
        at = put_bits(into, at, farm.discs, tables.player_board.discs)
        at = put_bits(into, at, farm.supply, tables.buildings.count)
        for node in farm.built:
            at = put(into, at, 1 + node)
        at = put_bits(into, at, farm.ports, tables.sea.ports)
        at = put_bits(into, at, farm.harbourmasters, tables.harbourmasters.count)
        at = put_all(into, at, farm.warehouses)
        at = put_all(into, at, farm.workers)
        at = put_all(into, at, farm.jokers)
        at = put_all(into, at, farm.hazards)
        at = put_all(into, at, farm.tiles)
        return put_all(into, at, farm.delivered)

    def write_cards(self, farm: Farm, is_hidden: bool, at: i64) -> i64:
        into, hand, pile = self.into, farm.hand, farm.pile
        cards: i64 = len(hand)
        if is_hidden:
            for card in range(cards):
                into[at + card] = 0
                into[at + cards + card] = u8(hand[card] + pile[card])
            at += 2 * cards
        else:
            at = put_all(into, put_all(into, at, hand), pile)
        at = put_all(into, at, farm.discard)
        at = put_all(into, at, farm.played)
        return self.write_names(farm.known_top, at, MOST_KNOWN)
