"""Wellington's four steps, deliveries and forecasts."""

from __future__ import annotations

import pytest

from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from tests.gwt_new_zealand.scene import Scene


def forecast_a(scene: Scene, *tiles: str) -> Scene:
    """Workers on the forecast spaces of bag A."""
    for space, tile in enumerate(tiles):
        scene.s.forecast[space] = WORKERS.index(tile) + 1
    return scene


def forecast_b(scene: Scene, *tiles: str) -> Scene:
    for space, tile in enumerate(tiles):
        scene.s.forecast[2 + space] = scene.tables.tiles.names.index(tile) + 1
    return scene


def test_NZ_15_the_four_steps_come_in_order() -> None:
    scene = Scene().hand("merino", "southdown")
    scene.me.money = 0
    forecast_a(forecast_b(scene, "joker", "four_gold"), "sailor", "shearer")
    scene.at_wellington().play("reveal")
    assert scene.me.money == 4
    assert scene.offered("deliver") == ["sheep_0", "sheep_1", "sheep_3"]
    scene.play("deliver sheep_3", "take_disc aux_cert_1")
    assert scene.offered("forecast") == ["A1", "A2"]
    scene.play("forecast A1")
    assert scene.offered("forecast") == ["B1", "B2"]


def test_NZ_16_any_number_of_different_breeds_and_certificates() -> None:
    scene = Scene().hand("merino", "merino", "southdown", "lincoln")
    scene.me.money, scene.me.certificates, scene.me.permanent_certificates = 0, 3, 1
    scene.at_wellington().play("hold_back southdown", "reveal")
    assert scene.offered("spend_certificates") == ["0", "1", "2", "3"]
    scene.play("spend_certificates 1")
    assert (scene.me.money, scene.me.certificates) == (6, 2)
    assert scene.in_hand() == {"merino": 1, "southdown": 1}
    assert scene.in_discard() == {"merino": 1, "lincoln": 1}


def test_NZ_E1_income_of_three_breeds_and_two_certificates_reaches_counter_9() -> None:
    scene = Scene().hand("english_leicester", "english_leicester", "dorset_horn", "corriedale")
    scene.me.money, scene.me.certificates = 0, 3
    scene.me.delivered[1] = scene.me.delivered[3] = 1
    scene.at_wellington().play("reveal", "spend_certificates 2")
    assert scene.me.money == 10
    assert scene.in_hand() == {"english_leicester": 1}
    assert scene.offered("deliver") == ["sheep_0", "sheep_3", "sheep_9"]
    scene.play("deliver sheep_9")
    assert scene.me.money == 7
    assert "take_disc step_limit" in scene.legal
    scene.play("take_disc aux_ship_1")
    assert len(scene.offered("take_objective")) == 4
    card = scene.offered("take_objective")[0]
    assert card in scene.play(f"take_objective {card}").in_discard()


def test_NZ_E1_a_permanent_certificate_would_have_added_one() -> None:
    scene = Scene().hand("english_leicester", "dorset_horn", "corriedale")
    scene.me.money, scene.me.permanent_certificates = 0, 1
    assert scene.at_wellington().play("reveal").me.money == 9


def test_NZ_104_income_with_no_sheep_is_allowed() -> None:
    scene = Scene().hand("sheepdog")
    scene.me.money = 0
    scene.at_wellington().play("reveal")
    assert scene.delivered() == {"sheep_0": 1}


def test_NZ_17_a_counter_holds_one_own_disc_but_0_and_21_repeat() -> None:
    scene = Scene().hand("suffolk", "hampshire", "corriedale", "romney", "merino", "lincoln", "dorset_horn")
    for counter in range(9):
        scene.me.delivered[counter] = 1
    scene.me.money = 30
    scene.at_wellington().play("reveal")
    assert scene.offered("deliver") == ["sheep_0", "sheep_21"]


