"""Why a move is refused, with the figures that fall short; one position per reason."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import newworlds
from newworlds.core.text import sentence
from newworlds.games.gwt_new_zealand import GAME, move_forms
from tests.gwt_new_zealand.scene import Scene
from tests.gwt_new_zealand.solo import SHEARER, Solo

Table = Callable[[], Scene]


def told(scene: Scene, move: str) -> tuple[str, dict[str, Any]]:
    assert move not in scene.legal
    refused = GAME.refusal(scene.s, move_forms.read(move))
    return refused.code.rpartition(".")[2], dict(refused.args)


def reason(scene: Scene, move: str) -> str:
    return GAME.refusal(scene.s, move_forms.read(move)).code.rpartition(".")[2]


def with_money(scene: Scene, pounds: int) -> Scene:
    scene.me.money = pounds
    return scene


def buying(pounds: int, shepherds: int, **market: int) -> Scene:
    return with_money(Scene().market(**market), pounds).workers(shepherd=shepherds).does({"op": "buy_sheep"})


@pytest.mark.parametrize(
    ("table", "move", "expected"),
    [
        (lambda: buying(20, 5, suffolk=1), "buy_sheep 2 lincoln", ("no_such_sheep", {})),
        (lambda: buying(20, 1, suffolk=1), "buy_sheep 1 suffolk", ("too_few_shepherds", {"shepherds": 2, "have": 1})),
        (lambda: buying(4, 1, lincoln=1), "buy_sheep 1 lincoln", ("sheep_too_dear", {"pounds": 5, "money": 4})),
        (lambda: buying(4, 3, lincoln=1), "buy_sheep 1 lincoln", ("other_option", {})),
    ],
)
def test_sheep_of_the_market(table: Table, move: str, expected: tuple[str, dict[str, int]]) -> None:
    """NZ-25: the price is the lowest for the player's shepherds, whichever line of the price list was pointed at."""
    assert told(table(), move) == expected


def test_the_pile_of_sheep_may_be_empty() -> None:
    scene = with_money(Scene().market(lincoln=1).sheep_pile(), 9).does({"op": "buy_sheep"})
    assert told(scene, "add_sheep") == ("sheep_pile_empty", {})


def taking(pounds: int, **market: int) -> Scene:
    offer = {"op": "market_sheep", "n": 1, "cost": 4, "breeds": ["hampshire", "ryeland"]}
    return with_money(Scene().token().market(**market), pounds).does(offer)


def test_sheep_of_a_card() -> None:
    assert told(taking(9, hampshire=1, lincoln=1), "take_sheep lincoln") == ("other_breed", {})
    assert told(taking(9, hampshire=1), "take_sheep ryeland") == ("no_such_sheep", {})


def building(pounds: int, builders: int, wage: int = 2) -> Scene:
    return with_money(Scene().workers(builder=builders), pounds).does({"op": "build", "per_builder": wage})


@pytest.mark.parametrize(
    ("table", "move", "expected"),
    [
        (lambda: building(20, 2), "choose_building 6", ("too_few_builders", {"builders": 4, "have": 2})),
        (lambda: building(7, 5), "choose_building 6", ("building_too_dear", {"pounds": 8, "money": 7})),
        (lambda: building(9, 5).play("choose_building 1"), "build_at nA", ("no_building_space", {})),
        (
            lambda: building(9, 5).play("choose_building 1"),
            "build_at f2",
            ("not_explored", {"needed": 7, "explored": 0}),
        ),
    ],
)
def test_buildings_and_their_spaces(table: Table, move: str, expected: tuple[str, dict[str, int]]) -> None:
    """NZ-26."""
    assert told(table(), move) == expected


def test_what_is_built_counts_when_a_larger_building_replaces_it() -> None:
    """NZ-26: building 6 takes four builders, but only two more to replace a two-builder building."""
    scene = with_money(Scene().workers(builder=1).built(3, "a1"), 20).does({"op": "build", "per_builder": 2})
    assert told(scene, "choose_building 6") == ("too_few_builders", {"builders": 2, "have": 1})
    assert told(scene, "choose_building 3") == ("not_in_supply", {})


