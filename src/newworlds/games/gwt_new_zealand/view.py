"""What one viewer may see of the table."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.game import SheetRow
from newworlds.core.message import Message
from newworlds.core.viewer import REFEREE
from newworlds.games.gwt_new_zealand.board import (
    Bags,
    BonusPile,
    Counts,
    Harbour,
    JobRow,
    LocationAction,
    NewZealandBoard,
    Objectives,
    PriceChange,
    SarahNow,
    Showing,
    Site,
    TileMarket,
    TileRow,
    Turn,
)
from newworlds.games.gwt_new_zealand.board import Farm as ShownFarm
from newworlds.games.gwt_new_zealand.data.schema.values import WorkerType
from newworlds.games.gwt_new_zealand.event_table import NEUTRAL_LETTERS, forecast_name, hazard_name
from newworlds.games.gwt_new_zealand.move_forms import counter_names
from newworlds.games.gwt_new_zealand.printed.boards import PlayerBoardTables
from newworlds.games.gwt_new_zealand.printed.names import PILES
from newworlds.games.gwt_new_zealand.printed_actions import printed_actions
from newworlds.games.gwt_new_zealand.prompts import offered, pending, top_frame
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules.acting import ACT, is_used, may_act_at
from newworlds.games.gwt_new_zealand.rules.building import (
    BUILD,
    BUILD_AT,
    building_chosen,
    building_price,
    wage,
    wage_at,
)
from newworlds.games.gwt_new_zealand.rules.choices import argument_of, kind_of
from newworlds.games.gwt_new_zealand.rules.counting import is_medium
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.rules.harbourmasters import JOKER_CAPTAIN
from newworlds.games.gwt_new_zealand.rules.hiring import HIRE, hire_price, price_change
from newworlds.games.gwt_new_zealand.rules.investing import INVEST, row_price
from newworlds.games.gwt_new_zealand.rules.ports import port_price
from newworlds.games.gwt_new_zealand.rules.revealing import REVEAL, is_for_wool, revealed
from newworlds.games.gwt_new_zealand.rules.scoring import CATEGORIES, points_in
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD, FIRST_NEUTRAL, building_of, owner_of
from newworlds.games.gwt_new_zealand.rules.trail import movement_limit
from newworlds.games.gwt_new_zealand.state import State
from newworlds.games.gwt_new_zealand.tables import Tables

WORKERS: Final[tuple[WorkerType, ...]] = get_args(WorkerType)


def seen_by(viewer: int, s: State, board: NewZealandBoard) -> NewZealandBoard:
    """Hands are hidden, and the sheep that could be shown."""
    farms = [msgspec.structs.replace(farm, hand=_hand(s, farm.seat, viewer)) for farm in board.farms]
    return msgspec.structs.replace(board, turn=_turn(s, viewer), farms=farms)


def board(s: State, viewer: int) -> NewZealandBoard:
    tables = s.tables
    cards, names = tables.cards, tables.sea.port_names
    rows = sheet(s)
    return NewZealandBoard(
        turn=_turn(s, viewer),
        trail={name: _site(s, node) for node, name in enumerate(tables.trail.names) if s.site[node]},
        neutral_flipped=bool(s.is_flipped),
        sides={str(building + 1): _side(s, building) for building in range(tables.buildings.count)},
        jobs=_job_rows(s),
        bonus_market=_bonus_market(s),
        price_change=PriceChange(_change(s, HIRE), _change(s, INVEST)),
        marker_owner=s.marker_owner if s.marker_owner >= 0 else None,
        forecast=[_forecast(s, space) for space in range(4)],
        bags=Bags(sum(s.bag_a), sum(s.bag_b)),
        sheep_market=_counts(tables, s.market),
        sheep_pile=sum(s.sheep_pile),
        objectives=Objectives([cards.names[card] for card in s.offer], sum(s.objective_pile)),
        support={cards.names[cards.first_support + pile]: left for pile, left in enumerate(s.support)},
        bonus_cards={name: _bonus_pile(s, pile) for pile, name in enumerate(PILES)},
        harbours={name: _harbour(s, port) for port, name in enumerate(names) if is_medium(tables, port)},
        port_prices={name: port_price(s, port) for port, name in enumerate(names) if not _is_full(s, port)},
        movement_tiles=s.movement_tiles,
        movement_tile_space=tables.setup.movement_tile_at[s.players - 1],
        farms=[_farm(s, seat, viewer, rows) for seat in range(s.seats)],
        sheet=rows,
        sarah=_sarah(s) if s.is_solo else None,
    )


def _top(s: State) -> int:
    """The pending question; 0 when the game is over."""
    return 0 if s.is_over else top_frame(s)


def _turn(s: State, viewer: int) -> Turn:
    top = _top(s)
    kind = frames.kind_of(top)
    turn = Turn(s.seat, s.turn + 1, pending(s), _actions(s), offered(s))
    if kind == BUILD:
        return msgspec.structs.replace(turn, wage=wage(top))
    if kind == BUILD_AT:
        return msgspec.structs.replace(
            turn, building=building_chosen(top) + 1, wage=wage_at(top), site_prices=_site_prices(s, top)
        )
    if kind == REVEAL and viewer in (s.seat, REFEREE):
        return msgspec.structs.replace(turn, showing=_showing(s, top))
    return turn


def _site_prices(s: State, top: int) -> dict[str, int]:
    """For every space where the building may be placed."""
    nodes = [argument_of(move) for move in s.legal() if kind_of(move) == choices.BUILD_AT]
    return {s.tables.trail.names[node]: building_price(s, building_chosen(top), node, wage_at(top)) for node in nodes}


def _showing(s: State, top: int) -> Showing:
    """NZ-16, NZ-28."""
    cards, farm, printed = revealed(s, top), s.farms[s.seat], s.tables.cards
    is_wool = is_for_wool(top)
    values, permanent = (printed.wool, farm.wool) if is_wool else (printed.breeding, farm.permanent_certificates)
    return Showing([printed.names[card] for card in cards], permanent + sum(values[card] for card in cards))


def _actions(s: State) -> list[LocationAction]:
    farm, top = s.farms[s.seat], _top(s)
    if frames.kind_of(top) != ACT or not may_act_at(s, farm.node):
        return []
    return [LocationAction(name, shown, is_used(top, bit)) for bit, name, shown in printed_actions(s, farm.node)]


def _site(s: State, node: int) -> Site:
    code = s.site[node]
    if code >= FIRST_HAZARD:
        return Site(hazard=hazard_name(s.tables, code - FIRST_HAZARD))
    if code >= FIRST_NEUTRAL:
        letter = code - FIRST_NEUTRAL
        is_second = s.is_flipped and s.tables.buildings.has_two_sides[letter]
        return Site(neutral=NEUTRAL_LETTERS[letter], side=2 if is_second else 1)
    return Site(owner=owner_of(code), building=building_of(code) + 1)


def _side(s: State, building: int) -> Literal["a", "b"]:
    return "b" if s.sides >> building & 1 else "a"


def _change(s: State, kind: int) -> int:
    """How many pounds the action in progress adds to the prices of a market."""
    top = _top(s)
    return price_change(top) if frames.kind_of(top) == kind else 0


def _job_rows(s: State) -> list[JobRow]:
    change, width = _change(s, HIRE), len(WORKERS)
    is_there = [bool(worker) for worker in s.jobs]
    rows = range(s.tables.markets.job_rows)
    return [JobRow(hire_price(s, row, change), is_there[row * width : (row + 1) * width]) for row in rows]


def _bonus_market(s: State) -> TileMarket:
    printed, change = s.tables.markets, _change(s, INVEST)
    width = printed.tile_columns
    names = [s.tables.tiles.names[tile - 1] if tile else None for tile in s.tiles]
    starts = [row * width for row in range(printed.tile_rows)]
    return TileMarket(
        rows=[TileRow(row_price(s, start, change), names[start : start + width]) for start in starts],
        first_column=width - s.tables.setup.columns_used[s.players - 1] + 1,
        marker=s.marker if s.marker < printed.tile_rows else None,
        rows_left=printed.tile_rows - s.marker,
    )


def _forecast(s: State, space: int) -> str | None:
    tile = s.forecast[space]
    return forecast_name(s.tables, space // 2, tile - 1) if tile else None


def _counts(tables: Tables, cards: vec[i64]) -> Counts:
    return {tables.cards.names[card]: count for card, count in enumerate(cards) if count}


def _bonus_pile(s: State, pile: int) -> BonusPile:
    return BonusPile(s.tables.cards.names[s.bonus_sets[pile]], s.bonus_left[pile], s.tables.markets.pile_gold[pile])


def _is_full(s: State, port: int) -> bool:
    return all(farm.ports >> port & 1 for farm in s.farms)


def _harbour(s: State, port: int) -> Harbour:
    there = s.harbourmasters[port]
    if there >= 0:
        return Harbour(harbourmaster=there or None)
    return Harbour(captain="joker" if -1 - there == JOKER_CAPTAIN else WORKERS[-1 - there])


def _farm(s: State, seat: int, viewer: int, rows: list[SheetRow]) -> ShownFarm:
    farm, tables = s.farms[seat], s.tables
    cards, board = tables.cards, tables.player_board
    return ShownFarm(
        seat=seat,
        money=farm.money,
        gold=farm.gold,
        certificates=farm.certificates,
        certificate_limit=farm.certificate_limit,
        permanent_certificates=farm.permanent_certificates,
        wool=farm.wool,
        tokens=farm.tokens,
        breeder=tables.trail.names[farm.node] if farm.node >= 0 else None,
        ship=tables.sea.names[farm.ship],
        explored=farm.explored,
        movement_limit=movement_limit(farm),
        movement_tile=farm.movement_tile,
        ignores_taxes=bool(farm.ignores_taxes),
        hand_limit=farm.hand_limit,
        discs=[name for space, name in enumerate(board.disc_names) if farm.discs >> space & 1],
        auxiliary={name: _free_uses(board, farm, action) for action, name in enumerate(board.aux_names)},
        warehouses=list(farm.warehouses),
        workers={worker: _row(farm, row) for row, worker in enumerate(WORKERS)},
        buildings=[building + 1 for building in range(tables.buildings.count) if farm.supply >> building & 1],
        hazards={hazard_name(tables, hazard): count for hazard, count in enumerate(farm.hazards) if count},
        tiles={tables.tiles.names[tile]: count for tile, count in enumerate(farm.tiles) if count},
        harbourmasters=[tile + 1 for tile in range(tables.harbourmasters.count) if farm.harbourmasters >> tile & 1],
        ports=[name for port, name in enumerate(tables.sea.port_names) if farm.ports >> port & 1],
        delivered={name: count for name, count in zip(counter_names(tables), farm.delivered, strict=True) if count},
        played=_counts(tables, farm.played),
        discard=_counts(tables, farm.discard),
        hand_size=farm.hand_size,
        pile_size=farm.pile_size + len(farm.known_top),
        known_top=[cards.names[card] for card in farm.known_top],
        herd={cards.names[card]: farm.herd(card) for card in range(cards.count) if farm.herd(card)},
        visits=farm.visits,
        score=sum(row.points[seat] for row in rows),
        is_sarah=s.is_solo and seat > 0,
        hand=_hand(s, seat, viewer),
    )


def _hand(s: State, seat: int, viewer: int) -> dict[str, int] | None:
    return _counts(s.tables, s.farms[seat].hand) if viewer in (seat, REFEREE) else None


def _free_uses(printed: PlayerBoardTables, farm: Farm, auxiliary: int) -> int:
    """NZ-32."""
    spaces = printed.aux_discs[auxiliary * 2 : auxiliary * 2 + 2]
    return sum(not farm.discs >> space & 1 for space in spaces)


def _row(farm: Farm, row: int) -> list[Literal["worker", "joker"]]:
    return ["joker" if farm.jokers[row] >> column & 1 else "worker" for column in range(1, farm.workers[row])]


def _sarah(s: State) -> SarahNow:
    cards = range(s.tables.sarah.cards)
    return SarahNow(
        speciality=WORKERS[s.speciality],
        card=s.sarah_card + 1 if s.sarah_card >= 0 else None,
        pile=[card + 1 for card in cards if s.sarah_pile >> card & 1],
        deck=[card + 1 for card in cards if s.sarah_deck >> card & 1],
        next_counter=counter_names(s.tables)[s.sarah_counter],
        discs=s.sarah_discs,
    )


def sheet(s: State) -> list[SheetRow]:
    """NZ-41: the twelve categories."""
    return [
        SheetRow(
            Message(f"gwt_new_zealand.sheet.{category + 1}"),
            [points_in(s, seat, category) for seat in range(s.seats)],
        )
        for category in range(CATEGORIES)
    ]