def test_NZ_17_foreign_counters_need_an_own_warehouse_in_their_large_port() -> None:
    hand = ("suffolk", "hampshire")
    assert "abroad_8" not in Scene().hand(*hand).at_wellington().play("reveal").offered("deliver")
    assert "abroad_8" in Scene().ports("L1").hand(*hand).at_wellington().play("reveal").offered("deliver")


FREE_WHITE_DISCS = [
    *["aux_money_2", "aux_draw_2", "aux_cert_1", "aux_cert_2", "aux_ship_1", "aux_ship_2"],
    *["aux_explore_1", "aux_explore_2", "cert_limit"],
]
DEAR_WHITE_DISCS = ["wool_right", "cert_left"]
BLACK_DISCS = ["step_limit", "wool_left", "hand_left", "hand_right", "cert_right"]


def discs_offered(counter: str, money: int) -> set[str]:
    """Which of all sixteen are offered with this much money after paying for transport."""
    scene = Scene().only_discs(*FREE_WHITE_DISCS, *DEAR_WHITE_DISCS, *BLACK_DISCS)
    scene.me.permanent_certificates, scene.me.money = 9, 0
    scene.at_wellington().play("reveal", f"deliver {counter}")
    scene.me.money = money
    scene.s.settle()
    return set(scene.offered("take_disc"))


def test_NZ_17_white_counters_take_white_discs_only() -> None:
    assert discs_offered("sheep_1", 8) == {*FREE_WHITE_DISCS, *DEAR_WHITE_DISCS}
    assert discs_offered("sheep_1", 3) == {*FREE_WHITE_DISCS}


def test_NZ_17_black_counters_take_any_disc_that_can_be_paid() -> None:
    assert discs_offered("sheep_9", 8) == {*FREE_WHITE_DISCS, *DEAR_WHITE_DISCS, *BLACK_DISCS}
    assert discs_offered("sheep_9", 0) == {*FREE_WHITE_DISCS, "step_limit", "wool_left", "cert_right"}


@pytest.mark.parametrize("white", [*FREE_WHITE_DISCS, *DEAR_WHITE_DISCS])
def test_NZ_17_a_single_white_disc_left_keeps_black_ones_from_a_white_counter(white: str) -> None:
    scene = Scene().only_discs(white, *BLACK_DISCS)
    scene.me.money, scene.me.permanent_certificates = 20, 1
    scene.at_wellington().play("reveal", "deliver sheep_1")
    assert scene.me.discs == Scene().only_discs(*BLACK_DISCS).me.discs, "there was no other choice"


def test_NZ_17_disc_and_transport_must_be_payable_together() -> None:
    scene = Scene().hand("suffolk", "corriedale").only_discs("hand_right", "cert_limit")
    scene.me.money = 0
    scene.at_wellington().play("reveal", "deliver sheep_9")
    assert scene.me.money == 9 - 3
    assert scene.me.discs == 1 << scene.tables.player_board.disc_names.index("hand_right")


def test_NZ_17_the_counters_gains_must_be_taken() -> None:
    scene = Scene().hand("merino").at_wellington().play("reveal", "deliver sheep_1", "take_disc aux_cert_1")
    assert scene.in_discard() == {"merino": 1, "sheepdog": 1}


def test_NZ_17_counter_0_pays_six_pounds() -> None:
    scene = Scene().hand("merino")
    scene.me.money = 0
    scene.at_wellington().play("reveal", "deliver sheep_0", "take_disc aux_cert_1")
    assert scene.me.money == 2 + 6


def test_NZ_17_with_only_black_discs_left_one_may_go_to_a_white_counter() -> None:
    scene = Scene().hand("merino").only_discs("step_limit", "wool_left")
    scene.at_wellington().play("reveal", "deliver sheep_0")
    assert scene.offered("take_disc") == ["step_limit", "wool_left"]


def test_NZ_17_without_a_disc_one_comes_from_a_medium_port_of_choice() -> None:
    scene = Scene().hand("merino").only_discs().ports("M1", "M2").at_wellington().play("reveal", "deliver sheep_1")
    assert scene.offered("choose_port") == ["M1", "M2"]
    scene.play("choose_port M2")
    assert scene.delivered() == {"sheep_1": 1}
    assert scene.me.ports == 1 << scene.tables.sea.port_names.index("M1")


