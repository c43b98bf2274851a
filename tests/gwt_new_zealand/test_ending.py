"""The last round and the final scoring."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from newworlds.core.view import result
from newworlds.core.viewer import SPECTATOR
from newworlds.games.gwt_new_zealand import GAME, move_forms
from newworlds.games.gwt_new_zealand.rules.scoring import points_in, score
from newworlds.games.gwt_new_zealand.rules.turns import end_game
from tests.gwt_new_zealand.scene import Scene
from tests.gwt_new_zealand.test_wellington import to_forecast_b

(MONEY, BUILDINGS, COUNTERS, PORTS, EXPLORED, TILES, HERD, OBJECTIVES, MASTERS, HAND, WORKERS, MARKER) = range(12)

COUNTER_POINTS = {
    "sheep_0": -8,
    "sheep_1": 0,
    "sheep_3": 0,
    "sheep_6": 0,
    "sheep_9": 0,
    "sheep_12": 0,
    "sheep_15": 0,
    "sheep_18": 6,
    "sheep_21": 9,
    "wool_5": 1,
    "wool_9": 2,
    "wool_13": 3,
    "wool_7": 4,
    "wool_11": 6,
    "abroad_8": 4,
    "abroad_12": 6,
    "abroad_16": 9,
}
PORT_POINTS = {
    "M1": 1,
    "M2": 2,
    "M3": 3,
    "M4": 5,
    "M5": 7,
    **{f"L{number}": 0 for number in range(1, 6)},
    **{f"P{number}": 0 for number in range(1, 10)},
}
TILE_POINTS = {
    "joker": 0,
    "permanent_certificate": 2,
    "three_tokens_gold": 0,
    "permanent_wool_token": 2,
    "token_vp": 4,
    "hazard_for_3": 2,
    "four_gold": 8,
    "sheepdog_gold": 2,
    "ferry_gold": 2,
    "explore_kotare_gold": 0,
    "romney_swap_gold": 0,
}
CARD_POINTS = {
    "shropshire": 0,
    "southdown": 0,
    "english_leicester": 0,
    "merino": 0,
    "dorset_horn": 1,
    "lincoln": 2,
    "corriedale": 2,
    "hampshire": 3,
    "ryeland": 4,
    "suffolk": 7,
    "romney": 3,
    "sheepdog": 0,
    "ferry": 0,
    "kotare": 0,
    "bonus_1": 1,
    "bonus_2": 1,
    "bonus_3": 3,
    "bonus_4": 2,
    "bonus_5": 2,
    "bonus_6": 2,
    "bonus_7": 4,
    "bonus_8": 0,
    "bonus_9": 0,
    "bonus_10": 0,
    "OB01": 0,
}


def trigger() -> Scene:
    scene = Scene().tiles(("joker", 7, 3))
    scene.s.marker = 6
    return to_forecast_b(scene)


def test_NZ_40_the_mover_of_the_marker_takes_it_and_skips_phase_c() -> None:
    scene = trigger().play("forecast B1")
    assert scene.s.marker_owner == 0
    assert scene.me.hand_size == 0
    assert points_in(scene.s, 0, MARKER) == 5


def test_NZ_40_every_other_player_has_one_last_turn_without_phase_c() -> None:
    scene = trigger().play("forecast B1")
    assert scene.s.to_act == 1
    scene.hand("merino", seat=1)
    while scene.s.to_act == 1:
        scene.play(scene.legal[-1] if "done" not in scene.legal else "done")
    assert scene.s.is_over
    assert scene.farm(1).hand_size <= 1


def test_NZ_40_of_three_players_the_two_others_have_their_turns_in_order() -> None:
    scene = Scene(players=3).tiles(("joker", 7, 2), ("joker", 7, 3))
    scene.s.marker = 6
    to_forecast_b(scene).play("forecast B1")
    seats = []
    while not scene.s.is_over:
        seats.append(scene.s.to_act)
        scene.play("done")
    assert sorted(set(seats)) == [1, 2]
    assert seats == sorted(seats)


def test_NZ_40_a_bonus_tile_chosen_in_the_last_round_leaves_the_game() -> None:
    scene = Scene()
    scene.s.marker, scene.s.marker_owner = 7, 1
    to_forecast_b(scene).play("forecast B2")
    assert scene.s.box_b[scene.tables.tiles.names.index("four_gold")] == 1


def points(scene: Scene, category: int) -> int:
    return int(points_in(scene.s, 0, category))


def test_NZ_41_category_1_a_point_for_five_pounds() -> None:
    scene = Scene()
    scene.me.money = 14
    assert points(scene, MONEY) == 2


def test_NZ_41_category_2_buildings_on_the_board() -> None:
    assert points(Scene().built(1, "a1").built(7, "a2"), BUILDINGS) == 1 + 6


def test_NZ_41_category_3_counters_and_green_arrows_once() -> None:
    scene = Scene()
    for counter, discs in ((0, 2), (1, 1), (2, 1), (8, 2), (4, 1), (5, 1)):
        scene.me.delivered[counter] = discs
    assert points(scene, COUNTERS) == -16 - 3 + 18 + 6


def test_NZ_41_category_3_wool_and_foreign_counters() -> None:
    scene = Scene()
    scene.me.delivered[scene.tables.programs.numbering.wool_counter(13)] = 2
    scene.me.delivered[scene.tables.counters.first_foreign] = 1
    assert points(scene, COUNTERS) == 6 + 4


def test_NZ_41_category_4_ports_and_yellow_arrows() -> None:
    assert points(Scene().ports("M5", "P1", "P2", "P5"), PORTS) == 7 + 4


@pytest.mark.parametrize(("space", "vp"), [(4, 0), (5, 3), (8, 3), (9, 7), (12, 10), (14, 13), (16, 15)])
def test_NZ_41_category_5_exploration(space: int, vp: int) -> None:
    scene = Scene()
    scene.me.explored = space
    assert points(scene, EXPLORED) == vp


def test_NZ_41_category_6_hazards_and_bonus_tiles() -> None:
    scene = Scene()
    scene.me.hazards[0] = 2
    scene.me.tiles[scene.tables.tiles.names.index("four_gold")] = 1
    assert points(scene, TILES) == 2 * 2 + 8


def test_NZ_41_category_7_the_whole_herd() -> None:
    scene = Scene().hand("ryeland", "bonus_3").pile("suffolk")
    scene.me.discard[scene.card("romney")] = 1
    scene.me.discard[scene.card("bonus_8")] = 1
    assert points(scene, HERD) == 4 + 3 + 7 + 3


def test_NZ_41_category_8_an_objective_that_is_not_met_costs_points_only_if_it_was_played() -> None:
    scene = Scene().herd("OB01")
    assert points(scene, OBJECTIVES) == 0
    scene.me.played[scene.card("OB23")] = 1
    assert points(scene, OBJECTIVES) == -3


def test_NZ_41_category_10_the_larger_hand() -> None:
    assert points(Scene(), HAND) == 0
    assert points(Scene().freed("hand_right", "hand_left"), HAND) == 3


def test_NZ_41_category_11_fifth_workers_and_warehouse_pairs() -> None:
    scene = Scene().workers(sailor=5, shearer=5, builder=4)
    scene.me.warehouses[1] = scene.me.warehouses[4] = scene.me.warehouses[0] = 0
    assert points(scene, WORKERS) == 8 + 2 + 4


@pytest.mark.parametrize(
    ("tile", "vp"), [(1, 2 * 3), (2, 5 + 2), (3, 4), (4, 2), (5, 4 + 4), (6, 1), (7, 5), (8, 2 + 1)]
)
def test_NZ_41_category_9_each_harbourmaster_tile(tile: int, vp: int) -> None:
    """No two of the things counted occur in the same number."""
    scene = Scene().herd("ferry", "ferry", "bonus_1").built(1, "a1")
    scene.ports("P1", "L1", "P4", "L2", "P5", "L3", "P7", "L5", "P2").workers(shepherd=5, builder=4)
    scene.me.explored, scene.me.certificates, scene.me.permanent_certificates = 15, 4, 4
    scene.me.hazards[0], scene.me.hazards[8] = 5, 2
    scene.me.played[scene.card("OB23")] = scene.me.played[scene.card("OB21")] = 1
    scene.me.harbourmasters = 1 << tile - 1
    assert points(scene, MASTERS) == vp


@pytest.mark.parametrize(("name", "vp"), COUNTER_POINTS.items())
def test_NZ_41_category_3_each_counter_as_printed(name: str, vp: int) -> None:
    scene = Scene()
    scene.me.delivered[move_forms.counter_names(scene.tables).index(name)] = 1
    assert points(scene, COUNTERS) == vp


GREEN_ARROWS = {(1, 3): -3, (3, 6): -1, (9, 12): 6, (12, 15): 8, (15, 18): 4}


@pytest.mark.parametrize(("a", "b"), list(combinations((0, 1, 3, 6, 9, 12, 15, 18, 21), 2)))
def test_NZ_41_category_3_each_green_arrow_needs_both_its_counters_and_no_others_have_one(a: int, b: int) -> None:
    scene, names = Scene(), [f"sheep_{a}", f"sheep_{b}"]
    for name in names:
        scene.me.delivered[move_forms.counter_names(scene.tables).index(name)] = 1
    assert points(scene, COUNTERS) == sum(COUNTER_POINTS[name] for name in names) + GREEN_ARROWS.get((a, b), 0)


@pytest.mark.parametrize(("port", "vp"), PORT_POINTS.items())
def test_NZ_41_category_4_each_port_as_printed(port: str, vp: int) -> None:
    assert points(Scene().ports(port), PORTS) == vp


YELLOW_ARROWS = {("P1", "P2"), ("P2", "P3"), ("P4", "P5"), ("P5", "P6"), ("P7", "P8"), ("P8", "P9")}


@pytest.mark.parametrize("ends", list(combinations([f"P{number}" for number in range(1, 10)], 2)))
def test_NZ_41_category_4_each_yellow_arrow_needs_both_its_ports_and_no_others_have_one(ends: tuple[str, str]) -> None:
    assert points(Scene().ports(*ends), PORTS) == (4 if ends in YELLOW_ARROWS else 0)


@pytest.mark.parametrize("vp", [2, 3, 4])
@pytest.mark.parametrize("hand", ["black", "green"])
@pytest.mark.parametrize("space", ["rock1", "flood1"])
def test_NZ_41_category_6_each_hazard_as_printed(space: str, hand: str, vp: int) -> None:
    scene = Scene().hazard(space, vp=vp, hand=hand).does({"op": "remove_hazard"})
    assert points(scene, TILES) == vp


@pytest.mark.parametrize(("tile", "vp"), TILE_POINTS.items())
def test_NZ_41_category_6_each_bonus_tile_as_printed(tile: str, vp: int) -> None:
    scene = Scene()
    scene.me.tiles[scene.tables.tiles.names.index(tile)] = 1
    assert points(scene, TILES) == vp


@pytest.mark.parametrize(("card", "vp"), CARD_POINTS.items())
def test_NZ_41_category_7_each_card_as_printed(card: str, vp: int) -> None:
    assert points(Scene().herd(card), HERD) == vp


@pytest.mark.parametrize("worker", ["shepherd", "builder", "sailor", "shearer"])
def test_NZ_41_category_11_the_fifth_worker_of_each_row(worker: str) -> None:
    assert points(Scene().workers(**{worker: 4}), WORKERS) == 0
    assert points(Scene().workers(**{worker: 5}), WORKERS) == 4


def test_NZ_41_the_sheet_has_twelve_rows_that_sum_to_the_scores() -> None:
    scene = Scene().hand("suffolk").ports("P1", "P2")
    sheet = GAME.sheet(scene.s)
    assert len(sheet) == 12
    assert [sum(column) for column in zip(*(row.points for row in sheet), strict=True)] == [
        score(scene.s, seat) for seat in (0, 1)
    ]


def test_NZ_41_everyone_sees_the_sheet_as_if_the_game_ended_now() -> None:
    scene = Scene().hand("suffolk").ports("P1", "P2")
    shown = GAME.board(scene.s, SPECTATOR)
    assert shown.sheet == GAME.sheet(scene.s)
    assert [farm.score for farm in shown.farms] == [score(scene.s, seat) for seat in (0, 1)]


def result_with(rivals_money: int) -> dict[str, Any]:
    """The last turn ends; seat 0 has the marker, a disc on counter 0 and 15 pounds, seat 1 only money."""
    scene = trigger().play("forecast B1")
    scene.farm(1).money = rivals_money
    while scene.s.to_act == 1:
        scene.play("done")
    assert scene.me.money == 15
    outcome = result(GAME, scene.s)
    return {"scores": list(scene.s.scores), "winners": outcome.winners, "ranks": outcome.ranks}


def test_NZ_42_equal_totals_share_the_win_whatever_they_are_made_of() -> None:
    assert result_with(4) == {"scores": [3 - 8 + 5, 0], "winners": [0, 1], "ranks": [1, 1]}


def test_NZ_42_one_point_more_wins_alone() -> None:
    assert result_with(5) == {"scores": [0, 1], "winners": [1], "ranks": [2, 1]}


def test_NZ_42_two_of_three_players_share_the_win() -> None:
    scene = Scene(players=3)
    for seat, money in enumerate((10, 19, 15)):
        scene.farm(seat).money = money
    end_game(scene.s)
    outcome = result(GAME, scene.s)
    assert (list(scene.s.scores), outcome.winners, outcome.ranks) == ([2, 3, 3], [1, 2], [3, 1, 1])
