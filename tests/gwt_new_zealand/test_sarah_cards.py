"""What Sarah's cards make her do, in her speciality and outside it; building has its own file."""

from __future__ import annotations

from copy import deepcopy

import msgspec
import pytest

from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.printed.names import FIRST_PILE, PILES
from newworlds.games.gwt_new_zealand.tables import Tables
from tests.gwt_new_zealand.scene import SHIPPED
from tests.gwt_new_zealand.solo import BUILDER, SAILOR, SARAH, SHEARER, SHEPHERD, Solo


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
    port = solo.tables.sea.port_names.index("M1")
    assert solo.her.ports == 1 << port
    assert (solo.s.harbourmasters[port], solo.s.sarah_discs, solo.pile_of_cards()["sheepdog"]) == (0, 14, 1)
    solo = Solo().specialised(SAILOR).ports("M1").jobs(("sailor", 4)).acts(2)
    assert solo.her.ports == 1 << solo.tables.sea.port_names.index("M2")
    solo = Solo().specialised(SAILOR).ports("M1", "M2", "M3", "M4", "M5").jobs(("sailor", 4)).acts(2)
    assert solo.her.ports == 1 << port


def test_NZ_61_a_medium_port_may_show_a_bonus_card() -> None:
    solo = Solo().specialised(SAILOR).jobs(("sailor", 4))
    solo.tables.sea.port_card[solo.tables.sea.port_names.index("M1")] = FIRST_PILE + PILES.index("compass")
    assert solo.acts(2).pile_of_cards() == {
        solo.of_set(PILES.index("barrel")): 1,
        solo.of_set(PILES.index("compass")): 1,
    }


def test_NZ_61_and_NZ_116_her_shearer_spaces_take_wool_counters_5_and_9() -> None:
    solo = Solo().specialised(SHEARER).jobs(("shearer", 4)).acts(2)
    assert solo.delivered(SARAH) == {"wool_5": 1}
    assert "romney" not in solo.pile_of_cards()
    solo = Solo().specialised(SHEARER, 4).jobs(("shearer", 4)).acts(2)
    assert solo.delivered(SARAH) == {"wool_9": 1}
    assert solo.pile_of_cards()["romney"] == 1


def test_NZ_116_with_the_option_wool_counter_5_gives_her_a_romney_and_9_still_one() -> None:
    solo = Solo(sarah_romney=True).specialised(SHEARER).jobs(("shearer", 4)).acts(2)
    assert solo.delivered(SARAH) == {"wool_5": 1}
    assert solo.pile_of_cards()["romney"] == 1
    solo = Solo(sarah_romney=True).specialised(SHEARER, 4).jobs(("shearer", 4)).acts(2)
    assert solo.pile_of_cards()["romney"] == 1


def test_NZ_116_with_the_option_but_without_a_disc_no_romney() -> None:
    solo = Solo(sarah_romney=True).specialised(SHEARER).jobs(("shearer", 4))
    solo.s.sarah_discs = 0
    assert "romney" not in solo.acts(2).pile_of_cards()


def test_NZ_116_without_a_disc_her_spaces_place_nothing() -> None:
    for worker, name in ((SAILOR, "sailor"), (SHEARER, "shearer")):
        solo = Solo().specialised(worker).jobs((name, 4))
        solo.s.sarah_discs = 0
        solo.acts(2)
        assert (solo.her.workers[worker], solo.her.ports, solo.delivered(SARAH)) == (3, 0, {})


def test_NZ_61_a_wool_counter_takes_one_disc_of_hers() -> None:
    solo = Solo().specialised(SHEARER).jobs(("shearer", 4))
    solo.her.delivered[solo.tables.programs.numbering.wool_counter(5)] = 1
    assert solo.acts(2).delivered(SARAH) == {"wool_5": 1}


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


def test_NZ_116_nothing_is_asked_where_she_takes_both_anyway() -> None:
    solo = Solo().specialised(SHEPHERD, 3).market(lincoln=1, corriedale=1).sheep_pile().acts(3)
    assert solo.pile_of_cards() == {"lincoln": 1, "corriedale": 1}
    assert solo.offered("take_sheep") == []


def test_NZ_116_of_more_equally_rare_sheep_the_player_says_which_she_takes_first() -> None:
    solo = Solo().specialised(SHEPHERD, 3).market(lincoln=2, corriedale=2).sheep_pile().acts(3)
    assert set(solo.offered("take_sheep")) == {"lincoln", "corriedale"}
    solo.play("take_sheep lincoln")
    assert solo.pile_of_cards() == {"lincoln": 2}


def test_in_games_that_began_by_earlier_rules_one_is_asked_for_the_order_of_two_sheep() -> None:
    solo = Solo().specialised(SHEPHERD, 3).market(lincoln=1, corriedale=1).sheep_pile()
    solo.s.rules = 2
    assert set(solo.acts(3).offered("take_sheep")) == {"lincoln", "corriedale"}


