"""Solo against Sarah: set-up, her movement, Wellington, the offers, the end."""

from __future__ import annotations

import pytest

from newworlds.core.message import Message
from newworlds.core.view import view
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.rules.scoring import points_in, score
from newworlds.games.gwt_new_zealand.rules.setup import fill_forecasts
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD, own_code
from tests.gwt_new_zealand.solo import BUILDER, SAILOR, SARAH, SHEARER, Solo

WAY = ["nA", "nB", "nC", "nE", "nF", "nG", "nH"]
"""The shortest way on an empty trail."""


@pytest.mark.parametrize(
    ("level", "removed", "counter"),
    [("easy", {1, 6, 8, 14, 15, 16, 17}, 3), ("medium", {14, 15, 16, 17}, 6), ("hard", {10, 11, 12, 13}, 9)],
)
def test_NZ_60_levels_remove_cards_and_set_the_first_delivery(level: str, removed: set[int], counter: int) -> None:
    s = GAME.start(GAME.setup(1, {"level": level}), 3)
    assert {card for card in range(1, 18) if not s.sarah_deck >> card - 1 & 1} == removed
    assert s.tables.counters.value[s.sarah_counter] == counter


def test_NZ_60_the_table_is_set_for_two_with_one_movement_tile_and_a_worker_for_her() -> None:
    for seed in range(5):
        s = GAME.start(GAME.setup(1), seed)
        assert (sum(s.market), list(s.bonus_left), s.movement_tiles) == (9, [3, 3, 3, 3], 1)
        assert sum(s.farms[SARAH].workers) == 5
        assert s.farms[SARAH].workers[s.speciality] == 2
        assert (s.sarah_discs, s.farms[SARAH].node) == (15, s.tables.trail.start)
        assert (s.farms[0].money, s.farms[0].hand_size, s.farms[0].step_limit) == (7, 4, 3)
        assert sum(s.jobs) + sum(tile >= FIRST_HAZARD for tile in s.site) == 4 + 12
        assert [space for space, tile in enumerate(s.tiles) if tile] == [2, 3, 6]


def test_NZ_60_she_is_the_second_player_and_has_no_seat() -> None:
    solo, for_two = view(GAME, GAME.start(GAME.setup(1), 3), 0), view(GAME, GAME.start(GAME.setup(2), 3), 0)
    assert (solo.players, solo.automata, len(solo.scores)) == (1, [Message("gwt_new_zealand.sarah")], 2)
    assert (for_two.players, for_two.automata, len(for_two.scores)) == (2, [], 2)
    assert [farm.is_sarah for farm in GAME.board(GAME.start(GAME.setup(1), 3), 0).farms] == [False, True]
    assert [farm.is_sarah for farm in GAME.board(GAME.start(GAME.setup(2), 3), 0).farms] == [False, False]


def test_NZ_61_her_turn_follows_yours_and_yours_hers() -> None:
    solo = Solo()
    solo.s.sarah_pile = 1 << 7 - 1
    solo.on("nA").play("done")
    assert (solo.s.sarah_card + 1, solo.her.explored) == (7, 3)
    assert (solo.s.seat, solo.s.turn, solo.offered("step") != []) == (0, 2, True)


def test_NZ_115_the_worker_of_the_set_up_brings_no_card() -> None:
    for seed in range(5):
        s = GAME.start(GAME.setup(1), seed)
        assert sum(s.farms[SARAH].discard) == 0
        assert list(s.bonus_left) == [3, 3, 3, 3]


def test_NZ_11_her_taxes_go_to_you_from_the_bank_and_yours_to_the_bank() -> None:
    solo = Solo().built(1, "a1", seat=SARAH)
    solo.me.money = 5
    solo.moving("nA").play("step a1")
    assert (solo.me.money, solo.her.money) == (3, 0)


@pytest.mark.parametrize(("card", "steps"), [(1, 3), (2, 3), (3, 3), (4, 2), (5, 3), (6, 2), (7, 4), (8, 3), (9, 2)])
def test_NZ_61_printed_moves(card: int, steps: int) -> None:
    solo = Solo().jobs(("sailor", 4)).tiles()
    solo.card_turned(card)
    way = ["nA", "nB", "nC", "nE"]
    assert solo.her.node == solo.node(way[steps - 1])


@pytest.mark.parametrize(
    ("card", "steps"), [(10, 2), (11, 3), (12, 5), (13, 1 + 1), (14, 5), (15, 5), (16, 5), (17, 5 + 2)]
)
def test_NZ_61_moves_by_workers_of_the_cards_type_or_of_her_speciality(card: int, steps: int) -> None:
    """Outside her speciality, cards 13 and 17 move her onward."""
    solo = Solo().workers(seat=SARAH, shepherd=2, builder=3).specialised(SAILOR, 5)
    assert solo.card_turned(card).her.node == solo.node(WAY[steps - 1])