def test_a_building_space_that_is_taken() -> None:
    scene = with_money(Scene().workers(builder=4).built(1, "a1", seat=1).built(3, "a2"), 20)
    scene.does({"op": "build", "per_builder": 2}).play("choose_building 1")
    assert told(scene, "build_at a1") == ("space_taken", {})
    assert told(scene, "build_at a2") == ("not_larger", {})


def test_a_replacement_by_one_builder_more() -> None:
    """NZ-107."""
    scene = Scene().built(3, "a1").built(4, "a2").built(6, "a3").does({"op": "replace_plus_1"})
    assert told(scene, "choose_building 8") == ("follows_no_building", {})
    scene.play("choose_building 5")
    assert told(scene, "build_at a3") == ("must_replace_one_less", {})
    assert told(scene, "build_at b1") == ("must_replace_one_less", {})


def sailing(pounds: int, steps: int, at: str) -> Scene:
    return with_money(Scene(), pounds).ship(at).does({"op": "ship", "n": steps})


@pytest.mark.parametrize(
    ("table", "move", "expected"),
    [
        (lambda: sailing(9, 2, "w1"), "sail w4", ("too_far", {"away": 3, "steps": 2})),
        (lambda: sailing(9, 2, "w1"), "sail w1", ("ship_is_there", {})),
        (lambda: sailing(9, 2, "w1"), "upgrade", ("no_port_here", {})),
        (lambda: sailing(1, 2, "w2"), "upgrade", ("port_too_dear", {"pounds": 2, "money": 1})),
        (lambda: sailing(1, 2, "w2"), "choose_port P1", ("port_too_dear", {"pounds": 2, "money": 1})),
        (lambda: sailing(9, 2, "w2"), "choose_port P2", ("ship_elsewhere", {})),
        (lambda: Scene().ports("P1").ship("w2").does({"op": "ship", "n": 1}), "upgrade", ("port_is_yours", {})),
    ],
)
def test_the_ship_and_the_port_where_it_lies(table: Table, move: str, expected: tuple[str, dict[str, int]]) -> None:
    """NZ-27: a port is upgraded where the ship is, by pointing at the port or at the step."""
    assert told(table(), move) == expected


def test_a_port_needs_its_piece() -> None:
    """NZ-27, NZ-106: a warehouse or, in a medium port, a disc that can be paid for."""
    empty = sailing(9, 2, "w2")
    for pair in range(len(empty.me.warehouses)):
        empty.me.warehouses[pair] = 0
    assert told(empty.does({"op": "ship", "n": 2}), "upgrade") == ("no_warehouse", {})
    medium = with_money(Scene().only_discs("wool_right"), 5).ship("w3").does({"op": "ship", "n": 1})
    assert told(medium, "upgrade") == ("no_disc_for_port", {"money": 3})


def test_a_warehouse_from_afar() -> None:
    scene = with_money(Scene().token(), 9).ship("w1").does({"op": "warehouse_within", "n": 4})
    assert told(scene, "choose_port P2") == ("port_too_far", {"away": 5, "steps": 4})
    assert told(scene, "choose_port M1") == ("port_takes_a_disc", {})


def delivering(scene: Scene, *cards: str) -> Scene:
    return scene.token().hand(*cards).at_wellington().play("reveal")


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("deliver sheep_6", ("counter_asks_more", {"value": 6, "worth": 4})),
        ("deliver sheep_3", ("counter_is_yours", {})),
        ("deliver wool_5", ("sheep_only", {})),
    ],
)
def test_a_counter_of_wellington(move: str, expected: tuple[str, dict[str, int]]) -> None:
    """NZ-17."""
    scene = Scene()
    scene.me.delivered[move_forms.counter_names(scene.tables).index("sheep_3")] = 1
    assert told(delivering(scene, "merino", "southdown"), move) == expected


def test_a_counter_abroad_needs_its_warehouse() -> None:
    scene = Scene()
    scene.me.permanent_certificates = 20
    assert told(delivering(scene, "merino"), "deliver abroad_8") == ("counter_abroad", {})


def test_transport_and_the_disc_must_be_paid_together() -> None:
    """NZ-105."""
    scene = with_money(Scene(), 2).delivers(9)
    assert told(scene, "deliver sheep_9") == ("transport_too_dear", {"pounds": 3, "money": 2})
    scene = with_money(Scene().only_discs("cert_left"), 6)
    assert told(scene.delivers(12), "deliver sheep_9") == ("no_disc_for_counter", {"money": 3})


