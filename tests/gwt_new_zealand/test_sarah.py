"""Alone against Sarah."""

from __future__ import annotations

from typing import Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.rules.scoring import points_in, score
from newworlds.games.gwt_new_zealand.rules.sites import own_code
from tests.gwt_new_zealand.scene import Scene

SARAH = 1
SHEPHERD, BUILDER, SAILOR, SHEARER = range(4)


class Solo(Scene):
    """You stand at nA with an empty hand, Sarah at the start with one worker of each type."""

    def __init__(self, seed: int = 1, level: str = "hard") -> None:
        super().__init__(1, seed, level=level)
        self.me.node = self.node("nA")
        self.workers(seat=SARAH, shepherd=1, builder=1, sailor=1, shearer=1)
        self.s.speciality = SHEPHERD
        self.her.node = self.t.start

    @property
    def her(self) -> Farm:
        return self.farm(SARAH)

    def specialised(self, worker: int, count: int = 2) -> Self:
        self.her.workers[worker] = count
        self.s.speciality = worker
        return self

    def card_turned(self, number: int) -> Self:
        """Her turn with this card on top of her pile."""
        self.s.seat, self.s.to_act = SARAH, 0
        self.s.sarah_pile = 1 << number - 1
        self.s.stack = vec[i64]([frames.frame(frames.SARAH_TURN)])
        self.s.settle()
        return self

    def acts(self, number: int) -> Self:
        """Only the action of the card; nothing moves."""
        self.s.seat, self.s.to_act = SARAH, 0
        self.s.stack = vec[i64]([frames.frame(frames.END_TURN), frames.frame(frames.SARAH_ACT, number - 1)])
        self.s.settle()
        return self

    def pile_of_cards(self) -> dict[str, int]:
        return self.in_discard(SARAH)

    def of_set(self, pile: int) -> str:
        return self.t.card_names[self.s.bonus_sets[pile]]


@pytest.mark.parametrize(
    ("level", "removed", "counter"),
    [("easy", {1, 6, 8, 14, 15, 16, 17}, 3), ("medium", {14, 15, 16, 17}, 6), ("hard", {10, 11, 12, 13}, 9)],
)
def test_NZ_60_levels_remove_cards_and_set_the_first_delivery(level: str, removed: set[int], counter: int) -> None:
    s = GAME.start(GAME.setup(1, {"level": level}), 3)
    assert {card for card in range(1, 18) if not s.sarah_deck >> card - 1 & 1} == removed
    assert s.t.counter_value[s.sarah_counter] == counter


def test_NZ_60_the_table_is_set_for_two_with_one_movement_tile_and_a_worker_for_her() -> None:
    for seed in range(5):
        s = GAME.start(GAME.setup(1), seed)
        assert (sum(s.market), list(s.bonus_left), s.movement_tiles) == (9, [3, 3, 3, 3], 1)
        assert sum(s.farms[SARAH].workers) == 5
        assert s.farms[SARAH].workers[s.speciality] == 2
        assert (s.sarah_discs, s.farms[SARAH].node) == (15, s.t.start)
        assert (s.farms[0].money, s.farms[0].hand_size) == (7, 4)


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


def test_NZ_61_moves_by_workers_of_the_cards_type_or_of_her_speciality() -> None:
    solo = Solo().specialised(SHEPHERD, 2).market().sheep_pile()
    solo.her.workers[BUILDER] = 3
    assert solo.card_turned(11).her.node == solo.node("nC")
    solo = Solo().specialised(SHEPHERD, 2).market().sheep_pile()
    solo.her.workers[BUILDER] = 3
    assert solo.card_turned(15).her.node == solo.node("nB")


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
    assert solo.me.money == 0


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


def test_NZ_61_card_1_hires_the_cheapest_of_these_her_speciality() -> None:
    solo = Solo().specialised(SAILOR).jobs(("builder", 3), ("shearer", 3), ("sailor", 2)).acts(1)
    assert set(solo.offered("hire")) == {"builder 3", "shearer 3"}
    solo.play("hire shearer 3")
    assert solo.her.workers[SHEARER] == 2
    solo = Solo().specialised(SAILOR).jobs(("builder", 3), ("sailor", 3)).acts(1)
    assert solo.her.workers[SAILOR] == 3