def test_NZ_61_and_NZ_113_she_takes_the_shortest_way_then_the_cheapest() -> None:
    solo = Solo().tiles().hazard("rock1", hand="green").built(2, "a1", seat=SARAH)
    solo.her.node = solo.node("nA")
    solo.card_turned(4)
    assert solo.her.node == solo.node("nB")
    solo = Solo().tiles().hazard("rock1", hand="green").built(4, "a1")
    solo.her.node = solo.node("nA")
    solo.me.money = 0
    solo.card_turned(9)
    assert (solo.her.node, solo.me.money) == (solo.node("nB"), 1)


def test_NZ_113_of_equal_taxes_the_one_that_pays_you_less() -> None:
    solo = Solo().tiles().hazard("rock1", hand="black").built(4, "a1")
    solo.her.node = solo.node("nA")
    solo.me.money = 0
    solo.card_turned(7)
    assert (solo.her.node, solo.me.money) == (solo.node("nE"), 0)


def test_NZ_113_the_way_is_judged_as_far_as_wellington() -> None:
    """She moves one step: the lower route starts without a tax, but has one more location."""
    solo = Solo().specialised(SAILOR).built(2, "a1").built(3, "a2").hazard("rock1", hand="green")
    solo.her.node = solo.node("nA")
    assert solo.card_turned(10).her.node == solo.node("rock1")


def test_NZ_60_and_NZ_117_where_criteria_leave_several_the_player_is_asked() -> None:
    solo = Solo().tiles().hazard("rock1", hand="black").hazard("rock2", hand="black")
    solo.built(2, "a1", seat=SARAH).built(3, "a2", seat=SARAH)
    solo.her.explored = 0
    solo.s.site[solo.node("rock1")] = own_code(SARAH, 4)
    solo.s.site[solo.node("rock2")] = own_code(SARAH, 5)
    solo.her.node = solo.node("nA")
    solo.card_turned(7)
    assert set(solo.offered("step")) == {"a1", "rock1"}
    assert solo.s.to_act == 0


def test_NZ_61_she_acts_before_wellington_and_delivers_counter_by_counter() -> None:
    solo = Solo(level="easy").tiles()
    solo.her.node = solo.node("nH")
    solo.s.forecast[1] = SAILOR + 1
    solo.s.forecast[0] = BUILDER + 1
    solo.jobs()
    right_b = solo.s.forecast[3]
    solo.card_turned(7)
    assert solo.her.explored == 3
    assert solo.delivered(SARAH) == {"sheep_3": 1}
    assert solo.pile_of_cards() == {"kotare": 1}
    assert solo.s.jobs[SAILOR] == 1
    assert solo.s.forecast[1] == BUILDER + 1
    assert right_b in list(solo.s.tiles)
    solo.her.node = solo.node("nH")
    solo.card_turned(7)
    assert solo.delivered(SARAH) == {"sheep_3": 1, "sheep_6": 1}


def test_NZ_61_the_whole_action_comes_before_wellington() -> None:
    solo = Solo().hazard("rock1", vp=3, hand="green").hazard("rock2", vp=3, hand="green")
    solo.her.node = solo.node("nH")
    solo.card_turned(9)
    assert (solo.her.node, solo.delivered(SARAH)) == (solo.tables.trail.wellington, {})
    solo.play("remove_hazard rock2")
    assert (solo.her.node, solo.delivered(SARAH)) == (solo.tables.trail.start, {"sheep_9": 1})


def test_NZ_61_a_delivery_takes_the_objective_farthest_from_the_pile() -> None:
    solo = Solo().objectives("OB05", "OB09").objective_pile("OB01")
    solo.her.node = solo.node("nH")
    solo.card_turned(7)
    assert (solo.pile_of_cards(), solo.offer) == ({"OB05": 1}, ["OB09", "OB01"])


def test_NZ_61_at_last_21_again_and_again_and_nothing_without_a_disc() -> None:
    solo = Solo().tiles()
    solo.s.sarah_counter = 8
    for _ in range(2):
        solo.her.node = solo.node("nH")
        solo.card_turned(7)
    assert (solo.delivered(SARAH), solo.s.sarah_discs) == ({"sheep_21": 2}, 13)
    solo.s.sarah_discs = 0
    solo.her.node = solo.node("nH")
    solo.card_turned(7)
    assert solo.delivered(SARAH) == {"sheep_21": 2}


def test_NZ_61_after_your_delivery_forecasts_slide_to_the_right() -> None:
    solo = Solo().hand("merino")
    solo.s.forecast[0], solo.s.forecast[1] = BUILDER + 1, SAILOR + 1
    solo.s.forecast[2], solo.s.forecast[3] = 1, 2
    solo.at_wellington().play("reveal", "deliver sheep_0", "take_disc aux_cert_1", "forecast A2", "forecast B2")
    assert (solo.s.forecast[1], solo.s.forecast[3]) == (BUILDER + 1, 1)