def test_NZ_17_only_discs_come_back_from_ports_never_warehouses() -> None:
    scene = Scene().hand("merino").only_discs().ports("P1", "L1", "M1", "M2")
    scene.at_wellington().play("reveal", "deliver sheep_1")
    assert scene.offered("choose_port") == ["M1", "M2"]
    scene = forecast_a(Scene().hand("merino").only_discs().ports("P1", "L1"), "sailor", "shearer")
    scene.at_wellington().play("reveal")
    assert scene.offered("forecast") == ["A1", "A2"], "the delivery is passed over"


def test_NZ_17_unlocking_pays_and_gains() -> None:
    scene = Scene().hand("suffolk", "corriedale").only_discs("step_limit", "hand_left")
    scene.me.money = 0
    scene.at_wellington().play("reveal", "deliver sheep_9", "take_disc step_limit")
    assert (scene.me.money, scene.me.step_limit) == (9 - 3 + 3, 4)


@pytest.mark.parametrize(
    ("space", "price", "gained"),
    [
        ("step_limit", -3, {"step_limit": 3 + 1}),
        ("wool_left", 0, {"wool": 1}),
        ("wool_right", 4, {"wool": 1}),
        ("hand_left", 3, {"hand_limit": 5}),
        ("hand_right", 8, {"hand_limit": 5}),
        ("cert_limit", 0, {"certificate_limit": 5}),
        ("cert_left", 4, {"permanent_certificates": 1}),
        ("cert_right", 0, {"permanent_certificates": 1}),
    ],
)
def test_NZ_17_each_space_of_the_board_has_its_price_and_gain(space: str, price: int, gained: dict[str, int]) -> None:
    scene = Scene().hand("suffolk", "corriedale")
    scene.me.money = 2
    scene.at_wellington().play("reveal", "deliver sheep_9", f"take_disc {space}")
    assert scene.me.money == 2 + 9 - 3 - price
    assert {name: getattr(scene.me, name) for name in gained} == gained


@pytest.mark.parametrize(
    ("counter", "border", "paid", "money", "card"),
    [
        ("sheep_0", "white", 0, 6, None),
        ("sheep_1", "white", 0, 0, "sheepdog"),
        ("sheep_3", "white", 0, 0, "kotare"),
        ("sheep_6", "white", 0, 0, "ferry"),
        ("sheep_9", "black", 3, 0, "objective"),
        ("sheep_12", "black", 4, 0, "romney"),
        ("sheep_15", "white", 0, 0, "objective"),
        ("sheep_18", "black", 5, 0, "objective"),
        ("sheep_21", "black", 6, 0, None),
        ("abroad_8", "black", 2, 0, "objective"),
        ("abroad_12", "black", 4, 0, "romney"),
        ("abroad_16", "black", 6, 0, "objective"),
    ],
)
def test_NZ_17_each_counter_has_its_border_transport_cost_and_gains(
    counter: str, border: str, paid: int, money: int, card: str | None
) -> None:
    scene = Scene().ports("L1", "L3", "L5")
    scene.me.money, scene.me.permanent_certificates = 0, 21
    scene.at_wellington().play("reveal", f"deliver {counter}")
    assert ("step_limit" in scene.offered("take_disc")) == (border == "black")
    scene.play("take_disc aux_cert_1")
    assert scene.me.money == 21 - paid + money
    if card == "objective":
        scene.play("draw_objective")
        assert scene.tables.cards.is_objective[scene.card(next(iter(scene.in_discard())))]
    else:
        assert scene.in_discard() == ({card: 1} if card else {})


@pytest.mark.parametrize("counter", [1, 3, 6, 9, 12, 15, 18, 21])
def test_NZ_17_a_counter_is_reached_by_its_value_and_not_by_less(counter: int) -> None:
    for total in (counter, counter - 1):
        scene = Scene()
        scene.me.permanent_certificates = total
        scene.at_wellington().play("reveal")
        assert (f"sheep_{counter}" in scene.offered("deliver")) == (total == counter)