def test_NZ_E10_card_14_moves_four_pays_you_two_adds_twice_and_takes_two_corriedale() -> None:
    solo = Solo().specialised(SHEPHERD, 4).market(lincoln=3, corriedale=2, ryeland=1).sheep_pile(hampshire=4)
    solo.built(1, "b1").built(7, "b2")
    solo.me.money = 0
    solo.card_turned(14).play("step b1")
    assert (solo.her.node, solo.me.money) == (solo.node("nC"), 2)
    assert solo.s.market[solo.card("hampshire")] == 4
    assert solo.pile_of_cards() == {"corriedale": 2}


def test_NZ_61_card_5_removes_the_cheapest_tile_and_explores() -> None:
    solo = Solo().tiles(("joker", 1, 4), ("token_vp", 1, 3), ("four_gold", 2, 3), ("joker", 3, 3))
    solo.s.marker = 3
    solo.acts(5)
    assert solo.s.tiles[2] == 0
    assert solo.s.box_b[solo.tables.tiles.names.index("token_vp")] == 1
    assert solo.her.explored == 1


def test_NZ_115_never_a_bonus_tile_of_the_markers_row() -> None:
    solo = Solo().tiles(("joker", 2, 3)).acts(5)
    assert solo.s.tiles[6] > 0


def test_NZ_61_card_6_explores_and_takes_the_objective_farthest_from_the_pile() -> None:
    solo = Solo()
    farthest, second = solo.s.offer[0], solo.s.offer[1]
    solo.acts(6)
    assert solo.pile_of_cards() == {solo.tables.cards.names[farthest]: 1}
    assert (solo.s.offer[0], len(solo.s.offer), solo.her.explored) == (second, 4, 1)


def test_NZ_61_card_7_explores_three_without_gains() -> None:
    solo = Solo()
    solo.her.explored = 2
    solo.acts(7)
    assert (solo.her.explored, solo.her.gold, solo.s.movement_tiles) == (5, 0, 1)


def test_NZ_61_exploration_ends_with_the_track() -> None:
    solo = Solo()
    solo.her.explored = 15
    assert (solo.acts(7).her.explored, solo.her.money) == (16, 0)


def test_NZ_61_card_8_removes_a_tile_and_a_hazard() -> None:
    solo = Solo().tiles(("joker", 1, 3)).hazard("rock1", vp=3).hazard("flood1", vp=4, hand="green")
    solo.acts(8)
    assert solo.site("flood1") == 0
    assert solo.pile_of_cards() == {"ferry": 1}
    assert sum(solo.s.tiles) == 0


def test_NZ_61_card_9_takes_an_objective_and_the_best_hazard() -> None:
    solo = Solo().hazard("rock1", vp=4, hand="green").hazard("rock2", vp=4).hazard("flood1", vp=4, hand="green")
    farthest = solo.tables.cards.names[solo.s.offer[0]]
    solo.acts(9)
    assert solo.site("rock2") == 0
    assert solo.pile_of_cards() == {farthest: 1, "sheepdog": 1}


def test_NZ_61_the_zone_of_the_best_hazard_comes_before_the_zone_with_more() -> None:
    solo = Solo().hazard("rock1", vp=4).hazard("flood1", vp=3).hazard("flood2", vp=3).hazard("flood3", vp=2).acts(9)
    assert solo.site("rock1") == 0


def test_NZ_61_of_equally_good_zones_the_one_with_more_hazards() -> None:
    solo = Solo().hazard("rock1", vp=4).hazard("flood1", vp=4, hand="green").hazard("flood2", vp=2).acts(9)
    assert (solo.site("flood1"), solo.site("rock1") > 0) == (0, True)


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


def test_NZ_61_card_10_in_her_speciality_takes_sheep_by_shepherds() -> None:
    solo = Solo().specialised(SHEPHERD, 2).market(lincoln=1, dorset_horn=1).sheep_pile().acts(10)
    assert solo.pile_of_cards() == {"lincoln": 1, "dorset_horn": 1}


@pytest.mark.parametrize(
    ("market", "taken"),
    [
        ({"lincoln": 1, "corriedale": 2}, {"lincoln": 1}),
        ({"lincoln": 2, "corriedale": 1}, {"corriedale": 1}),
        ({"corriedale": 2, "suffolk": 1}, {"corriedale": 1}),
        ({"suffolk": 1, "dorset_horn": 2}, {}),
    ],
)
def test_NZ_61_card_10_outside_her_speciality_takes_the_rarer_two_point_sheep(
    market: dict[str, int], taken: dict[str, int]
) -> None:
    assert Solo().specialised(SAILOR).market(**market).acts(10).pile_of_cards() == taken


@pytest.mark.parametrize(("card", "steps"), [(12, 2), (16, 3)])
def test_NZ_61_cards_12_and_16_outside_her_speciality_explore(card: int, steps: int) -> None:
    solo = Solo().acts(card)
    assert (solo.her.explored, solo.pile_of_cards()) == (steps, {})