def test_NZ_61_card_2_hires_her_speciality_the_cheapest() -> None:
    solo = Solo().specialised(SHEPHERD).jobs(("builder", 4), ("shepherd", 1), ("shepherd", 2)).acts(2)
    assert solo.her.workers[SHEPHERD] == 3
    assert solo.s.jobs[1 * 4 + SHEPHERD] == 0


def test_NZ_115_without_her_speciality_the_cheapest_and_full_rows_are_passed_over() -> None:
    solo = Solo().specialised(SHEPHERD, 5).jobs(("builder", 4), ("shepherd", 4), ("shearer", 3)).acts(2)
    assert solo.her.workers[BUILDER] == 2


def test_NZ_61_a_worker_brings_the_bonus_card_of_its_column_and_may_change_her_speciality() -> None:
    solo = Solo().specialised(SHEPHERD).jobs(("builder", 4))
    solo.her.workers[BUILDER] = 2
    solo.acts(1)
    assert solo.pile_of_cards() == {solo.of_set(1): 1}
    assert solo.s.speciality == BUILDER


def test_NZ_61_equal_numbers_keep_her_speciality() -> None:
    solo = Solo().specialised(SHEPHERD).jobs(("builder", 4)).acts(1)
    assert (solo.her.workers[BUILDER], solo.s.speciality) == (2, SHEPHERD)


def test_NZ_61_her_sailor_spaces_take_the_poorest_medium_port() -> None:
    solo = Solo().specialised(SAILOR).jobs(("sailor", 4)).acts(2)
    port = solo.t.port_names.index("M1")
    assert solo.her.ports == 1 << port
    assert (solo.s.masters[port], solo.s.sarah_discs, solo.pile_of_cards()["sheepdog"]) == (0, 14, 1)
    solo = Solo().specialised(SAILOR).ports("M1").jobs(("sailor", 4)).acts(2)
    assert solo.her.ports == 1 << solo.t.port_names.index("M2")
    solo = Solo().specialised(SAILOR).ports("M1", "M2", "M3", "M4", "M5").jobs(("sailor", 4)).acts(2)
    assert solo.her.ports == 1 << port


def test_NZ_61_a_medium_port_may_show_a_bonus_card() -> None:
    solo = Solo().specialised(SAILOR).jobs(("sailor", 4))
    solo.t.port_card[solo.t.port_names.index("M1")] = FIRST_PILE + PILES.index("compass")
    assert solo.acts(2).pile_of_cards() == {solo.of_set(PILES.index("barrel")): 1, solo.of_set(PILES.index("compass")): 1}


def test_NZ_61_and_NZ_116_her_shearer_spaces_take_wool_counters_5_and_9() -> None:
    solo = Solo().specialised(SHEARER).jobs(("shearer", 4)).acts(2)
    assert solo.delivered(SARAH) == {"wool_5": 1}
    assert "romney" not in solo.pile_of_cards()
    solo = Solo().specialised(SHEARER, 4).jobs(("shearer", 4)).acts(2)
    assert solo.delivered(SARAH) == {"wool_9": 1}
    assert solo.pile_of_cards()["romney"] == 1


@pytest.mark.parametrize(
    ("shepherds", "market", "taken"),
    [
        (1, {"dorset_horn": 3, "lincoln": 1}, {"lincoln": 1}),
        (1, {"dorset_horn": 3}, {"dorset_horn": 1}),
        (2, {"dorset_horn": 1, "lincoln": 1, "corriedale": 2}, {"dorset_horn": 1, "lincoln": 1}),
        (3, {"corriedale": 2, "lincoln": 3, "ryeland": 1}, {"corriedale": 2}),
        (3, {"corriedale": 1, "ryeland": 1, "hampshire": 1}, {"ryeland": 1}),
        (4, {"suffolk": 1, "dorset_horn": 1, "ryeland": 2}, {"suffolk": 1, "dorset_horn": 1}),
        (5, {"suffolk": 1, "hampshire": 1, "ryeland": 2}, {"suffolk": 1, "ryeland": 1}),
    ],
)
def test_NZ_61_card_3_and_NZ_116_sheep_by_shepherds(
    shepherds: int, market: dict[str, int], taken: dict[str, int]
) -> None:
    solo = Solo().specialised(SHEPHERD, shepherds).market(**market).sheep_pile().acts(3)
    assert solo.pile_of_cards() == taken