def test_NZ_105_without_any_disc_nothing_is_delivered_gained_or_paid() -> None:
    scene = forecast_a(Scene().hand("suffolk", "corriedale").only_discs(), "sailor", "shearer")
    scene.me.money = 0
    scene.at_wellington().play("reveal")
    assert scene.me.money == 9
    assert scene.offered("forecast") == ["A1", "A2"], "the delivery is passed over"
    assert (scene.delivered(), scene.in_discard()) == ({}, {"suffolk": 1, "corriedale": 1})


def test_NZ_105_black_discs_stay_barred_from_white_counters_while_a_white_one_is_too_dear() -> None:
    scene = forecast_a(Scene().hand("shropshire").only_discs("wool_right", "wool_left"), "sailor", "shearer")
    scene.me.money = 0
    scene.at_wellington().play("reveal")
    assert scene.offered("forecast") == ["A1", "A2"]
    assert scene.delivered() == {}


def test_NZ_105_a_port_disc_moves_only_if_no_reachable_counter_can_be_served_from_the_board() -> None:
    scene = Scene().hand("merino").ports("M1").at_wellington().play("reveal", "deliver sheep_1")
    assert scene.offered("choose_port") == []
    scene = Scene().hand("suffolk", "corriedale").only_discs("hand_right").ports("M1")
    scene.me.money = 0
    scene.at_wellington().play("reveal")
    assert scene.me.money == 9 < 3 + 8, "too little for counter 9 and the disc together"
    assert scene.offered("deliver") == ["sheep_0", "sheep_1", "sheep_3", "sheep_6"]


def test_NZ_105_a_port_disc_opens_no_counter_that_is_closed() -> None:
    """Counter 1 already holds one of the player's discs; foreign counter 8 has no warehouse in its port."""
    scene = Scene().only_discs().ports("M1")
    scene.me.money, scene.me.permanent_certificates = 20, 8
    scene.me.delivered[1] = 1
    assert scene.at_wellington().play("reveal").offered("deliver") == ["sheep_0", "sheep_3", "sheep_6"]


def test_NZ_105_a_port_disc_pays_the_transport_too() -> None:
    """On building 10a only the farm's own money can pay for wool counter 13."""
    scene = Scene().only_discs().ports("M1").built(10, "a1")
    scene.me.money = 6
    assert "2" not in scene.on("a1").offered("act")
    scene.me.money = 7
    scene.on("a1").play("act 2")
    assert (scene.me.money, scene.delivered(), scene.me.ports) == (0, {"wool_13": 1}, 0)


def test_NZ_105_a_medium_port_may_be_upgraded_again_after_its_disc_was_taken() -> None:
    scene = Scene().hand("merino").only_discs().ports("M1").at_wellington().play("reveal", "deliver sheep_1")
    scene.only_discs("aux_ship_1").ship("w3")
    scene.me.money = 9
    scene.does({"op": "ship", "n": 1})
    assert "upgrade" in scene.legal


def test_NZ_18_a_worker_goes_to_the_dearest_free_space_or_leaves_the_game() -> None:
    scene = Scene().hand("merino").jobs(("sailor", 1), *[("shearer", row) for row in (1, 2, 3, 4)])
    forecast_a(scene, "sailor", "shearer").at_wellington().play("reveal", "deliver sheep_0", "take_disc aux_cert_1")
    scene.play("forecast A1")
    assert scene.s.jobs[1 * 4 + WORKERS.index("sailor")] == 1
    scene = Scene().hand("merino").jobs(*[("shearer", row) for row in (1, 2, 3, 4)])
    forecast_a(scene, "sailor", "shearer").at_wellington().play("reveal", "deliver sheep_0", "take_disc aux_cert_1")
    scene.play("forecast A2")
    assert scene.s.box_a[WORKERS.index("shearer")] == 1