@pytest.mark.parametrize(
    ("chosen", "left_over"), [("1", (SAILOR + 1, 2)), ("2", (BUILDER + 1, 1))], ids=["from the left", "from the right"]
)
def test_NZ_61_the_tile_left_over_lies_right_and_the_new_one_left(chosen: str, left_over: tuple[int, int]) -> None:
    solo = Solo().hand("merino").bags(a=SHEARER, b=4)
    for space, tile in enumerate((BUILDER + 1, SAILOR + 1, 1, 2)):
        solo.s.forecast[space] = tile
    solo.at_wellington().play("reveal", "deliver sheep_0", "take_disc aux_cert_1")
    solo.play(f"forecast A{chosen}", f"forecast B{chosen}")
    assert list(solo.s.forecast) == [SHEARER + 1, left_over[0], 5, left_over[1]]


def test_NZ_117_the_first_forecast_tile_of_each_bag_goes_right() -> None:
    solo = Solo().bags(a=SAILOR, b=0)
    fill_forecasts(solo.s)
    assert list(solo.s.forecast) == [0, SAILOR + 1, 0, 1]


def test_NZ_117_the_first_objective_revealed_lies_farthest_from_the_pile() -> None:
    solo = Solo().objectives("OB05", "OB09", "OB01").objective_pile("OB20")
    assert solo.acts(6).pile_of_cards() == {"OB05": 1}
    assert solo.offer == ["OB09", "OB01", "OB20"]


def test_NZ_61_and_NZ_117_when_you_take_an_objective_the_others_move_away_from_the_pile() -> None:
    solo = Solo().objectives("OB05", "OB09", "OB01").objective_pile("OB20")
    solo.does({"op": "objective"}).play("take_objective OB09")
    assert solo.offer == ["OB05", "OB01", "OB20"]


def test_NZ_117_the_harbourmaster_that_you_left_on_a_port_goes_to_the_box() -> None:
    solo = Solo().specialised(SAILOR).ports("M1", "M2", "M3", "M4", "M5").jobs(("sailor", 4))
    left = solo.harbourmaster("M1")
    boxed = solo.s.box_harbourmasters
    solo.acts(2)
    assert left > 0
    assert solo.s.box_harbourmasters == boxed | 1 << left - 1
    assert [solo.harbourmaster(port) > 0 for port in ("M1", "M2", "M3", "M4", "M5")] == [False, True, True, True, True]


def test_NZ_61_a_port_whose_harbourmaster_you_took_leaves_nothing_for_the_box() -> None:
    solo = Solo().specialised(SAILOR).ports("M1", "M2", "M3", "M4", "M5").jobs(("sailor", 4))
    solo.s.harbourmasters[solo.tables.sea.port_names.index("M1")] = 0
    boxed = solo.s.box_harbourmasters
    solo.acts(2)
    assert solo.her.ports == 1 << solo.tables.sea.port_names.index("M1")
    assert solo.s.box_harbourmasters == boxed


def test_NZ_61_her_score_leaves_out_three_categories_and_takes_objectives_as_met() -> None:
    solo = Solo().herd("OB16", "suffolk", "bonus_3", "bonus_10", seat=SARAH)
    solo.her.money, solo.her.harbourmasters = 50, 255
    assert [points_in(solo.s, SARAH, category) for category in (0, 8, 9)] == [0, 0, 0]
    assert points_in(solo.s, SARAH, 7) == 5 + 7
    assert points_in(solo.s, SARAH, 6) == 7 + 3


def test_NZ_61_her_fifth_workers_count_and_warehouses_do_not() -> None:
    solo = Solo()
    assert points_in(solo.s, SARAH, 10) == 0
    assert points_in(solo.specialised(SAILOR, 5).s, SARAH, 10) == 4


def test_NZ_112_she_scores_green_arrows() -> None:
    solo = Solo()
    solo.her.delivered[4] = solo.her.delivered[5] = 1
    assert points_in(solo.s, SARAH, 2) == 6
    assert score(solo.s, SARAH) >= 6


def test_NZ_40_she_takes_the_marker_and_you_have_one_last_turn() -> None:
    solo = Solo().tiles(("joker", 7, 3))
    solo.s.marker = solo.tables.markets.tile_rows - 1
    solo.her.node = solo.node("nH")
    solo.card_turned(7)
    assert (solo.s.marker_owner, solo.s.seat, solo.s.to_act) == (SARAH, 0, 0)
    assert points_in(solo.s, SARAH, 11) == 5
    while solo.s.to_act >= 0:
        solo.s.apply(solo.s.legal()[0])
    assert solo.s.seat == SARAH
    assert solo.s.scores[SARAH] == score(solo.s, SARAH) > 0


def test_NZ_60_a_game_against_her_ends_with_both_scores() -> None:
    match = GAME.new(1, 5)
    while not match.is_over:
        match.play(match.legal()[0])
    assert len(match.scores) == 2
    sarah = GAME.board(match.position, 0).sarah
    assert sarah is not None
    assert sarah.speciality in WORKERS