def test_NZ_116_what_the_market_lacks_costs_her_a_shepherd_and_one_shepherd_takes_nothing() -> None:
    solo = Solo().specialised(SHEPHERD, 1).market().sheep_pile(dorset_horn=4).acts(3)
    assert solo.pile_of_cards() == {}
    assert solo.s.market[solo.card("dorset_horn")] == 2
    solo = Solo().specialised(SHEPHERD, 2).market(lincoln=1).sheep_pile(suffolk=1).acts(3)
    assert solo.pile_of_cards() == {"lincoln": 1}


def test_NZ_116_equally_rare_breeds_are_the_players_choice() -> None:
    solo = Solo().market(lincoln=2, corriedale=2).sheep_pile().acts(3)
    assert set(solo.offered("take_sheep")) == {"lincoln", "corriedale"}


def test_NZ_E10_card_14_moves_four_pays_you_two_adds_twice_and_takes_two_corriedale() -> None:
    solo = Solo().specialised(SHEPHERD, 4).market(lincoln=3, corriedale=2, ryeland=1).sheep_pile(hampshire=4)
    solo.built(1, "b1").built(7, "b2")
    solo.me.money = 0
    solo.card_turned(14).play("step b1")
    assert (solo.her.node, solo.me.money) == (solo.node("nC"), 2)
    assert solo.s.market[solo.card("hampshire")] == 4
    assert solo.pile_of_cards() == {"corriedale": 2}


def test_NZ_61_card_4_builds_with_all_builders_ahead_of_your_breeder() -> None:
    solo = Solo().specialised(BUILDER, 3).acts(4)
    assert solo.her.built[4] == solo.node("a1")
    solo = Solo().specialised(BUILDER, 1)
    solo.acts(4)
    assert solo.her.built[0] == solo.node("a1")


def test_NZ_61_a_building_that_shows_a_hand_comes_first() -> None:
    solo = Solo().specialised(BUILDER, 2).acts(4)
    assert solo.her.built[3] == solo.node("a1")


def test_NZ_61_all_but_one_builder_then_a_replacement_then_anything() -> None:
    solo = Solo().specialised(BUILDER, 3)
    solo.her.supply = 1 << 3 | 1 << 9
    assert solo.acts(4).her.built[3] == solo.node("a1")
    solo = Solo().specialised(BUILDER, 3).built(4, "c1", seat=SARAH)
    solo.her.supply = 1 << 6 | 1 << 0
    assert solo.acts(4).her.built[6] == solo.node("c1")
    solo = Solo().specialised(BUILDER, 4)
    solo.her.supply = 1 << 0
    assert solo.acts(4).her.built[0] == solo.node("a1")


def test_NZ_114_never_on_risky_spaces_wrapping_to_the_start_and_gates_as_explored() -> None:
    solo = Solo().specialised(BUILDER, 1)
    solo.me.node = solo.node("nH")
    solo.s.site[solo.node("h1")] = own_code(0, 1)
    assert solo.acts(4).her.built[0] == solo.node("a1")
    solo = Solo().specialised(BUILDER, 1)
    solo.me.node = solo.node("nH")
    solo.her.explored = 2
    solo.s.site[solo.node("h1")] = own_code(0, 1)
    assert solo.acts(4).her.built[0] == solo.node("h2")


def test_NZ_114_equally_near_spaces_are_the_players_choice() -> None:
    solo = Solo().specialised(BUILDER, 1)
    solo.me.node = solo.node("nG")
    solo.acts(4)
    assert set(solo.offered("build_at")) == {"g1", "g2"}


def test_NZ_61_card_5_removes_the_cheapest_tile_and_explores() -> None:
    solo = Solo().tiles(("joker", 1, 4), ("token_vp", 1, 3), ("four_gold", 2, 3), ("joker", 3, 3))
    solo.s.marker = 3
    solo.acts(5)
    assert solo.s.tiles[2] == 0
    assert solo.s.box_b[solo.t.tile_names.index("token_vp")] == 1
    assert solo.her.explored == 1