def hazard_placed(scene: Scene, kind: str) -> Scene:
    """The first hazard of a kind is chosen in the third step."""
    hazard = list(scene.tables.hazards.is_flood).index(int(kind == "flood"))
    scene.s.forecast[0] = len(WORKERS) + hazard + 1
    scene.s.forecast[1] = WORKERS.index("sailor") + 1
    scene.hand("merino").at_wellington()
    return scene.play("reveal", "deliver sheep_0", "take_disc aux_cert_1", "forecast A1")


def test_NZ_18_a_hazard_goes_to_its_zones_lowest_free_space() -> None:
    scene = hazard_placed(Scene().hazard("rock1"), "landslide")
    assert [scene.site(f"rock{number}") > 0 for number in (1, 2, 3, 4)] == [True, True, False, False]
    scene = hazard_placed(Scene().hazard("flood1").hazard("flood3"), "flood")
    assert [scene.site(f"flood{number}") > 0 for number in (1, 2, 3, 4)] == [True, True, True, False]
    assert [scene.site(f"rock{number}") for number in (1, 2, 3, 4)] == [0, 0, 0, 0]


def test_NZ_18_a_hazard_without_a_free_space_leaves_the_game() -> None:
    scene = Scene()
    for number in (1, 2, 3, 4):
        scene.hazard(f"flood{number}")
    assert sum(hazard_placed(scene, "flood").s.box_a[len(WORKERS) :]) == 1


def test_NZ_18_two_equal_tiles_are_no_choice() -> None:
    scene = forecast_b(forecast_a(Scene(), "sailor", "sailor"), "joker", "four_gold").jobs()
    scene.hand("merino").at_wellington().play("reveal", "deliver sheep_0", "take_disc aux_cert_1")
    assert scene.offered("forecast") == ["B1", "B2"]
    assert scene.s.jobs[WORKERS.index("sailor")] == 1
    assert list(scene.s.forecast[:2]) == [0, WORKERS.index("sailor") + 1]


def to_forecast_b(scene: Scene) -> Scene:
    """Through the first three steps."""
    forecast_a(forecast_b(scene, "joker", "four_gold"), "sailor", "shearer")
    scene.hand("merino").at_wellington()
    return scene.play("reveal", "deliver sheep_0", "take_disc aux_cert_1", "forecast A1")


def test_NZ_18_a_bonus_tile_fills_the_markers_row_and_moves_the_marker() -> None:
    scene = to_forecast_b(Scene(players=3).tiles(("joker", 2, 2)))
    scene.play("forecast B1")
    assert (scene.s.tiles[1 * 4 + 2], scene.s.marker) == (scene.tables.tiles.joker + 1, 1)
    scene = to_forecast_b(Scene(players=3).tiles(("joker", 2, 2), ("joker", 2, 3)))
    assert scene.play("forecast B1").s.marker == 2


def last_space(row: int) -> Scene:
    """The next bonus tile fills a row of two columns."""
    scene = Scene().tiles(("joker", row, 3)).market(lincoln=2).sheep_pile(suffolk=6, ryeland=5)
    scene.s.marker = row - 1
    return to_forecast_b(scene).play("forecast B1")


@pytest.mark.parametrize("row", [2, 6])
def test_NZ_18_black_arrows_do_nothing(row: int) -> None:
    scene = last_space(row)
    assert (sum(scene.s.market), scene.s.is_flipped, scene.s.marker_owner) == (2, 0, -1)


@pytest.mark.parametrize("row", [3, 5])
def test_NZ_18_a_yellow_arrow_fills_the_sheep_market(row: int) -> None:
    scene = last_space(row)
    assert (sum(scene.s.market), scene.s.is_flipped) == (9, 0)


@pytest.mark.parametrize(("players", "cards"), [(3, 11), (4, 14)])
def test_NZ_18_with_more_players_it_is_filled_to_more(players: int, cards: int) -> None:
    tiles = [("joker", 3, column) for column in range(5 - players, 4)]
    scene = Scene(players=players).tiles(*tiles).market(lincoln=2).sheep_pile(suffolk=6, ryeland=6)
    scene.s.marker = 2
    assert sum(to_forecast_b(scene).play("forecast B1").s.market) == cards