def test_a_disc_leaves_once_fits_its_border_and_is_paid_for() -> None:
    """NZ-17, NZ-103."""
    scene = with_money(Scene().freed("aux_draw_2"), 5).ship("w3").does({"op": "ship", "n": 1}).play("upgrade")
    assert told(scene, "take_disc aux_draw_2") == ("disc_gone", {})
    assert told(scene, "take_disc step_limit") == ("disc_is_black", {})
    assert told(scene, "take_disc cert_left") == ("disc_too_dear", {"pounds": 4, "money": 3})


def test_a_bonus_tile_asks_for_its_whole_price() -> None:
    """NZ-24: the row's price plus the tile's own."""
    scene = Scene().tiles(("token_vp", 1, 3), ("token_vp", 3, 4), ("four_gold", 1, 4))
    scene.me.money, scene.me.gold = 6, 1
    scene.does({"op": "invest"})
    assert told(scene, "invest 1 4") == ("tile_asks_for_gold", {"gold": 4, "have": 1})


def test_auxiliary_actions_are_single_at_a_location_and_none_in_wellington() -> None:
    """NZ-13, NZ-15."""
    assert told(Scene().on("nD"), "auxiliary money 2") == ("auxiliary_single_only", {})
    assert told(Scene().hand("ferry").on("wellington"), "auxiliary money 1") == ("only_four_steps", {})


def test_sheep_are_not_played() -> None:
    assert told(Scene().hand("merino", "ferry").on("nD"), "play_card merino") == ("not_played", {})


@pytest.mark.parametrize(
    ("scene", "move", "why"),
    [
        (lambda: Scene().jobs(("sailor", 1), ("builder", 3), ("builder", 4)), "hire sailor 2", "nobody_there"),
        (
            lambda: Scene().jobs(("sailor", 1), ("builder", 3), ("builder", 4)).workers(sailor=5),
            "hire sailor 1",
            "row_full",
        ),
        (lambda: Scene().jobs(("sailor", 1), ("builder", 4), ("shearer", 4)), "hire sailor 1", "too_dear"),
    ],
)
def test_hiring_is_refused_with_what_is_lacking(scene: Callable[[], Scene], move: str, why: str) -> None:
    table = scene()
    table.me.money = 7
    table.does({"op": "hire"})
    assert GAME.refusal(table.s, move_forms.read(move)).code.endswith(why)


def test_bonus_tiles_and_bonus_cards_are_refused_with_what_is_lacking() -> None:
    tokens = [("token_vp", 1, 3), ("token_vp", 2, 3), ("token_vp", 3, 4), ("token_vp", 4, 4)]
    scene = Scene().tiles(*tokens, ("four_gold", 1, 4))
    scene.me.money, scene.me.gold = 6, 1
    scene.does({"op": "invest"})
    reasons = {
        "invest 3 3": "no_tile_there",
        "invest 2 3": "marker_row",
        "invest 4 4": "tile_too_dear",
        "invest 1 4": "tile_asks_for_gold",
    }
    for move, why in reasons.items():
        assert GAME.refusal(scene.s, move_forms.read(move)).code.endswith(why)
    scene.on("nA")
    assert GAME.refusal(scene.s, move_forms.read("buy_bonus_card bell")).code.endswith("not_enough_gold")
    scene.s.bonus_left[0] = 0
    assert GAME.refusal(scene.s, move_forms.read("buy_bonus_card wheel")).code.endswith("pile_empty")
    assert GAME.refusal(scene.s, move_forms.read("play_card ferry")).code.endswith("not_in_hand")