def test_NZ_115_never_a_bonus_tile_of_the_markers_row() -> None:
    solo = Solo().tiles(("joker", 2, 3)).acts(5)
    assert solo.s.tiles[6] > 0


def test_NZ_61_card_6_explores_and_takes_the_objective_farthest_from_the_pile() -> None:
    solo = Solo()
    farthest, second = solo.s.offer[0], solo.s.offer[1]
    solo.acts(6)
    assert solo.pile_of_cards() == {solo.t.card_names[farthest]: 1}
    assert (solo.s.offer[0], len(solo.s.offer), solo.her.explored) == (second, 4, 1)


def test_NZ_61_card_7_explores_three_without_gains() -> None:
    solo = Solo()
    solo.her.explored = 2
    solo.acts(7)
    assert (solo.her.explored, solo.her.gold, solo.s.movement_tiles) == (5, 0, 1)


def test_NZ_61_card_8_removes_a_tile_and_a_hazard() -> None:
    solo = Solo().tiles(("joker", 1, 3)).hazard("rock1", vp=3).hazard("flood1", vp=4, hand="green")
    solo.acts(8)
    assert solo.site("flood1") == 0
    assert solo.pile_of_cards() == {"ferry": 1}
    assert sum(solo.s.tiles) == 0


def test_NZ_61_card_9_takes_an_objective_and_the_best_hazard() -> None:
    solo = Solo().hazard("rock1", vp=4, hand="green").hazard("rock2", vp=4).hazard("flood1", vp=4, hand="green")
    solo.acts(9)
    assert solo.site("rock2") == 0
    assert solo.pile_of_cards()["sheepdog"] == 1


def test_NZ_61_equal_hazards_are_the_players_choice() -> None:
    solo = Solo().hazard("rock1", vp=3, hand="green").hazard("rock2", vp=3, hand="green").acts(9)
    assert set(solo.offered("remove_hazard")) == {"rock1", "rock2"}


def test_NZ_61_between_equal_zones_a_black_hand_decides() -> None:
    solo = Solo().hazard("rock1", vp=4, hand="green").hazard("flood1", vp=4, hand="black").acts(9)
    assert (solo.site("flood1"), solo.pile_of_cards()["ferry"]) == (0, 1)
    solo = Solo().hazard("rock1", vp=4, hand="green").hazard("flood1", vp=4, hand="green").acts(9)
    assert set(solo.offered("remove_hazard")) == {"rock1", "flood1"}


def test_in_games_that_began_by_the_first_rules_the_player_decides_between_equal_zones() -> None:
    solo = Solo().hazard("rock1", vp=4, hand="green").hazard("flood1", vp=4, hand="black")
    solo.s.rules = 1
    assert set(solo.acts(9).offered("remove_hazard")) == {"rock1", "flood1"}


def test_NZ_61_card_10_outside_her_speciality_takes_the_rarer_two_point_sheep() -> None:
    solo = Solo().specialised(SAILOR).market(lincoln=1, corriedale=2).acts(10)
    assert solo.pile_of_cards() == {"lincoln": 1}
    solo = Solo().specialised(SHEPHERD, 2).market(lincoln=1, dorset_horn=1).sheep_pile().acts(10)
    assert solo.pile_of_cards() == {"lincoln": 1, "dorset_horn": 1}


def test_NZ_61_cards_11_and_15_outside_her_speciality_build_with_one_or_two_builders() -> None:
    assert Solo().acts(11).her.built[0] >= 0
    assert Solo().acts(15).her.built[3] >= 0
    solo = Solo().built(1, "c1", seat=SARAH)
    solo.her.supply = 1 << 2
    assert solo.acts(11).her.built[2] == solo.node("c1")
    solo = Solo().specialised(BUILDER, 3)
    assert solo.acts(11).her.built[4] >= 0


@pytest.mark.parametrize(("card", "steps"), [(12, 2), (16, 3)])
def test_NZ_61_cards_12_and_16_explore_or_give_a_bonus_card_by_sailors(card: int, steps: int) -> None:
    assert Solo().acts(card).her.explored == steps
    for sailors, pile in ((2, 0), (3, 1), (4, 2), (5, 3)):
        solo = Solo().specialised(SAILOR, sailors).acts(card)
        assert solo.pile_of_cards() == {solo.of_set(pile): 1}