@pytest.mark.parametrize("card", [12, 16])
@pytest.mark.parametrize(("sailors", "pile"), [(2, "wheel"), (3, "barrel"), (4, "bell"), (5, "compass")])
def test_NZ_61_cards_12_and_16_in_her_speciality_give_a_bonus_card_by_sailors(
    card: int, sailors: int, pile: str
) -> None:
    solo = Solo().specialised(SAILOR, sailors).acts(card)
    assert (solo.her.explored, solo.pile_of_cards()) == (0, {solo.of_set(PILES.index(pile)): 1})


def test_NZ_61_a_bonus_pile_that_is_gone_gives_nothing() -> None:
    solo = Solo().specialised(SAILOR, 2)
    solo.s.bonus_left[0] = 0
    assert solo.acts(12).pile_of_cards() == {}


def printed_otherwise(card: int, table: str, rows: dict[str, object]) -> Solo:
    """Component files may be corrected: here, one table of one of her cards."""
    printing = deepcopy(SHIPPED)
    next(each for each in printing["sarah"]["card"] if each["id"] == card)[table] = rows
    solo = Solo()
    solo.tables = solo.s.tables = Tables(msgspec.convert(printing, Printing))
    return solo


def test_cards_12_and_16_have_tables_of_their_own() -> None:
    solo = printed_otherwise(12, "sailor_table", {"2": "bell"}).specialised(SAILOR)
    assert solo.acts(12).pile_of_cards() == {solo.of_set(PILES.index("bell")): 1}
    solo = printed_otherwise(12, "sailor_table", {"2": "bell"}).specialised(SAILOR)
    assert solo.acts(16).pile_of_cards() == {solo.of_set(PILES.index("wheel")): 1}


def test_cards_13_and_17_give_what_their_tables_say() -> None:
    solo = printed_otherwise(13, "shearer_table", {"2": ["lincoln"]}).specialised(SHEARER).market(lincoln=1)
    assert solo.acts(13).pile_of_cards() == {"lincoln": 1}
    solo = printed_otherwise(13, "shearer_table", {"2": ["lincoln"]}).specialised(SHEARER).market(lincoln=1)
    assert solo.acts(17).pile_of_cards() == {"romney": 1}


@pytest.mark.parametrize("card", [13, 17])
@pytest.mark.parametrize("shearers", [2, 3])
def test_NZ_61_cards_13_and_17_in_her_speciality_give_a_romney(card: int, shearers: int) -> None:
    solo = Solo().specialised(SHEARER, shearers).market(lincoln=1, ryeland=1).acts(card)
    assert (solo.pile_of_cards(), solo.her.node) == ({"romney": 1}, solo.tables.trail.start)


@pytest.mark.parametrize(("card", "breed"), [(13, "lincoln"), (17, "ryeland")])
@pytest.mark.parametrize("shearers", [4, 5])
def test_NZ_61_cards_13_and_17_give_another_sheep_from_four_shearers_on(card: int, breed: str, shearers: int) -> None:
    solo = Solo().specialised(SHEARER, shearers).market(lincoln=1, ryeland=1).acts(card)
    assert solo.pile_of_cards() == {"romney": 1, breed: 1}


@pytest.mark.parametrize("card", [13, 17])
def test_NZ_116_without_that_sheep_in_the_market_a_romney_alone(card: int) -> None:
    assert Solo().specialised(SHEARER, 4).market(suffolk=1).acts(card).pile_of_cards() == {"romney": 1}


def test_NZ_61_and_NZ_113_cards_13_and_17_move_on_outside_her_speciality() -> None:
    solo = Solo().specialised(SHEPHERD, 2)
    assert solo.card_turned(13).her.node == solo.node("nB")
    solo = Solo().specialised(SHEPHERD, 2)
    assert solo.card_turned(17).her.node == solo.node("nE")
    solo = Solo().specialised(SHEPHERD, 2).tiles()
    solo.her.node = solo.node("nH")
    assert solo.card_turned(17).her.node == solo.tables.trail.start


def test_NZ_61_card_14_in_her_speciality_adds_two_cards_for_nothing_and_takes_sheep_by_shepherds() -> None:
    solo = Solo().specialised(SHEPHERD, 1).market().sheep_pile(lincoln=3).acts(14)
    assert solo.pile_of_cards() == {"lincoln": 1}
    assert (sum(solo.s.market), sum(solo.s.sheep_pile)) == (1, 1)


@pytest.mark.parametrize(
    ("market", "taken"),
    [
        ({"lincoln": 1, "corriedale": 2, "dorset_horn": 1}, {"lincoln": 1, "dorset_horn": 1}),
        ({"dorset_horn": 2}, {"dorset_horn": 1}),
        ({"corriedale": 2}, {"corriedale": 1}),
        ({"suffolk": 1}, {}),
    ],
)
def test_NZ_61_card_14_outside_her_speciality_takes_two_sheep(market: dict[str, int], taken: dict[str, int]) -> None:
    solo = Solo().specialised(SAILOR).market(**market).sheep_pile(lincoln=2).acts(14)
    assert solo.pile_of_cards() == taken