@pytest.mark.parametrize(
    ("scene", "move", "why"),
    [
        (Scene().hazard("rock1").on("rock1"), "act 1", "not_your_building"),
        (Scene().on("nD"), "act 3", "no_such_action"),
        (Scene().on("nD"), "act 1", "no_card_for_it"),
        (Scene().hand("english_leicester").on("nD").play("act 1"), "act 1", "action_used"),
        (Scene().token().on("nD").play("auxiliary money 1"), "act 2", "auxiliary_instead"),
        (Scene().jobs().on("nA"), "act 2", "nobody_to_hire"),
        (Scene().tiles().on("nC"), "act 3", "no_tile_to_take"),
        (Scene().on("nH"), "act 3", "no_hazard_to_remove"),
        (Scene().built(1, "a2").on("a2"), "act 1", "nothing_to_count"),
    ],
)
def test_an_action_of_the_location_is_refused_with_what_is_lacking(scene: Scene, move: str, why: str) -> None:
    assert reason(scene, move) == why


def hiring(pounds: int, *jobs: tuple[str, int]) -> Scene:
    return with_money(Scene().jobs(*jobs).workers(sailor=5), pounds).on("nA")


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (lambda: hiring(6, ("builder", 1), ("shepherd", 2)), ("cheapest_worker_too_dear", {"pounds": 7, "money": 6})),
        (lambda: hiring(7, ("builder", 1), ("sailor", 4)), ("cheapest_worker_too_dear", {"pounds": 8, "money": 7})),
        (lambda: hiring(9, ("sailor", 1)), ("rows_full", {})),
        (lambda: hiring(9), ("nobody_to_hire", {})),
    ],
)
def test_NZ_23_hiring_names_the_price_of_the_cheapest_worker_there_is_room_for(
    table: Table, expected: tuple[str, dict[str, int]]
) -> None:
    """NZ-23: full rows and an empty job market are separate reasons."""
    assert told(table(), "act 2") == expected


def test_NZ_24_investing_names_the_price_of_the_cheapest_tile_for_sale() -> None:
    """NZ-24: the marker's row is not for sale."""
    scene = Scene().tiles(("token_vp", 1, 3), ("token_vp", 3, 4))
    cheapest = min(scene.tables.markets.tile_costs[row] for row in (0, 2) if row != scene.s.marker)
    refused = told(with_money(scene, cheapest - 1).on("nC"), "act 3")
    assert refused == ("cheapest_tile_too_dear", {"pounds": cheapest, "money": cheapest - 1})


@pytest.mark.parametrize(
    ("builders", "pounds", "expected"),
    [
        (1, 1, ("building_too_dear", {"pounds": 2, "money": 1})),
        (0, 9, ("too_few_builders", {"builders": 1, "have": 0})),
    ],
)
def test_NZ_26_building_names_what_the_smallest_building_takes(
    builders: int, pounds: int, expected: tuple[str, dict[str, int]]
) -> None:
    assert told(with_money(Scene(), pounds).workers(builder=builders).on("nD"), "act 2") == expected


def test_NZ_28_delivering_wool_names_the_price_of_the_transport() -> None:
    scene = with_money(Scene().built(10, "a1"), 6).on("a1")
    assert told(scene, "act 2") == ("transport_too_dear", {"pounds": 7, "money": 6})


def test_NZ_33_removing_a_hazard_names_its_price() -> None:
    scene = with_money(Scene().hazard("rock1"), 4).on("nH")
    assert told(scene, "act 3") == ("hazard_too_dear", {"pounds": 5, "money": 4})


def test_a_rivals_location_is_refused_by_its_own_rule() -> None:
    scene = Scene().built(1, "a1", seat=1).on("a1")
    assert GAME.refusal(scene.s, move_forms.read("act 1")).rule == "NZ-14"


def test_full_certificates_are_the_reason_a_certificate_cannot_be_gained() -> None:
    scene = Scene().built(9, "a1").sides(9)
    scene.me.certificates = scene.me.certificate_limit
    assert reason(scene.on("a1"), "act 2") == "certificates_full"


def test_an_auxiliary_action_is_locked_too_dear_or_too_late() -> None:
    scene = Scene().on("nD")
    assert reason(scene, "auxiliary explore 1") == "auxiliary_locked"
    scene.freed("aux_explore_1").me.money = 0
    assert reason(scene, "auxiliary explore 1") == "auxiliary_too_dear"
    late = Scene().hand("english_leicester").on("nD").play("act 1")
    assert reason(late, "auxiliary money 1") == "auxiliary_only_instead"