def test_NZ_61_a_bonus_pile_that_is_gone_gives_nothing() -> None:
    solo = Solo().specialised(SAILOR, 2)
    solo.s.bonus_left[0] = 0
    assert solo.acts(12).pile_of_cards() == {}


@pytest.mark.parametrize(("card", "breed"), [(13, "lincoln"), (17, "ryeland")])
def test_NZ_61_and_NZ_116_cards_13_and_17_give_sheep_by_shearers(card: int, breed: str) -> None:
    assert Solo().specialised(SHEARER, 3).acts(card).pile_of_cards() == {"romney": 1}
    solo = Solo().specialised(SHEARER, 4).market(lincoln=1, ryeland=1).acts(card)
    assert solo.pile_of_cards() == {"romney": 1, breed: 1}
    assert Solo().specialised(SHEARER, 4).market().acts(card).pile_of_cards() == {"romney": 1}


def test_NZ_61_and_NZ_113_cards_13_and_17_move_on_outside_her_speciality() -> None:
    solo = Solo().specialised(SHEPHERD, 2)
    assert solo.card_turned(13).her.node == solo.node("nB")
    solo = Solo().specialised(SHEPHERD, 2)
    assert solo.card_turned(17).her.node == solo.node("nE")
    solo = Solo().specialised(SHEPHERD, 2).tiles()
    solo.her.node = solo.node("nH")
    assert solo.card_turned(17).her.node == solo.t.start


def test_NZ_61_card_14_adds_two_cards_for_nothing_or_takes_two_sheep() -> None:
    solo = Solo().specialised(SHEPHERD, 1).market().sheep_pile(lincoln=2).acts(14)
    assert solo.pile_of_cards() == {"lincoln": 1}
    solo = Solo().specialised(SAILOR).market(lincoln=1, dorset_horn=1).acts(14)
    assert solo.pile_of_cards() == {"lincoln": 1, "dorset_horn": 1}
    assert Solo().specialised(SAILOR).market(dorset_horn=1).acts(14).pile_of_cards() == {"dorset_horn": 1}


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


def test_NZ_61_at_last_21_again_and_again_and_nothing_without_a_disc() -> None:
    solo = Solo().tiles()
    solo.s.sarah_counter = 8
    for _ in range(2):
        solo.her.node = solo.node("nH")
        solo.card_turned(7)
    assert solo.delivered(SARAH) == {"sheep_21": 2}
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


def test_NZ_61_her_score_leaves_out_three_categories_and_takes_objectives_as_met() -> None:
    solo = Solo().herd("OB16", "suffolk", "bonus_10", seat=SARAH)
    solo.her.money, solo.her.masters = 50, 255
    assert [points_in(solo.s, SARAH, category) for category in (0, 8, 9)] == [0, 0, 0]
    assert points_in(solo.s, SARAH, 7) == 5 + 7
    assert points_in(solo.s, SARAH, 6) == 7


def test_NZ_112_she_scores_green_arrows() -> None:
    solo = Solo()
    solo.her.delivered[4] = solo.her.delivered[5] = 1
    assert points_in(solo.s, SARAH, 2) == 6
    assert score(solo.s, SARAH) >= 6


def test_NZ_117_a_new_objective_lies_next_to_the_pile_and_an_unclaimed_harbourmaster_goes_to_the_box() -> None:
    solo = Solo().specialised(SAILOR).jobs(("sailor", 4))
    before = list(solo.s.offer)
    solo.acts(6)
    assert list(solo.s.offer)[:3] == before[1:]
    unused = int(solo.s.box_masters).bit_count()
    assert int(solo.acts(2).s.box_masters).bit_count() == unused + 1


def test_NZ_60_a_game_against_her_ends_with_both_scores() -> None:
    match = GAME.new(1, 5)
    while not match.is_over:
        match.play(match.legal()[0])
    assert len(match.scores) == 2
    assert match.view(0)["board"]["sarah"]["speciality"] in WORKERS
