"""Workers: hiring, the spaces they go to, jokers and bonus tiles."""

from __future__ import annotations

import pytest

from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from tests.gwt_new_zealand.scene import Scene


def test_NZ_23_the_row_sets_the_price() -> None:
    scene = Scene().jobs(("shepherd", 1), ("shepherd", 2), ("shepherd", 3), ("shepherd", 4))
    scene.me.money = 7
    scene.does({"op": "hire"})
    assert scene.offered("hire") == ["shepherd 2", "shepherd 3", "shepherd 4"]
    scene.play("hire shepherd 3")
    assert scene.me.money == 1
    assert scene.me.workers[0] == 2
    assert list(scene.s.jobs[0::4]) == [1, 1, 0, 1]


@pytest.mark.parametrize(("row", "price"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_NZ_23_each_row_of_the_job_market_as_printed(row: int, price: int) -> None:
    scene = Scene().jobs(("shearer", row), ("sailor", row))
    scene.me.money = 20
    assert scene.does({"op": "hire"}).play(f"hire sailor {row}").me.money == 20 - price


@pytest.mark.parametrize(("row", "price"), [(1, 5), (2, 5), (3, 6), (4, 7), (5, 6), (6, 5), (7, 4)])
def test_NZ_24_each_row_of_the_tile_market_as_printed(row: int, price: int) -> None:
    scene = Scene().tiles(("token_vp", row, 3), ("token_vp", row, 4))
    scene.s.marker = 7
    scene.me.money = 20
    assert scene.does({"op": "invest"}).play(f"invest {row} 3").me.money == 20 - price


def test_NZ_E2_seven_for_the_sailor_then_six_and_three_for_the_shearer() -> None:
    scene = Scene().hand("merino", "southdown").jobs(("sailor", 1), ("sailor", 2), ("shearer", 3))
    scene.me.money = 16
    scene.on("nA").play("act 2", "hire sailor 2")
    assert scene.me.money == 9
    scene.play("discard southdown")
    assert scene.me.certificates == 1
    scene.play("act 3", "choose 1")
    assert (scene.me.money, scene.in_discard()) == (0, {"southdown": 1, "romney": 1})
    assert "1" not in scene.offered("act")


def test_NZ_23_a_full_row_cannot_hire() -> None:
    scene = Scene().workers(sailor=5).jobs(("sailor", 1), ("builder", 1))
    scene.me.money = 20
    assert scene.does({"op": "hire"}).me.workers[WORKERS.index("builder")] == 2


def hired(worker: str, before: int, *hand: str, money: int = 30) -> Scene:
    scene = Scene().hand(*hand).workers(**{worker: before}).jobs((worker, 1))
    scene.me.money, scene.me.gold = money, 0
    return scene.market(hampshire=2, ryeland=2, lincoln=2, corriedale=2).does({"op": "hire"})


def test_NZ_23_shepherd_spaces() -> None:
    assert hired("shepherd", 1).me.tokens == 1
    assert hired("shepherd", 2).offered("take_sheep") == ["hampshire", "ryeland"]
    scene = hired("shepherd", 2).play("take_sheep hampshire")
    assert (scene.me.money, list(scene.me.known_top)) == (30 - 8 - 4, [scene.card("hampshire")])
    assert scene.offered("take_sheep") == []
    assert hired("shepherd", 2).play("done").me.money == 22
    assert hired("shepherd", 2, money=8 + 3).offered("take_sheep") == []
    assert hired("shepherd", 2, money=8 + 4).play("take_sheep ryeland").me.money == 0
    assert "1 dorset_horn" not in hired("shepherd", 3).offered("buy_sheep")
    assert "2 lincoln" in hired("shepherd", 3).offered("buy_sheep")
    scene = hired("shepherd", 4).play("choose 1", "take_sheep lincoln", "take_sheep corriedale")
    assert (scene.in_discard(), scene.offered("take_sheep")) == ({"lincoln": 1, "corriedale": 1}, [])
    assert scene.me.money == 30 - 8
    assert hired("shepherd", 4).play("choose 1", "take_sheep lincoln", "done").in_discard() == {"lincoln": 1}
    for option, breed in (("choose 2", "hampshire"), ("choose 3", "ryeland")):
        scene = hired("shepherd", 4).play(option, f"take_sheep {breed}")
        assert (scene.in_discard(), scene.offered("take_sheep"), scene.me.money) == ({breed: 1}, [], 22)


def test_NZ_23_builder_spaces() -> None:
    assert hired("builder", 1).me.explored == 1
    scene = hired("builder", 2).play("choose_building 5", "build_at a1")
    assert scene.me.money == 30 - 8 - 6
    assert hired("builder", 3).offered("choose_building") == []
    assert hired("builder", 4).play("choose_building 5", "build_at a1").me.money == 30 - 8 - 3


def test_NZ_23_and_NZ_101_sailor_spaces() -> None:
    assert hired("sailor", 1, "merino", "southdown").play("discard merino").me.certificates == 1
    assert hired("sailor", 1, "merino").play("done").me.certificates == 0
    assert hired("sailor", 2).me.gold == 1
    assert "w5" in hired("sailor", 3).offered("sail")
    assert "w6" not in hired("sailor", 3).offered("sail")


def test_NZ_23_shearer_spaces() -> None:
    assert hired("shearer", 1).play("choose 1").in_discard() == {"romney": 1}
    assert hired("shearer", 2).in_discard() == {}
    assert hired("shearer", 3).play("choose 1").in_discard() == {"romney": 1}
    assert hired("shearer", 3).play("done").in_discard() == {}
    assert hired("shearer", 4).in_discard() == {}


def test_NZ_21_a_card_is_offered_while_its_pile_lasts() -> None:
    def shearer_hired(romneys_left: int) -> Scene:
        scene = Scene().jobs(("shearer", 1))
        scene.me.money = 30
        scene.s.support[0] = romneys_left
        return scene.does({"op": "hire"})

    assert shearer_hired(1).play("choose 1").in_discard() == {"romney": 1}
    assert shearer_hired(1).play("done").in_discard() == {}
    assert (shearer_hired(0).offered("choose"), shearer_hired(0).in_discard()) == ([], {})


def invest(
    *tiles: tuple[str, int, int], money: int = 20, gold: int = 5, mod: int = 0, scene: Scene | None = None
) -> Scene:
    scene = scene or Scene().hand("merino", "shropshire")
    scene.tiles(*tiles).token().s.marker = 3
    scene.me.money, scene.me.gold = money, gold
    return scene.does({"op": "invest", "mod": mod})


def test_NZ_24_not_from_the_markers_row_and_never_without_the_price() -> None:
    scene = invest(("token_vp", 1, 3), ("token_vp", 4, 3), ("token_vp", 3, 3), ("joker", 2, 4), money=5)
    assert scene.offered("invest") == ["1 3", "2 4"]


def test_NZ_24_the_markers_row_is_closed_to_the_rich_too() -> None:
    scene = invest(("token_vp", 3, 3), ("token_vp", 4, 3), ("token_vp", 5, 3), money=20)
    assert scene.offered("invest") == ["3 3", "5 3"]


def test_NZ_24_with_four_players_the_first_space_of_the_market_sells_too() -> None:
    scene = invest(("token_vp", 1, 1), ("token_vp", 2, 1), scene=Scene(players=4))
    assert scene.offered("invest") == ["1 1", "2 1"]


def test_NZ_24_the_modifier_is_added() -> None:
    assert invest(("token_vp", 1, 3), ("token_vp", 2, 3), mod=3).play("invest 1 3").me.money == 12


def test_NZ_24_a_joker_costs_a_gold_and_is_a_worker_of_any_type() -> None:
    assert invest(("joker", 1, 3), ("joker", 1, 4), gold=0).offered("invest") == []
    scene = invest(("joker", 1, 3), ("joker", 1, 4)).play("invest 1 3")
    assert scene.offered("choose_row") == WORKERS
    scene.play("choose_row sailor", "discard merino")
    assert (scene.me.gold, scene.me.workers[2], scene.me.jokers[2], scene.me.certificates) == (4, 2, 2, 1)


@pytest.mark.parametrize(
    ("tile", "money", "gained", "cards"),
    [
        ("permanent_certificate", 15, {"permanent_certificates": 1}, {}),
        ("three_tokens_gold", 15, {"tokens": 4, "gold": 2}, {}),
        ("permanent_wool_token", 15, {"wool": 1, "tokens": 2}, {}),
        ("token_vp", 15, {"tokens": 2}, {}),
        ("sheepdog_gold", 15, {"gold": 3}, {"sheepdog": 1}),
        ("ferry_gold", 15, {"gold": 3}, {"ferry": 1}),
        ("explore_kotare_gold", 15, {"gold": 2, "explored": 2}, {"kotare": 1}),
        ("romney_swap_gold", 15, {"gold": 2, "hand_size": 1}, {"romney": 1}),
    ],
)
def test_NZ_24_each_bonus_tile_brings_what_it_shows(
    tile: str, money: int, gained: dict[str, int], cards: dict[str, int]
) -> None:
    scene = invest((tile, 1, 3), ("four_gold", 1, 4), gold=1)
    if "invest 1 3" in scene.legal:
        scene.play("invest 1 3")
    if tile == "romney_swap_gold":
        scene.play("discard merino")
    assert scene.me.money == money
    assert {name: getattr(scene.me, name) for name in gained} == gained
    assert scene.in_discard() == cards
    assert scene.me.tiles[scene.tables.tiles.names.index(tile)] == 1


def test_NZ_108_the_romney_tile_takes_an_own_starting_sheep_of_breed_value_2() -> None:
    hand = Scene().hand("shropshire", "southdown", "english_leicester", "merino", "lincoln", "ryeland", "romney")
    scene = invest(("romney_swap_gold", 1, 3), scene=hand).play("invest 1 3")
    assert scene.offered("discard") == ["southdown", "english_leicester", "merino"]
    scene.play("discard southdown")
    assert scene.s.box_cards[scene.card("southdown")] == 1
    assert scene.in_discard() == {"romney": 1}


def test_NZ_24_eight_points_for_four_gold() -> None:
    scene = invest(("four_gold", 1, 3), ("joker", 1, 4)).play("invest 1 3")
    assert (scene.me.gold, scene.me.money) == (1, 15)
    assert invest(("four_gold", 1, 3), gold=3).me.tiles[scene.tables.tiles.names.index("four_gold")] == 0


def test_NZ_24_a_hazard_for_three_pounds_more() -> None:
    scene = Scene().tiles(("hazard_for_3", 1, 3)).hazard("rock1").hazard("flood1")
    scene.me.money = 8
    scene.does({"op": "invest"}).play("remove_hazard flood1")
    assert (scene.me.money, scene.in_discard()) == (0, {"ferry": 1})
    scene = Scene().tiles(("hazard_for_3", 1, 3)).hazard("rock1")
    scene.me.money = 7
    assert scene.does({"op": "invest"}).me.money == 7


def test_NZ_108_the_hazard_tile_may_be_taken_at_full_price_when_there_is_no_hazard() -> None:
    scene = Scene().tiles(("hazard_for_3", 1, 3))
    scene.me.money = 8
    assert scene.does({"op": "invest"}).me.money == 0


def test_NZ_108_no_joker_when_every_row_is_full_and_no_romney_without_a_fitting_sheep() -> None:
    others = ("token_vp", 1, 4), ("token_vp", 2, 4)
    full = Scene().workers(shepherd=5, builder=5, sailor=5, shearer=5)
    assert invest(("joker", 1, 3), *others, scene=full).offered("invest") == ["1 4", "2 4"]
    unfit = Scene().hand("shropshire", "romney")
    assert invest(("romney_swap_gold", 1, 3), *others, scene=unfit).offered("invest") == ["1 4", "2 4"]


@pytest.mark.parametrize("row", WORKERS)
def test_NZ_108_a_joker_needs_room_in_one_row_of_any_type(row: str) -> None:
    scene = Scene().workers(**{worker: 4 if worker == row else 5 for worker in WORKERS})
    assert invest(("joker", 1, 3), ("token_vp", 1, 4), scene=scene).offered("invest") == ["1 3", "1 4"]


def test_NZ_24_a_joker_goes_to_no_full_row() -> None:
    scene = invest(("joker", 1, 3), ("joker", 1, 4), scene=Scene().workers(builder=5, shearer=5)).play("invest 1 3")
    assert scene.offered("choose_row") == ["shepherd", "sailor"]


def test_NZ_E3_a_tile_two_tokens_a_double_auxiliary_action_and_a_joker() -> None:
    scene = Scene().hand("shropshire").tiles(("token_vp", 1, 4), ("joker", 1, 3)).letter("C", "nC").flipped()
    scene.me.money, scene.me.tokens, scene.me.gold = 11, 1, 0
    scene.on("nC").play("act 2")
    assert (scene.me.money, scene.me.tokens) == (6, 2)
    scene.play("exchange_two")
    assert (scene.me.gold, scene.in_hand()) == (1, {})
    scene.play("act 1", "auxiliary money 2")
    assert scene.me.money == 8
    scene.play("act 3", "choose_row builder")
    assert (scene.me.money, scene.me.gold, scene.me.workers[1]) == (0, 0, 2)