def test_an_auxiliary_action_that_can_do_nothing_says_what_is_lacking() -> None:
    scene = Scene().freed("aux_cert_1").pile().on("nD")
    scene.me.certificates = scene.me.certificate_limit
    assert reason(scene, "auxiliary cert 1") == "certificates_full"
    assert reason(scene, "auxiliary draw 1") == "nothing_to_draw"


def test_wellington_is_no_rivals_building() -> None:
    """NZ-15: nothing else is printed there, before its four steps or after them."""
    scene = Scene().hand("ferry").on("wellington")
    assert reason(scene, "act 1") == "no_such_action"
    scene.play("act wellington", "reveal", "take_disc aux_cert_1")
    while scene.offered("forecast"):
        scene.play("forecast " + scene.offered("forecast")[0])
    assert scene.me.node == scene.tables.trail.start
    assert reason(scene, "act 1") == "no_such_action"
    assert reason(scene, "act wellington") == "action_used"


def test_a_building_that_replaced_a_used_one_says_so() -> None:
    """NZ-26: whether its actions could be paid for is irrelevant."""
    scene = Scene().token().built(6, "a2").sides(6).hand("bonus_6").on("a2").play("act 2", "play_card bonus_6")
    scene.play("choose 2")
    assert scene.me.built[6] == scene.node("a2")
    refused = GAME.refusal(scene.s, move_forms.read("act 1"))
    assert (refused.code.rpartition(".")[2], refused.rule) == ("building_replaced", "NZ-26")


def test_cards_are_neither_played_nor_bought_on_the_way() -> None:
    """NZ-35, NZ-36: the gold and the card are there, but the breeder is already moving."""
    scene = Scene().hand("ferry")
    scene.me.gold = 5
    scene.moving("nA").play("step nB")
    assert reason(scene, "buy_bonus_card wheel") == "not_while_moving"
    assert reason(scene, "play_card ferry") == "not_while_moving"


def test_a_joker_without_a_free_row_is_not_called_too_dear() -> None:
    scene = Scene().tiles(("joker", 1, 3), ("token_vp", 1, 4), ("token_vp", 3, 4))
    scene.workers(shepherd=5, builder=5, sailor=5, shearer=5)
    scene.me.money, scene.me.gold = 20, 5
    assert reason(scene.does({"op": "invest"}), "invest 1 3") == "no_row_for_joker"


def test_in_the_last_round_a_turn_does_not_end_with_a_reaction() -> None:
    scene = Scene().token()
    scene.s.marker_owner = 1
    assert reason(scene.on("nA"), "react doubles") == "no_reaction_now"


def test_what_sarah_may_not_do_is_not_explained_by_your_means() -> None:
    """NZ-61: she pays nothing, and your tokens do not count as hers."""
    solo = Solo().specialised(SHEARER, 1).jobs(("shepherd", 4), ("builder", 4), ("sailor", 1)).acts(1)
    solo.me.tokens = 2
    assert solo.offered("hire") == ["shepherd 4", "builder 4"]
    assert reason(solo, "hire sailor 1") == "sarahs_turn"
    assert reason(solo, "exchange") == "sarahs_turn"


LACKING = [
    ("pounds", "money"),
    ("shepherds", "have"),
    ("builders", "have"),
    ("gold", "have"),
    ("wanted", "have"),
    ("away", "steps"),
    ("value", "worth"),
    ("needed", "explored"),
]
"""What a reason says is required, and what there is of it: always less."""


@pytest.mark.parametrize("players", [1, 2, 4])
def test_whatever_is_refused_has_a_sentence_in_both_languages_and_true_figures(players: int) -> None:
    newworlds.game(GAME.id)
    position, chance = GAME.new(players, 5).position, random.Random(5)
    while not position.is_over:
        legal = list(position.legal())
        kind = chance.choice(move_forms.KINDS)
        possible = move_forms.values(position.tables, kind.code)  # type: ignore[attr-defined]
        fields = chance.choice([fields for fields in possible if fields is not None])
        if GAME.encode(position, kind.move(*fields)) not in legal:
            refused = GAME.refusal(position, kind.move(*fields))
            assert sentence(refused, "en") != sentence(refused, "fr")
            figures: Mapping[str, Any] = refused.args
            for asked, there in LACKING:
                assert asked not in figures or figures[asked] > figures[there]
        position.apply(chance.choice(legal))