def test_NZ_18_a_full_sheep_market_gets_nothing() -> None:
    scene = Scene().tiles(("joker", 3, 3)).market(lincoln=7, suffolk=5)
    scene.s.marker = 2
    assert sum(to_forecast_b(scene).play("forecast B1").s.market) == 12


def test_NZ_18_the_turquoise_arrow_flips_four_neutral_buildings() -> None:
    scene = last_space(4)
    assert (scene.s.is_flipped, sum(scene.s.market)) == (1, 2)
    assert list(scene.tables.buildings.has_two_sides) == [0, 1, 1, 0, 0, 0, 1, 1]


def test_NZ_18_the_red_arrow_ends_the_game() -> None:
    assert last_space(7).s.marker_owner == 0


def test_NZ_19_the_breeder_goes_to_the_start_and_forecasts_are_filled() -> None:
    scene = to_forecast_b(Scene())
    bags = sum(scene.s.bag_a), sum(scene.s.bag_b)
    scene.play("forecast B2")
    assert scene.me.node == scene.tables.trail.start
    assert all(scene.s.forecast)
    assert (sum(scene.s.bag_a), sum(scene.s.bag_b)) == (bags[0] - 1, bags[1] - 1), "a tile of each bag"
    left = (WORKERS.index("shearer") + 1, scene.tables.tiles.joker + 1)
    assert (scene.s.forecast[1], scene.s.forecast[2]) == left, "what was not chosen stays"


def test_NZ_111_an_empty_bag_leaves_the_forecast_space_empty() -> None:
    scene = Scene()
    for tile in range(len(scene.s.bag_b)):
        scene.s.bag_b[tile] = 0
    to_forecast_b(scene).play("forecast B1")
    assert scene.s.forecast[2] == 0


def test_NZ_111_the_only_tile_of_a_forecast_is_taken_and_without_any_there_is_none() -> None:
    scene = forecast_a(Scene().jobs(), "sailor", "shearer")
    scene.s.forecast[0] = scene.s.forecast[2] = scene.s.forecast[3] = 0
    scene.hand("merino").at_wellington().play("reveal", "deliver sheep_0", "take_disc aux_cert_1")
    assert scene.s.jobs[WORKERS.index("shearer")] == 1
    assert sum(scene.s.tiles[1 * 4 :]) == sum(Scene().s.tiles[1 * 4 :]), "nothing is placed at the fourth step"
    assert scene.me.node == scene.tables.trail.start


def test_NZ_111_an_empty_forecast_space_is_not_offered() -> None:
    scene = forecast_b(forecast_a(Scene().jobs(), "sailor", "shearer"), "joker", "four_gold")
    scene.s.forecast[1] = 0
    scene.hand("merino").at_wellington().play("reveal", "deliver sheep_0", "take_disc aux_cert_1")
    assert scene.s.jobs[WORKERS.index("sailor")] == 1
    assert scene.offered("forecast") == ["B1", "B2"]


def test_NZ_111_after_the_marker_has_left_all_rows_are_open() -> None:
    scene = Scene().tiles(("token_vp", 7, 4))
    scene.s.marker = 7
    scene.me.money = 9
    assert scene.does({"op": "invest"}).me.tiles[scene.tables.tiles.names.index("token_vp")] == 1


def test_NZ_102_a_delivered_objective_comes_from_the_offer_or_the_pile() -> None:
    scene = Scene().hand("suffolk", "corriedale")
    scene.at_wellington().play("reveal", "deliver sheep_9", "take_disc aux_ship_1")
    assert "draw_objective" in scene.legal
    before = sum(scene.s.objective_pile)
    scene.play("draw_objective")
    assert (sum(scene.s.objective_pile), len(scene.s.offer)) == (before - 1, 4)
